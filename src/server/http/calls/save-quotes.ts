import { saveQuotes } from '../../../contract/save-quotes.ts'
import { saveQuotes as save } from '../../journey/save-quotes.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = saveQuotes

/** Sends the offers to the visitor's e-mail address (spec 7.6). */
export function handler(services: Services): Handler<typeof saveQuotes> {
  return async ({ ask, visitor, key }) => ({
    data: await save(services, { visitor, quoteId: ask.quote_id, email: ask.data.email, key }),
  })
}
