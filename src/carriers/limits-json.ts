import * as v from 'valibot'

const whole = (most: number) =>
  v.exactOptional(
    v.pipe(
      v.number('write a whole number'),
      v.integer('write a whole number'),
      v.minValue(1, 'write 1 or more, or leave it out for no limit'),
      v.maxValue(most, `write ${most} at most, or leave it out for no limit`),
    ),
  )

/** Limits of a carrier, or of a host that several share; each counts across all servers. */
export const perSecond = whole(10_000)
/** A row is kept for each; above this, use `perSecond`. */
export const questionsPerMinute = whole(6_000)
export const questionsPerDay = whole(10_000_000)
