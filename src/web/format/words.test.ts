import { expect, test } from 'vitest'
import { longDay } from '../../language/days.ts'
import { dial } from '../results/card/telephone.ts'
import { moment } from './day.ts'

test('a day is written out, the same in every time zone', () => {
  expect(longDay('2026-12-01')).toBe('December 1, 2026')
  expect(longDay('soon')).toBe('soon')
})

test('a moment shows only its day: an hour would be in another time zone', () => {
  const now = new Date('2026-11-22T18:00:00Z')
  expect(moment('2026-11-22T14:14:00Z', now)).toBe('today')
  expect(moment('2026-11-20T23:14:00Z', now)).toBe('on November 20, 2026')
})

test('every way to write a US number dials the same', () => {
  expect(['1-800-555-0111', '(800) 555-0111', '+1 800 555 0111'].map(dial)).toEqual([
    'tel:+18005550111',
    'tel:+18005550111',
    'tel:+18005550111',
  ])
})
