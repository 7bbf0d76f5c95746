import { isDeepStrictEqual } from 'node:util'
import { escapeHtml } from '../../../carriers/carrier-html.ts'
import type { Quoted, Referred } from '../../../connectors/connector.ts'
import type { Action, Insurer, PetPrice, PriceInfo, Quote } from '../../../contract/prices/status.ts'
import { continueAddress, continueWith } from '../../../contract/purchase/continue.ts'
import { needsAddress } from '../../../contract/purchase/needs.ts'
import type { Text } from '../../../language/text.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { amountOf, centsOf } from '../../../units/cents.ts'
import { saysLimit, withInsurer } from '../../results/asking-limits.ts'
import { coverExplained } from '../../results/explain/cover-explained.ts'
import { isUnfollowed } from '../../results/explain/decisive.ts'
import { withOwnWaiver } from '../../results/explain/waiver.ts'
import {
  type OfferOutcome,
  type OfferView,
  type PriceView,
  petsLeftOut,
  type ShownCarrier,
} from '../../results/offer-view.ts'
import { insuredPets, isExclusion, priceDetails } from '../../results/price-details.ts'
import { takesOver } from '../../results/takes-over.ts'
import type { SharedOffer } from '../../store/rows/price-shares.ts'
import type { Quote as StoredQuote } from '../../store/rows/quote.ts'
import { htmlOf, langOf } from './lang-of.ts'
import { needsOnCard } from './needs/needs-on-card.ts'

interface Telling {
  /** Its round is in each button, so that its price can be distinguished from a later one. */
  readonly quote: Pick<StoredQuote, 'id' | 'line' | 'round'>
  readonly tell: Tell
}

/** One offer as the wire's quote (spec 3.5.1, 3.5.2, 3.5.3), without what only the whole list says about it. */
export function tellOffer(
  offer: OfferView,
  { quote, state, tell }: Telling & { readonly state: State },
): Quote {
  const { carrier, outcome, price } = offer
  const { descriptionHtml, lineHtml } = carrier.insurer
  const tellOf: Tell = sentence => tell(withInsurer(sentence, carrier.insurer))
  const paragraphs = notesOf(offer).map(note => {
    const { lang } = langOf(note, tell)
    return `<p${lang ? ` lang="${lang}"` : ''}>${escapeHtml(tell(note))}</p>`
  })
  const shown = {
    id: offer.id,
    insurer: {
      ...tellInsurer(offer.insurer, carrier.insurer, tell),
      badges: carrier.insurer.badges.map(({ text, description }) => ({
        text: tell(text),
        description: tell(description),
      })),
    },
    description: [descriptionHtml, lineHtml?.[quote.line] ?? { en: '' }]
      .map(html => htmlOf(html, tell))
      .concat(paragraphs)
      .join(''),
    coverage_amount: price?.coverage ? tellCoverage(price.coverage, tell) : '',
  }
  const needed = needsOnCard(offer, quote.line)
  if (!outcome)
    return {
      ...shown,
      price_info: { type: 'quoting' },
      actions: [{ type: 'quoting', text: tell(words.go), primary: true }],
    }
  return {
    ...shown,
    ...explainedOf(outcome, { state, tell }),
    ...unfollowedOf(outcome, tell),
    price_info: {
      ...(price ? priceInfo(outcome, { carrier, price }, tellOf) : noPriceInfo(outcome, tellOf)),
      ...(needed ? { message: tell(needed.message) } : {}),
      ...petsOf(offer, tellOf),
      ...detailsOf(outcome, tell),
      ...(price ? originOf(price) : {}),
    },
    actions: needed
      ? [answering(needed.button, { quote, id: offer.id, tell })]
      : actionsOf({ quote, carrier, id: offer.id, outcome, tell }),
  }
}

const words = {
  go: { en: 'Continue', es: 'Continuar' },
  callForQuote: { en: 'Call for a quote', es: 'Llamar para cotizar' },
  seeNumber: { en: 'Call to buy', es: 'Llamar para comprar' },
} as const satisfies Readonly<Record<string, Text>>

/** An insurer under its own name, or its product's. */
export function tellInsurer(
  name: string,
  { logo, tagLine, rating, reviewCount, reviewUrl }: Omit<SharedOffer['insurer'], 'name'>,
  tell: Tell,
): Omit<Insurer, 'badges'> {
  const linked = reviewUrl === undefined ? {} : { review_url: reviewUrl }
  const review = { rating, review_count: reviewCount, ...linked }
  return {
    name,
    logo,
    tag_line: tell(tagLine),
    ...langOf(tagLine, tell),
    ...(reviewCount > 0 ? { review } : {}),
  }
}

/** What the carrier says in addition to its price; choices that this price does not follow are listed separately. */
function notesOf({ outcome }: OfferView): readonly Sentence[] {
  return outcome?.kind === 'quoted' ? outcome.notes.filter(note => !isUnfollowed(note)) : []
}

/** What each part of the cover pays; absent if there is nothing to say. */
function explainedOf(
  outcome: OfferOutcome,
  { state, tell }: { readonly state: State; readonly tell: Tell },
): Pick<Quote, 'cover_explained'> {
  const explained = outcome.kind === 'quoted' ? coverExplained(outcome.coverage, state).map(tell) : []
  return explained.length > 0 ? { cover_explained: explained } : {}
}

/** Which choices of cover the price does not follow; absent if it follows all of them. */
function unfollowedOf(outcome: OfferOutcome, tell: Tell): Pick<Quote, 'unfollowed'> {
  const notes = outcome.kind === 'quoted' ? outcome.notes : []
  const unfollowed = notes.filter(isUnfollowed).map(tell)
  return unfollowed.length > 0 ? { unfollowed: unfollowed.join(' ') } : {}
}

/** Each of several pets, with its price or why it has none; what applies to the whole offer is not repeated. */
function petsOf(offer: OfferView, tell: Tell): Pick<PriceInfo, 'pets' | 'for_only'> {
  const { outcome, pets } = offer
  if (pets.length === 0) return {}
  const { coverage, quoteNumber: number } = outcome?.kind === 'quoted' ? outcome : {}
  return {
    ...(outcome?.kind === 'quoted' && petsLeftOut(offer) > 0 ? { for_only: tell(insuredPets(pets)) } : {}),
    pets: pets.map(({ pet, outcome: about }): PetPrice => {
      const name = tell(pet)
      if (about.kind !== 'quoted') return { name, ...('message' in about ? saidBy(about.message, tell) : {}) }
      const { premium, quoteNumber } = about
      const isAsWhole = isDeepStrictEqual(about.coverage, coverage)
      return {
        name,
        premium,
        ...(about.source === 'estimate' ? { estimated: true } : {}),
        ...(about.narrow ? { narrow: true } : {}),
        ...(isAsWhole ? {} : { coverage_amount: tellCoverage(about.coverage, tell) }),
        ...(quoteNumber === undefined || quoteNumber === number ? {} : { quote_id: quoteNumber }),
      }
    }),
  }
}

/** Details of a price, in sentences; absent if there are none. */
function detailsOf(outcome: OfferOutcome, tell: Tell): Pick<PriceInfo, 'details'> {
  const details = outcome.kind === 'quoted' ? priceDetails(outcome).map(tell) : []
  return details.length > 0 ? { details } : {}
}

/** The source of a price, and its age. */
function originOf({
  source,
  isAwaited,
  quotedAt,
}: PriceView): Pick<PriceInfo, 'source' | 'quoted_at' | 'awaited'> {
  return {
    source,
    ...(isAwaited ? { awaited: true } : {}),
    ...(quotedAt === null ? {} : { quoted_at: quotedAt }),
  }
}

function noPriceInfo(outcome: OfferOutcome, tell: Tell): PriceInfo {
  switch (outcome.kind) {
    case 'referred':
      return { type: 'call', ...numberOf(outcome), ...saidBy(outcome.message, tell) }
    case 'declined': {
      const { message, text } = outcome
      const { lang } = langOf(text, tell)
      const help = text && { text: tell(text), ...(lang && { text_lang: lang }) }
      return { type: 'declined', ...saidBy(message, tell), ...help }
    }
    case 'needs':
      return { type: 'unavailable', message: tell({ key: 'unavailable.needsMore' }) }
    case 'unavailable':
      return { type: 'unavailable', ...saidBy(outcome.message, tell) }
    case 'quoted':
    case 'failed':
      return { type: 'failed' }
  }
}

/** Why there is no price, in the insurer's words. */
function saidBy(message: Sentence, tell: Tell): Pick<PriceInfo, 'message' | 'lang'> {
  return { message: tell(message), ...langOf(message, tell) }
}

interface Priced {
  readonly carrier: ShownCarrier
  readonly price: PriceView
}

function priceInfo(outcome: OfferOutcome, of: Priced, tell: Tell): PriceInfo {
  const { cents, period, isEstimated } = of.price
  const info: PriceInfo = {
    type: 'price',
    ...numberOf(outcome),
    premium: amountOf(cents),
    ...(period === null ? {} : { policy_period: period }),
    estimated: isEstimated,
  }
  if (outcome.kind === 'quoted') return { ...info, ...quotedInfo(outcome, of, tell) }
  // Why nobody can buy at this price yet is said next to it, not only in its details.
  return outcome.kind === 'referred' ? { ...info, ...saidBy(outcome.message, tell) } : info
}

function quotedInfo(
  quoted: Quoted,
  { carrier, price: { isNarrow, year } }: Priced,
  tell: Tell,
): Partial<PriceInfo> {
  const { bill, expiresAt } = quoted
  return {
    ...(isNarrow ? { narrow: true } : {}),
    // The year's price in its payments, not at once; a carrier may give only a month's.
    ...(bill.term === 'month' ? {} : { total: bill.installments?.sum ?? bill.total }),
    ...(year ? { year_total: amountOf(year.cents) } : {}),
    ...(year?.fees == null ? {} : { year_fees: amountOf(year.fees) }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    assumed: withOwnWaiver(quoted, carrier)
      .filter(sentence => !isExclusion(sentence))
      .map(tell),
    ...estimateNotes(quoted, tell),
    ...discountOf(quoted, tell),
  }
}

/** Why an insurer was not asked for its own price, and what stands in for it, if a card says so. */
function estimateNotes({ assumed, pets }: Quoted, tell: Tell): Pick<PriceInfo, 'message' | 'basis'> {
  const limit = assumed.find(saysLimit)
  // Each of several pets has its own basis.
  const basis = (pets ? [] : assumed)
    .flatMap(one => ('key' in one ? [one] : []))
    .find(one => one.key === 'estimate.fromOwn' || one.key === 'estimate.basis')
  return {
    ...(limit ? { message: tell(limit) } : {}),
    ...(basis ? { basis: tell({ key: 'estimate.basis', values: basis.values }) } : {}),
  }
}

function numberOf(outcome: OfferOutcome): Pick<PriceInfo, 'quote_id'> {
  const number = outcome.kind === 'quoted' || outcome.kind === 'referred' ? outcome.quoteNumber : undefined
  return number === undefined ? {} : { quote_id: number }
}

/** A price is struck through only if the carrier gave a higher one, and the reason for the lower one. */
function discountOf(
  { premium, original, ...quoted }: Quoted,
  tell: Tell,
): Pick<PriceInfo, 'original' | 'deal'> {
  const deal = quoted.deal && tell(quoted.deal)
  if (original === undefined || !deal || !(centsOf(original) > centsOf(premium))) return {}
  return { original, deal }
}

interface Settled extends Telling {
  readonly carrier: ShownCarrier
  /** The id of the offer. */
  readonly id: string
  readonly outcome: OfferOutcome
}

function actionsOf({ outcome, ...of }: Settled): readonly Action[] {
  switch (outcome.kind) {
    case 'quoted':
      return buyActions({ ...of, quoted: outcome })
    case 'referred':
      return [call(words.callForQuote, of, outcome)]
    case 'unavailable':
      return saysLimit(outcome.message) ? [byPhone(of)] : []
    case 'needs':
      return [byPhone(of)]
    case 'declined':
    case 'failed':
      return []
  }
}

/** The page on which the insurer's further questions are answered. */
function answering(button: Text, { quote, id, tell }: Telling & Pick<Settled, 'id'>): Action {
  return { type: 'other', text: tell(button), primary: true, url: needsAddress(quote.id, id), direct: true }
}

/** If we may not ask any more today, or have no answer to what it asks, the visitor may still call. */
function byPhone(of: Pick<Settled, 'carrier' | 'tell'>): Action {
  return { ...call(words.callForQuote, of, of.carrier), primary: false }
}

interface Bought extends Omit<Settled, 'outcome'> {
  readonly quoted: Quoted
}

/** Where a price leads: to a page that confirms it first, or else to the phone. */
function buyActions({ quoted, ...of }: Bought): readonly Action[] {
  const { quote, carrier, id, tell } = of
  // The carrier knows nothing about an estimate: it has no quote number, and a call would only disappoint.
  if (quoted.source === 'estimate') return quoted.assumed.some(saysLimit) ? [byPhone(of)] : []
  if (!takesOver(carrier, { ...quoted, line: quote.line }))
    return [call(words.seeNumber, of, { ...quoted, phone: carrier.phone })]
  const seen = { premium: quoted.premium, round: quote.round }
  const url = continueWith(continueAddress(quote.id, id), seen)
  return [{ type: 'other', text: tell(words.go), primary: true, url, direct: true }]
}

/** The hours are those of the carrier's own number: a reply may name another one. */
function call(
  text: Text,
  { carrier, tell }: Pick<Settled, 'carrier' | 'tell'>,
  { phone, quoteNumber }: Pick<Referred, 'phone' | 'quoteNumber'>,
): Action {
  const hours = phone === carrier.phone ? carrier.hours : undefined
  return {
    type: 'call',
    text: tell(text),
    primary: true,
    phone,
    ...(hours === undefined ? {} : { hours: tell(hours), ...langOf(hours, tell) }),
    ...(carrier.demo ? { note: tell(demonstration.call) } : {}),
    ...(quoteNumber === undefined ? {} : { quote_number: quoteNumber }),
  }
}
