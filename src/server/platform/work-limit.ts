/** How many requests one server takes on at once. */
export interface WorkLimit {
  /** Whether one more may begin. */
  hasRoom(): boolean
  /** Begins one; the function returned ends it. */
  begin(): () => void
  /** How many have begun and not ended. */
  atWork(): number
  /** How many may. */
  most(): number
}

/** A limit that also knows how long it has had nothing at work, in milliseconds: 0 while it has. */
export interface TimedWorkLimit extends WorkLimit {
  idleMs(): number
}

/** Numbers of the limit, in requests and milliseconds. */
export const workLimits = {
  /** Half of all requests take less: a third of what is promised for an answer, which leaves the slower half its time. */
  usualMs: 100,
  /** Twice the connections to the database: with fewer at work, some of them would idle. */
  least: 20,
  atStart: 64,
  /** Requests that wait for carriers cost little, and many may. */
  most: 1_000,
  /** The times of a window decide about the next one. */
  windowMs: 100,
  windowRequests: 20,
} as const

/** By how much a window may change the limit; up only where this share of it was at work, so that there is room before it is needed. */
const steps = { down: 0.9, up: 1.1, usedShare: 0.8 } as const

/**
 * A limit that follows the time requests take: while half of them take longer than they should, fewer may be at work, and while
 * they do not, more. It looks at the median, because a few requests that wait for a carrier say nothing about this server.
 */
export function makeWorkLimit(now: () => number): TimedWorkLimit {
  let most: number = workLimits.atStart
  let atWork = 0
  let took: number[] = []
  let windowBegan = now()
  let wasUsed = false
  let lastEnded = Number.NEGATIVE_INFINITY

  function learn(ms: number): void {
    took.push(ms)
    if (took.length < workLimits.windowRequests || now() - windowBegan < workLimits.windowMs) return
    const fitting = workLimits.usualMs / Math.max(medianOf(took), 1)
    const step = Math.min(Math.max(fitting, steps.down), wasUsed ? steps.up : 1)
    most = Math.min(Math.max(most * step, workLimits.least), workLimits.most)
    took = []
    windowBegan = now()
    wasUsed = false
  }

  return {
    hasRoom: () => atWork < Math.floor(most),
    begin() {
      const began = now()
      atWork += 1
      wasUsed ||= atWork >= most * steps.usedShare
      return () => {
        atWork -= 1
        lastEnded = now()
        learn(lastEnded - began)
      }
    },
    atWork: () => atWork,
    most: () => Math.floor(most),
    idleMs: () => (atWork > 0 ? 0 : now() - lastEnded),
  }
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

/** A limit that is the same however long requests take. */
export function fixedLimit(most: number): WorkLimit {
  let atWork = 0
  return {
    hasRoom: () => atWork < most,
    begin() {
      atWork += 1
      return () => {
        atWork -= 1
      }
    },
    atWork: () => atWork,
    most: () => most,
  }
}
