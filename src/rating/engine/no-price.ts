import { grouped } from '../../language/numbers.ts'
import { dollar, formatMoney } from '../decimal.ts'
import { highestPrice } from '../highest-price.ts'
import type { Worksheet } from './worksheet-row.ts'

/** The steps of a plan led to an amount that is not a valid price. The worksheet ends there. */
export class NoPrice extends RangeError {
  override readonly name = 'NoPrice'
  readonly worksheet: Worksheet

  constructor(why: string, worksheet: Worksheet = []) {
    super(why)
    this.worksheet = worksheet
  }
}

interface PremiumAndTotal {
  readonly premium: bigint
  readonly total: bigint
}

interface Payments {
  readonly each: bigint
  readonly first: bigint
}

/** Throws a NoPrice for amounts that are not above zero, or are above the highest price. */
export function mustBePrice({ premium, total }: PremiumAndTotal): void {
  for (const amount of [premium, total])
    if (amount <= 0n || amount > BigInt(highestPrice) * dollar) throw new NoPrice(whyNot(amount))
}

/** Throws a NoPrice in the same way for a monthly amount. */
export function mustBePayments(payments: Payments | null, total: bigint): void {
  if (payments && (payments.each <= 0n || payments.first <= 0n)) throw new NoPrice(tooLittle(total))
}

/** A total too small for twelve payments of a cent or more. */
export function tooLittle(total: bigint): string {
  return `${formatMoney(total)} a year is too little to be paid by the month`
}

function whyNot(amount: bigint): string {
  return `it comes to ${formatMoney(amount)}; a price is above 0 and at most ${grouped(highestPrice)}`
}
