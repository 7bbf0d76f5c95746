import { networksFor } from '../../carriers/ad-networks.ts'
import { leadsSafely } from '../../carriers/carrier-html.ts'
import type { Listing } from '../../connectors/connector.ts'
import type { PublishedAverage } from '../../market/averages.ts'
import { destinations } from '../../reference/countries.ts'
import type { StartAnswer } from '../../risk/first-day.ts'
import type { Risk } from '../../risk/risk.ts'
import type { TravelRisk } from '../../risk/travel.ts'
import type { OwnSentence, Sentence } from '../../sentences/sentence.ts'
import type { TellIn } from '../../sentences/tell.ts'
import type { Answers } from '../../wizard/walk.ts'
import type { Offer } from '../store/carriers/offer-store.ts'
import type { Quote } from '../store/rows/quote.ts'
import { nothingSaved, savingsIn } from './explain/savings.ts'
import { petsApart } from './list/pets-apart.ts'
import { productsOf } from './list/products.ts'
import { popularOf, ranked } from './list/rank.ts'
import { type Spread, spreadOf } from './list/spread.ts'
import { type OfferView, type ShownCarrier, viewOffer } from './offer-view.ts'
import { priceDetails } from './price-details.ts'
import { type RiskAddress, riskAddressOf } from './risk-address.ts'
import { comparedParts, differenceFrom, type SharedCoverage, sharedCoverage } from './shared-coverage.ts'

/** A finished quote with its stored offers, which may still be open. */
export interface FinishedQuote {
  readonly quote: Pick<Quote, 'id' | 'number' | 'line' | 'round' | 'savedRound'>
  readonly application: Answers
  readonly offers: readonly Omit<Offer, 'round'>[]
  /** What is published for a risk like this, to show beside the prices. */
  readonly average?: PublishedAverage | null
  /** Absent if only the list of offers is wanted. */
  readonly risk?: Risk
}

/** The offers of a finished quote as values, the best first. */
export interface ResultsView {
  readonly quote: FinishedQuote['quote']
  readonly address: RiskAddress
  /** An insurer may still answer. */
  readonly isQuoting: boolean
  readonly offers: readonly OfferView[]
  /** The one popular choice of the whole list, if there is one. */
  readonly popular: OfferView | undefined
  /** How much less an offer costs a year than what the visitor pays today, in cents, by the ids of those that do. */
  readonly savings: ReadonlyMap<string, number>
  readonly ads: readonly AdView[]
  /** Ad networks can still be asked. */
  readonly hasMore: boolean
  /** The coverage that the prices have in common. */
  readonly coverage: SharedCoverage
  /** Sentences about price and coverage that apply to every price. */
  readonly details: readonly Sentence[]
  /** Null without at least three different prices. */
  readonly spread: Spread | null
  /** What the visitor's pets would cost at different insurers, if that costs less; otherwise empty. */
  readonly petsApart: readonly OwnSentence[]
}

/** One offer of a list, with the list and the renderer of its sentences. */
export interface Card {
  readonly view: ResultsView
  readonly offer: OfferView
  readonly tellIn: TellIn
}

/** An advertiser that a network lists, whom we may show. */
export interface AdView extends Listing {
  readonly id: string
  readonly network: ShownCarrier
}

/** Views a quote's offers, without those of carriers that no longer exist. Pure: the same offers give the same view. */
export function viewResults(
  carriers: readonly ShownCarrier[],
  { quote, application, offers: stored, average = null, risk }: FinishedQuote,
): ResultsView {
  const address = riskAddressOf(application)
  const networks = networksFor(carriers, { line: quote.line, state: address.state })
  const known = stored.flatMap(offer => {
    const carrier = carriers.find(({ id }) => id === offer.carrier)
    return carrier ? [{ ...offer, carrier }] : []
  })
  const offers = ranked(known.flatMap(offer => viewsOf(offer, networks)))
  const usual = offers.filter(({ price }) => price && !price.coversLess)
  const coverage = sharedCoverage(
    usual.map(({ price }) => price?.coverage?.parts ?? []).filter(parts => parts.length > 0),
  )
  const isQuoting = stored.some(({ state }) => state === 'open')
  const asked = new Set(stored.map(({ carrier }) => carrier))
  return {
    quote,
    address,
    isQuoting,
    offers,
    // Each further price could still move it.
    popular: isQuoting ? undefined : popularOf(offers.filter(isWhole(coverage)), quote.line),
    savings: savingsIn(offers, application),
    ads: known.flatMap(adsOf),
    hasMore: networks.some(({ carrier }) => !asked.has(carrier.id)),
    coverage,
    details: [
      ...(risk?.line === 'travel' ? [tripOf(risk)] : []),
      ...startOf(application),
      ...(isQuoting ? [] : nothingSaved(offers, application)),
      ...sharedDetails(offers.filter(({ price }) => price)),
      ...(risk ? lastResort(risk) : []),
    ],
    spread: spreadOf(offers, average),
    petsApart: isQuoting ? [] : petsApart(offers, coverage),
  }
}

/** Whether an offer covers no part less than the others do. */
function isWhole(shared: SharedCoverage): (offer: OfferView) => boolean {
  return ({ price }) =>
    price !== null &&
    comparedParts(shared, price).every(part => differenceFrom(shared, part, price.coversLess) !== 'less')
}

interface OfCarrier extends Omit<Offer, 'round' | 'carrier'> {
  readonly carrier: ShownCarrier
}

/** An offer for each product. A network that failed is not mentioned: nobody waits for its ads. */
function viewsOf(
  { outcome, ...offer }: OfCarrier,
  networks: readonly { readonly carrier: ShownCarrier }[],
): readonly OfferView[] {
  if (outcome?.kind === 'listed' || networks.some(({ carrier }) => carrier === offer.carrier)) return []
  const outcomes = outcome?.kind === 'quoted' ? productsOf(outcome) : [outcome]
  return outcomes.map(one => viewOffer({ ...offer, outcome: one }))
}

function adsOf({ carrier, outcome }: OfCarrier): readonly AdView[] {
  if (outcome?.kind !== 'listed') return []
  return outcome.listings
    .map((listing, index) => ({ ...listing, network: carrier, id: adId(carrier.id, index) }))
    .filter(({ clickUrl }) => leadsSafely(clickUrl, carrier.hosts))
}

/** The id of a network's listing among the offers. */
export function adId(network: string, index: number): string {
  return `${network}-ad-${index + 1}`
}

/** The details of the first price that every other price has too; none while there is one price, which says its own. */
function sharedDetails(offers: readonly OfferView[]): readonly Sentence[] {
  if (offers.length < 2) return []
  const [first = [], ...others] = offers.map(({ outcome }) =>
    outcome?.kind === 'quoted' ? priceDetails(outcome) : [],
  )
  const othersDetails = others.map(details => new Set(details.map(detail => JSON.stringify(detail))))
  return first.filter(detail => othersDetails.every(details => details.has(JSON.stringify(detail))))
}

/** From here on, wildfire keeps insurers in California from taking homes; the strength is a share of all places. */
const fireZone = 90

/** Who insures a home in California where many insurers don't: the FAIR Plan (Cal. Ins. Code 10091). */
function lastResort(risk: Risk): readonly OwnSentence[] {
  const isThere = risk.line === 'homeowner' && risk.state === 'CA' && risk.home.perils.wildfire >= fireZone
  return isThere ? [{ key: 'price.fairPlan' }] : []
}

/** The note about the day that the visitor chose; without a choice, prices are for the usual day. */
function tripOf({ trip: { destinations: codes, start, end, travelers, cost } }: TravelRisk): OwnSentence {
  const places = codes.flatMap(code => destinations.find(one => one.code === code)?.label ?? [])
  return { key: 'price.trip', values: { places, start, end, travelers: travelers.length, dollars: cost } }
}

function startOf({ starts }: StartAnswer): readonly OwnSentence[] {
  return starts ? [{ key: 'price.startsOn', values: { day: starts.choice } }] : []
}
