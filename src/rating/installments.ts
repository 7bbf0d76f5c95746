import { cent, divideRounded } from './decimal.ts'

export interface Installments {
  readonly count: number
  /** What every payment but the first one is, and what the price is shown as. */
  readonly each: bigint
  /** The first payment takes what is left, so that the parts sum to the total. */
  readonly first: bigint
}

/**
 * A total in 10^-4 dollars, split into payments of whole cents: the total divided, rounded up to the cent,
 * and the remainder first. Throws a RangeError when the total is too small to leave a first payment.
 */
export function installments(total: bigint, count: number): Installments {
  const each = divideRounded(total, { by: BigInt(count) * cent, mode: 'up' }) * cent
  const first = total - each * BigInt(count - 1)
  if (first <= 0n) throw new RangeError(`${total}e-4 dollars do not make ${count} payments`)
  return { count, each, first }
}
