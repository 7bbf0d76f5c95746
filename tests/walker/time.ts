/** The time of a journey. It passes only when the journey says so, and then at once; due events happen in order. */
export interface Time {
  now(): number
  after(ms: number, run: () => Promise<void>): void
  pass(ms: number): Promise<void>
}

/** What moves with time: the pages of a journey. */
export interface Moving {
  /** Advances by some milliseconds; returns how many are left until something moves by itself, Infinity if nothing will. */
  turn(ms: number): Promise<number>
  /** Waits until everything in motion has come to rest. */
  settle(): Promise<void>
}

/** A time at zero. */
export function startTime(moving: Moving): Time {
  const due: { at: number; run: () => Promise<void> }[] = []
  let now = 0

  async function runDue(): Promise<void> {
    for (;;) {
      const index = due.findIndex(({ at }) => at <= now)
      const [one] = index < 0 ? [] : due.splice(index, 1)
      if (!one) return
      await one.run()
    }
  }

  return {
    now: () => now,
    after(ms, run) {
      const at = now + ms
      const later = due.findIndex(one => one.at > at)
      due.splice(later < 0 ? due.length : later, 0, { at, run })
    },
    async pass(ms) {
      const until = now + ms
      for (;;) {
        await runDue()
        await moving.settle()
        const next = Math.min(due[0]?.at ?? Infinity, now + (await moving.turn(0)))
        if (next <= now) continue
        const step = Math.min(next, until) - now
        if (step > 0) await moving.turn(step)
        now += step
        if (next > until) return
      }
    },
  }
}
