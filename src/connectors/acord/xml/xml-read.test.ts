import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAt, anywhere, firstAt, readXml, textAt, XmlError } from './xml-read.ts'
import { element, textElement, writeXml, type XmlPart } from './xml-write.ts'

const refused = (document: string) => {
  try {
    readXml(document)
  } catch (error) {
    return error instanceof XmlError ? error.message : error
  }
  return 'read'
}

describe('reading a document', () => {
  it('gives elements, attributes and text without prefixes and namespaces', () => {
    const root = readXml(
      '<?xml version="1.0" encoding="utf-8"?><a:R xmlns:a="urn:a" a:id="7"><!-- c --><a:B> x &amp; <![CDATA[<y>]]> </a:B></a:R>',
    )
    expect(root).toMatchObject({
      name: 'R',
      attributes: { id: '7' },
      children: [{ name: 'B', text: 'x & <y>' }],
    })
  })

  it('treats one element and many alike, and an empty text as none', () => {
    const root = readXml('<R><A><T/></A><A><T>1</T><T>2</T></A></R>')
    expect(allAt(root, 'A/T').map(({ text }) => text)).toEqual(['', '1', '2'])
    expect(textAt(root, 'A/T')).toBe('1')
    expect(textAt(root, 'A/U')).toBeUndefined()
    expect(firstAt(root, 'B')).toBeUndefined()
    expect(anywhere(root, 'T')).toHaveLength(3)
  })

  it('reads documents at its very limits', () => {
    expect(refused(`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`)).toBe('read')
    expect(refused(`<a>${'<b/>'.repeat(19_999)}</a>`)).toBe('read')
    const frame = '<a></a>'
    expect(refused(`<a>${'x'.repeat(1024 * 1024 - frame.length)}</a>`)).toBe('read')
  })

  it.each([
    ['a document type', '<!DOCTYPE a><a/>', 'it has a document type'],
    [
      'a document type from elsewhere',
      '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>',
      'it has a document type',
    ],
    [
      'a bomb of entities',
      `<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>`,
      'it has a document type',
    ],
    [
      'a file as an entity',
      '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>',
      'it has a document type',
    ],
    ['an entity of its own', '<a>&nbsp;</a>', 'it is not well formed'],
    ['an entity named like what objects have', '<a>&constructor;</a>', 'it is not well formed'],
    ['a forbidden character by number', '<a>&#0;</a>', 'it is not well formed'],
    ['a processing instruction', '<a><?php exit ?></a>', 'it has a processing instruction'],
    ['a processing instruction', '<?php echo 1 ?><a/>', 'it has a processing instruction'],
    ['an element that stays open', '<a><b></a>', 'it is not well formed'],
    ['an end before its time', '<a><b>text', 'it is not well formed'],
    ['two roots', '<a/><b/>', 'it is not well formed'],
    ['an attribute twice', '<a b="1" b="2"/>', 'it is not well formed'],
    ['nothing', '', 'it is not well formed'],
    ['a page', '<html><br></html>', 'it is not well formed'],
    ['JSON', '{"status":"quoted"}', 'it is not well formed'],
    ['41 levels', `${'<a>'.repeat(41)}${'</a>'.repeat(41)}`, 'it is nested deeper than 40 levels'],
    ['100,000 levels that never close', '<a>'.repeat(100_000), 'it is nested deeper than 40 levels'],
    ['20,001 elements', `<a>${'<b/>'.repeat(20_000)}</a>`, 'it has more than 20,000 elements and attributes'],
    [
      '20,000 attributes',
      `<a ${Array.from({ length: 20_000 }, (_, index) => `b${index}=""`).join(' ')}/>`,
      'it has more than 20,000 elements and attributes',
    ],
    ['more than 1 MiB', `<a>${'x'.repeat(1024 * 1024)}</a>`, 'it is larger than 1 MiB'],
    ['more than 1 MiB of bytes', `<a>${'é'.repeat(600_000)}</a>`, 'it is larger than 1 MiB'],
    ['bytes that are not UTF-8', '<a>caf\u{FFFD}</a>', 'its bytes are not of its encoding'],
    [
      'an encoding that nobody knows',
      '<?xml version="1.0" encoding="EBCDIC-CP-US"?><a/>',
      'its encoding is not supported',
    ],
  ])('refuses %s', (_, document, message) => {
    expect(refused(document)).toBe(message)
  })

  it.each([
    '<?xml-stylesheet href="reply.xsl"?><a>é</a>',
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    '<?xml version="1.0" encoding="UTF-16"?><a>é</a>',
  ])('reads what a browser could show, and the encodings in use: %s', document => {
    expect(readXml(document).text).toBe('é')
  })

  it('accepts an older encoding when the text is plain ASCII', () => {
    expect(readXml('<?xml version="1.0" encoding="ISO-8859-1"?><a>cafe</a>').text).toBe('cafe')
  })

  it('quotes nothing from a document that it refuses', () => {
    expect(refused('<a><Surname>Example</Name></a>')).not.toMatch(/Example|Surname/)
  })

  it('throws only its own error, whatever comes in', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      ';',
      '/',
      '!',
      '?',
      '[',
      ']',
      '"',
      'a',
      'xml',
      '&#',
      'CDATA[',
      '-',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), pieces => {
        expect(['read', expect.stringMatching(/^its? /)]).toContainEqual(refused(pieces.join('')))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('writing a document', () => {
  it('writes elements in their order and leaves out what is undefined', () => {
    const part = {
      ...element('A', [element('B', '1'), undefined, textElement('C', '')]),
      attributes: { id: 'x' },
    }
    expect(writeXml(part)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<A id="x"><B>1</B></A>')
  })

  it('escapes text and attributes, and removes what XML cannot carry', () => {
    const text = `a<b>&"'\u0000\u0008\u000b\u001f\u{FFFD}\u{FFFE}\u{FFFF}\uD800z😀`
    const written = writeXml({ name: 'A', attributes: { b: text }, content: text })
    const clean = `a<b>&"'z😀`
    expect(readXml(written)).toMatchObject({ attributes: { b: clean }, text: clean })
    expect(written).not.toContain('<b>')
  })

  it('gives back any text as it was', () => {
    const writable = fc.string({ unit: 'grapheme' }).map(text => text.replaceAll('\u{FFFD}', '').trim())
    fc.assert(
      fc.property(writable, writable, (text, other) => {
        const part: XmlPart = { name: 'A', attributes: { b: other }, content: [element('C', text)] }
        const root = readXml(writeXml(part))
        expect(root.attributes.b).toBe(other)
        expect(firstAt(root, 'C')?.text).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })
})
