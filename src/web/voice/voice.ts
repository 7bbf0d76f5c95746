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

const attributes = ['aria-label', 'title', 'alt', 'placeholder']

/** The properties of an element, its words in the voice of the site. Those of a component are said by its own elements. */
export function said(type: unknown, props: Props): Props {
  if (!say || typeof type === 'function' || (typeof type === 'object' && type !== null)) return props
  const words = ['children', ...attributes].filter(name => name in props)
  return { ...props, ...Object.fromEntries(words.map(name => [name, spoken(props[name])])) }
}

function spoken(words: unknown): unknown {
  if (typeof words === 'string') return inVoice(words)
  return Array.isArray(words) ? words.map(one => (typeof one === 'string' ? inVoice(one) : one)) : words
}
