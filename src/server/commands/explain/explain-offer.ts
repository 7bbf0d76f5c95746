import type { Carrier } from '../../../carriers/carrier.ts'
import { carrierRequest } from '../../../connectors/carrier-request.ts'
import type { QuoteRequest } from '../../../connectors/connector.ts'
import { eachPet } from '../../../connectors/each-pet.ts'
import { detailsOf } from '../../../connectors/needs/details.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import type { Lines } from '../../../lines/index.ts'
import { askable } from '../../../risk/askable.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { todayAt } from '../../../units/today.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import { idempotencyKeyOf } from '../../asking/what-to-ask.ts'
import type { PriceIndex } from '../../estimate/price-index.ts'
import { tellResults } from '../../http/wire/tell-results.ts'
import { riskOf } from '../../journey/quoting/risk-of.ts'
import type { QuoteRef } from '../../platform/log.ts'
import { viewResults } from '../../results/results-view.ts'
import type { TellerOf } from '../../results/teller.ts'
import type { GivenDetailsStore } from '../../store/carriers/given-details.ts'
import type { Offer, OfferHistory, OfferStore } from '../../store/carriers/offer-store.ts'
import { windowMs } from '../../store/carriers/offer-window.ts'
import type { FindQuote } from '../../store/rows/find-quote.ts'
import type { StoredOutcome } from '../../store/rows/new-offers.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { QuoteStore } from '../../store/rows/quote-store.ts'
import { estimateText } from './estimated.ts'
import { type ExplainedRequest, exchangeText } from './exchange.ts'
import { type Masks, masksOf } from './mask.ts'
import { bookOf, type Explained, explainPrice, explainRefusal } from './rated.ts'
import { indented, section, table } from './table.ts'

/**
 * There is no such quote, carrier or offer. The message is one line for the operator, and repeats nothing that was
 * typed.
 */
export class NothingToExplain extends Error {
  override readonly name = 'NothingToExplain'
}

interface Deps {
  readonly carriers: readonly Carrier[]
  readonly lines: Lines
  readonly find: FindQuote
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly offers: Pick<OfferStore, 'offersOf' | 'historyOf'>
  readonly given: Pick<GivenDetailsStore, 'of'>
  /** The price indexes of carriers, as last read. */
  readonly learned: PriceIndex['learned']
  readonly refOf: QuoteRef
  readonly tellerOf: TellerOf
}

interface OfferName {
  /** Identifies the quote; see FindQuote. */
  readonly reference: string
  /** May be absent where the reference is the number on a card. */
  readonly carrier?: string | undefined
}

/**
 * How an offer came about: a price by its worksheet, rated again by the very plan that made it; an answer over the wire
 * by its calls and the question that we sent; and what the visitor saw of it. It contains nothing that the visitor
 * typed. Throws NothingToExplain.
 */
export async function explain(deps: Deps, offerName: OfferName): Promise<Explained> {
  const { quote, carrier, offer, offers, history } = await find(deps, offerName)
  const madeAt = history.deadline
    ? new Date(history.deadline.getTime() - windowMs)
    : (offer.settledAt ?? quote.completedAt ?? quote.createdAt)
  const today = todayAt(madeAt)
  const line = deps.lines.byName(quote.line)
  const { open, application } = walk({ line, answers: quote.answers, today })
  if (open)
    throw new NothingToExplain(
      `The ${quote.line} questions have changed since this quote was made, so it can't be explained.`,
    )
  const risk = riskOf({ line: quote.line, application, today })
  const details = await detailsGiven(deps, { quote, carrier, risk })
  const request = { reference: quote.id, risk, today, ...(details ? { details } : {}) }
  const masks = masksOf({ risk: request.risk, line, answers: quote.answers, today })
  const head = table(
    ['Quote', deps.refOf(quote.id)],
    [
      ['line', `${quote.line} in ${request.risk.state}, round ${quote.round}`],
      [
        'made',
        `${madeAt.toISOString()}, rated as of ${today} for a policy that starts ${request.risk.effective}`,
      ],
      ['carrier', `${carrier.id}, ${carrier.insurer.name}`],
      ['offer', offerText(offer, history)],
    ],
  )
  const tell = (await deps.tellerOf(offers))('en')
  const made = madeTexts(
    { carrier, outcome: offer.outcome, history, request, masks, learned: deps.learned },
    tell,
  )
  const presented = shownText({ deps, quote, application, offers, offer, masks, tell })
  const outcome = section('Stored outcome', json(masks.health(masks.theirs(offer.outcome))))
  return { ...made, text: [head, presented, outcome, made.text].join('') }
}

interface Given {
  readonly quote: Quote
  readonly carrier: Carrier
  readonly risk: QuoteRequest['risk']
}

/** What the carrier gets beyond the answers. */
async function detailsGiven({ given: store }: Pick<Deps, 'given'>, { quote, carrier, risk }: Given) {
  const given = (await store.of(quote)).find(one => one.carrier === carrier.id)?.given ?? {}
  return detailsOf({ needs: carrier.lines[risk.line]?.needs ?? [], given, risk: askable(risk) })
}

async function find({ carriers, quotes, offers: store, find: findQuote }: Deps, offerName: OfferName) {
  const found = await findQuote(offerName.reference)
  const quote = found && (await quotes.readAny(found.id))
  if (!quote)
    throw new NothingToExplain('No quote has that id or number. It may have expired or been deleted.')
  const carrierId = offerName.carrier ?? found.carrier
  const offers = await store.offersOf(quote)
  if (quote.round === 0)
    throw new NothingToExplain('This quote has no offers yet. Some of its questions are still unanswered.')
  const carrier = carriers.find(({ id }) => id === carrierId)
  if (!carrier && carrierId === undefined)
    throw new NothingToExplain(
      `Name one of this quote's carriers: ${offers.map(offer => offer.carrier).join(', ')}.`,
    )
  if (!carrier) throw new NothingToExplain('No carrier has that id. Check the name of its folder.')
  const [offer, history] = [
    offers.find(offer => offer.carrier === carrier.id),
    await store.historyOf(quote, carrier.id),
  ]
  if (!offer || !history) {
    const others = offers.map(({ carrier }) => carrier).join(', ')
    throw new NothingToExplain(`${carrier.id} has no offer for this quote. These carriers do: ${others}.`)
  }
  return { quote, carrier, offer, offers, history }
}

function offerText({ state, outcome, settledAt }: Offer, { standIn }: OfferHistory): string {
  if (state === 'open') return 'open: waiting for the carrier'
  const what = outcome === null ? 'no answer' : outcome.kind
  const instead = standIn ? ', standing in for an answer that never came' : ''
  return `${what}${instead}, ${settledAt?.toISOString() ?? ''}`
}

interface OfferToExplain {
  readonly carrier: Carrier
  readonly outcome: StoredOutcome
  readonly history: OfferHistory
  readonly request: ExplainedRequest
  readonly masks: Masks
  readonly learned: PriceIndex['learned']
}

/** How the answer about each of several pets came about. */
function madeTexts(offer: OfferToExplain, tell: Tell): Explained {
  const { carrier, outcome, history } = offer
  const pets = outcome !== null && 'pets' in outcome ? outcome.pets : undefined
  if (!pets) return madeText(offer)
  const all = eachPet(offer.request).flatMap((request, at) => {
    const about = pets[at]
    if (!about) return []
    const key = idempotencyKeyOf({ carrier: carrier.id, request: carrierRequest(request) })
    const calls = history.calls.filter(call => call.key === key)
    const { text, isAsStored } = madeText({
      ...offer,
      outcome: about.outcome,
      request,
      history: { ...history, calls },
    })
    return [{ text: section(`Pet ${at + 1}: ${tell(about.pet)}`) + text, isAsStored }]
  })
  return { text: all.map(({ text }) => text).join(''), isAsStored: all.every(one => one.isAsStored) }
}

function madeText({ carrier, outcome, history, request, masks, learned }: OfferToExplain): Explained {
  const risk = askable(request.risk)
  const connector = carrier.lines[risk.line]?.connector
  if (outcome?.kind === 'quoted' && outcome.plan !== undefined) {
    const { plan } = outcome
    return explainPrice({ book: bookOf(carrier, risk.line), risk, quoted: { ...outcome, plan }, masks })
  }
  if (connector?.via === 'wire') {
    const isEstimate = outcome?.kind === 'quoted' && outcome.source === 'estimate'
    const estimate = isEstimate ? estimateText({ carrier, risk, quoted: outcome, learned }) : ''
    const exchange = exchangeText({ carrier: carrier.id, connector, request, history })
    return { text: estimate + exchange, isAsStored: true }
  }
  if (connector?.via === 'ads')
    return {
      text: section(
        'An ad network',
        'It learns only the line and the state, once, when the visitor asks for more results.',
      ),
      isAsStored: true,
    }
  return { text: explainRefusal({ book: bookOf(carrier, risk.line), risk, masks }), isAsStored: true }
}

interface OfferAndQuote {
  readonly deps: Deps
  readonly quote: Quote
  readonly application: Answers
  readonly offers: readonly Offer[]
  readonly offer: Offer
  readonly masks: Masks
  readonly tell: Tell
}

/** The offer's card as the results page gets it; an ad network has several. */
function shownText({ deps, quote, application, offers, offer, masks, tell }: OfferAndQuote): string {
  // Masked before our own sentences become text, so that nothing is taken out of those.
  const said = offers.map(one => ({ ...one, outcome: masks.theirs(one.outcome) }))
  const result = tellResults(viewResults(deps.carriers, { quote, application, offers: said }), { tell })
  const network = deps.carriers.find(({ id }) => id === offer.carrier)?.insurer.name
  const cards = result.quotes.filter(
    ({ id, ad }) => carrierOf(id) === offer.carrier || (ad && ad.network === network),
  )
  const places = cards.map(card => result.quotes.indexOf(card) + 1)
  const since = offer.settledAt ? `since ${offer.settledAt.toISOString()}` : 'so far'
  return section(
    `What the visitor sees (price_info), ${since}`,
    ...(cards.length === 0
      ? ['Nothing. It has no card.']
      : cards.map(card => json(masks.health(card.price_info)))),
    ...(places.length === 0
      ? []
      : [`Number ${places.join(', ')} of ${result.quotes.length} on the list right now.`]),
  )
}

function json(value: unknown): string {
  return indented(JSON.stringify(value, null, 2))
}
