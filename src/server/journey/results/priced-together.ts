import type { Carrier } from '../../../carriers/carrier.ts'
import type { Answers, Journey } from '../../../wizard/walk.ts'
import type { BundledYear } from '../../results/list/bundle.ts'
import type { OfferView } from '../../results/offer-view.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { listedPlanPrices } from '../coverage/plan-prices.ts'

interface FinishedQuote {
  readonly quote: Pick<Quote, 'id' | 'line'>
  readonly journey: Journey
  readonly application: Answers
}

/**
 * What a year costs, without a second policy and with it, at each insurer whose rates we hold and whose plan prices that: by the ids of
 * the listed offers. Nobody is asked, and what the visitor answered doesn't matter.
 */
export function pricedTogether(
  carriers: readonly Carrier[],
  finished: FinishedQuote,
  listed: readonly OfferView[],
): ReadonlyMap<string, BundledYear> {
  const pricesOf = listedPlanPrices(carriers, finished, listed)
  const [apart, together] = ['NO', 'YES'].map(choice =>
    pricesOf({ ...finished.application, multiPolicy: { choice } }),
  )
  const years = new Map(together?.map(({ carrier, year }) => [carrier, year]))
  return new Map(
    apart?.flatMap(({ carrier, year: alone }) => {
      const year = years.get(carrier)
      return year === undefined || year === alone ? [] : [[carrier, { alone, year }]]
    }),
  )
}
