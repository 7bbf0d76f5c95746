import { expect, test } from 'vitest'
import { offerOf, priced } from '../../../../tests/rooms/results.ts'
import type { PriceView } from '../offer-view.ts'
import { nothingSaved, savingsIn } from './savings.ts'

const yearly = (id: string, cents: number, more: Partial<PriceView> = {}) =>
  offerOf(id, priced(cents, { period: 'year', ...more }))
const paying = (text: string) => ({ premium: { text } })

test('a price below what the visitor pays today says what it saves, unless it covers less', () => {
  const offers = [
    yearly('finch', 150_000),
    yearly('heron', 250_000),
    yearly('thin', 140_000, { isNarrow: true }),
    offerOf('monthly', priced(10_000)),
  ]
  expect([...savingsIn(offers, paying('2000'))]).toEqual([['finch', 50_000]])
  expect(savingsIn(offers, {}).size).toBe(0)
})

test('where no price is lower, that is said, for the question promised to show it', () => {
  const none = [yearly('finch', 829_900), yearly('heron', 200_000)]
  expect(nothingSaved(none, paying('2000'))).toEqual([
    { key: 'price.nothingSaved', values: { dollars: 2000 } },
  ])
  expect(nothingSaved([yearly('finch', 829_900), yearly('heron', 199_999)], paying('2000'))).toEqual([])
  expect(nothingSaved([], paying('2000'))).toEqual([])
  expect(nothingSaved(none, {})).toEqual([])
})
