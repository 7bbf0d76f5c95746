import { expect } from 'vitest'
import type { Outcome } from '../../src/connectors/connector.ts'
import type { Risk } from '../../src/risk/risk.ts'
import type { Sentence } from '../../src/sentences/sentence.ts'
import { amountOf, centsOf } from '../../src/units/cents.ts'
import type { RatedLine } from './rated-line.ts'
import { today } from './samples/sample.ts'

/** Orders prices; a missing one counts as zero. */
export function ascending(a: number | null, b: number | null): number {
  return Number(a) - Number(b)
}

/**
 * Expects for every risk a price, or a refusal or a referral with an explanation. One assertion for all: there are hundreds of
 * thousands of risks, and an assertion or a whole offer takes longer than a price.
 */
export function expectAnswers(
  { offerOf, priceOf }: Pick<RatedLine, 'offerOf' | 'priceOf'>,
  risks: readonly Risk[],
): void {
  expect(risks.filter(risk => priceOf(risk) === null && !isAnswer(offerOf(risk)))).toEqual([])
}

function isAnswer(outcome: Outcome): boolean {
  if (outcome.kind === 'declined') return isSentence(outcome.message) && isSentence(outcome.text)
  return outcome.kind === 'referred' && isSentence(outcome.message)
}

/** Rendered already: the suites read what a visitor reads. */
function isSentence(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && 'text' in sentence && /^[A-Z].*\.$/.test(sentence.text)
}

interface Rising {
  readonly where: string
  /** The least number of different prices. */
  readonly steps: number
}

/** Expects prices that never fall from one to the next. */
export function expectRising(prices: readonly (number | null)[], { where, steps }: Rising): void {
  expect(prices, where).toEqual(prices.toSorted(ascending))
  expect(new Set(prices).size, where).toBeGreaterThanOrEqual(steps)
}

/** Expects the same offer each time, with a quote number, the plan behind it and its last valid day. */
export function expectRepeatable(offer: () => Outcome, plan: string): void {
  const first = offer()
  expect(offer()).toEqual(first)
  expect(first).toMatchObject({
    quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    plan: { id: plan, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect((quotedBy(first).expiresAt ?? '') > today).toBe(true)
}

/** Expects a bill whose parts sum to its total, to the cent, and payments that do. */
export function expectSum(outcome: Outcome): void {
  expectLines(outcome)
  const { premium, bill } = quotedBy(outcome)
  if (!bill.installments) return
  const { count, first, each } = bill.installments
  expect(centsOf(first) + centsOf(each) * (count - 1)).toBe(centsOf(bill.total))
  expect(premium).toBe(each)
}

/** Expects a bill whose premium, fees and surcharges sum to its total, to the cent. */
export function expectLines(outcome: Outcome): void {
  const { premium, fees, surcharges, total } = quotedBy(outcome).bill
  const lines = [premium, ...[...fees, ...surcharges].map(({ amount }) => amount)]
  expect(lines.reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(centsOf(total))
}

/** Expects twelve payments, each of them a share of the total to the cent. */
export function expectShares(outcome: Outcome, share: number): void {
  const { premium, bill } = quotedBy(outcome)
  const sum = amountOf(centsOf(premium) * 12)
  expect(bill.installments).toEqual({ count: 12, first: premium, each: premium, sum })
  // Half a cent, and what floating-point arithmetic adds to it.
  expect(Math.abs(centsOf(premium) - centsOf(bill.total) * share)).toBeLessThanOrEqual(0.500001)
}

function quotedBy(outcome: Outcome) {
  if (outcome.kind !== 'quoted') throw new Error('not quoted')
  return outcome
}
