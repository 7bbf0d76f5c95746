import type { PriceInfo } from '../../contract/prices/status.ts'
import { dollars } from '../../language/money.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { centsOf } from '../../units/cents.ts'

const words = wordsIn({
  en: {
    year: (total: string, fees: string | undefined) =>
      `First-year total: ${total}${fees ? `, with ${fees} of fees and surcharges` : ''}.`,
    month: (amount: string) => `On average ${amount} a month.`,
  },
  es: {
    year: (total, fees) =>
      `Total del primer año: ${total}${fees ? `, con ${fees} de cargos y recargos` : ''}.`,
    month: amount => `En promedio, ${amount} al mes.`,
  },
})

/** Cents that a month may be off because its year was rounded to a dollar. */
const rounding = 5

type YearPrice = Pick<PriceInfo, 'premium' | 'policy_period' | 'year_total' | 'year_fees'>

/**
 * The price of a year, with its fees, and of a month of it: each only if it differs from the amount on the card. Null if the card
 * shows it all, and for a trip.
 */
export function yearWords(
  { premium = '0', policy_period, year_total, year_fees }: YearPrice,
  speech: Speech,
): string | null {
  if (year_total === undefined || policy_period === 'trip') return null
  const say = spoken(words, speech)
  const fees = year_fees === undefined || year_fees === '0.00' ? undefined : dollars(year_fees)
  const month = Math.round(centsOf(year_total) / 12)
  const isShownByMonth = policy_period === 'month' && Math.abs(month - centsOf(premium)) < rounding
  const isShownByYear = policy_period === 'year' && year_total === premium
  const said = [
    ...(isShownByYear && !fees ? [] : [say.year(dollars(year_total), fees)]),
    ...(isShownByMonth ? [] : [say.month(dollars(month))]),
  ]
  return said.length > 0 ? said.join(' ') : null
}
