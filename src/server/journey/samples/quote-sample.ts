import type { Carrier } from '../../../carriers/carrier.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Lines } from '../../../lines/index.ts'
import type { TellIn } from '../../../sentences/tell.ts'
import type { Day } from '../../../units/day.ts'
import type { Period } from '../../../units/period.ts'
import type { Walk } from '../../../wizard/walk.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { type ResultsView, viewResults } from '../../results/results-view.ts'
import type { TellerOf } from '../../results/teller.ts'
import { makeOffers } from '../quoting/make-offers.ts'

/** The prices for a made-up visitor: from the rate plans alone, so no outside carrier is asked, and nothing is stored. */
export interface SamplePrices {
  /** The best first. */
  readonly offers: readonly SampleOffer[]
  readonly view: ResultsView
  readonly tellIn: TellIn
}

export interface SampleOffer {
  readonly offer: OfferView
  readonly cents: number
  readonly period: Period
}

export interface SampleDeps {
  readonly carriers: readonly Carrier[]
  readonly lines: Lines
  readonly tellerOf: TellerOf
  readonly today: () => Day
}

interface Sample {
  readonly id: string
  readonly line: InsuranceLine
  readonly application: Walk['application']
  readonly day: Day
}

export async function quoteSample(
  { carriers, tellerOf }: Pick<SampleDeps, 'carriers' | 'tellerOf'>,
  { id, line, application, day }: Sample,
): Promise<SamplePrices> {
  // Nobody has seen the information disclosure, so only plans make offers; those for made-up visitors are not counted.
  const made = makeOffers({ carriers }, { line, application, today: day, quoteId: id, isDisclosed: false })
  const offers = made.flatMap(offer =>
    'deadline' in offer
      ? []
      : [{ ...offer, state: 'done' as const, standIn: false, settledAt: new Date(day) }],
  )
  const quote = { id, number: id, line, round: 0, savedRound: 0 }
  const view = viewResults(carriers, { quote, application, offers })
  return { offers: view.offers.flatMap(sampleOffer), view, tellIn: await tellerOf(offers) }
}

function sampleOffer(offer: OfferView): readonly SampleOffer[] {
  const { cents, period } = offer.price ?? {}
  return cents === undefined || !period ? [] : [{ offer, cents, period }]
}
