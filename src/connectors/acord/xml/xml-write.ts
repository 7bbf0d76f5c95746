/** An element to send: text, or elements in order. Undefined parts are left out. */
export interface XmlPart {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | XmlParts
}

export type XmlParts = readonly (XmlPart | undefined)[]

/** An element with a name; for one with attributes, write the object out. */
export function element(name: string, content: XmlPart['content']): XmlPart {
  return { name, content }
}

/** An element with text; undefined if there is no text. */
export function textElement(name: string, text: string | undefined): XmlPart | undefined {
  return text === undefined || text === '' ? undefined : { name, content: text }
}

/** An element with parts; undefined if there are none. */
export function someElement(name: string, parts: XmlParts): XmlPart | undefined {
  return parts.some(part => part !== undefined) ? element(name, parts) : undefined
}

/** The document as UTF-8 text. All text is escaped, and what XML 1.0 cannot carry is removed from it. */
export function writeXml(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(root)}`
}

function textOf({ name, attributes = {}, content }: XmlPart): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const tag = name + attributeTexts.join('')
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map(part => (part === undefined ? '' : textOf(part))).join('')
  return inside === '' ? `<${tag}/>` : `<${tag}>${inside}</${name}>`
}

/** What XML 1.0 cannot write (control characters, lone surrogates, two noncharacters), and the replacement character. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]/gu

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would turn these into spaces or line feeds.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"\t\n\r]/g, character => escapes[character] ?? '')
}
