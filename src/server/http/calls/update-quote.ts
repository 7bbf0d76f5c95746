import { updateQuote } from '../../../contract/prices/update-quote.ts'
import { updateQuote as update } from '../../journey/adjusting/update-quote.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { tellCovers } from '../wire/tell-covers.ts'
import { tellChanges } from '../wire/tell-failure.ts'
import { tellResults } from '../wire/tell-results.ts'

export const call = updateQuote

/** Changes covers of a finished quote and prices it again (spec 7.7). */
export function handler(services: Services): Handler<typeof updateQuote> {
  return async ({ ask, visitor, sender, key, speech }) => {
    const { quote_id: quoteId, data } = ask
    const request = { visitor, quoteId, changes: data.changes, sender, key }
    const { finished, view, changes, covers } = await update(services, request)
    const tell = finished.tellIn(speech)
    const result = tellResults(view, { tell })
    return {
      data: { result, changes: tellChanges(changes, speech), covers: tellCovers(covers, tell, speech) },
    }
  }
}
