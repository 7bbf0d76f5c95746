import { BulkheadRejectedError, bulkhead } from 'cockatiel'

/**
 * How many calls of assistants one server works on at once, and how many may wait for that: people come first. Beside ten thousand
 * assistants, two at once made a person's call take twice as long, and one at once gave as many of them their prices.
 */
export const agentTurns = { atOnce: 1, waiting: 200 } as const

/** Lets work begin when its turn comes. Null where too many are waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>

export function makeTurns(): InTurn {
  const turns = bulkhead(agentTurns.atOnce, agentTurns.waiting)
  return work => turns.execute(work).catch(nullIfFull)
}

function nullIfFull(error: unknown): null {
  if (error instanceof BulkheadRejectedError) return null
  throw error
}
