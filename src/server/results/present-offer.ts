import type { Carrier } from '../../carriers/carrier.ts'
import { escapeHtml } from '../../carriers/carrier-html.ts'
import type { Failed, Listed, Outcome, Quoted, Referred } from '../../connectors/connector.ts'
import { offerIdOf } from '../../contract/carrier-of.ts'
import { continueAddress, continueWith } from '../../contract/continue.ts'
import type { Action, Insurer, PetPrice, PriceInfo, Quote } from '../../contract/status.ts'
import { demonstration } from '../../sentences/demonstration.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import { saysLimit, withInsurer } from './asking-limits.ts'
import { coverExplained } from './cover-explained.ts'
import { insuredPets, isExclusion, priceDetails } from './price-details.ts'
import { nameWithProduct } from './products.ts'
import { timesAYear } from './rank.ts'
import { takesOver } from './takes-over.ts'

/** What we show of a carrier. */
export type ShownCarrier = Pick<
  Carrier,
  | 'id'
  | 'demo'
  | 'insurer'
  | 'phone'
  | 'hours'
  | 'hosts'
  | 'page'
  | 'clickId'
  | 'binds'
  | 'bundle'
  | 'lines'
  | 'estimates'
>

/** A carrier's outcome that is an offer: ad networks make none. */
type OfferOutcome = Exclude<Outcome, Listed>

/** One carrier and its offer so far: settled without an outcome, it failed; open with an outcome, it shows that for now. */
export interface PresentedOffer {
  readonly quoteId: string
  /** The quote's round, which a button names, so that its price can be told from a later one. */
  readonly round: number
  readonly line: string
  readonly carrier: ShownCarrier
  readonly state: 'open' | 'done'
  readonly outcome: OfferOutcome | null
  readonly standIn: boolean
  readonly settledAt: Date | null
}

const noAnswer: Failed = { kind: 'failed', cause: 'timeout', retryable: false }

/** One offer as the wire's quote (spec 3.5.1, 3.5.2, 3.5.3). */
export function presentOffer(
  { quoteId, round, line, carrier, state, standIn, settledAt, ...offer }: PresentedOffer,
  tell: Tell,
): Quote {
  const outcome = mayShow(carrier, offer.outcome) ? offer.outcome : null
  const tellOf: Tell = sentence => tell(withInsurer(sentence, carrier.insurer))
  if (state === 'open' && !outcome)
    return { ...shared(carrier), price_info: { type: 'quoting' }, actions: [waiting] }
  const settled = outcome ?? noAnswer
  return {
    ...shared(carrier, { notes: notesOf(settled).map(tell), product: productOf(settled) }),
    coverage_amount: settled.kind === 'quoted' ? tellCoverage(settled.coverage, tell) : '',
    ...(settled.kind === 'quoted' ? explainedOf(settled, tell) : {}),
    price_info: {
      ...priceInfo(settled, tellOf),
      ...petsOf(settled, tellOf),
      ...(settled.kind === 'quoted' ? detailsOf(settled, tell) : {}),
      ...(isPriced(settled) ? originOf(settled, { state, standIn, settledAt }) : {}),
    },
    actions: actionsOf({ quoteId, round, line, carrier, outcome: settled }),
  }
}

/** What each part of the cover pays; absent where nothing is to be said. */
function explainedOf({ coverage }: Quoted, tell: Tell): Pick<Quote, 'cover_explained'> {
  const explained = coverExplained(coverage).map(tell)
  return explained.length > 0 ? { cover_explained: explained } : {}
}

/** Each of several pets, with its price or why it has none; what is as for the whole offer is not repeated. */
function petsOf(outcome: OfferOutcome, tell: Tell): Pick<PriceInfo, 'pets' | 'for_only'> {
  if (!('pets' in outcome) || !outcome.pets) return {}
  const [coverage, number] =
    outcome.kind === 'quoted' ? [tellCoverage(outcome.coverage, tell), outcome.quoteNumber] : []
  const leavesOut = outcome.kind === 'quoted' && outcome.pets.some(pet => pet.outcome.kind !== 'quoted')
  return {
    ...(leavesOut ? { for_only: tell(insuredPets(outcome.pets)) } : {}),
    pets: outcome.pets.map(({ pet, outcome: about }): PetPrice => {
      const name = tell(pet)
      if (about.kind !== 'quoted')
        return { name, ...('message' in about ? { message: tell(about.message) } : {}) }
      const { premium, quoteNumber } = about
      const coverage_amount = tellCoverage(about.coverage, tell)
      return {
        name,
        premium,
        ...(about.narrow ? { narrow: true } : {}),
        ...(coverage_amount === coverage ? {} : { coverage_amount }),
        ...(quoteNumber === undefined || quoteNumber === number ? {} : { quote_id: quoteNumber }),
      }
    }),
  }
}

/** Details beside a price, in sentences; absent where there are none. */
function detailsOf(quoted: Quoted, tell: Tell): Pick<PriceInfo, 'details'> {
  const details = priceDetails(quoted).map(tell)
  return details.length > 0 ? { details } : {}
}

/** The carrier may have refused estimates since we stored one. */
function mayShow({ estimates = true }: ShownCarrier, outcome: OfferOutcome | null): boolean {
  return estimates || outcome?.kind !== 'quoted' || outcome.source !== 'estimate'
}

const waiting: Action = { type: 'quoting', text: 'Continue', primary: true }

interface OnCard {
  readonly notes?: readonly string[]
  readonly product?: Quoted['product']
}

function shared(
  carrier: ShownCarrier,
  { notes = [], product }: OnCard = {},
): Omit<Quote, 'price_info' | 'actions'> {
  const paragraphs = notes.map(note => `<p>${escapeHtml(note)}</p>`)
  return {
    id: offerIdOf(carrier.id, product?.id),
    insurer: insurerOf(carrier, product),
    description: [carrier.insurer.descriptionHtml, ...paragraphs].join(''),
    coverage_amount: '',
  }
}

function productOf(outcome: OfferOutcome): Quoted['product'] {
  return outcome.kind === 'quoted' ? outcome.product : undefined
}

/** Every mention of an offer names its product with its insurer, so that a carrier's offers can be told apart. */
function insurerOf({ insurer }: ShownCarrier, product: Quoted['product']): Insurer {
  const name = product ? nameWithProduct(insurer.name, product.name) : insurer.name
  const { logo, tagLine, rating, reviewCount, reviewUrl, badges } = insurer
  const linked = reviewUrl === undefined ? {} : { review_url: reviewUrl }
  const review = { rating, review_count: reviewCount, ...linked }
  return { name, logo, tag_line: tagLine, badges, ...(reviewCount > 0 ? { review } : {}) }
}

function notesOf(outcome: OfferOutcome): readonly Sentence[] {
  switch (outcome.kind) {
    case 'quoted':
      return outcome.notes
    case 'referred':
      return isPriced(outcome) ? [outcome.message] : []
    case 'declined':
    case 'needs':
    case 'unavailable':
    case 'failed':
      return []
  }
}

function isPriced(outcome: OfferOutcome): boolean {
  switch (outcome.kind) {
    case 'quoted':
      return true
    case 'referred':
      return outcome.premium !== undefined
    case 'declined':
    case 'needs':
    case 'unavailable':
    case 'failed':
      return false
  }
}

/** The source of a price, and its age. */
function originOf(
  outcome: OfferOutcome,
  { state, standIn, settledAt }: Pick<PresentedOffer, 'state' | 'standIn' | 'settledAt'>,
): Pick<PriceInfo, 'source' | 'quoted_at' | 'awaited'> {
  const source = standIn ? 'similar plans' : 'insurer'
  const quotedAt = outcome.kind === 'quoted' ? outcome.quotedAt : undefined
  const quoted_at = quotedAt ?? settledAt?.toISOString()
  return {
    source,
    ...(state === 'open' ? { awaited: true } : {}),
    ...(quoted_at === undefined ? {} : { quoted_at }),
  }
}

function priceInfo(outcome: OfferOutcome, tell: Tell): PriceInfo {
  switch (outcome.kind) {
    case 'quoted':
      return priceOf(outcome, tell)
    case 'referred':
      return referred(outcome, tell)
    case 'declined': {
      const { message, text } = outcome
      const help = text === undefined ? {} : { text: tell(text) }
      return { type: 'declined', message: tell(message), ...help }
    }
    case 'needs':
      return { type: 'unavailable', message: tell({ key: 'unavailable.needsMore' }) }
    case 'unavailable':
      return { type: 'unavailable', message: tell(outcome.message) }
    case 'failed':
      return { type: 'failed' }
  }
}

function priceOf(quoted: Quoted, tell: Tell): PriceInfo {
  const { bill, expiresAt } = quoted
  return {
    type: 'price',
    ...numberOf(quoted),
    premium: quoted.premium,
    policy_period: quoted.period,
    estimated: quoted.estimated,
    ...(quoted.narrow ? { narrow: true } : {}),
    // The year's price in its payments, not at once; a carrier may give only a month's.
    ...(bill.term === 'month' ? {} : { total: bill.installments?.sum ?? bill.total }),
    ...yearOf(quoted),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    assumed: quoted.assumed.filter(sentence => !isExclusion(sentence)).map(tell),
    ...estimateNotes(quoted, tell),
    ...discountOf(quoted, tell),
  }
}

/** Why an insurer was not asked for its own price, and what stands in for it, where a card says so. */
function estimateNotes({ assumed }: Quoted, tell: Tell): Pick<PriceInfo, 'message' | 'basis'> {
  const limit = assumed.find(saysLimit)
  const basis = assumed
    .flatMap(one => ('key' in one ? [one] : []))
    .find(one => one.key === 'estimate.fromOwn')
  return {
    ...(limit ? { message: tell(limit) } : {}),
    ...(basis ? { basis: tell({ key: 'estimate.basis', values: basis.values }) } : {}),
  }
}

/** The year's price as it is paid, and how much of it is not premium. The fees of an estimate are unknown. */
function yearOf({ bill, source }: Quoted): Pick<PriceInfo, 'year_total' | 'year_fees'> {
  const times = timesAYear[bill.term] ?? 1
  const added = [...bill.fees, ...bill.surcharges].reduce((sum, { amount }) => sum + centsOf(amount), 0)
  return {
    year_total: amountOf(yearCents(bill)),
    ...(source === 'estimate' ? {} : { year_fees: amountOf(added * times) }),
  }
}

/** The cents of a year, or of a trip, as it is paid. */
export function yearCents({ term, total, installments }: Quoted['bill']): number {
  return centsOf(installments?.sum ?? total) * (timesAYear[term] ?? 1)
}

function numberOf({ quoteNumber }: Pick<Quoted, 'quoteNumber'>): Pick<PriceInfo, 'quote_id'> {
  return quoteNumber === undefined ? {} : { quote_id: quoteNumber }
}

/** A price is struck through only where the carrier gave a higher one, and the reason for the lower one. */
function discountOf(
  { premium, original, ...quoted }: Quoted,
  tell: Tell,
): Pick<PriceInfo, 'original' | 'deal'> {
  const deal = quoted.deal && tell(quoted.deal)
  if (original === undefined || !deal || !(centsOf(original) > centsOf(premium))) return {}
  return { original, deal }
}

/** With a price it is an estimate until the call. */
function referred({ message, premium, period, ...outcome }: Referred, tell: Tell): PriceInfo {
  const number = numberOf(outcome)
  if (premium === undefined) return { type: 'call', ...number, message: tell(message) }
  const paidEach = period === undefined ? {} : { policy_period: period }
  return { type: 'price', ...number, premium, ...paidEach, estimated: true }
}

interface Settled {
  readonly quoteId: string
  readonly round: number
  readonly line: string
  readonly carrier: ShownCarrier
  readonly outcome: OfferOutcome
}

function actionsOf({ outcome, ...of }: Settled): readonly Action[] {
  switch (outcome.kind) {
    case 'quoted':
      return buying({ ...of, quoted: outcome })
    case 'referred':
      return [call('Call for a quote', of.carrier, outcome)]
    case 'unavailable':
      return saysLimit(outcome.message) ? [byPhone(of.carrier)] : []
    case 'declined':
    case 'needs':
    case 'failed':
      return []
  }
}

/** Where we may not ask any more today, the visitor still may. */
function byPhone(carrier: ShownCarrier): Action {
  return { ...call('Call for a quote', carrier, carrier), primary: false }
}

interface Bought extends Omit<Settled, 'outcome'> {
  readonly quoted: Quoted
}

/** Where a price leads: to a page that confirms it first, or else to the phone. */
function buying({ quoteId, round, line, carrier, quoted }: Bought): readonly Action[] {
  // The carrier knows nothing about an estimate: it has no quote number, and a call would only disappoint.
  if (quoted.source === 'estimate') return quoted.assumed.some(saysLimit) ? [byPhone(carrier)] : []
  if (!takesOver(carrier, { ...quoted, line }))
    return [call('See number to call', carrier, { ...quoted, phone: carrier.phone })]
  const address = continueAddress(quoteId, offerIdOf(carrier.id, quoted.product?.id))
  const url = continueWith(address, { premium: quoted.premium, round })
  return [{ type: 'other', text: 'Continue', primary: true, url, direct: true }]
}

/** The hours are those of the carrier's own number: a reply may name another one. */
function call(
  text: string,
  carrier: Pick<ShownCarrier, 'demo' | 'phone' | 'hours'>,
  { phone, quoteNumber }: { readonly phone: string; readonly quoteNumber?: string },
): Action {
  const hours = phone === carrier.phone ? carrier.hours : undefined
  return {
    type: 'call',
    text,
    primary: true,
    phone,
    ...(hours === undefined ? {} : { hours }),
    ...(carrier.demo ? { note: demonstration.call } : {}),
    ...(quoteNumber === undefined ? {} : { quote_number: quoteNumber }),
  }
}
