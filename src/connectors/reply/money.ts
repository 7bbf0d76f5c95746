import { type Dec, divideRounded, formatMoney, moneyPlaces, parseDecimal } from '../../rating/decimal.ts'
import { centsOf } from '../../units/cents.ts'

/** In dollars; a carrier that charges more has made a mistake. */
const most = 1_000_000n * 10n ** BigInt(moneyPlaces)

/** Decimal places of an amount. */
export function decimalPlaces(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/**
 * A carrier's amount in dollars with two decimals; more decimals are rounded half up. Null for anything but a plain
 * decimal number from zero to a million dollars.
 */
export function moneyOf(text: string): Dec | null {
  if (!/^\d{1,9}(\.\d{1,12})?$/.test(text)) return null
  const places = Math.max(decimalPlaces(text), 2)
  const cents = divideRounded(parseDecimal(text, places), { by: 10n ** BigInt(places - 2), mode: 'halfUp' })
  const amount = cents * 10n ** BigInt(moneyPlaces - 2)
  return amount <= most ? formatMoney(amount) : null
}

/** An amount in cents, as decimal text, in dollars. Null as for `moneyOf`. */
export function moneyOfCents(text: string): Dec | null {
  if (!/^\d{1,11}(\.\d{1,10})?$/.test(text)) return null
  const [whole = '', rest = ''] = text.split('.')
  const digits = whole.padStart(3, '0')
  return moneyOf(`${digits.slice(0, -2)}.${digits.slice(-2)}${rest}`)
}

/** The sum of amounts with two decimals. */
export function sumOf(amounts: readonly Dec[]): Dec {
  return formatMoney(amounts.reduce((sum, amount) => sum + parseDecimal(amount, moneyPlaces), 0n))
}

/** Whether payments add up to a total or more; each may have been rounded down by a cent. */
export function isPaidBy({ count, sum }: { readonly count: number; readonly sum: Dec }, total: Dec): boolean {
  return centsOf(sum) + count >= centsOf(total)
}
