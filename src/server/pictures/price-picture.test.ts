import { expect, test } from 'vitest'
import { faultOfDrawing } from '../../carriers/drawing.ts'
import type { SharedPrice } from '../../contract/sharing/shared-price.ts'
import { readTheme } from '../../site/theme.ts'
import { pricePicture } from './price-picture.ts'

const price: SharedPrice = {
  line: 'renters',
  insurance: 'Renters insurance',
  state: 'Texas',
  insurer: { name: 'Bramble & Thorne <Mutual>', logo: '/logos/bramble.svg', tag_line: 'Since 1902' },
  coverage_amount: '$20,000 belongings',
  price_info: { premium: '1014.84', policy_period: 'month', estimated: false },
}

const site = { name: 'Heather & Co', assistant: false, drawings: {} }

const words = (drawing: string) =>
  [...drawing.matchAll(/<(?:text|tspan)[^>]*>([^<]*)/g)].map(([, said]) => said)

test('says whose price it is, how much, whether confirmed, and for what', () => {
  expect(words(pricePicture(price, site, 'en'))).toEqual([
    'Heather &amp; Co',
    'Bramble &amp; Thorne &lt;Mutual&gt;',
    '$1,014.84',
    'a month',
    'Confirmed',
    'Renters insurance in Texas',
    '$20,000 belongings',
  ])
})

test('is well-formed whatever a carrier says', () => {
  const coverage_amount = `a ]]> b ${String.fromCharCode(0)} & <x> "c" ${String.fromCharCode(0xd800)} <![CDATA[ d`
  const drawing = pricePicture({ ...price, coverage_amount }, site, 'en')
  expect(faultOfDrawing(Buffer.from(drawing))).toBeNull()
  expect(drawing).not.toContain(']]>')
})

test('has the colors and the logo of its site, or the butler’s mark where the pages show it', () => {
  const { theme } = readTheme(':root {\n  --action: light-dark(#102a6b, #a9c1ff);\n}\n')
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 0h9"/></svg>',
  )
  const own = pricePicture(price, { ...site, theme, drawings: { logo } }, 'en')
  expect(own).toContain('fill="#102a6b"')
  expect(own).toContain(`width="168" height="56" href="data:image/svg+xml;base64,${logo.toString('base64')}"`)
  expect(own).not.toContain('#0f5b47')
  const butlersTie = '<circle cx="16"'
  expect(pricePicture(price, site, 'en')).not.toContain(butlersTie)
  expect(pricePicture(price, { ...site, assistant: true }, 'en')).toContain(butlersTie)
})

test('calls an estimate an estimate', () => {
  const estimate = { ...price, price_info: { ...price.price_info, estimated: true } }
  expect(words(pricePicture(estimate, site, 'en'))).toContain('~ Estimate')
})

test('draws no letter that its font does not hold', () => {
  const insurer = { ...price.insurer, name: 'Ōhana Séguros 保険 ✓' }
  expect(words(pricePicture({ ...price, insurer }, site, 'en'))).toContain('Ohana Séguros')
})

test('makes a long name smaller and cuts a long cover', () => {
  const long = {
    ...price,
    insurer: { ...price.insurer, name: 'M'.repeat(80) },
    coverage_amount: 'x'.repeat(200),
  }
  const drawing = pricePicture(long, site, 'en')
  expect(Number(/font-size="(\d+)"[^>]*>M/.exec(drawing)?.[1])).toBeLessThan(30)
  expect(words(drawing).at(-1)).toBe(`${'x'.repeat(67)}…`)
})
