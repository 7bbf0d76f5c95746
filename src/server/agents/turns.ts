import { BulkheadRejectedError, bulkhead } from 'cockatiel'

/**
 * How many assistants' calls one server handles at a time, and how many may wait: people come first. Beside ten thousand
 * assistants, handling two at a time made a person's call take twice as long, and handling one at a time gave prices to just as
 * many.
 */
export const agentTurns = { atOnce: 1, waiting: 200 } as const

/** Runs work when its turn comes; null if too many calls are waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>

export function makeTurns(): InTurn {
  const turns = bulkhead(agentTurns.atOnce, agentTurns.waiting)
  return work => turns.execute(work).catch(nullIfFull)
}

function nullIfFull(error: unknown): null {
  if (error instanceof BulkheadRejectedError) return null
  throw error
}
