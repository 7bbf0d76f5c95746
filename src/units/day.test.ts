import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  dayOf,
  daysBetween,
  daysInMonth,
  isDay,
  monthsBetween,
} from './day.ts'

describe('a day', () => {
  test('exists in the calendar', () => {
    expect(['2028-02-29', '2026-12-31', '2000-02-29'].every(isDay)).toBe(true)
    const none = [
      '2027-02-29',
      '1900-02-29',
      '2026-00-10',
      '2026-13-01',
      '2026-04-31',
      '2026-1-1',
      '',
      undefined,
    ]
    expect(none.some(isDay)).toBe(false)
  })

  test('is built from its parts', () => {
    expect(dayOf({ year: 994, month: 5, day: 2 })).toBe('0994-05-02')
    expect([1, 2, 4, 12, 0, 13].map(month => daysInMonth(2028, month))).toEqual([31, 29, 30, 31, 0, 0])
  })

  test('moves by days across the end of a month, a year and the change of clocks', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-10-25', '2026-11-08')).toBe(14)
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  })

  test('moves by months, to the last day of a shorter one', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2027-08-29', 6)).toBe('2028-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(0)
    expect(monthsBetween('2026-01-15', '2027-01-15')).toBe(12)
  })

  test('moves by years, from 29 February to 1 March', () => {
    expect(addYears('2026-11-21', 2)).toBe('2028-11-21')
    expect(addYears('2028-02-29', 1)).toBe('2029-03-01')
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
  })

  test('adds a year of age on the birthday; on 1 March for a birthday on 29 February', () => {
    expect(ageOn('2000-11-22', '2026-11-21')).toBe(25)
    expect(ageOn('2000-11-22', '2026-11-22')).toBe(26)
    expect(ageOn('2004-02-29', '2026-02-28')).toBe(21)
    expect(ageOn('2004-02-29', '2026-03-01')).toBe(22)
  })
})
