import fc from 'fast-check'
import { expect } from 'vitest'
import type { Next, Outcome, Pending } from '../../src/connectors/connector.ts'
import { today } from '../carriers/samples/sample.ts'

/** Strange values in place of what was agreed. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-1',
    '1e9',
    1e308,
    -0,
    '0',
    'EUR',
    '__proto__',
    '2026-02-31',
    'javascript:1',
  ),
)

/** A sound reply with some of its members replaced, wherever they stand. */
export function bent(sound: unknown): fc.Arbitrary<unknown> {
  if (typeof sound !== 'object' || sound === null)
    return fc.oneof({ weight: 12, arbitrary: fc.constant(sound) }, { weight: 1, arbitrary: strange })
  const whole = Array.isArray(sound)
    ? fc.tuple(...sound.map(bent))
    : fc.record(Object.fromEntries(Object.entries(sound).map(([key, part]) => [key, bent(part)])))
  return fc.oneof({ weight: 30, arbitrary: whole }, { weight: 1, arbitrary: strange })
}

/** Whatever the outcome is: of a price, the amounts add up, are within bounds, and it holds for today at least. */
export function expectHonest(outcome: Outcome | Pending | Next): void {
  expect(['quoted', 'referred', 'declined', 'needs', 'failed', 'pending']).toContain(outcome.kind)
  if (outcome.kind !== 'quoted') return
  const { premium, bill, expiresAt } = outcome
  const amounts = [
    premium,
    bill.premium,
    bill.total,
    ...[...bill.fees, ...bill.surcharges].map(({ amount }) => amount),
  ]
  for (const amount of amounts) expect(amount).toMatch(/^\d{1,7}\.\d\d$/)
  expect(Number(premium)).toBeGreaterThan(0)
  expect(Number(premium)).toBeLessThanOrEqual(1_000_000)
  const cents = (text: string) => Math.round(Number(text) * 100)
  const sum = amounts.slice(3).reduce((total, amount) => total + cents(amount), cents(bill.premium))
  expect(sum).toBe(cents(bill.total))
  expect((expiresAt ?? today) >= today).toBe(true)
}
