/** How the page says a text: as written, where the butler speaks. */
let say: ((text: string) => string) | undefined

/** Sets who speaks from now on; undefined is the butler. The server does so for each page that it draws. */
export function speakAs(voice: typeof say): void {
  say = voice
}

/** A text in the voice of the site. */
export function inVoice(text: string): string {
  return say ? say(text) : text
}

type Props = Readonly<Record<string, unknown>>

const words = ['children', 'aria-label', 'title']

/** Properties with their words in the voice of the site; what is said twice, by a component and its element, stays. */
export function said(props: Props): Props {
  if (!say) return props
  const named = words.filter(name => name in props)
  return { ...props, ...Object.fromEntries(named.map(name => [name, spoken(props[name])])) }
}

function spoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoken)
  return typeof value === 'string' ? inVoice(value) : value
}
