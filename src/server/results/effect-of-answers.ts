import { amountOf, centsOf } from '../../units/cents.ts'
import type { StoredOutcome } from '../store/new-offers.ts'
import { timesAYear } from './rank.ts'

/** One insurer's price without some answers and with them. */
export interface PricedTwice {
  readonly insurer: string
  readonly without: StoredOutcome
  readonly told: StoredOutcome
}

/**
 * What answers did to prices, in sentences: at the first insurer, and at how many others. Nothing where no insurer has a
 * price both ways.
 */
export function effectOfAnswers(prices: readonly PricedTwice[]): readonly string[] {
  const differences = prices.flatMap(({ insurer, without, told }) => {
    const [before, after] = [yearOf(without), yearOf(told)]
    return before === null || after === null ? [] : [{ insurer, cents: after - before }]
  })
  const [first, ...others] = differences
  if (!first) return []
  const fell = differences.filter(({ cents }) => cents < 0).length
  const rose = differences.filter(({ cents }) => cents > 0).length
  return [
    `What you told me besides ${inWords(first.cents)} ${first.insurer}’s price.`,
    ...(others.length > 0
      ? [`Of the ${differences.length} insurers whose rates I hold, ${fell} charge less and ${rose} more.`]
      : []),
  ]
}

function inWords(cents: number): string {
  if (cents === 0) return 'doesn’t change'
  const dollars = `$${amountOf(Math.abs(cents)).replace(/\.00$/, '')} a year`
  return cents < 0 ? `takes ${dollars} off` : `adds ${dollars} to`
}

/** The cents of a year, or of a trip, as they are paid; null without a price. */
function yearOf(outcome: StoredOutcome): number | null {
  if (outcome?.kind !== 'quoted') return null
  const { bill } = outcome
  return centsOf(bill.installments?.sum ?? bill.total) * (timesAYear[bill.term] ?? 1)
}
