import { setTimeout as pause } from 'node:timers/promises'

/** How assistants share a server with people, in milliseconds. */
export const agentTurns = {
  /** How long after their last request people count as about. */
  aboutMs: 1_000,
  /** While people are about, a rest follows each turn, this many times as long as the turn. */
  restShare: 4,
  /** However many people are about, no turn waits longer than this for them, at work or at rest. */
  mostWaitMs: 100,
} as const

/** Runs work when its turn comes. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Clock {
  now(): number
  pause(ms: number): Promise<unknown>
}

/**
 * Assistants' calls take turns, one after the other, and people come first: a turn waits until their requests have ended, and leaves
 * most of the time to them while any are about. `peopleIdleMs` says how long ago a person's last request ended: 0 while one is at work.
 */
export function makeTurns(
  peopleIdleMs: () => number,
  clock: Clock = { now: () => performance.now(), pause },
): InTurn {
  let restsUntil = 0
  let lastTurn: Promise<unknown> = Promise.resolve()

  function isDue(): boolean {
    const idleMs = peopleIdleMs()
    return idleMs > agentTurns.aboutMs || (idleMs > 0 && clock.now() >= restsUntil)
  }

  async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const latest = clock.now() + agentTurns.mostWaitMs
    while (!isDue() && clock.now() < latest) await clock.pause(2)
    const began = clock.now()
    try {
      return await work()
    } finally {
      const ended = clock.now()
      restsUntil = ended + agentTurns.restShare * (ended - began)
    }
  }

  return work => {
    const turn = lastTurn.then(() => takeTurn(work))
    lastTurn = turn.catch(() => {})
    return turn
  }
}
