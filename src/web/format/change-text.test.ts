import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test('a changed answer is told with the one before it', () => {
  expect(changeText({ label: 'Deductible', before: '$500', now: '$1,000' }, 'en')).toBe(
    'Deductible: $1,000 (was: $500)',
  )
  expect(changeText({ label: 'Pool', now: 'Yes' }, 'en')).toBe('Pool: Yes (new)')
})

test('what nobody should read over a shoulder is only told to have changed', () => {
  const health = { label: 'Health', before: 'given', now: 'given' }
  expect([changeText(health, 'en'), changeText(health, 'es')]).toEqual([
    'Health: changed',
    'Health: otra respuesta',
  ])
})
