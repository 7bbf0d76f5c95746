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
    return before === null || after === null ? [] : [{ insurer, cents: after - before, span: spanOf(told) }]
  })
  const [first, ...others] = differences
  if (!first) return []
  return [
    `With the details you added, ${first.insurer} ${inWords(first)}.`,
    ...(others.length > 0 ? [countOf(differences.map(({ cents }) => cents))] : []),
  ]
}

function inWords({ cents, span }: { readonly cents: number; readonly span: string }): string {
  if (cents === 0) return 'costs the same'
  const dollars = `$${amountOf(Math.abs(cents)).replace(/\.00$/, '')}`
  return `costs ${dollars} ${cents < 0 ? 'less' : 'more'} ${span}`
}

function spanOf(outcome: StoredOutcome): string {
  return outcome?.kind === 'quoted' && outcome.bill.term === 'trip' ? 'for the trip' : 'a year'
}

/** How many prices by rates that we hold moved, and which way. */
function countOf(differences: readonly number[]): string {
  const all = differences.length
  const fell = differences.filter(cents => cents < 0).length
  const rose = differences.filter(cents => cents > 0).length
  if (fell === all) return `All ${all} prices that I work out myself went down.`
  if (rose === all) return `All ${all} prices that I work out myself went up.`
  const moved = [...(fell > 0 ? [`${fell} went down`] : []), ...(rose > 0 ? [`${rose} went up`] : [])]
  return `Of ${all} prices that I work out myself, ${moved.length > 0 ? moved.join(' and ') : 'none changed'}.`
}

/** The cents of a year, or of a trip, as they are paid; null without a price. */
function yearOf(outcome: StoredOutcome): number | null {
  if (outcome?.kind !== 'quoted') return null
  const { bill } = outcome
  return centsOf(bill.installments?.sum ?? bill.total) * (timesAYear[bill.term] ?? 1)
}
