import type { Answers } from '../../wizard/walk.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** The code of the partner whose link brought the visitor; undefined if none did. */
export function partnerOf({ start }: Answers): string | undefined {
  // The step kind `start` stores it, checked by its schema.
  return (start as { partner?: string } | undefined)?.partner || undefined
}

/** The source of quotes that an assistant began: no partner's code can be that. */
export const anAssistant = 'an assistant'

/** Where a quote came from, as visits are counted: an assistant, or the partner whose link brought the visitor. */
export function sourceOf({ answers, notes }: Pick<Quote, 'answers' | 'notes'>): string | undefined {
  return notes.agent ? anAssistant : partnerOf(answers)
}

/** The line and the partner of the quote that a carrier or a partner names by its number or its order's; nulls if there is none. */
export async function matchReference(
  { findByNumber, quotes }: Services<'findByNumber' | 'quotes'>,
  reference: string,
): Promise<{ line: string | null; partner: string | null }> {
  const found = await findByNumber(reference)
  const quote = found && (await quotes.readAny(found.id))
  return { line: quote?.line ?? null, partner: (quote && partnerOf(quote.answers)) ?? null }
}
