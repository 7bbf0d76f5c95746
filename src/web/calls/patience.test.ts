import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime, patience, silence } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Never answers, and rejects when aborted. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('gives up on a silent network when patience runs out, not before', async () => {
  let end: unknown
  const call = inTime(hanging).catch(error => {
    end = error
  })
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(end).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(end).toBe(silence)
})

test('returns an answer in time, and leaves no timer', async () => {
  expect(await inTime(async () => 'here')).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects at once when the caller gives up first', async () => {
  const outer = new AbortController()
  const call = inTime(hanging, outer.signal)
  outer.abort('gone')
  await expect(call).rejects.toBe('gone')
  expect(await inTime(async signal => signal.aborted, outer.signal)).toBe(true)
})
