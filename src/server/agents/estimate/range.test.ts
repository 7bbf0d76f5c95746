import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

const exact = { outside: 0.1, slack: 1 }

test('a range without open facts is the price', () => {
  expect(rangeOf(10_000, [], exact)).toEqual({ low: 10_000, high: 10_000 })
})

test('facts multiply, and rare values at the ends stay outside', () => {
  const twice = [
    { value: 'A', weight: 50, cents: 10_000 },
    { value: 'B', weight: 50, cents: 20_000 },
  ]
  const rare = [
    { value: 'A', weight: 98, cents: 10_000 },
    { value: 'B', weight: 2, cents: 90_000 },
  ]
  const { low, high } = rangeOf(10_000, [twice, twice, rare], exact)
  expect(low).toBe(10_000)
  expect(high / 40_000).toBeCloseTo(1, 1)
})

test('values that nobody insures count for nothing', () => {
  const ways = [
    { value: 'A', weight: 1, cents: 10_000 },
    { value: 'B', weight: 99, cents: null },
  ]
  expect(rangeOf(10_000, [ways], exact)).toEqual({ low: 10_000, high: 10_000 })
})
