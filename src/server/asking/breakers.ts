import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel'
import type { FailureCause } from '../../connectors/connector.ts'
import type { Called } from './called.ts'
import { breakerStates } from './metrics.ts'

/**
 * A breaker opens when half of the calls of the last minute failed, once there were at least ten; a minute later one
 * trial call decides. A carrier that answers most of its visitors is never switched off for the few it cannot serve.
 */
export const breakerLimits = { leastCalls: 10, failedShare: 0.5, withinMs: 60_000, pauseMs: 60_000 }

/** One breaker per carrier and process: nobody waits for a carrier that we know is down. */
export interface Breakers {
  /** Returns the result of the call; while the carrier's breaker is open, null without a call. */
  run(carrier: string, call: () => Promise<Called>): Promise<Called | null>
}

/** Breakers that are all closed. */
export function makeBreakers(): Breakers {
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function breakerOf(carrier: string): CircuitBreakerPolicy {
    const existing = breakers.get(carrier)
    if (existing) return existing
    const breaker = circuitBreaker(handleWhenResult(isSick), {
      breaker: shareOfFailures(),
      halfOpenAfter: breakerLimits.pauseMs,
    })
    breakers.set(carrier, breaker)
    breakerStates.set({ carrier }, CircuitState.Closed)
    breaker.onStateChange(state => breakerStates.set({ carrier }, state))
    return breaker
  }

  return {
    run: (carrier, call) =>
      breakerOf(carrier)
        .execute(call)
        .catch(error => {
          if (error instanceof BrokenCircuitError) return null
          throw error
        }),
  }
}

/** The causes that show a carrier is down or out of reach; a refused key or a used-up quota does not. */
const sick: readonly FailureCause[] = [
  ...(['timeout', 'network', 'dns', 'refused', 'certificate', 'proxy'] as const),
  ...(['http', 'badAnswer', 'maintenance'] as const),
]

function isSick(called: unknown): boolean {
  // `execute` only runs calls.
  const { result, calls } = called as Called
  // Down for maintenance, and for a while.
  if (result.kind === 'put off') return result.instead.cause === 'maintenance'
  return result.kind === 'failed' && sick.includes(result.cause) && !isRefusal(calls.at(-1)?.ended)
}

/** A 4xx comes from a carrier that works but refuses this question: it may accept another one. */
function isRefusal(ended: number | string | undefined): boolean {
  return typeof ended === 'number' && ended >= 400 && ended < 500
}

/** Calls of the last minute, counted by the second. */
function shareOfFailures(): IBreaker {
  const seconds = new Map<number, { calls: number; failures: number }>()
  function count(isFailure: boolean) {
    const now = Math.floor(Date.now() / 1000)
    for (const second of seconds.keys())
      if (now - second >= breakerLimits.withinMs / 1000) seconds.delete(second)
    const { calls, failures } = seconds.get(now) ?? { calls: 0, failures: 0 }
    seconds.set(now, { calls: calls + 1, failures: failures + Number(isFailure) })
  }
  function total(name: 'calls' | 'failures'): number {
    return [...seconds.values()].reduce((sum, second) => sum + second[name], 0)
  }
  return {
    state: null,
    success(state) {
      if (state === CircuitState.HalfOpen) seconds.clear()
      count(false)
    },
    failure(state) {
      count(true)
      const isMany = total('calls') >= breakerLimits.leastCalls
      const isShare = total('failures') >= breakerLimits.failedShare * total('calls')
      return state === CircuitState.HalfOpen || (isMany && isShare)
    },
  }
}
