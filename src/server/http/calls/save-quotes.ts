import { saveQuotes } from '../../../contract/sharing/save-quotes.ts'
import type { Services } from '../../journey/services.ts'
import { saveQuotes as save } from '../../journey/sharing/save-quotes.ts'
import type { Handler } from '../serve.ts'

export const call = saveQuotes

/** Sends the offers to the visitor's e-mail address (spec 7.6). */
export function handler(services: Services): Handler<typeof saveQuotes> {
  return async ({ ask, who, sender, key }) => {
    const { quote_id: quoteId, data } = ask
    return { data: await save(services, { ...who, quoteId, email: data.email, sender, key }) }
  }
}
