import type { Carrier } from '../../carriers/carrier.ts'
import type { Failed, Outcome, Quoted, Referred } from '../../connectors/connector.ts'
import type { Action, Insurer, PriceInfo, Quote } from '../../contract/status.ts'
import { cleanCarrierHtml, escapeHtml, leadsSafely } from './carrier-html.ts'

/** What is shown of a carrier. */
export type ShownCarrier = Pick<Carrier, 'id' | 'insurer' | 'phone'>

/** One carrier and how far its offer is; a settled one without an outcome failed, an open one with an outcome shows that meanwhile. */
export interface PresentedOffer {
  readonly carrier: ShownCarrier
  readonly state: 'open' | 'done'
  readonly outcome: Outcome | null
}

const noAnswer: Failed = { kind: 'failed', cause: 'timeout', retryable: false }

/** One offer as the wire's quote (spec 3.5; domain: eligibility outcomes). */
export function presentOffer({ carrier, state, outcome }: PresentedOffer): Quote {
  if (state === 'open' && !outcome)
    return { ...shared(carrier), price_info: { type: 'quoting' }, actions: [waiting] }
  const settled = outcome ?? noAnswer
  return {
    ...shared(carrier, notesOf(settled)),
    coverage_amount: settled.kind === 'quoted' ? settled.coverageText : '',
    price_info: priceInfo(settled),
    actions: actionsOf(carrier, settled),
  }
}

const waiting: Action = { type: 'quoting', text: 'Continue', primary: true }

function shared(carrier: ShownCarrier, notes: readonly string[] = []): Omit<Quote, 'price_info' | 'actions'> {
  const paragraphs = notes.map(note => `<p>${escapeHtml(note)}</p>`)
  return {
    id: carrier.id,
    insurer: insurerOf(carrier),
    description: [descriptionOf(carrier), ...paragraphs].join(''),
    coverage_amount: '',
  }
}

function insurerOf({ insurer }: ShownCarrier): Insurer {
  const { name, logo, tagLine, rating, reviewCount, reviewUrl, badges } = insurer
  const linked = reviewUrl !== undefined && leadsSafely(reviewUrl)
  const review = { rating, review_count: reviewCount, ...(linked ? { review_url: reviewUrl } : {}) }
  return { name, logo, tag_line: tagLine, badges, ...(reviewCount > 0 ? { review } : {}) }
}

/** A carrier's own text is cleaned once. */
const cleaned = new WeakMap<ShownCarrier, string>()

function descriptionOf(carrier: ShownCarrier): string {
  const clean = cleaned.get(carrier) ?? cleanCarrierHtml(carrier.insurer.descriptionHtml)
  cleaned.set(carrier, clean)
  return clean
}

function notesOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'quoted') return outcome.notes
  return outcome.kind === 'referred' && outcome.premium !== undefined ? [outcome.message] : []
}

function priceInfo(outcome: Outcome): PriceInfo {
  switch (outcome.kind) {
    case 'quoted':
      return priceOf(outcome)
    case 'referred':
      return referred(outcome)
    case 'declined': {
      const { message, text } = outcome
      return { type: 'declined', message, ...(text === undefined ? {} : { text }) }
    }
    case 'needs':
      return { type: 'unavailable', message: 'This insurer asks for more than I have asked you.' }
    case 'unavailable':
      return { type: 'unavailable', message: outcome.message }
    case 'failed':
    case 'listed':
      return { type: 'failed' }
  }
}

function priceOf(quoted: Quoted): PriceInfo {
  const { original, deal, bill } = quoted
  return {
    type: 'price',
    quote_id: quoted.quoteNumber,
    premium: quoted.premium,
    policy_period: quoted.period,
    estimated: quoted.estimated,
    // What the year comes to as it is paid, not what it would cost at once.
    total: bill.installments?.sum ?? bill.total,
    expires_at: quoted.expiresAt,
    assumed: quoted.assumed,
    ...(original !== undefined && deal !== undefined ? { original, deal } : {}),
  }
}

/** With a price it is an estimate until the call (domain: refer with price). */
function referred({ quoteNumber, message, premium }: Referred): PriceInfo {
  return premium === undefined
    ? { type: 'call', quote_id: quoteNumber, message }
    : { type: 'price', quote_id: quoteNumber, premium, estimated: true }
}

function actionsOf({ insurer, phone }: ShownCarrier, outcome: Outcome): readonly Action[] {
  if (outcome.kind === 'referred') {
    return [call('Call for a quote', outcome.phone, outcome.quoteNumber)]
  }
  if (outcome.kind !== 'quoted') return []
  const { bridgeUrl, quoteNumber } = outcome
  if (bridgeUrl === undefined || !leadsSafely(bridgeUrl))
    return [call('See number to call', phone, quoteNumber)]
  return [{ type: 'other', text: `Continue to ${insurer.name}`, primary: true, url: bridgeUrl }]
}

function call(text: string, phone: string, quote_number: string): Action {
  return { type: 'call', text, primary: true, phone, quote_number }
}
