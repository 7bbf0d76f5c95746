import { describe, expect, test } from 'vitest'
import { makeWorkLimit, workLimits } from './work-limit.ts'

interface Run {
  readonly seconds: number
  readonly perSecond: number
  /** The request's time at the processor, which takes one after the other, and then elsewhere. */
  readonly takes: (request: number) => { readonly here: number; readonly elsewhere: number }
}

/** A server on a clock of its own: requests come evenly, wait for the processor in line, and are refused where the limit says so. */
function serverOf(clock: { ms: number }) {
  const limit = makeWorkLimit(() => clock.ms)
  return {
    limit,
    run({ seconds, perSecond, takes }: Run) {
      const began = clock.ms
      const ends: { readonly at: number; readonly begun: number; readonly end: () => void }[] = []
      const took: number[] = []
      let refused = 0
      let mostAtWork = 0
      let processorFree = began
      for (let request = 0; request < seconds * perSecond; request += 1) {
        const arrives = began + (request * 1_000) / perSecond
        ends.sort((a, b) => a.at - b.at)
        while (ends[0] && ends[0].at <= arrives) {
          const { at, begun, end } = ends.shift() ?? { at: 0, begun: 0, end() {} }
          clock.ms = at
          end()
          took.push(at - begun)
        }
        clock.ms = arrives
        if (!limit.hasRoom()) {
          refused += 1
          continue
        }
        const { here, elsewhere } = takes(request)
        processorFree = Math.max(processorFree, arrives) + here
        ends.push({ at: processorFree + elsewhere, begun: arrives, end: limit.begin() })
        mostAtWork = Math.max(mostAtWork, limit.atWork())
      }
      for (const { at, end } of ends.toSorted((a, b) => a.at - b.at)) {
        clock.ms = at
        end()
      }
      took.sort((a, b) => a - b)
      return { refused, mostAtWork, served: took.length, slowest: took[Math.floor(took.length * 0.99)] ?? 0 }
    },
  }
}

describe('the limit on requests at work', () => {
  test.each([2, 3, 10])('keeps a server busy and quick that is offered %i times what it can do', times => {
    const { run } = serverOf({ ms: 0 })
    const { served, slowest } = run({
      seconds: 20,
      perSecond: 1_000 * times,
      takes: () => ({ here: 1, elsewhere: 0 }),
    })
    expect(served / 20).toBeGreaterThan(990)
    expect(slowest).toBeLessThan(2 * workLimits.usualMs)
  })

  test('refuses nothing because some requests wait for a carrier, more of them than it began with', () => {
    const { run } = serverOf({ ms: 0 })
    const takes = (request: number) => ({ here: 1, elsewhere: request % 40 === 0 ? 9_000 : 10 })
    const { refused, mostAtWork } = run({ seconds: 30, perSecond: 500, takes })
    expect(refused).toBe(0)
    expect(mostAtWork).toBeGreaterThan(workLimits.atStart)
  })

  test('shrinks for a server that has become slow, as far as its connections have work, and grows again', () => {
    const { limit, run } = serverOf({ ms: 0 })
    run({ seconds: 30, perSecond: 200, takes: () => ({ here: 40, elsewhere: 0 }) })
    expect(limit.most()).toBe(workLimits.least)
    const before = run({ seconds: 20, perSecond: 3_000, takes: () => ({ here: 1, elsewhere: 0 }) })
    expect(before.served / 20).toBeGreaterThan(990)
    expect(limit.most()).toBeGreaterThan(workLimits.usualMs * 0.8)
    expect(limit.atWork()).toBe(0)
  })
})
