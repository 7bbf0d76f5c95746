import type { Quote as ShownQuote } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'
import type { Answers } from '../../wizard/walk.ts'
import { yearCents } from '../results/present-offer.ts'
import type { ComparedPrice } from '../results/price-steps.ts'
import type { Services } from './services.ts'
import type { Finished } from './show-results.ts'

/** The prices of an application by rates that we hold, the cheapest first. Nobody is asked, and nothing is kept. */
export type PlanPrices = (application: Answers) => readonly ComparedPrice[]

/** Rates other answers of a finished quote, for the insurers in its list; a plan that covers less than usual is left out. */
export function planPricesOf(
  { ratePlans }: Pick<Services, 'ratePlans'>,
  { quote, journey }: Pick<Finished, 'quote' | 'journey'>,
  quotes: readonly ShownQuote[],
): PlanPrices {
  const names = new Map(quotes.filter(({ ad }) => !ad).map(({ id, insurer }) => [id, insurer.name]))
  return application => {
    const rated = ratePlans({ quoteId: quote.id, line: quote.line, application, today: journey.today })
    const prices = [...rated].flatMap(([carrier, outcome]): ComparedPrice[] => {
      const insurer = names.get(carrier)
      if (insurer === undefined || outcome.kind !== 'quoted' || outcome.narrow) return []
      const { premium, period, bill } = outcome
      return [{ carrier, insurer, premium: centsOf(premium), period, year: yearCents(bill) }]
    })
    return prices.toSorted((a, b) => a.year - b.year || (a.carrier < b.carrier ? -1 : 1))
  }
}
