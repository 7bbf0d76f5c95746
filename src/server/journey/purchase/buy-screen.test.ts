import { expect, test } from 'vitest'
import { startOf } from './buy-screen.ts'

/** When a policy bought on November 21 begins. */
function startOn(line: string, application: object = {}) {
  const finished = { quote: { line }, application, journey: { today: '2026-11-21' } }
  // Of everything that makes up an offer, the rule reads these alone.
  return startOf({ finished } as unknown as Parameters<typeof startOf>[0])
}

test('a policy begins on the day that its price is for: as chosen, or tomorrow, and of a trip today', () => {
  expect(startOn('renters')).toBe('2026-11-22')
  expect(startOn('renters', { starts: { choice: '2027-01-05' } })).toBe('2027-01-05')
  expect(startOn('travel')).toBe('2026-11-21')
})
