import { expect, test } from 'vitest'
import { moment } from './day.ts'

test('a moment shows only its day: an hour would be in another time zone', () => {
  const now = new Date('2026-11-22T18:00:00Z')
  expect(moment('2026-11-22T14:14:00Z', now, 'en')).toBe('today')
  expect(moment('2026-11-20T23:14:00Z', now, 'en')).toBe('on November 20, 2026')
})
