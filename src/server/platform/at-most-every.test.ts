import { expect, test } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

test('however many ask within a second, the work is done once, and anew for whoever asks later', async () => {
  const clock = { now: 0 }
  let looks = 0
  const look = atMostEvery(
    1_000,
    async () => (looks += 1),
    () => clock.now,
  )
  expect(await Promise.all(Array.from({ length: 500 }, look))).toEqual(Array(500).fill(1))
  clock.now = 999
  expect(await look()).toBe(1)
  clock.now = 1_000
  expect(await look()).toBe(2)
})
