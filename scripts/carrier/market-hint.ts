import type { CarrierRequest, Quoted } from '../../src/connectors/connector.ts'
import { wholeDollars } from '../../src/language/money.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { Market } from '../../src/market/market.ts'
import { centsOf } from '../../src/units/cents.ts'

/** A price of a rate plan, and the question that it answers. */
export interface PlanPrice {
  readonly state: State
  readonly request: CarrierRequest
  readonly quoted: Quoted
}

/** From how many times the market's price, and from which part of it, a price is worth a second look. Insurers differ by less. */
const farTimes = 4

/**
 * Hints at prices for a year, or a trip, that are far from the market's price for the same person: a factor of 100 instead of
 * 1.00 is a valid format and shows only here. One sentence for prices that are too high and one for those too low; none where the
 * market's price is not known.
 */
export function marketHints(
  prices: readonly PlanPrice[],
  market: Pick<Market, 'priceOf'>,
): readonly string[] {
  const known = prices.flatMap(({ state, request, quoted }): readonly Compared[] => {
    const usual = market.priceOf(request.risk)?.year
    return usual === undefined ? [] : [{ state, usual, year: yearOf(quoted) }]
  })
  const tooHigh = known.filter(({ year, usual }) => year > usual * farTimes)
  const tooLow = known.filter(({ year, usual }) => year * farTimes < usual)
  return [tooHigh, tooLow].flatMap(group => {
    const [first] = group
    if (!first) return []
    const states = group.map(({ state }) => state).join(' ')
    return `Far from the market in ${states}: ${dollarsOf(first.year)} in ${first.state}, where ${dollarsOf(first.usual)} is usual. Check the base and the factors.`
  })
}

/** Cents for a year, or for the trip, in one state. */
interface Compared {
  readonly state: State
  readonly year: number
  readonly usual: number
}

/** Cents for a year, or for the trip. */
function yearOf({ bill }: Quoted): number {
  const term = centsOf(bill.installments?.sum ?? bill.total)
  return bill.term === '6 months' ? 2 * term : term
}

function dollarsOf(cents: number): string {
  return wholeDollars(Math.round(cents / 100))
}
