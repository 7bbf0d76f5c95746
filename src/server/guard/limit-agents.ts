import type { AgentKey } from '../journey/quoting/admit.ts'
import type { RequestCounts } from '../store/counts/request-counts.ts'

/** Calls a minute: for one quote, for an address without a key, and under one key, whose many quotes come from few addresses. */
export const mostAgentCalls = { session: 120, address: 600, key: 6_000 } as const

const windowMs = 60_000

interface AgentCall {
  readonly address: string
  readonly key?: AgentKey
  /** The visitor of the quote that the call is about. */
  readonly session?: Buffer
}

/** Counts a call. Null if it may be answered; else the seconds until it may be repeated. */
export type LimitAgent = (call: AgentCall) => number | null

/** Limits assistants by these counts, as a third kind besides people with and without scripts. */
export function limitAgentsBy(counts: RequestCounts): LimitAgent {
  function secondsLeft(name: string, most: number): number | null {
    const { requests, endsInMs } = counts.add({ name: `agent ${name}`, windowMs, most })
    return requests > most ? Math.ceil(endsInMs / 1000) : null
  }
  return ({ address, key, session }) =>
    (key
      ? secondsLeft(`key ${key.name}`, mostAgentCalls.key)
      : secondsLeft(`address ${address}`, mostAgentCalls.address)) ??
    (session ? secondsLeft(`session ${session.toString('base64url')}`, mostAgentCalls.session) : null)
}
