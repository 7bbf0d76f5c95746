import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel'
import type { Failed } from '../../connectors/connector.ts'
import type { Called } from './call-carrier.ts'
import { breakerStates } from './metrics.ts'

/** Five failures within a minute open a breaker; a minute later one trial decides (domain: time, retries, expiry). */
export const breakerLimits = { mostFailures: 5, withinMs: 60_000, pauseMs: 60_000 }

/** One breaker a carrier and process: nobody waits for a carrier that is known to be down. */
export interface Breakers {
  /** Gives what the call came to; null, and nothing is called, while the carrier's breaker is open. */
  run(carrier: string, call: () => Promise<Called>): Promise<Called | null>
}

/** Breakers that are all closed. */
export function makeBreakers(): Breakers {
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function breakerOf(carrier: string): CircuitBreakerPolicy {
    const known = breakers.get(carrier)
    if (known) return known
    const breaker = circuitBreaker(handleWhenResult(isSick), {
      breaker: failuresWithin(),
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

/** What says that a carrier is not well; a refused key or a used up quota says nothing of that. */
const sick: readonly Failed['cause'][] = ['timeout', 'network', 'http', 'badAnswer', 'maintenance']

function isSick(called: unknown): boolean {
  // Only calls are run.
  const { result } = called as Called
  return result.kind === 'failed' && sick.includes(result.cause)
}

/** Counts by the clock: calls that go well between two failures do not undo them. */
function failuresWithin(): IBreaker {
  let times: readonly number[] = []
  return {
    state: null,
    success(state) {
      if (state === CircuitState.HalfOpen) times = []
    },
    failure(state) {
      const now = Date.now()
      times = [...times.filter(at => now - at < breakerLimits.withinMs), now]
      return state === CircuitState.HalfOpen || times.length >= breakerLimits.mostFailures
    },
  }
}
