import { expect, test } from 'vitest'
import { returns, spreadReturns } from './spread-returns.ts'

test('A crowd refused at once is told to come back bit by bit; later ones need not wait for those who have come', () => {
  let now = 0
  const secondsToReturn = spreadReturns(() => now)
  const crowd = Array.from({ length: 100 }, secondsToReturn)
  expect(crowd[0]).toBe(2)
  for (const second of [2, 3, 4, 5]) expect(crowd.filter(one => one === second)).toHaveLength(25)
  now += 3_000
  expect(secondsToReturn()).toBe(3)
  now += 10_000
  expect(secondsToReturn()).toBe(2)
})

test('Nobody is told to stay away longer than the limit', () => {
  const secondsToReturn = spreadReturns(() => 0)
  const crowd = Array.from({ length: 20_000 }, secondsToReturn)
  expect(Math.max(...crowd)).toBe(returns.latestSeconds)
})
