import { setImmediate as aMoment } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './batch.ts'

/** Work that is done once `until` has come, at once unless said otherwise. */
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

test('what many ask for at once is done in one go, and each gets its own', async () => {
  const { batches, double } = doubling()
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('what is asked for while others are under way is done next', async () => {
  const gate = Promise.withResolvers<void>()
  const { batches, double } = doubling(gate.promise)
  const all = [double(1)]
  await aMoment()
  all.push(double(2), double(3))
  gate.resolve()
  expect(await Promise.all(all)).toEqual([2, 4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('an error is for the one whose it is, and for nobody who asked at the same time or after', async () => {
  const { double } = doubling()
  const asked = await Promise.allSettled([double(1), double(13)])
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await double(2)).toBe(4)
})
