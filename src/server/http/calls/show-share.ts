import { showShare } from '../../../contract/sharing/show-share.ts'
import { tellFailure } from '../../failures.ts'
import type { Services } from '../../journey/services.ts'
import { showShare as show } from '../../journey/sharing/share-price.ts'
import type { Handler } from '../serve.ts'

export const call = showShare

/** The link to one price of the visitor's quote, if there is one. */
export function handler(services: Services): Handler<typeof showShare> {
  return async ({ ask, visitor, speech }) => {
    const shown = await show(services, { visitor, quoteId: ask.quote_id, carrier: ask.price_share_id })
    const { url = null, replaces } = shown ?? {}
    return { data: { url, ...(replaces ? { replaces: tellFailure(replaces, speech) } : {}) } }
  }
}
