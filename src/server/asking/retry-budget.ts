/** Repeats are no more than a tenth of the calls, over all carriers: a storm of retries helps nobody. */
export const repeatShare = 0.1
/** So that the first trouble of a quiet day may be repeated. */
const most = 10

export interface RetryBudget {
  /** Counts a call that is no repeat. */
  earn(): void
  /** Takes a repeat out of the budget; false when there is none. */
  spend(): boolean
}

/** A full budget. */
export function makeRetryBudget(): RetryBudget {
  let left = most
  return {
    earn() {
      left = Math.min(most, left + repeatShare)
    },
    spend() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
