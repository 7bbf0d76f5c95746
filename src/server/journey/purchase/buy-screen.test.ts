import { expect, test } from 'vitest'
import { startOf } from './buy-screen.ts'

/** When a policy may begin that is bought on November 21, at a price that holds for ten days. */
function startAfter(line: string, application: object = {}) {
  const finished = { quote: { line }, application, journey: { today: '2026-11-21' } }
  // Of all that an offer is, the rule reads these alone.
  return startOf({ finished, quoted: { expiresAt: '2026-12-01' } } as unknown as Parameters<
    typeof startOf
  >[0])
}

test('a policy begins from tomorrow on while its price is valid, or on the one day that its price is for', () => {
  expect(startAfter('renters')).toEqual({ from: '2026-11-22', to: '2026-12-01' })
  const starts = { choice: '2027-01-05' }
  expect(startAfter('renters', { starts })).toEqual({ from: '2027-01-05', to: '2027-01-05' })
  expect(startAfter('travel')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
})
