import type { Page } from 'playwright-core'

interface HeldTimers {
  /** Lets time pass in the page; returns the milliseconds until its next timer, -1 without one. */
  turn(ms: number): number
  /** Waits until the page has drawn its state; returns how often anything has changed in it. */
  drawn(): Promise<number>
}

/** Runs in each page before its own scripts: its timers stand still until the journey advances them. */
export function holdTimers(): void {
  const real = { frame: requestAnimationFrame, timeout: setTimeout, idle: requestIdleCallback }
  const timers = new Map<number, { at: number; every: number | null; run: () => void }>()
  let now = 0
  let last = 0
  let changes = 0
  new MutationObserver(() => {
    changes += 1
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })

  function set(handler: TimerHandler, ms: number, every: number | null, args: unknown[]): number {
    last += 1
    const run = () => typeof handler === 'function' && handler(...args)
    timers.set(last, { at: now + Math.max(ms, 1), every, run })
    return last
  }
  const clear = (id?: number) => void timers.delete(id ?? 0)
  const next = () => [...timers].sort(([, a], [, b]) => a.at - b.at)[0]

  const heldTimers: HeldTimers = {
    turn(ms) {
      const until = now + ms
      for (let due = next(); due && due[1].at <= until; due = next()) {
        const [id, { at, every, run }] = due
        now = at
        if (every === null) timers.delete(id)
        else timers.set(id, { at: at + Math.max(every, 1), every, run })
        run()
      }
      now = until
      const following = next()
      return following ? following[1].at - now : -1
    },
    async drawn() {
      const drawn = async () => {
        const frame = () => new Promise(resolve => real.frame.call(window, resolve))
        await frame()
        await frame()
        const fading = document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        await Promise.allSettled(fading.map(({ finished }) => finished))
        // On a busy machine the page comes to life later than its frames.
        await new Promise(resolve => real.idle.call(window, resolve))
      }
      // A page that waits for its styles draws no frame.
      await Promise.race([drawn(), new Promise(resolve => real.timeout.call(window, resolve, 2_000))])
      return changes
    },
  }
  Object.assign(window, {
    heldTimers,
    setTimeout: (handler: TimerHandler, ms = 0, ...args: unknown[]) => set(handler, ms, null, args),
    setInterval: (handler: TimerHandler, ms = 0, ...args: unknown[]) => set(handler, ms, ms, args),
    clearTimeout: clear,
    clearInterval: clear,
  })
}

/** Advances the timers of a page; returns the milliseconds until the next one, Infinity without one. */
export async function turnTimers(page: Page, ms: number): Promise<number> {
  const turn = (by: number) => (window as { heldTimers?: HeldTimers }).heldTimers?.turn(by) ?? -1
  // A page that is unloading answers no more.
  const next = await page.evaluate(turn, ms).catch(() => -1)
  return next < 0 ? Infinity : next
}

/** Waits until a page has drawn its state; returns how often anything has changed in it. */
export async function drawnBy(page: Page): Promise<number> {
  const drawn = () => (window as { heldTimers?: HeldTimers }).heldTimers?.drawn() ?? -1
  return page.evaluate(drawn).catch(() => -1)
}
