import { saveQuotes } from '../../../contract/save-quotes.ts'
import { saveQuotes as save } from '../../journey/save-quotes.ts'
import type { Services } from '../../journey/services.ts'
import { note } from '../note-visits.ts'
import type { Handler } from '../serve.ts'

export const call = saveQuotes

/** Sends the offers to the visitor's e-mail address (spec 7.6). */
export function handler(services: Services): Handler<typeof saveQuotes> {
  return async ({ ask, visitor, who, key }) => {
    const quoteId = ask.quote_id
    const data = await save(services, { visitor, quoteId, email: ask.data.email, key })
    if (data.status === 'done') {
      const quote = await services.quotes.read({ visitor, id: quoteId })
      note(services, who, { name: 'save', quoteId, line: quote?.line })
    }
    return { data }
  }
}
