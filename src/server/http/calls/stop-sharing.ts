import { stopSharing } from '../../../contract/sharing/stop-sharing.ts'
import type { Services } from '../../journey/services.ts'
import { stopSharing as stop } from '../../journey/sharing/share-price.ts'
import type { Handler } from '../serve.ts'

export const call = stopSharing

/** Ends the link to one price of the visitor's quote. */
export function handler(services: Services): Handler<typeof stopSharing> {
  return async ({ ask, visitor }) => {
    await stop(services, { visitor, quoteId: ask.quote_id, carrier: ask.price_share_id })
    return {}
  }
}
