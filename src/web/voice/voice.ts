type Props = Readonly<Record<string, unknown>>

/** How the properties of an element are said; as written, where the butler speaks. */
let voice = (props: Props): Props => props

/** Sets who speaks from now on. The server does so for each page that it draws. */
export function speakAs(other: typeof voice): void {
  voice = other
}

/** Properties of an element with their words in the voice of the site. */
export function said(props: Props): Props {
  return voice(props)
}
