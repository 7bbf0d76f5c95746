import { describe, expect, test } from 'vitest'
import { longDay } from './days.ts'
import { dollars, priceParts } from './money.ts'
import { abbreviated } from './numbers.ts'
import { perPeriod } from './periods.ts'

describe('money', () => {
  test('a price is dollars with two decimals, read without rounding (spec 4.4.8)', () => {
    expect(priceParts('14.84')).toEqual({ dollars: '14', cents: '84' })
    expect(priceParts('1284.5')).toEqual({ dollars: '1,284', cents: '50' })
    expect(priceParts('7')).toEqual({ dollars: '7', cents: '00' })
  })

  test('an amount looks the same from text and from cents', () => {
    expect(dollars('1284.05')).toBe('$1,284.05')
    expect(dollars(128405)).toBe('$1,284.05')
  })

  test('review counts are abbreviated (spec 9.4)', () => {
    expect([430, 990, 2140, 18250, 1_250_000].map(count => abbreviated(count, 'en'))).toEqual([
      '430',
      '990',
      '2.1K',
      '18.3K',
      '1.3M',
    ])
    expect(abbreviated(18250, 'es')).toBe('18 mil')
  })

  test('a period is in plain words', () => {
    expect((['month', 'year', 'trip', '6 months'] as const).map(period => perPeriod(period, 'en'))).toEqual([
      'a month',
      'a year',
      'for the trip',
      'for 6 months',
    ])
  })
})

test('a day is written out, the same in every time zone', () => {
  expect(longDay('2026-12-01', 'en')).toBe('December 1, 2026')
  expect(longDay('soon', 'en')).toBe('soon')
})
