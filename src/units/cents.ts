/**
 * Parses an amount from the wire into whole cents: dollars as decimal text with two places ("1284.50"), never below
 * zero. Exact up to 90 trillion dollars; further decimals are cut off.
 */
export function centsOf(amount: string): number {
  const [dollars = '0', fraction = ''] = amount.split('.')
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
}

/** Splits whole cents, never below zero, into dollars and two digits. */
export function moneyParts(cents: number): { readonly dollars: number; readonly cents: string } {
  return { dollars: Math.floor(cents / 100), cents: String(cents % 100).padStart(2, '0') }
}

/** Formats whole cents for the wire: "1284.50". */
export function amountOf(cents: number): string {
  const parts = moneyParts(cents)
  return `${parts.dollars}.${parts.cents}`
}
