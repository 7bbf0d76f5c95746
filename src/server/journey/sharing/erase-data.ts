import type { QuoteOf } from '../own-quote.ts'
import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'

/** Erases a quote, if it is this visitor's. Safe to repeat. */
export async function eraseData(
  services: Pick<Services, 'visits' | 'quotes'>,
  { id, ...who }: QuoteOf & Who,
): Promise<void> {
  const erased = await services.quotes.erase({ visitor: who.visitor, id })
  if (erased) note(services, who, { name: 'erase', quoteId: id, line: erased.line })
}
