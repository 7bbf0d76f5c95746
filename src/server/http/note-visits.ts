import type { AnswerReply } from '../../contract/answer.ts'
import type { Properties } from '../../contract/properties.ts'
import type { SaveQuotesReply } from '../../contract/save-quotes.ts'
import { partnerOf } from '../journey/partner-of.ts'
import { placeOrder } from '../journey/purchase/place-order.ts'
import type { Services } from '../journey/services.ts'
import { saveQuotes } from '../journey/sharing/save-quotes.ts'
import { sharePrice } from '../journey/sharing/share-price.ts'
import type { VisitEvent } from '../store/counts/visit-events.ts'
import type { Order } from '../store/rows/order-store.ts'
import type { Quote } from '../store/rows/quote.ts'

/** The visitor, whether the visit may be counted, and whether the visitor agreed to share the count. */
export interface Who {
  readonly visitor: Buffer
  readonly isCounted: boolean
  readonly isShared: boolean
}

type Needs = Pick<Services, 'visits'>

/** Counts what a visitor did, unless the browser asks not to be tracked: then nothing is stored. */
export function note(
  { visits }: Needs,
  { visitor, isCounted, isShared }: Who,
  event: Omit<VisitEvent, 'visitor'>,
): void {
  if (isCounted) visits.note({ ...event, visitor, isShared })
}

/** Counts a page that was shown; `route` is the path of a start page. */
function noteView(
  services: Needs,
  who: Who,
  { route, quoteId }: { route: string; quoteId?: string | undefined },
) {
  const line = lineOf(route)
  const about = line === undefined ? {} : { line, quoteId }
  note(services, who, { name: 'step_view', step: route, ...about })
}

/** Counts an accepted answer: the beginning and the end of a line, the question, and the one it leads to. */
export function noteAnswer(
  services: Needs,
  who: Who,
  { step, reply }: { step: string; reply: AnswerReply },
): void {
  const { config, result, endpoint } = reply.data
  const about = { quoteId: config.quoteId, line: config.insurance_type, partner: config.partner }
  if (config.step_type === 'new') note(services, who, { name: 'quote_start', ...about })
  if (lineOf(step) !== undefined) note(services, who, { name: 'step_answer', step, ...about })
  if (result.wizard_complete) note(services, who, { name: 'generate_lead', ...about })
  else if (lineOf(endpoint) !== undefined)
    noteView(services, who, { route: endpoint, quoteId: config.quoteId })
}

/** Counts that prices were shown. */
export function noteResults(services: Needs, who: Who, { id, line }: Pick<Quote, 'id' | 'line'>): void {
  note(services, who, { name: 'quotes_load', quoteId: id, line })
}

/** Erases a visitor's quote, and counts that it was erased. */
export async function eraseAndNote(
  services: Pick<Services, 'visits' | 'quotes'>,
  who: Who,
  quoteId: string,
): Promise<void> {
  const erased = await services.quotes.erase({ visitor: who.visitor, id: quoteId })
  if (erased) note(services, who, { name: 'erase', quoteId, line: erased.line })
}

/** Sends the offers to an address, and counts that they were sent. Throws as `saveQuotes` does. */
export async function saveAndNote(
  services: Services,
  who: Who,
  save: Parameters<typeof saveQuotes>[1],
): Promise<SaveQuotesReply['data']> {
  const data = await saveQuotes(services, save)
  if (data.status === 'done') {
    const { visitor, quoteId } = save
    const quote = await services.quotes.read({ visitor, id: quoteId })
    note(services, who, { name: 'save', quoteId, line: quote?.line })
  }
  return data
}

/** Orders a policy, and counts the order as begun. Throws as `placeOrder` does. */
export async function orderAndNote(
  services: Services,
  who: Who,
  order: Omit<Parameters<typeof placeOrder>[1], 'visitor'>,
): Promise<Order> {
  const of = { visitor: who.visitor, ...order }
  const placed = await placeOrder(services, of)
  const { line, carrier } = placed
  const quote = await services.quotes.read(of)
  const partner = quote ? partnerOf(quote.answers) : undefined
  note(services, who, { name: 'begin_checkout', quoteId: of.id, line, carrier, partner })
  return placed
}

interface ToShare {
  readonly quoteId: string
  readonly carrier: string
  /** The card as the visitor saw it. */
  readonly premium: string
}

/** Shares a price, and counts that one was shared; returns the link. Throws as `sharePrice` does. */
export async function shareAndNote(services: Services, who: Who, price: ToShare): Promise<string> {
  const { url, line } = await sharePrice(services, { visitor: who.visitor, ...price })
  note(services, who, { name: 'share', quoteId: price.quoteId, line })
  return url
}

/** The page of a step, which its properties name. */
export function noteStep(services: Needs, who: Who, step: { route: string; properties: Properties }): void {
  noteView(services, who, { route: step.route, quoteId: step.properties.quote_id })
}

/** `/quote/renters/2` belongs to renters; undefined for a page without a line. */
function lineOf(route: string): string | undefined {
  return /^\/quote\/([a-z]+)\//.exec(route)?.[1]
}
