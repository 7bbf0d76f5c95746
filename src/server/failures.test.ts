import { expect, test } from 'vitest'
import { tellFailure } from './failures.ts'

test('a failure is told with its values, by the butler or by a company', () => {
  const wait = { key: 'press-again', values: { seconds: 1 } } as const
  expect(tellFailure(wait, 'en')).toMatch(/^I have a lot of visitors .* again in a second\.$/)
  expect(tellFailure(wait, 'we')).toMatch(/^We have a lot of visitors .* again in a second\.$/)
  const day = { key: 'start-outside', values: { from: '2026-11-25', to: '2026-12-24' } } as const
  expect(tellFailure(day, 'we')).toBe('Choose a day from November 25, 2026 to December 24, 2026.')
})

test('what a question itself says passes unchanged', () => {
  expect(tellFailure('Please choose an option', 'we')).toBe('Please choose an option')
})
