/** 24 hours. */
export const dayMs = 86_400_000

/** Days after which a quote whose wizard was not finished is erased. */
const unfinishedDays = 7

/** Days after which an unfinished quote is erased: never later than the others. */
export function unfinishedDaysOf(retentionDays: number): number {
  return Math.min(unfinishedDays, retentionDays)
}

/** The moments before which quotes have expired: finished ones, and unfinished ones. */
export function expiryOf({ now, retentionDays }: { now: Date; retentionDays: number }): {
  finished: Date
  unfinished: Date
} {
  return {
    finished: daysBefore(now, retentionDays),
    unfinished: daysBefore(now, unfinishedDaysOf(retentionDays)),
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
