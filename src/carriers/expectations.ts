import { expect } from 'vitest'
import type { Outcome } from '../connectors/connector.ts'
import { medianOf } from './testing-panel.ts'

/** Orders prices; one that is not offered counts as nothing. */
export function ascending(a: number | null, b: number | null): number {
  return Number(a) - Number(b)
}

/** Expects a bill whose parts sum to its total, to the cent, and payments that do. */
export function expectSum(outcome: Outcome): void {
  expectLines(outcome)
  const { premium, bill } = quotedBy(outcome)
  if (!bill.installments) return
  const { count, first, each } = bill.installments
  expect(cents(first) + cents(each) * (count - 1)).toBe(cents(bill.total))
  expect(premium).toBe(each)
}

/** Expects a bill whose premium, fees and surcharges sum to its total, to the cent. */
export function expectLines(outcome: Outcome): void {
  const { premium, fees, surcharges, total } = quotedBy(outcome).bill
  const lines = [premium, ...[...fees, ...surcharges].map(({ amount }) => amount)]
  expect(lines.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(total))
}

/** Expects twelve payments, each of them a share of the total to the cent. */
export function expectShares(outcome: Outcome, share: number): void {
  const { premium, bill } = quotedBy(outcome)
  const sum = ((cents(premium) * 12) / 100).toFixed(2)
  expect(bill.installments).toEqual({ count: 12, first: premium, each: premium, sum })
  expect(Math.abs(cents(premium) - cents(bill.total) * share)).toBeLessThanOrEqual(0.5)
}

function quotedBy(outcome: Outcome) {
  if (outcome.kind !== 'quoted') throw new Error('not quoted')
  return outcome
}

function cents(amount: string): number {
  return Number(amount.replace('.', ''))
}

/** Expects prices as shares of the market's: the cheapest 0.45 to 0.75 of it, the one in the middle 0.85 to 1.1. */
export function expectSpread(where: string, ratios: readonly number[]): void {
  const sorted = ratios.toSorted(ascending)
  const cheapest = sorted[0] ?? 0
  expect(cheapest >= 0.45 && cheapest <= 0.75, `${where}: cheapest ${cheapest}`).toBe(true)
  const middle = medianOf(sorted)
  expect(middle >= 0.85 && middle <= 1.1, `${where}: median ${middle}`).toBe(true)
}
