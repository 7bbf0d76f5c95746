import { centsOf, moneyParts } from '../../units/cents.ts'

/** The two sizes a price is set in: dollars with thousands separated, and two digits of cents. */
export function priceParts(amount: string): { readonly dollars: string; readonly cents: string } {
  const { dollars, cents } = moneyParts(centsOf(amount))
  return { dollars: grouped.format(dollars), cents }
}

/** "$1,284.50", of an amount or of whole cents. */
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

/** How a premium's period is read after the amount: "a month", "for 6 months". */
export function perPeriod(period: string): string {
  return /^\d/.test(period) ? `for ${period}` : `a ${period}`
}
