import { expect } from 'vitest'
import type { Outcome } from '../connectors/connector.ts'

/** Orders prices; one that is not offered counts as nothing. */
export function ascending(a: number | null, b: number | null): number {
  return Number(a) - Number(b)
}

/** Expects a bill whose parts sum to its total, to the cent, and payments that do. */
export function expectSum(outcome: Outcome): void {
  if (outcome.kind !== 'quoted') throw new Error('not quoted')
  const cents = (amount: string) => Number(amount.replace('.', ''))
  const { premium, fees, surcharges, total, installments } = outcome.bill
  const lines = [premium, ...[...fees, ...surcharges].map(({ amount }) => amount)]
  expect(lines.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(total))
  if (!installments) return
  const { count, first, each } = installments
  expect(cents(first) + cents(each) * (count - 1)).toBe(cents(total))
  expect(outcome.premium).toBe(each)
}
