import { AppError } from '../../errors.ts'
import { reviewPageOf } from '../own-quote.ts'
import type { Services } from '../services.ts'
import { resultsOf } from '../wizard/step-request.ts'

/** A new id for this browser, which takes effect once `keep` has put it into the reply. */
export interface Renewal {
  readonly visitor: Buffer
  keep(): void
}

interface OpenLink {
  readonly token: string
  readonly visitor: Buffer
  readonly renew: () => Renewal
}

/**
 * Lets this browser read the quote of a mailed link, and returns which quote it is and where its prices are. The browser gets a
 * new id, unless it could read the quote already. Throws `quote-expired` alike for a link that never existed and for one whose
 * quote is gone.
 */
export async function openLink(
  { quotes, links }: Services<'quotes' | 'links'>,
  { token, visitor, renew }: OpenLink,
): Promise<{ quoteId: string; endpoint: string }> {
  const id = await links.quoteOf(token)
  const quote = id === null ? null : await quotes.readAny(id)
  if (!quote) throw new AppError('quote-expired', { refusal: 'access-refused' })
  // An assistant's link leads to the answers first, until the person has looked through them.
  const { agent } = quote.notes
  const endpoint = agent && !agent.isReviewed ? reviewPageOf(quote) : resultsOf(quote)
  const opened = { quoteId: quote.id, endpoint }
  if (await quotes.read({ visitor, id: quote.id })) return opened
  const renewal = renew()
  await links.grantAccess({ quoteId: quote.id, visitor: renewal.visitor, before: visitor })
  renewal.keep()
  return opened
}
