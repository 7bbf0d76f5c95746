import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  [429, { 'retry-after': '30' }, 30_000],
  [503, { 'retry-after': '3600' }, 3_600_000],
  [429, { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, 7_000],
  // Its clock is ten minutes ahead of ours.
  [429, { 'retry-after': 'Sat, 21 Nov 2026 10:10:07 GMT', date: 'Sat, 21 Nov 2026 10:10:00 GMT' }, 7_000],
  [429, { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  [429, { 'retry-after': 'soon' }, 0],
  [429, { 'retry-after': '-5' }, 0],
  [429, {}, 0],
  [500, { 'retry-after': '30' }, 0],
])('a %i with %o asks for %i ms', (status, headers, ms) => {
  expect(retryAfterMs({ status, headers, body: '' }, now)).toBe(ms)
})
