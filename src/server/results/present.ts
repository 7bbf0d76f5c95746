import type { Quote as ShownQuote, StatusReply } from '../../contract/status.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { PublishedAverage } from '../../market/averages.ts'
import type { Coverage } from '../../rating/coverage/coverage.ts'
import { placeOf } from '../../reference/places.ts'
import type { StartAnswer } from '../../risk/first-day.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Answers } from '../../wizard/walk.ts'
import type { Offer } from '../store/carriers/offer-store.ts'
import type { Quote } from '../store/rows/quote.ts'
import { networksFor } from './ad-networks.ts'
import { petsApart } from './pets-apart.ts'
import { presentAds } from './present-ads.ts'
import { presentOffer, type ShownCarrier } from './present-offer.ts'
import { productsOf } from './products.ts'
import { ranked, withAds, withPopular } from './rank.ts'
import { nothingSaved, withSavings } from './savings.ts'
import { withShared } from './shared.ts'
import { spreadOf } from './spread.ts'

/** What the results page gets for a finished quote (spec 3.4.1). Pure: the same offers give the same result. */
export type Present = (results: {
  readonly quote: Pick<Quote, 'id' | 'number' | 'line' | 'round' | 'savedRound'>
  readonly application: Answers
  readonly offers: readonly Omit<Offer, 'round'>[]
  /** What is published for a risk like this, to show beside the prices. */
  readonly average?: PublishedAverage | null
  /** Renders the sentences of these offers. */
  readonly tell: Tell
  /** The visitor's clicks may be counted, so links to ads may contain the quote number. */
  readonly isCounted?: boolean
}) => Omit<
  StatusReply['data'],
  'answers' | 'changes' | 'exact' | 'others' | 'bundle' | 'actions_taken' | 'ways' | 'further'
>

/** The only translator from our offers to the wire's `quotes[]`. It leaves out offers of carriers that no longer exist. */
export function presentBy(carriers: readonly ShownCarrier[]): Present {
  const byId = new Map(carriers.map(carrier => [carrier.id, carrier]))
  return ({ quote, application, offers, average = null, tell, isCounted = false }) => {
    const click = isCounted ? quote.number : undefined
    const address = addressOf(application)
    const networks = networksFor(carriers, { line: quote.line, state: address.state })
    const carriersWithOffers = new Set(offers.map(({ carrier }) => carrier))
    const quotes: ShownQuote[] = []
    const coverages = new Map<string, Coverage>()
    const ads: ShownQuote[] = []
    for (const { carrier: id, outcome, ...offer } of offers) {
      const carrier = byId.get(id)
      if (!carrier) continue
      if (outcome?.kind === 'listed')
        ads.push(...presentAds({ network: carrier, listings: outcome.listings, quoteId: quote.id, click }))
      // A network that failed is not mentioned: nobody waits for its ads.
      else if (!networks.some(network => network.carrier === carrier))
        for (const one of outcome?.kind === 'quoted' ? productsOf(outcome) : [outcome]) {
          const shown = presentOffer(
            { ...offer, quoteId: quote.id, round: quote.round, line: quote.line, carrier, outcome: one },
            tell,
          )
          quotes.push(shown)
          if (one?.kind === 'quoted' && shown.price_info.type === 'price')
            coverages.set(shown.id, one.coverage)
        }
    }
    const { quotes: compared, shared } = withShared(ranked(quotes), { coverages, tell })
    const isQuoting = offers.some(({ state }) => state === 'open')
    const apart = isQuoting ? undefined : petsApart(compared)
    const saved = isQuoting ? [] : nothingSaved(compared, application)
    return {
      id: quote.id,
      quote_number: quote.number,
      address,
      result: {
        quote_status: isQuoting ? 'quoting' : 'complete',
        quotes: withAds(withSavings(withPopular(compared), application), ads),
        email_needed: quote.savedRound !== quote.round,
        has_more_results: networks.some(({ carrier }) => !carriersWithOffers.has(carrier.id)),
        shared: { ...shared, details: [...[...startOf(application), ...saved].map(tell), ...shared.details] },
        spread: spreadOf(compared, average),
        ...(apart === undefined ? {} : { apart }),
      },
      quotes_title: insuranceOf(quote.line),
      // Kept for the contract (spec 3.4.1).
      sourceUrl: null,
      sourceName: null,
      reload: false,
    }
  }
}

/** The note about the day that the visitor chose; without a choice, prices are for the usual day. */
function startOf({ starts }: StartAnswer): readonly OwnSentence[] {
  return starts ? [{ key: 'price.startsOn', values: { day: starts.choice } }] : []
}

/** Where the risk is: the address, or only the place of the start page's ZIP code. */
export function addressOf({ address, start }: Answers): StatusReply['data']['address'] {
  // The step kinds `address` and `start` give these, checked by their schemas.
  const answer = address as Record<'address1' | 'city' | 'state' | 'zipcode', string> | undefined
  if (answer) {
    const { address1, city, state, zipcode } = answer
    return { address1, city, state, zip_code: zipcode }
  }
  const place = placeOf((start as { zipCode?: string } | undefined)?.zipCode ?? '')
  return { address1: '', city: place?.city ?? '', state: place?.state ?? '', zip_code: place?.zip ?? '' }
}
