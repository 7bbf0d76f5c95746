import { expect, test } from 'vitest'
import { todayAt } from './today.ts'

test.each([
  ['2026-11-22T04:59:59.999Z', '2026-11-21'],
  ['2026-11-22T05:00:00.000Z', '2026-11-22'],
  // Daylight saving time.
  ['2026-07-04T03:59:59.999Z', '2026-07-03'],
  ['2026-07-04T04:00:00.000Z', '2026-07-04'],
  // Back again: the day of another minute is not remembered.
  ['2026-11-22T04:59:59.999Z', '2026-11-21'],
])('at %s it is %s in New York', (instant, day) => {
  expect(todayAt(new Date(instant))).toBe(day)
})
