import type { Carrier } from '../../../carriers/carrier.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Answers, Journey } from '../../../wizard/walk.ts'
import type { ComparedPrice } from '../../results/explain/price-steps.ts'
import { type OfferView, yearCents } from '../../results/offer-view.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { ratePlans } from '../quoting/make-offers.ts'

/** The prices of an application by rates that we hold. Nobody is asked, and nothing is stored. */
export type PlanPrices = (application: Answers) => readonly ComparedPrice[]

interface QuoteJourney {
  readonly quote: Pick<Quote, 'id' | 'line'>
  readonly journey: Journey
}

interface ListedPrice extends ComparedPrice {
  readonly isNarrow: boolean
  /** It is for fewer pets than the visitor has. */
  readonly leavesOut: boolean
}

/** Rates other answers of a finished quote for the insurers in its list, in the list's order. */
export function listedPlanPrices(
  carriers: readonly Carrier[],
  { quote: { id: quoteId, line }, journey: { today } }: QuoteJourney,
  listed: readonly OfferView[],
): (application: Answers) => readonly ListedPrice[] {
  return application => {
    const rated = ratePlans(carriers, { quoteId, line, application, today })
    return listed.flatMap(({ id, insurer }) => {
      const outcome = rated.get(id)
      if (outcome?.kind !== 'quoted') return []
      const { premium, period, bill, narrow, notes, pets = [] } = outcome
      const leavesOut = pets.some(pet => pet.outcome.kind !== 'quoted')
      const price = { premium: centsOf(premium), period, year: yearCents(bill) }
      const unrated = notes.flatMap(note =>
        'key' in note && note.key === 'note.unratedCovers' ? note.values.covers : [],
      )
      return [{ carrier: id, insurer, ...price, unrated, isNarrow: Boolean(narrow), leavesOut }]
    })
  }
}

/**
 * The same with the cheapest first. A plan that covers less than usual is left out; a price that leaves out a pet counts only if no
 * price takes all of them.
 */
export function planPricesOf(...of: Parameters<typeof listedPlanPrices>): PlanPrices {
  const listed = listedPlanPrices(...of)
  return application => {
    const prices = listed(application)
    const usual = prices.filter(({ isNarrow }) => !isNarrow)
    return (usual.length > 0 ? usual : prices.filter(({ leavesOut }) => leavesOut)).toSorted(
      (a, b) => a.year - b.year || (a.carrier < b.carrier ? -1 : 1),
    )
  }
}
