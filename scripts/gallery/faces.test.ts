import { expect, test } from 'vitest'
import { wishOf } from './faces.ts'

test('no words ask for everything', () => {
  const { languages, schemes, widths, isWanted } = wishOf([])
  expect([languages, schemes, widths]).toEqual([
    ['en', 'es'],
    ['light', 'dark'],
    [360, 768, 1280, 1920],
  ])
  expect(isWanted('results/none')).toBe(true)
})

test('words narrow down widths, schemes and languages, and scenes by parts of their names', () => {
  const { languages, schemes, widths, isWanted } = wishOf(['renters', '360', 'light', 'en', '768', 'errors'])
  expect([languages, schemes, widths]).toEqual([['en'], ['light'], [360, 768]])
  expect(isWanted('renters/1c/errors')).toBe(true)
  expect(isWanted('renters/1c/filled')).toBe(false)
  expect(isWanted('pet/1/errors')).toBe(false)
})

test('a word with a slash is a stretch of a name', () => {
  const { isWanted } = wishOf(['renters/1'])
  expect(isWanted('renters/1/empty')).toBe(true)
  expect(isWanted('renters/2/empty')).toBe(false)
})
