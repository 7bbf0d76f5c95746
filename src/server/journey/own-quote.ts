import { AppError } from '../errors.ts'
import type { Quote } from '../store/rows/quote.ts'
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
 * Whether the person behind a quote of an assistant has yet to look through the answers given in their name. The assistant itself reads
 * on: what is confirmed, bought, saved or shared is for browsers alone.
 */
export function awaitsReview({ visitor, notes }: Pick<Quote, 'visitor' | 'notes'>, browser: Buffer): boolean {
  return notes.agent !== undefined && !notes.agent.isReviewed && !visitor.equals(browser)
}

/** The page on which a visitor looks through the answers of a quote. */
export function reviewPageOf({ id }: Pick<Quote, 'id'>): string {
  return `/quotes/${id}/answers`
}

/** Whether this browser gave the name and the mailbox of the contact page: another one that opened a mailed link may have. */
export function gaveContact({ visitor, notes }: Pick<Quote, 'visitor' | 'notes'>, browser: Buffer): boolean {
  const giver = notes.contactFrom
  return giver === undefined ? visitor.equals(browser) : giver === browser.toString('base64')
}

/** The notes once a browser has answered the contact page. */
export function withContactFrom(
  { visitor, notes }: Pick<Quote, 'visitor' | 'notes'>,
  browser: Buffer,
): Quote['notes'] {
  const { contactFrom: _, ...others } = notes
  return visitor.equals(browser) ? others : { ...others, contactFrom: browser.toString('base64') }
}
