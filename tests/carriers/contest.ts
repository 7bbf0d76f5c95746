import { expect } from 'vitest'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { Risk } from '../../src/risk/risk.ts'
import type { panelOf } from './panel.ts'

/** What the tests of all panels require of competition: many carriers win, and their order is not the same everywhere. */

type PricesOf = (risk: Risk) => ReturnType<ReturnType<typeof panelOf>['pricesOf']>

/** The share of the risks for which each carrier is the cheapest, the largest share first. */
function winnersOf(pricesOf: PricesOf, risks: readonly Risk[]): ReadonlyMap<string, number> {
  const wins = Map.groupBy(
    risks.flatMap(risk => pricesOf(risk)[0]?.id ?? []),
    id => id,
  )
  const shares = [...wins].map(([id, { length }]) => [id, length / risks.length] as const)
  return new Map(shares.toSorted(([, a], [, b]) => b - a))
}

/** Expects that most risks have a price, no carrier is the cheapest for more than 35%, and at least four are for 5% or more. */
export function expectManyWinners(pricesOf: PricesOf, risks: readonly Risk[], leastPriced = 0.95): void {
  const shares = winnersOf(pricesOf, risks)
  const priced = [...shares.values()].reduce((sum, share) => sum + share, 0)
  expect(priced + 1e-9).toBeGreaterThanOrEqual(leastPriced)
  const found = JSON.stringify([...shares])
  expect(Math.max(...shares.values()), found).toBeLessThanOrEqual(0.35)
  expect([...shares.values()].filter(share => share >= 0.05).length, found).toBeGreaterThanOrEqual(4)
}

/** The share of the pairs of carriers in which each is cheaper than the other in some jurisdiction, for one ordinary risk. */
export function shareOfSwaps(pricesOf: PricesOf, ordinaryIn: (state: State) => Risk): number {
  const orders = stateCodes.map(state => pricesOf(ordinaryIn(state)).map(({ id }) => id))
  const carriers = [...new Set(orders.flat())].toSorted()
  const pairs = carriers.flatMap((one, index) =>
    carriers.slice(index + 1).map(other => [one, other] as const),
  )
  const isBelow = (order: readonly string[], one: string, other: string) =>
    order.includes(one) && order.indexOf(one) < order.indexOf(other)
  const swapped = pairs.filter(
    ([one, other]) =>
      orders.some(order => isBelow(order, one, other)) && orders.some(order => isBelow(order, other, one)),
  )
  return swapped.length / pairs.length
}
