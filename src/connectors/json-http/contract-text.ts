import * as v from 'valibot'
import { type Day, isDay } from '../../units/day.ts'

/** The words and numbers that the carrier contract is written with. */

export const day = v.custom<Day>(isDay, 'a day as YYYY-MM-DD')

/** Text that is not empty, with at most this many characters. */
export function textUpTo(most: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty('no empty text'), v.maxLength(most))
}

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Whole dollars. */
export const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))

export const code = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,64}$/, 'a code of letters, digits, dots and hyphens'),
)
