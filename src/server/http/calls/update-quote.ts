import { updateQuote } from '../../../contract/update-quote.ts'
import { updateQuote as update } from '../../journey/adjusting/update-quote.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { tellChanges } from '../wire/tell-failure.ts'
import { tellResults } from '../wire/tell-results.ts'

export const call = updateQuote

/** Changes covers of a finished quote and prices it again (spec 7.7). */
export function handler(services: Services): Handler<typeof updateQuote> {
  return async ({ ask, visitor, sender, key, speech }) => {
    const { quote_id: quoteId, data } = ask
    const request = { visitor, quoteId, changes: data.changes, sender, key }
    const { finished, view, changes, covers } = await update(services, request)
    const result = tellResults(view, finished)
    return { data: { result, changes: tellChanges(changes, speech), covers } }
  }
}
