import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultOfDrawing } from './drawing.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<path d="M0 0h9"/></svg>`)

/** Each shows the one before it ten times. */
const thousandfold = Array.from({ length: 9 }, (_, level) => {
  const shown = level === 0 ? '<path d="M0 0h9"/>' : `<use href="#g${level - 1}"/>`.repeat(10)
  return `<g id="g${level}">${shown}</g>`
}).join('')

describe('a drawing', () => {
  test.each([
    ['styles in CDATA', svg('<style><![CDATA[@import "https://a.example/x.css";]]></style>')],
    ['styles half in CDATA', svg('<style>@imp<![CDATA[ort "https://a.example/x.css";]]></style>')],
    ['styles around a comment', svg('<style>@imp<!-- -->ort "https://a.example/x.css";</style>')],
    ['a style with an escape', svg('<style>path{fill:u\\72l(https://a.example/x)}</style>')],
    ['an import with an escape', svg('<style>@\\69mport "https://a.example/x.css";</style>')],
    ['a set of images', svg('<style>path{mask-image:image-set("https://a.example/x" 1x)}</style>')],
    [
      'an attribute with a set of images',
      svg('<path style="fill:image-set(\'//a.example/x\' 1x)" d="M0 0"/>'),
    ],
    ['an attribute with an escape', svg('<path style="fill:u\\72l(//a.example/x)" d="M0 0"/>')],
    ['a color with an escape', svg('<path fill="u\\72l(//a.example/x)" d="M0 0"/>')],
    ['a sheet of styles', Buffer.from(`<?xml-stylesheet href="https://a.example/x.css"?>${svg('')}`)],
    ['another base', svg('<use href="#x"/>', 'xml:base="https://a.example/"')],
    [
      'a mask from a sheet of styles',
      svg('<style>path{mask:url(#m)}</style><mask id="m"><path d="M0 0"/></mask>'),
    ],
    ['a billion shapes', svg(`${thousandfold}<use href="#g8"/>`)],
    ['a shape within itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    [
      'masks within masks',
      svg(thousandfold.replaceAll('<use href="#g', '<g mask="url(#g').replaceAll('"/>', ')"/>')),
    ],
  ])('is refused for %s', (_, file) => {
    expect(faultOfDrawing(file)?.says).toEqual(expect.any(String))
  })

  test('may say in its text what its styles may not', () => {
    expect(faultOfDrawing(svg('<text>url(x) \\ @import</text>'))).toBeNull()
  })

  test('may begin as XML, show a shape often, and cut shapes out', () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<defs><path id="leaf" d="M0 0h9"/><clipPath id="cut"><path d="M0 0h9"/></clipPath>
<linearGradient id="shade"><stop offset="0"/></linearGradient></defs>
<style><![CDATA[.a{fill:url(#shade)}]]></style>
<g clip-path="url(#cut)">${'<use xlink:href="#leaf"/>'.repeat(100)}</g></svg>`
    expect(faultOfDrawing(Buffer.from(file))).toBeNull()
  })

  test('of every demonstration carrier is in order', () => {
    const folder = new URL('../../data/carriers/', import.meta.url)
    const logos = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.svg'),
    )
    expect(logos.length).toBeGreaterThan(20)
    for (const logo of logos)
      expect([logo, faultOfDrawing(readFileSync(new URL(logo, folder)))]).toEqual([logo, null])
  })
})
