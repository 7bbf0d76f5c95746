import { cent, divideRounded, multiply } from '../decimal.ts'
import { monthsInYear } from '../plan/format/format-text.ts'
import { NoPrice, tooLittle } from './no-price.ts'

export interface Installments {
  readonly count: number
  /** Every payment except the first, and the price that we show. */
  readonly each: bigint
  /** The first payment takes the remainder, so that the parts sum to the total; with a factor it is like the others. */
  readonly first: bigint
}

/**
 * A total in 10^-4 dollars, split into payments of whole cents: each is the total divided by their number, rounded up to the cent;
 * the first is what remains. Throws a NoPrice if the total is too small to leave a first payment.
 */
export function installments(total: bigint, count: number): Installments {
  const each = divideRounded(total, { by: BigInt(count) * cent, mode: 'up' }) * cent
  const first = total - each * BigInt(count - 1)
  if (first <= 0n) throw new NoPrice(tooLittle(total))
  return { count, each, first }
}

/**
 * Monthly payments that are each a share of the year, in 10^-6, to the cent. Their sum exceeds the price of the year paid at
 * once, as is usual for life insurance.
 */
export function paymentsByFactor(total: bigint, factor: bigint): Installments {
  const each = multiply(total, { by: factor, rounding: { unit: cent, mode: 'halfUp' } })
  return { count: monthsInYear, each, first: each }
}

/** The same payments, with a fee included in each but the first. */
export function withInstallmentFee({ count, each, first }: Installments, fee: bigint): Installments {
  return { count, first, each: each + fee }
}
