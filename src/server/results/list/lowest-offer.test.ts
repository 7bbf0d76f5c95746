import { expect, test } from 'vitest'
import { offerOf, priced } from '../../../../tests/rooms/results.ts'
import { lowestOffer } from './lowest-offer.ts'

test.each([
  ['a price further down that is lower', [priced(2000), priced(1990)], '1'],
  ['the first of two that are the same', [priced(2000), priced(2000)], '0'],
  ['no plan that covers less', [priced(2000), priced(500, { isNarrow: true })], '0'],
  ['no price for another period', [priced(2000), priced(500, { period: 'year' })], '0'],
  ['nothing without a price', [], undefined],
] as const)('is %s', (_, prices, id) => {
  const offers = prices.map((price, at) => offerOf(String(at), price))
  expect(lowestOffer(offers)?.id).toBe(id)
})
