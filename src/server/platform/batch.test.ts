import { setImmediate as aMoment } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './batch.ts'

/** Work that finishes once `until` resolves, at once by default. */
function doubling(until = Promise.resolve()) {
  const batches: number[][] = []
  const double = inBatches(async (items: readonly number[]) => {
    batches.push([...items])
    await until
    if (items.includes(13)) throw new Error('unlucky')
    return items.map(item => 2 * item)
  })
  return { batches, double }
}

test('concurrent requests are done in one batch, and each caller gets its own result', async () => {
  const { batches, double } = doubling()
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('requests that arrive during a batch make up the next one', async () => {
  const gate = Promise.withResolvers<void>()
  const { batches, double } = doubling(gate.promise)
  const all = [double(1)]
  await aMoment()
  all.push(double(2), double(3))
  gate.resolve()
  expect(await Promise.all(all)).toEqual([2, 4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('an error reaches only the caller that caused it, not others in the same batch or a later one', async () => {
  const { double } = doubling()
  const outcomes = await Promise.allSettled([double(1), double(13)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await double(2)).toBe(4)
})
