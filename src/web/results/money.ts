import { centsOf, moneyParts } from '../../units/cents.ts'

export { dollars } from '../../units/dollars.ts'
export { perPeriod } from '../../units/period.ts'

/** The two parts of a displayed price: dollars with thousands separators, and two digits of cents. */
export function priceParts(amount: string): { readonly dollars: string; readonly cents: string } {
  const { dollars, cents } = moneyParts(centsOf(amount))
  return { dollars: grouped.format(dollars), cents }
}

const grouped = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** "18.3K" for 18250. */
export function abbreviated(count: number): string {
  return compact.format(count)
}
