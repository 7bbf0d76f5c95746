import type { VisitEvent } from '../store/counts/visit-events.ts'
import type { Quote } from '../store/rows/quote.ts'
import { sourceOf } from './partner-of.ts'
import type { Services } from './services.ts'

/** The visitor, whether the visit may be counted, and whether the visitor agreed to share the count. */
export interface Who {
  readonly visitor: Buffer
  readonly isCounted: boolean
  readonly isShared: boolean
}

/** Counts what a visitor did, unless the browser asks not to be tracked: then nothing is stored. */
export function note(
  { visits }: Services<'visits'>,
  { visitor, isCounted, isShared }: Who,
  event: Omit<VisitEvent, 'visitor'>,
): void {
  if (isCounted) visits.note({ ...event, visitor, isShared })
}

/** What an event says about its quote, including the partner who brought the visitor. */
export function aboutQuote({
  id: quoteId,
  line,
  ...quote
}: Pick<Quote, 'id' | 'line' | 'answers' | 'notes'>): Pick<VisitEvent, 'quoteId' | 'line' | 'partner'> {
  return { quoteId, line, partner: sourceOf(quote) }
}

/** Counts what only a visitor's page sees, such as a press of a link that leads away. */
export async function noteSeen(
  services: Services<'visits' | 'quotes'>,
  {
    id,
    name,
    carrier,
    ...who
  }: Who & Pick<VisitEvent, 'name' | 'carrier'> & { readonly id: string | undefined },
): Promise<void> {
  const quote = id === undefined ? null : await services.quotes.read({ visitor: who.visitor, id })
  note(services, who, { name, carrier, ...(quote && aboutQuote(quote)) })
}
