import { expect, test } from 'vitest'
import { isInsured } from './is-insured.ts'

const asked = (line: string, application: object) =>
  isInsured({ quote: { line }, application } as Parameters<typeof isInsured>[0])

test('who has a policy of a car or a home now is insured, and nobody else', () => {
  expect(asked('auto', { status: { choice: 'YES' }, insurer: { current_insurer: 'Harbor' } })).toBe(true)
  expect(asked('auto', { status: { choice: 'EXPIRED_30' }, insurer: { current_insurer: 'Harbor' } })).toBe(
    false,
  )
  expect(asked('auto', { status: { choice: 'NEVER' } })).toBe(false)
  expect(asked('homeowner', { insurer: { text: 'Harbor Mutual' } })).toBe(true)
  expect(asked('homeowner', { insurer: null })).toBe(false)
  expect(asked('renters', {})).toBe(false)
})
