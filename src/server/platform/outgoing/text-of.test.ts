import { expect, it } from 'vitest'
import { textOf } from './text-of.ts'

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>café</a>`
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

it.each([
  ['UTF-8', Buffer.from('café'), '', 'café'],
  ['UTF-8 with a mark', Buffer.from('\u{FEFF}{"a":"é"}'), 'application/json', '{"a":"é"}'],
  ['a charset', Buffer.from('café', 'latin1'), 'text/xml; charset=ISO-8859-1', 'café'],
  ['a declaration', Buffer.from(declared('ISO-8859-1'), 'latin1'), 'text/xml', declared('ISO-8859-1')],
  ['UTF-16 with a mark', Buffer.from(`\u{FEFF}${declared('UTF-16')}`, 'utf16le'), '', declared('UTF-16')],
  ['UTF-16 without one', swapped(declared('UTF-16')), '', declared('UTF-16')],
  ['a charset that nobody knows', Buffer.from('café'), 'text/xml; charset=klingon', 'café'],
])('reads a reply by %s', (_, bytes, contentType, text) => {
  expect(textOf(bytes, contentType)).toBe(text)
})

it('marks bytes of another encoding', () => {
  expect(textOf(Buffer.from('café', 'latin1'), 'application/json')).toBe('caf\u{FFFD}')
})
