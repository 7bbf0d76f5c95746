import { expect, test } from 'vitest'
import { makeRequestCounts } from './request-counts.ts'

test('requests are counted by name in windows of time, each from zero', () => {
  const clock = { now: 60_000 }
  const counts = makeRequestCounts({ now: () => clock.now })
  const add = (name: string) => counts.add({ name, windowMs: 60_000, most: 10 })
  expect([add('a'), add('a'), add('b')].map(({ requests }) => requests)).toEqual([1, 2, 1])
  clock.now += 45_000
  expect(add('a')).toEqual({ requests: 3, endsInMs: 15_000 })
  clock.now += 15_000
  expect(add('a')).toEqual({ requests: 1, endsInMs: 60_000 })
})
