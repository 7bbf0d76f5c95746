import { fateOf, type Ordered, warningOf } from '../../../contract/purchase/ordered.ts'
import { orderedIn } from '../actions-taken.ts'
import type { QuoteOf } from '../own-quote.ts'
import { orderNow } from '../purchase/show-order.ts'
import type { Services } from '../services.ts'
import { note, type Who } from '../visits.ts'

type Erasing = QuoteOf & Who & { readonly warned: string }

interface Erased {
  /**
   * False if the page said something else about the order than what would happen to it now: it may have been paid in another tab.
   */
  readonly isErased: boolean
  /** The order of the quote, as it was before. */
  readonly ordered: Ordered | null
}

/** Erases a quote, if it is this visitor's. Safe to repeat. */
export async function eraseData(
  services: Services<'visits' | 'quotes' | 'orders' | 'carriers' | 'today' | 'workOn'>,
  { id, warned, ...who }: Erasing,
): Promise<Erased> {
  const { quotes } = services
  const isOwn = (await quotes.read({ visitor: who.visitor, id })) !== null
  // A visitor who has just paid is told what happens to that.
  const order = isOwn ? await orderNow(services, id) : null
  const ordered = order && orderedIn(services, order, id)
  if (ordered && fateOf(ordered) && warningOf(ordered) !== warned) return { isErased: false, ordered }
  const erased = await quotes.erase({ visitor: who.visitor, id })
  if (erased) note(services, who, { name: 'erase', quoteId: id, line: erased.line })
  return { isErased: true, ordered }
}
