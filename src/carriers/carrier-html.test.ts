import { describe, expect, test } from 'vitest'
import { cleanCarrierHtml, escapeHtml, leadsSafely } from './carrier-html.ts'

const hosts = ['carrier.example']

describe('HTML from carriers', () => {
  test('keeps what a description needs', () => {
    const html = '<p>Covers <strong>bikes</strong> and</p><ul><li>laptops</li></ul>'
    expect(cleanCarrierHtml(html, hosts)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>hi', 'hi'],
    ['<p onclick="x()">hi</p>', '<p>hi</p>'],
    ['<img src=x onerror=alert(1)>hi', 'hi'],
    ['<xmp><script>alert(1)</script></xmp>', ''],
    ['<p style="position:fixed">hi</p>', '<p>hi</p>'],
    ['<iframe src="https://carrier.example"></iframe>', ''],
    ['<form action="https://carrier.example"><input></form>', ''],
  ])('drops what could act or load: %s', (html, clean) => {
    expect(cleanCarrierHtml(html, hosts)).toBe(clean)
  })

  test('a link opens apart from this page and reveals nothing about it', () => {
    expect(cleanCarrierHtml('<a href="https://carrier.example/a" target="_top">more</a>', hosts)).toBe(
      '<a href="https://carrier.example/a" rel="noopener noreferrer nofollow" target="_blank">more</a>',
    )
  })

  test.each([
    'javascript:alert(1)',
    'http://carrier.example',
    'https://carrier.example@evil.example',
    'https:carrier.example:80',
    '//carrier.example',
    'https://user@evil.example',
    'https://carrier.example:8443',
    'https://cаrrier.example',
    'https://localhost',
    'data:text/html,hi',
    `https://carrier.example/${'a'.repeat(2048)}`,
  ])('no link leads to %s', url => {
    expect(leadsSafely(url, [...hosts, 'evil.example', 'localhost'])).toBe(false)
    expect(cleanCarrierHtml(`<a href="${url}">go</a>`, hosts)).toBe('<span>go</span>')
  })

  test('a carrier may lead to its own hosts only', () => {
    expect(leadsSafely('https://carrier.example', hosts)).toBe(true)
    expect(leadsSafely('https://buy.carrier.example/1', hosts)).toBe(true)
    expect(leadsSafely('https://evilcarrier.example/1', hosts)).toBe(false)
    expect(leadsSafely('https://carrier.example.evil.example/1', hosts)).toBe(false)
    expect(leadsSafely('https://carrier.example/1', [])).toBe(false)
    expect(cleanCarrierHtml('<a href="https://evil.example">go</a>', hosts)).toBe('<span>go</span>')
  })

  test('plain text is shown literally', () => {
    expect(escapeHtml(`<b> & "it's"`)).toBe(`&#60;b&#62; &#38; "it's"`)
  })
})

test.each([
  ['capitals', '<A HREF="HTTPS://WWW.WREN.EXAMPLE/A">x</A>', 'https://www.wren.example/A'],
  [
    'a rel of its own',
    '<a href="https://wren.example/" rel="opener" target="_top">x</a>',
    'https://wren.example/',
  ],
])('a link written in %s opens apart from our page, like any other', (_, html, href) => {
  expect(cleanCarrierHtml(html, ['wren.example'])).toBe(
    `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">x</a>`,
  )
})
