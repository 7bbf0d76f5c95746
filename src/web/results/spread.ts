import type { Quote } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'
import { isPriced } from './arrange.ts'

/** The range of prices for the usual cover, in cents for one period; `places` are all of them from 0 (cheapest) to 1 (most expensive). */
export interface Spread {
  readonly cheapest: number
  readonly median: number
  readonly dearest: number
  readonly period: string
  readonly places: readonly number[]
}

/** Null without at least three different prices for the same period. */
export function spreadOf(quotes: readonly Quote[]): Spread | null {
  const priced = quotes
    .map(quote => quote.price_info)
    .filter(price => isPriced(price) && price.premium !== undefined && !price.narrow)
  const period = priced[0]?.policy_period ?? ''
  const prices = priced
    .filter(({ policy_period }) => (policy_period ?? '') === period)
    .map(({ premium = '0' }) => centsOf(premium))
    .toSorted((a, b) => a - b)
  const cheapest = prices[0]
  const dearest = prices.at(-1)
  if (prices.length < 3 || cheapest === undefined || dearest === undefined || cheapest === dearest)
    return null
  return {
    cheapest,
    median: medianOf(prices),
    dearest,
    period,
    places: prices.map(price => (price - cheapest) / (dearest - cheapest)),
  }
}

function medianOf(ascending: readonly number[]): number {
  const upper = ascending[Math.floor(ascending.length / 2)] ?? 0
  const lower = ascending[Math.floor((ascending.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}
