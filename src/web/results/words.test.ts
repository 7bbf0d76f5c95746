import { expect, test } from 'vitest'
import { longDay } from './day.ts'
import { dial } from './telephone.ts'

test('a day is written out, the same in every time zone', () => {
  expect(longDay('2026-12-01')).toBe('December 1, 2026')
  expect(longDay('soon')).toBe('soon')
})

test('every way to write a US number dials the same', () => {
  expect(['1-800-555-0111', '(800) 555-0111', '+1 800 555 0111'].map(dial)).toEqual([
    'tel:+18005550111',
    'tel:+18005550111',
    'tel:+18005550111',
  ])
})
