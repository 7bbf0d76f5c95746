import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pollWait, startPolling, type View } from './poll-wait.ts'

/** A page that can be hidden and shown. */
function window(hidden = false) {
  let changed = () => {}
  const view: View = {
    hidden: () => hidden,
    onChange(listener) {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
  }
  const turn = (to: boolean) => {
    hidden = to
    changed()
  }
  return { view, hide: () => turn(true), show: () => turn(false) }
}

/** Polls forever and records when it asked. */
function asking(view: View, take: (attempts: number) => boolean = () => false) {
  const began = Date.now()
  const times: number[] = []
  const stop = startPolling({
    view,
    ask: async () => times.push(Date.now() - began),
    take,
  })
  return { times, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('polling', () => {
  test('waits 2000 ms first and each time 10 % longer (spec 4.4.2)', async () => {
    expect([0, 1, 2, 3].map(pollWait)).toEqual([2000, 2200, 2420, 2662])
    const { times, stop } = asking(window().view)
    await vi.advanceTimersByTimeAsync(2000 + 2200 + 2420 + 2662)
    expect(times).toEqual([2000, 4200, 6620, 9282])
    stop()
  })

  test('ends when the result is complete (spec 4.4.2)', async () => {
    const { times } = asking(window().view, attempts => attempts === 2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toHaveLength(2)
  })

  test('stops asking once the visitor has left (spec 4.4.2)', async () => {
    const { times, stop } = asking(window().view)
    await vi.advanceTimersByTimeAsync(2000)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([2000])
  })

  test('drops a reply that comes in after the visitor has left (spec 4.4.2)', async () => {
    const replies: string[] = []
    const seen: AbortSignal[] = []
    const stop = startPolling<string>({
      view: window().view,
      ask: signal => {
        seen.push(signal)
        return new Promise(resolve => setTimeout(() => resolve('late'), 500))
      },
      take: value => replies.push(value) > 0,
    })
    await vi.advanceTimersByTimeAsync(2100)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen[0]?.aborted).toBe(true)
    expect(replies).toEqual([])
  })

  test('pauses while the page is hidden and polls at once when it is visible again', async () => {
    const page = window()
    const { times, stop } = asking(page.view)
    page.hide()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(times).toEqual([])
    page.show()
    await vi.advanceTimersByTimeAsync(0)
    expect(times).toEqual([30_000])
    await vi.advanceTimersByTimeAsync(2200)
    expect(times).toEqual([30_000, 32_200])
    stop()
  })

  test('a glance elsewhere between two polls costs no extra request', async () => {
    const page = window()
    const { times, stop } = asking(page.view)
    await vi.advanceTimersByTimeAsync(500)
    page.hide()
    page.show()
    await vi.advanceTimersByTimeAsync(1500)
    expect(times).toEqual([2000])
    stop()
  })
})

test('an abandoned poll fails silently: nobody waits for it', async () => {
  const page = window()
  const failed: unknown[] = []
  const note = (reason: unknown) => failed.push(reason)
  process.on('unhandledRejection', note)
  const stop = startPolling({
    view: page.view,
    ask: signal => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    take: () => true,
  })
  await vi.advanceTimersByTimeAsync(pollWait(0))
  stop()
  vi.useRealTimers()
  await new Promise(resolve => setTimeout(resolve, 0))
  process.off('unhandledRejection', note)
  expect(failed).toEqual([])
})
