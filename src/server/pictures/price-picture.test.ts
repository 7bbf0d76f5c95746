import { expect, test } from 'vitest'
import type { SharedPrice } from '../../contract/shared-price.ts'
import { pricePicture } from './price-picture.ts'

const price: SharedPrice = {
  line: 'renters',
  insurance: 'Renters insurance',
  state: 'Texas',
  insurer: { name: 'Bramble & Thorne <Mutual>', logo: '/logos/bramble.svg', tag_line: 'Since 1902' },
  coverage_amount: '$20,000 belongings',
  price_info: { premium: '1014.84', policy_period: 'month', estimated: false },
}

const site = { name: 'Heather & Co' }

const words = (drawing: string) =>
  [...drawing.matchAll(/<(?:text|tspan)[^>]*>([^<]*)/g)].map(([, said]) => said)

test('says whose price it is, how much, whether confirmed, and for what', () => {
  expect(words(pricePicture(price, site))).toEqual([
    'Heather &amp; Co',
    'Bramble &amp; Thorne &lt;Mutual>',
    '$1,014.84',
    'a month',
    'Confirmed',
    'Renters insurance in Texas',
    '$20,000 belongings',
  ])
})

test('calls an estimate an estimate', () => {
  const estimate = { ...price, price_info: { ...price.price_info, estimated: true } }
  expect(words(pricePicture(estimate, site))).toContain('~ Estimate')
})

test('draws no letter that its font does not hold', () => {
  const insurer = { ...price.insurer, name: 'Ōhana Séguros 保険 ✓' }
  expect(words(pricePicture({ ...price, insurer }, site))).toContain('Ohana Séguros')
})

test('makes a long name smaller and cuts a long cover', () => {
  const long = {
    ...price,
    insurer: { ...price.insurer, name: 'M'.repeat(80) },
    coverage_amount: 'x'.repeat(200),
  }
  const drawing = pricePicture(long, site)
  expect(Number(/font-size="(\d+)"[^>]*>M/.exec(drawing)?.[1])).toBeLessThan(30)
  expect(words(drawing).at(-1)).toBe(`${'x'.repeat(67)}…`)
})
