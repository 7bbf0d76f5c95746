import { expect } from 'vitest'
import type { Day } from '../../src/units/day.ts'
import { check } from '../../src/wizard/check.ts'
import type { Step } from '../../src/wizard/step.ts'

export const today: Day = '2026-11-21'

/** The complaints about a payload by field; `{}` when there is no field to complain about. */
export function complaints(step: Step, payload: unknown): Readonly<Record<string, string>> {
  const checked = check(step.answer(today), payload)
  if (checked.ok) throw new Error(`accepted: ${JSON.stringify(checked.answer)}`)
  return checked.errors
}

/** What the step stores for an accepted payload. */
export function accepted(step: Step, payload: unknown): unknown {
  const checked = check(step.answer(today), payload)
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.errors)}`)
  return checked.answer
}

/** Payloads that no form sends: each must be refused without an exception. */
export const hostile: readonly unknown[] = [
  undefined,
  null,
  5,
  'text',
  [],
  {},
  { choice: { toString: null } },
  { choices: { length: 3 } },
  JSON.parse('{"__proto__":{"choice":"HOUSE"},"constructor":1}'),
  { month: Number.POSITIVE_INFINITY, day: {}, year: [] },
  { zipCode: ['78701'], type: ['renters'], zipcode: 78701 },
]

/** More of anything than a page asks for. */
const flood = Array.from({ length: 5000 }, () => 1)

/** Fails when the step accepts a payload that no form sends, or answers many wrong items with as many complaints. */
export function expectRefusals(step: Step): void {
  for (const payload of hostile)
    expect(check(step.answer(today), payload).ok, JSON.stringify(payload)).toBe(false)
  const messages = complaints(step, { choices: flood, destinations: flood, others: flood })
  expect(Object.keys(messages).length).toBeLessThan(20)
}
