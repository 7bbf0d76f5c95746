import { centsOf, moneyParts } from '../../units/cents.ts'

/** The two parts of a displayed price: dollars with thousands separators, and two digits of cents. */
export function priceParts(amount: string): { readonly dollars: string; readonly cents: string } {
  const { dollars, cents } = moneyParts(centsOf(amount))
  return { dollars: grouped.format(dollars), cents }
}

/** Formats an amount or whole cents: "$1,284.50". */
export function dollars(amount: number | string): string {
  const parts = moneyParts(typeof amount === 'string' ? centsOf(amount) : amount)
  return `$${grouped.format(parts.dollars)}.${parts.cents}`
}

const grouped = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** "18.3K" for 18250. */
export function abbreviated(count: number): string {
  return compact.format(count)
}

/** The period of a premium, after the amount: "a month", "for 6 months". */
export function perPeriod(period: string): string {
  return /^\d/.test(period) ? `for ${period}` : `a ${period}`
}
