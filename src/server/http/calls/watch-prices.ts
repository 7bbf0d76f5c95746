import { watchPrices } from '../../../contract/sharing/watch-prices.ts'
import type { Services } from '../../journey/services.ts'
import { wishToWatch } from '../../journey/sharing/save-quotes.ts'
import type { Handler } from '../serve.ts'

export const call = watchPrices

/** Takes a visitor's request for mail about changed prices. */
export function handler(services: Services): Handler<typeof watchPrices> {
  return async ({ ask, who, sender, key }) => ({
    data: await wishToWatch(services, {
      ...{ ...who, sender, key },
      ...{ quoteId: ask.quote_id, email: ask.data.email },
    }),
  })
}
