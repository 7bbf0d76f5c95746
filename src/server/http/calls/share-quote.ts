import { shareQuote } from '../../../contract/sharing/share-quote.ts'
import type { Services } from '../../journey/services.ts'
import { sharePrice } from '../../journey/sharing/share-price.ts'
import type { Handler } from '../serve.ts'

export const call = shareQuote

/** Makes the link to one price of the visitor's quote (spec 7.8). */
export function handler(services: Services): Handler<typeof shareQuote> {
  return async ({ ask, who }) => {
    const { quote_id: quoteId, price_share_id: carrier, premium, replace } = ask
    return { data: { url: await sharePrice(services, { ...who, quoteId, carrier, premium, replace }) } }
  }
}
