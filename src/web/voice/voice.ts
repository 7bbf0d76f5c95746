type Props = Readonly<Record<string, unknown>>

/** Rewrites the texts in an element's properties for the site's voice; unchanged where the butler speaks. */
let voice = (props: Props): Props => props

/** Sets the voice from now on. The server does so for each page that it renders. */
export function speakAs(other: typeof voice): void {
  voice = other
}

/** Properties of an element with their texts in the voice of the site. */
export function said(props: Props): Props {
  return voice(props)
}
