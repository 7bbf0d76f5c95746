import { updatePrices } from '../../../contract/prices/update-quote.ts'
import { updateQuote as update } from '../../journey/adjusting/update-quote.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { pricesOnly } from '../wire/prices-only.ts'
import { tellCovers } from '../wire/tell-covers.ts'
import { tellChanges } from '../wire/tell-failure.ts'
import { tellResults } from '../wire/tell-results.ts'

/** The shape that both kinds of reply have in common. */
export const call = updatePrices

/** Changes covers of a finished quote and prices it again (spec 7.7). */
export function handler(services: Services): Handler<typeof updatePrices> {
  return async ({ ask, visitor, sender, key, speech }) => {
    const { quote_id: quoteId, data, prices_only: isBrief } = ask
    const request = { visitor, quoteId, changes: data.changes, sender, key }
    const { finished, view, changes, covers } = await update(services, request)
    const tell = finished.tellIn(speech)
    const whole = tellResults(view, { tell })
    const result = isBrief ? pricesOnly(whole) : whole
    return {
      data: { result, changes: tellChanges(changes, speech), covers: tellCovers(covers, tell, speech) },
    }
  }
}
