import { SaxesParser } from 'saxes'

/** An element of a reply, without prefixes and namespaces: vendors send any, or none. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: readonly XmlElement[]
  /** The element's own text, without that of its children and without space around it. */
  readonly text: string
}

/** A document that we refuse to read; the message quotes nothing from it. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

const mostBytes = 1024 * 1024
const mostDepth = 40
/** Elements and attributes. */
const mostNames = 20_000

/** Possible encodings of a body, which was decoded by its own on arrival. */
const encodings = new Set([
  'utf-8',
  'utf8',
  'us-ascii',
  'ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'utf-16',
])

const options = { xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const

interface Growing {
  readonly name: string
  readonly attributes: XmlElement['attributes']
  readonly children: XmlElement[]
  text: string
}

/**
 * The root of a document. Throws an XmlError for a document that is not well formed or has what no reply needs: a document type,
 * entities of its own, processing instructions, more than 1 MiB, 40 levels or 20,000 elements and attributes.
 */
export function readXml(document: string): XmlElement {
  if (Buffer.byteLength(document) > mostBytes) throw new XmlError('it is larger than 1 MiB')
  if (document.includes('\u{FFFD}')) throw new XmlError('its bytes are not of its encoding')
  const parser = new SaxesParser(options)
  const open: Growing[] = []
  const roots: XmlElement[] = []
  let count = 0
  parser.on('error', () => refuse('it is not well formed'))
  parser.on('doctype', () => refuse('it has a document type'))
  parser.on('processinginstruction', ({ target }) => {
    // As a browser would show it.
    if (target !== 'xml-stylesheet') refuse('it has a processing instruction')
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!encodings.has(encoding.toLowerCase())) refuse('its encoding is not supported')
  })
  const countOne = () => {
    count += 1
    if (count > mostNames) refuse('it has more than 20,000 elements and attributes')
  }
  parser.on('attribute', countOne)
  parser.on('opentag', ({ name, attributes }) => {
    countOne()
    if (open.length >= mostDepth) refuse('it is nested deeper than 40 levels')
    open.push({ name: localName(name), attributes: localNames(attributes), children: [], text: '' })
  })
  const addText = (text: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (!closed) return
    const siblings = open.at(-1)?.children ?? roots
    siblings.push({ ...closed, text: closed.text.trim() })
  })
  parser.write(document).close()
  const [root] = roots
  if (!root) throw new XmlError('it is empty')
  return root
}

function refuse(message: string): never {
  throw new XmlError(message)
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}

function localNames(attributes: Readonly<Record<string, string>>): XmlElement['attributes'] {
  const named = Object.entries(attributes).map(([name, value]) => [localName(name), value] as const)
  return named.length === 0 ? none : Object.assign(Object.create(null), Object.fromEntries(named))
}

const none: XmlElement['attributes'] = Object.freeze(Object.create(null))

/** Every element at a path like `PersPolicy/QuoteInfo`, however many there are at each level. */
export function allAt(from: XmlElement, path: string): readonly XmlElement[] {
  let elements: readonly XmlElement[] = [from]
  for (const name of path.split('/'))
    elements = elements.flatMap(({ children }) => children.filter(child => child.name === name))
  return elements
}

/** The first element at a path. */
export function firstAt(from: XmlElement, path: string): XmlElement | undefined {
  return allAt(from, path)[0]
}

/** The first text at a path; undefined if there is none, or an empty one. */
export function textAt(from: XmlElement, path: string): string | undefined {
  return allAt(from, path).find(({ text }) => text !== '')?.text
}

/** Every element with a name, at any depth, outer ones first. */
export function anywhere(from: XmlElement, name: string): readonly XmlElement[] {
  const below = from.children.flatMap(child => anywhere(child, name))
  return from.name === name ? [from, ...below] : below
}
