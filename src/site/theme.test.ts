import { describe, expect, test } from 'vitest'
import { faultOfDrawing } from '../carriers/drawing.ts'
import { faultOfPicture } from './share-picture.ts'
import { paletteOf, readTheme } from './theme.ts'

describe('a theme', () => {
  test('sets tokens, and the color around the page', () => {
    const { theme, faults } = readTheme(
      ':root {\n  --paper: light-dark(#ffffff, #101010);\n  --radius-card: 0;\n}\n',
    )
    expect(faults).toEqual([])
    expect(theme.css).toBe(':root{--paper:light-dark(#ffffff, #101010);--radius-card:0}')
    expect(paletteOf(theme, 'light').paper).toBe('#ffffff')
    expect(paletteOf(theme, 'dark').paper).toBe('#101010')
  })

  test('leaves every other color ours, also where no style sheet is', () => {
    const { theme } = readTheme(':root {\n  --paper: light-dark(#ffffff, #101010);\n}\n')
    const { paper: _, ...others } = paletteOf(theme, 'dark')
    const { paper: __, ...own } = paletteOf(undefined, 'dark')
    expect(others).toEqual(own)
    for (const color of Object.values(own)) expect(color).toMatch(/^#[\da-f]{6}$/)
  })

  test.each([
    ['another rule', ':root {}\n.header { display: none }', 2, 'holds one rule'],
    ['an import', '@import "https://a.example/x.css";', 1, 'holds one rule'],
    ['an unknown token', ':root {\n  --papper: #ffffff;\n}', 2, "--papper isn't a token. There are: --paper"],
    ['a property', ':root {\n  color: red;\n}', 2, "color isn't a token"],
    ['a color by name', ':root {\n  --ink: black;\n}', 2, 'Write it as #1a2b3c'],
    ['something to load', ':root {\n  --serif: url(x.woff2);\n}', 2, 'loads nothing'],
    ['a color that cannot be read', ':root {\n  --muted: #cccccc;\n}', 2, 'contrast of'],
    ["what isn't CSS", ':root {\n  --ink #000000\n', 2, "this isn't CSS"],
  ])('is refused for %s, with its line', (_, text, line, says) => {
    const [fault] = readTheme(text).faults
    expect(fault?.line).toBe(line)
    expect(fault?.says).toContain(says)
  })
})

describe('a drawing', () => {
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`)

  test('is shapes and text', () => {
    expect(faultOfDrawing(svg('<g><path d="M0 0h9"/><text>Kestrel</text></g>'))).toBeNull()
  })

  test.each([
    ['a script', svg('<script>alert(1)</script>'), 2, 'may not contain <script>'],
    ['a handler', svg('<path onload="x()"/>'), 2, 'runs nothing'],
    ['a link to elsewhere', svg('<use href="https://a.example/x.svg"/>'), 2, 'loads nothing'],
    ['styles that load', svg('<style>@import "x.css";</style>'), 2, 'loads? something|load something'],
    ['a page', Buffer.from('<html><p>Hello</p></html>'), 1, 'begins with <html>'],
    ['a photograph', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 2, 'this is no SVG'],
    ['nothing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 1, 'draws nothing'],
    ['too much', Buffer.alloc(70_000, ' '), 1, 'may have 64'],
  ])('is refused for %s, with its line', (_, file, line, says) => {
    const fault = faultOfDrawing(file)
    expect(fault?.line).toBe(line)
    expect(fault?.says).toMatch(new RegExp(says))
  })
})

describe('a picture for messengers', () => {
  const png = (width: number, height: number, size = 30) => {
    const file = Buffer.alloc(size)
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file)
    file.writeUInt32BE(width, 16)
    file.writeUInt32BE(height, 20)
    return file
  }

  test('is a PNG of the size that all of them take', () => {
    expect(faultOfPicture(png(1200, 630))).toBeNull()
  })

  test.each([
    ['another size', png(1200, 600), 'it has 1200 × 600 pixels. Make it 1200 × 630.'],
    [
      'another kind',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "this isn't a PNG. Export it again.",
    ],
    ['nothing', Buffer.alloc(0), "this isn't a PNG. Export it again."],
    ['too much', png(1200, 630, 700_000), 'it has 684 KB, and may have 600. Make it smaller.'],
  ])('is refused for %s', (_, file, says) => {
    expect(faultOfPicture(file)).toBe(says)
  })
})
