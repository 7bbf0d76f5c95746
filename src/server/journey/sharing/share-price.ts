import { isDeepStrictEqual } from 'node:util'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { pathIn } from '../../../language/paths.ts'
import type { Language } from '../../../language/text.ts'
import { amountOf } from '../../../units/cents.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Reason } from '../../failures.ts'
import { offerToShare } from '../../results/offer-to-share.ts'
import { viewResults } from '../../results/results-view.ts'
import type { SharedOffer } from '../../store/rows/price-shares.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { readOwnQuote } from '../own-quote.ts'
import { type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'

/** What finding links takes. */
type Linking = Services<'origin' | 'shares'>

/** One price of a visitor's quote. */
interface PriceOf {
  readonly visitor: Buffer
  readonly quoteId: string
  readonly carrier: string
}

/** A price that the visitor shares. */
export interface SharedLink {
  /** The `id` of its offer. */
  readonly carrier: string
  readonly price: SharedOffer
  /** The whole link. */
  readonly url: string
}

interface Sharing extends PriceOf, Who {
  /** As the visitor saw it. */
  readonly premium: string
  /** The visitor agrees that a link to another price shows this one from now on. */
  readonly replace?: boolean | undefined
}

/**
 * Makes the link to a price as it is now, and counts that. Safe to repeat. Throws `Fail` if the price is no longer what the visitor
 * saw, or if the visitor has to agree to `replace` another one; and `quote-expired` as `showResults` does.
 */
export async function sharePrice(
  services: Reading & Linking & Services<'visits'>,
  { premium, replace, ...of }: Sharing,
): Promise<string> {
  const { quote, price } = await priceNow(services, of)
  if (!price || amountOf(price.price.cents) !== premium) {
    throw new Fail({}, { key: 'price-changed', values: { now: price && amountAndTerm(price.price) } })
  }
  const shared = replace ? null : await sharedOf(services, quote, of.carrier)
  const replaces = shared && otherPrice(shared.price, price)
  if (replaces) throw new Fail({ replace: replaces })
  const token = await services.shares.share({ quote, carrier: of.carrier, price })
  if (token === null) throw new AppError('quote-expired')
  note(services, of, { name: 'share', quoteId: quote.id, line: quote.line })
  return linkTo(services, token, price.language)
}

/**
 * What the link to a price would show now, the link if there is one, and the quote's number; null if its carrier has no price now.
 * Throws `not-found` if the carrier was never asked.
 */
export async function showShare(services: Reading & Linking, of: PriceOf): Promise<ShownShare | null> {
  const { quote, price, wasAsked } = await priceNow(services, of)
  if (!wasAsked) throw new AppError('not-found')
  if (!price) return null
  const shared = await sharedOf(services, quote, of.carrier)
  const other = shared && otherPrice(shared.price, price)
  return {
    number: quote.number,
    price,
    url: shared?.url ?? null,
    ...(other ? { replaces: other } : {}),
  }
}

export interface ShownShare {
  /** The quote's. */
  readonly number: string
  readonly price: SharedOffer
  /** Null if there is none. */
  readonly url: string | null
  /** What it shows so far, if that is another price. */
  readonly replaces?: Reason
}

async function sharedOf(services: Linking, quote: Pick<Quote, 'id' | 'seal'>, carrier: string) {
  return (await sharesOf(services, quote)).find(share => share.carrier === carrier) ?? null
}

/** Says what a shared price was, if it isn't the current one. */
function otherPrice({ price: before }: SharedOffer, { price: now }: SharedOffer): Reason | null {
  const isSame =
    before.cents === now.cents &&
    before.period === now.period &&
    isDeepStrictEqual(before.coverage, now.coverage)
  return isSame
    ? null
    : { key: 'shared-before', values: { before: amountAndTerm(before), now: amountAndTerm(now) } }
}

/** Null if the term is unknown. */
function amountAndTerm({ cents, period }: SharedOffer['price']) {
  return period && { cents, period }
}

/** The prices of a quote that are shared, the latest first. */
export async function sharesOf(services: Linking, quote: Pick<Quote, 'id' | 'seal'>): Promise<SharedLink[]> {
  const opened = await services.shares.of(quote)
  return opened.map(({ carrier, price, token }) => ({
    carrier,
    price,
    url: linkTo(services, token, price.language),
  }))
}

/** Ends the link to a price. Throws `quote-expired` alike for another visitor's quote and for one that is gone. */
export async function stopSharing(
  services: Services<'quotes' | 'shares'>,
  { visitor, quoteId, carrier }: PriceOf,
): Promise<void> {
  const quote = await readOwnQuote(services, { visitor, id: quoteId })
  await services.shares.stop({ quoteId: quote.id, carrier })
}

/**
 * The price behind a link, for anybody. Throws `quote-expired` alike for a link that never existed and for one that has ended.
 */
export async function showShared(
  services: Linking & Services<'quotes'>,
  token: string,
): Promise<{ price: SharedOffer; url: string }> {
  const share = await services.shares.find(token)
  const quote = share && (await services.quotes.readAny(share.quoteId))
  const opened = quote && services.shares.open(share, quote.seal)
  if (!opened) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return { price: opened.price, url: linkTo(services, token, opened.price.language) }
}

async function priceNow(services: Reading, { visitor, quoteId, carrier }: PriceOf) {
  const finished = await readFinished(services, visitor, quoteId)
  const { address, offers } = viewResults(services.carriers, finished)
  const offer = offers.find(({ id }) => id === carrier)
  const { quote } = finished
  const wasAsked = finished.offers.some(one => one.carrier === carrierOf(carrier))
  return { quote, wasAsked, price: offer ? offerToShare({ quote, address, offer }) : null }
}

/** In the language of the person who shares the price. */
function linkTo({ origin }: Pick<Linking, 'origin'>, token: string, language: Language): string {
  return `${origin}${pathIn[language]}/shared/${token}`
}
