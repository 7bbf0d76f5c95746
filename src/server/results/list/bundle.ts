import type { InsuranceLine } from '../../../law/rule.ts'
import type { OfferView } from '../offer-view.ts'
import type { ResultsView } from '../results-view.ts'

/** The offers of one line. */
export interface LineOffers {
  readonly line: InsuranceLine
  readonly view: {
    readonly address: Pick<ResultsView['address'], 'state'>
    readonly offers: readonly OfferView[]
    readonly isQuoting: boolean
  }
  /** The offers whose plans price both lines together, by their ids: what they cost without that, and with it. */
  readonly priced: ReadonlyMap<string, BundledYear>
}

/** What a year costs in a bundle, and without one, in cents with fees and surcharges. */
export interface BundledYear {
  readonly alone: number
  readonly year: number
}

/** The offers of a line in bundles with another line. */
export interface Bundles {
  readonly with: InsuranceLine
  /** By the ids of the offers that have one. */
  readonly byOffer: ReadonlyMap<string, BundledYear>
  /** The cheapest of all; absent if no insurer makes one. */
  readonly best?: BestBundle
}

/** Both policies together, in cents. */
export interface BestBundle extends BundledYear {
  readonly insurer: string
  /** The cheapest offers of both lines, whoever makes them; null while an insurer of either may still answer. */
  readonly apart: number | null
}

/** Whether a bundle applies: a car, and the home of its driver. */
export function isBundled(line: string, other: string): boolean {
  const homes = ['renters', 'homeowner']
  return (line === 'auto' && homes.includes(other)) || (other === 'auto' && homes.includes(line))
}

/**
 * Bundles of a visitor's two lines, by plans or by the discounts that carriers themselves name; null if these lines make none. Only
 * an insurer's own prices for both make one, in one state, where it gives the discount: nothing is guessed. A plan that covers less
 * than usual makes none. Pure.
 */
export function bundlesOf(here: LineOffers, there: LineOffers): Bundles | null {
  if (!isBundled(here.line, there.line) || here.view.address.state !== there.view.address.state) return null
  const partners = partnersIn(there)
  const bundles = here.view.offers.flatMap(offer => {
    const [own, partner] = [inBundle(offer, here), partners.get(offer.carrier.id)]
    return own && partner ? [{ offer, own, partner }] : []
  })
  const [cheapest] = bundles
    .map(({ offer, own, partner }) => ({
      insurer: offer.insurer,
      year: own.year + partner.year,
      alone: own.alone + partner.alone,
    }))
    .toSorted((a, b) => a.year - b.year)
  const apart = here.view.isQuoting || there.view.isQuoting ? null : leastApart(here, there)
  return {
    with: there.line,
    // A price that already includes it says so itself.
    byOffer: new Map(
      bundles.flatMap(({ offer, own }) =>
        ownYear(offer)?.cents === own.year ? [] : [[offer.id, own] as const],
      ),
    ),
    ...(cheapest ? { best: { ...cheapest, apart } } : {}),
  }
}

/** An offer's year as a part of a bundle; null if its insurer gives no discount for it. */
function inBundle(offer: OfferView, { line, view, priced }: LineOffers): BundledYear | null {
  const { bundle } = offer.carrier
  const off = bundle?.off[line]
  const alone = ownYear(offer)
  const byPlan = alone && priced.get(offer.id)
  if (byPlan) return byPlan
  if (!bundle?.states.some(state => state === view.address.state) || off === undefined || alone === null)
    return null
  const { cents, fees } = alone
  return { alone: cents, year: fees + Math.round(((cents - fees) * (100 - off)) / 100) }
}

/** By carrier, the cheapest of its products in the other line. */
function partnersIn(there: LineOffers): ReadonlyMap<string, BundledYear> {
  const dearestFirst = there.view.offers
    .flatMap(offer => {
      const year = inBundle(offer, there)
      return year ? [[offer.carrier.id, year] as const] : []
    })
    .toSorted(([, a], [, b]) => b.year - a.year)
  return new Map(dearestFirst)
}

/** What a year of an insurer's own price costs, and the fees and surcharges in it, in cents; null for any other. */
function ownYear({ price }: OfferView): { readonly cents: number; readonly fees: number } | null {
  if (!price?.year || price.source === 'similar plans' || price.isNarrow) return null
  return { cents: price.year.cents, fees: price.year.fees ?? 0 }
}

/** The cheapest offers of both lines, whoever makes them; null if a line has none. */
function leastApart(here: LineOffers, there: LineOffers): number | null {
  const [own, other] = [leastYear(here), leastYear(there)]
  return own === undefined || other === undefined ? null : own + other
}

/** The cheapest year among an offer's own prices; undefined if there is none. */
function leastYear({ view, priced }: LineOffers): number | undefined {
  return view.offers
    .flatMap(offer => {
      const own = ownYear(offer)
      return own ? (priced.get(offer.id)?.alone ?? own.cents) : []
    })
    .toSorted((a, b) => a - b)
    .at(0)
}
