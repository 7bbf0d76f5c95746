import type {
  Average,
  CoverPart,
  Quote,
  QuoteResult,
  Shared,
  Spread,
} from '../../../contract/prices/status.ts'
import { spoken, type Text, wordsIn } from '../../../language/text.ts'
import { composed } from '../../../language/texts.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { extentOf } from '../../../rating/coverage/coverage.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { amountOf } from '../../../units/cents.ts'
import { withAds } from '../../results/list/rank.ts'
import type { Spread as PriceSpread } from '../../results/list/spread.ts'
import type { OfferView, PriceView } from '../../results/offer-view.ts'
import type { Card, ResultsView } from '../../results/results-view.ts'
import { comparedParts, differenceFrom, type SharedCoverage } from '../../results/shared-coverage.ts'
import { amountAlone } from './amount-alone.ts'
import { tellAd } from './tell-ad.ts'
import { tellOffer } from './tell-offer.ts'

const words = wordsIn({
  en: {
    average: (profile: string, publisher: string, year: number) =>
      `What new customers in your state pay, for ${profile} (${publisher}, ${year}). Your answers may differ.`,
  },
  es: {
    average: (profile, publisher, year) =>
      `Lo que pagan los clientes nuevos en su estado, para ${profile} (${publisher}, ${year}). Sus respuestas pueden ser distintas.`,
  },
})

interface Telling {
  readonly tell: Tell
  /** The visitor's clicks may be counted, so links to ads may contain the quote number. */
  readonly isCounted?: boolean
  /** What else is known about an offer, such as what the visitor did with it. */
  readonly more?: (offer: OfferView) => Partial<Quote>
}

/** A quote's offers on the wire (spec 3.4.1): the only place where they become words for the page. */
export function tellResults(
  view: ResultsView,
  { tell, isCounted = false, more = () => ({}) }: Telling,
): QuoteResult {
  const { quote, offers, ads, coverage, spread, petsApart } = view
  const click = isCounted ? quote.number : undefined
  const quotes = offers.map(offer => ({ ...tellCard({ offer, view }, tell), ...more(offer) }))
  return {
    quote_status: view.isQuoting ? 'quoting' : 'complete',
    quotes: withAds(
      quotes,
      ads.map(ad => tellAd(ad, { quoteId: quote.id, click, tell })),
    ),
    email_needed: quote.savedRound !== quote.round,
    has_more_results: view.hasMore,
    shared: tellShared(coverage, view.details.map(tell), tell),
    spread: spread && tellSpread(spread, tell),
    round: quote.round,
    ...(petsApart.length > 0 ? { apart: petsApart.map(tell).join(' ') } : {}),
  }
}

/** An offer with what the list says about it: whether it is the popular choice, what it saves, and how its coverage differs. */
export function tellCard({ offer, view }: Pick<Card, 'offer' | 'view'>, tell: Tell): Quote {
  const { quote, address, popular, savings, coverage } = view
  // The address step accepts only the 51 states.
  const told = tellOffer(offer, { quote, state: address.state as State, tell })
  const saved = savings.get(offer.id)
  return {
    ...told,
    price_info: {
      ...told.price_info,
      ...(popular?.id === offer.id ? { popular: true } : {}),
      ...(saved === undefined ? {} : { saves: amountOf(saved) }),
    },
    ...(offer.price?.coverage ? { cover: coverParts(offer.price, coverage, tell) } : {}),
  }
}

/** The parts of an offer's coverage, each with how it differs from what the offers share. */
function coverParts(price: PriceView, shared: SharedCoverage, tell: Tell): readonly CoverPart[] {
  return comparedParts(shared, price).map(part => {
    const extent = extentOf(part)
    const amount = amountAlone(part)
    const differs = differenceFrom(shared, part, price.coversLess)
    return {
      title: tell({ key: 'coverage.title', values: part }),
      text: tell({ key: 'coverage.part', values: part }),
      ...(amount === undefined ? {} : { amount }),
      ...(extent === null ? {} : { extent }),
      ...(differs ? { differs } : {}),
    }
  })
}

function tellShared({ parts, isOfAll }: SharedCoverage, details: readonly string[], tell: Tell): Shared {
  return {
    cover: tell({ key: 'coverage.listed', values: parts }),
    is_of_all: isOfAll,
    details,
  }
}

function tellSpread(
  { isCheapestEstimated, isMedianEstimated, isDearestEstimated, average, ...figures }: PriceSpread,
  tell: Tell,
): Spread {
  return {
    ...figures,
    ...(isCheapestEstimated ? { cheapest_estimated: true } : {}),
    ...(isMedianEstimated ? { median_estimated: true } : {}),
    ...(isDearestEstimated ? { dearest_estimated: true } : {}),
    ...(average ? { average: tellAverage(average, tell) } : {}),
  }
}

function tellAverage({ cents, place, published }: NonNullable<PriceSpread['average']>, tell: Tell): Average {
  return { cents, place, about: tell(aboutAverage(published)) }
}

function aboutAverage({ publisher, year, profile }: NonNullable<PriceSpread['average']>['published']): Text {
  return composed((tell, speech) => spoken(words, speech).average(tell(profile), tell(publisher), year))
}
