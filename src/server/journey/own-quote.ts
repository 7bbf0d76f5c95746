import { AppError } from '../errors.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Sender } from './quoting/admit.ts'
import type { Services } from './services.ts'

/** A quote, and the browser that wants to use it. */
export interface QuoteOf {
  readonly visitor: Buffer
  readonly id: string
}

/**
 * A quote that this browser may read, finished or not. Throws `quote-expired` alike for somebody else's quote, for one that is
 * gone and for one that never existed, so that nobody learns which quotes exist.
 */
export async function readOwnQuote({ quotes }: Services<'quotes'>, of: QuoteOf): Promise<Quote> {
  const quote = await quotes.read(of)
  if (!quote) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return quote
}

/**
 * Whether the person behind an assistant's quote has yet to look through the answers given in their name. The assistant itself
 * reads on: confirming, buying, saving and sharing are for browsers alone.
 */
export function awaitsReview({ visitor, notes }: Pick<Quote, 'visitor' | 'notes'>, browser: Buffer): boolean {
  return notes.agent !== undefined && !notes.agent.isReviewed && !visitor.equals(browser)
}

/**
 * The same for what the answers lead to: prices, purchase, another line. Throws `not-on-path` with the review if that comes first.
 */
export async function readReviewedQuote(services: Services<'quotes'>, of: QuoteOf): Promise<Quote> {
  const quote = await readOwnQuote(services, of)
  if (awaitsReview(quote, of.visitor)) throw new AppError('not-on-path', { endpoint: reviewPageOf(quote) })
  return quote
}

/** The notes once an assistant has changed an answer: later changes by it have to be looked through again. */
export function withUnreviewed(notes: Quote['notes'], { agent }: Pick<Sender, 'agent'>): Quote['notes'] {
  if (!agent || !notes.agent?.isReviewed) return notes
  const { isReviewed: _, ...others } = notes.agent
  return { ...notes, agent: others }
}

/** The page on which a visitor looks through the answers of a quote. */
export function reviewPageOf({ id }: Pick<Quote, 'id'>): string {
  return `/quotes/${id}/answers`
}

/**
 * Whether the name and the address of the contact page are for this browser: it gave them, or it opened a quote whose assistant gave
 * them and nobody has looked through the answers yet.
 */
export function ownsContact(quote: Pick<Quote, 'visitor' | 'notes'>, browser: Buffer): boolean {
  const { contactFrom } = quote.notes
  if (contactFrom !== undefined) return contactFrom === browser.toString('base64')
  return quote.visitor.equals(browser) || awaitsReview(quote, browser)
}

/** The notes once a browser has answered the contact page, or looked through what an assistant answered there. */
export function withContactFrom(
  { visitor, notes }: Pick<Quote, 'visitor' | 'notes'>,
  browser: Buffer,
): Quote['notes'] {
  const { contactFrom: _, ...others } = notes
  return visitor.equals(browser) ? others : { ...others, contactFrom: browser.toString('base64') }
}
