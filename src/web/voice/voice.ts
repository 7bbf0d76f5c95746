type Props = Readonly<Record<string, unknown>>

/** Another voice than the butler's, as `src/voice/as-company.ts` exports it. */
interface Voice {
  asCompany(text: string): string
  propsAsCompany(props: Props): Props
}

let voice: Voice | undefined

/** Sets who speaks from now on; undefined is the butler. The server does so for each page that it draws. */
export function speakAs(other: Voice | undefined): void {
  voice = other
}

/** A text in the voice of the site. */
export function inVoice(text: string): string {
  return voice ? voice.asCompany(text) : text
}

/** Properties of an element with their words in the voice of the site. */
export function said(props: Props): Props {
  return voice ? voice.propsAsCompany(props) : props
}
