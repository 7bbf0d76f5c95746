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
export async function readOwnQuote({ quotes }: Pick<Services, 'quotes'>, of: QuoteOf): Promise<Quote> {
  const quote = await quotes.read(of)
  if (!quote) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return quote
}
