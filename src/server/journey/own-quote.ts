import { AppError } from '../errors.ts'
import type { Quote } from '../store/quote.ts'
import type { Services } from './services.ts'

/** A quote, and the browser that wants something of it. */
export interface QuoteOf {
  readonly visitor: Buffer
  readonly id: string
}

/**
 * A quote that this browser may read, finished or not. Throws `quote-expired` for one of somebody else, for one that is gone and
 * for one that never was alike: nobody learns which quotes there are.
 */
export async function readOwnQuote({ quotes }: Pick<Services, 'quotes'>, of: QuoteOf): Promise<Quote> {
  const quote = await quotes.read(of)
  if (!quote) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return quote
}
