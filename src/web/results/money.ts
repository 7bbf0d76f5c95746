/** Money on the wire is decimal text with two places ("1284.50"); these read it without rounding. */

/** Whole cents. Exact up to 90 trillion dollars. */
export function cents(amount: string): number {
  const [dollars = '0', fraction = ''] = amount.split('.')
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2))
}

/** The two sizes a price is set in: dollars with thousands separated, and two digits of cents. */
export function priceParts(amount: string): { readonly dollars: string; readonly cents: string } {
  const all = cents(amount)
  return { dollars: grouped.format(Math.floor(all / 100)), cents: String(all % 100).padStart(2, '0') }
}

/** "$1,284.50" */
export function dollars(amount: number | string): string {
  const all = typeof amount === 'string' ? cents(amount) : amount
  return `$${grouped.format(Math.floor(all / 100))}.${String(all % 100).padStart(2, '0')}`
}

const grouped = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** "18.3K" for 18250. */
export function abbreviated(count: number): string {
  return compact.format(count)
}

/** How a premium's period is read after the amount: "a month", "for 6 months". */
export function perPeriod(period: string): string {
  return /^\d/.test(period) ? `for ${period}` : `a ${period}`
}
