import { fateOf, type Ordered, warningOf } from '../../../contract/purchase/ordered.ts'
import { orderedOf } from '../actions-taken.ts'
import type { QuoteOf } from '../own-quote.ts'
import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'

type Erasing = QuoteOf & Who & { readonly warned: string }

/**
 * Erases a quote, if it is this visitor's, and returns null. Safe to repeat. Where the page said something else of the order than
 * what would become of it now, nothing is erased, and the order is returned: it may have been paid in another tab.
 */
export async function eraseData(
  services: Pick<Services, 'visits' | 'quotes' | 'orders' | 'carriers' | 'today'>,
  { id, warned, ...who }: Erasing,
): Promise<Ordered | null> {
  const { quotes } = services
  const isOwn = (await quotes.read({ visitor: who.visitor, id })) !== null
  const ordered = isOwn ? await orderedOf(services, id) : null
  if (ordered && fateOf(ordered) && warningOf(ordered) !== warned) return ordered
  const erased = await quotes.erase({ visitor: who.visitor, id })
  if (erased) note(services, who, { name: 'erase', quoteId: id, line: erased.line })
  return null
}
