import { expect, test } from 'vitest'
import { faultLines, reportPage, tableOf, type Walked } from './report.ts'

const fine = { questions: [], prices: [], compare: [], adjust: [], save: [], share: [], buy: null }
const size = { width: 390, height: 844 }
const walked: readonly Walked[] = [
  { line: 'pet', engine: 'chromium', size, findings: fine },
  { line: 'pet', engine: 'webkit', size, findings: { ...fine, prices: ['cuts "a < b"', 'scrolls'] } },
]

test('the table says of each line, engine and step whether it is well', () => {
  expect(tableOf(walked)).toBe(
    [
      'line  px   engine    questions  prices  compare  adjust  save  share  buy',
      'pet   390  chromium  ok         ok      ok       ok      ok    ok     -',
      'pet   390  webkit    ok         fault   ok       ok      ok    ok     -',
    ].join('\n'),
  )
})

test('every fault is a line of its own', () => {
  expect(faultLines(walked)).toEqual([
    'pet 390 px, webkit, prices: cuts "a < b"',
    'pet 390 px, webkit, prices: scrolls',
  ])
})

test('the page shows the pictures of a page side by side, and nothing in an engine that did not get there', () => {
  const html = reportPage({
    walked,
    differences: [],
    pictures: [
      { engine: 'chromium', page: 'pet-390-prices', file: 'pet-390-prices-chromium.png' },
      { engine: 'webkit', page: 'pet-390-prices', file: 'pet-390-prices-webkit.png' },
      { engine: 'chromium', page: 'pet-390-saved', file: 'pet-390-saved-chromium.png' },
    ],
  })
  expect(html.match(/<img src="[^"]+"/g)).toHaveLength(3)
  expect(html).toContain('a &lt; b')
  expect(html).toContain('<td></td></tr>')
})
