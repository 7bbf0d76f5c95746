import type { PriceInfo } from '../../contract/status.ts'
import { dollars } from '../../language/money.ts'
import { centsOf } from '../../units/cents.ts'

/** Cents that a month may be off because its year was rounded to a dollar. */
const rounding = 5

type YearPrice = Pick<PriceInfo, 'premium' | 'policy_period' | 'year_total' | 'year_fees'>

/**
 * The price of a year, with its fees, and of a month of it: each only where it differs from the amount on the card. Null where
 * the card shows it all, and for a trip.
 */
export function yearWords({ premium = '0', policy_period, year_total, year_fees }: YearPrice): string | null {
  if (year_total === undefined || policy_period === 'trip') return null
  const fees =
    year_fees === undefined || year_fees === '0.00'
      ? ''
      : `, with ${dollars(year_fees)} of fees and surcharges`
  const month = Math.round(centsOf(year_total) / 12)
  const isShownByMonth = policy_period === 'month' && Math.abs(month - centsOf(premium)) < rounding
  const isShownByYear = policy_period === 'year' && year_total === premium
  const said = [
    ...(isShownByYear && fees === '' ? [] : [`First year in total: ${dollars(year_total)}${fees}.`]),
    ...(isShownByMonth ? [] : [`On average ${dollars(month)} a month.`]),
  ]
  return said.length > 0 ? said.join(' ') : null
}
