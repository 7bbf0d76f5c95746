/** One retry per this many calls, across all carriers: a storm of retries helps nobody. */
const callsPerRetry = 10
/** The budget starts with ten retries, so that a quiet day's first failures can be retried. */
const most = 10 * callsPerRetry

export interface RetryBudget {
  /** Counts a call that isn't a retry. */
  earn(): void
  /** Takes a retry out of the budget; false when it is empty. */
  spend(): boolean
}

/** A full budget. */
export function makeRetryBudget(): RetryBudget {
  let calls = most
  return {
    earn() {
      calls = Math.min(most, calls + 1)
    },
    spend() {
      if (calls < callsPerRetry) return false
      calls -= callsPerRetry
      return true
    },
  }
}
