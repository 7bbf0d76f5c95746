import { describe, expect, it } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { travelDates } from './travel-dates.ts'
import { tripLength } from './trip-length.ts'

const page = travelDates({ title: { en: 'When?' }, first_day: today })
const trip = (departure_date: unknown, return_date: unknown) => ({ departure_date, return_date })

it('takes a trip from today on, of a day or more (spec 3.3.1, 5.13)', () => {
  const day = trip(today, today)
  expect(accepted(page, day)).toEqual(day)
  expect(page.say({ departure_date: '2026-12-01', return_date: '2027-01-09' }).en).toBe(
    '12/1/2026 to 1/9/2027',
  )
})

it('requires both days (spec 5.13)', () => {
  const both = { departure_date: 'Departure date is required', return_date: 'Return date is required' }
  for (const payload of [{}, trip('', ' '), trip(null, 5)]) expect(complaints(page, payload)).toEqual(both)
})

it('accepts no trip that has begun, and none that ends before it begins (spec 5.13)', () => {
  expect(complaints(page, trip('2026-11-20', '2026-12-01'))).toEqual({
    departure_date: 'Please choose today or a later date',
  })
  expect(complaints(page, trip('2026-12-02', '2026-12-01'))).toEqual({
    return_date: 'Please choose a return date on or after your departure',
  })
})

it('accepts only calendar days, and none too far ahead', () => {
  for (const day of ['2026-02-30', '2026-13-01', '12/01/2026', 'soon'])
    expect(complaints(page, trip(day, '2026-12-01'))).toHaveProperty('departure_date')
  expect(complaints(page, trip('2028-11-22', '2028-11-30'))).toEqual({
    departure_date: 'Please choose a departure date within the next 2 years',
  })
  expect(complaints(page, trip('2028-11-21', '2029-11-22'))).toEqual({
    return_date: 'Please choose a return date within the next 3 years',
  })
})

it('refuses what no form sends', () => expectRefusals(page))

describe('a trip of', () => {
  it.each([
    ['2026-12-01', 'A day trip'],
    ['2026-12-02', '2 days'],
    ['2026-12-06', '6 days'],
    ['2026-12-07', '1 week'],
    ['2026-12-14', '2 weeks'],
    ['2026-12-16', 'About 2 weeks'],
    ['2026-12-29', 'About 4 weeks'],
    ['2026-12-30', '1 month'],
    ['2027-03-10', 'About 3 months'],
  ])('a length until %s is described in days, weeks or months (spec 2.3.11.2, 9.3)', (back, words) => {
    expect(tripLength('2026-12-01', back)?.en.startsWith(words)).toBe(true)
  })

  it('an unknown length has no description', () => {
    for (const [from, to] of [
      ['', ''],
      ['2026-12-01', ''],
      ['2026-12-02', '2026-12-01'],
      ['2026-02-30', '2026-03-30'],
    ] as const)
      expect(tripLength(from, to)).toBeNull()
  })
})
