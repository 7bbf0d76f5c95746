import { erase } from '../../../contract/erase.ts'
import type { Services } from '../../journey/services.ts'
import { eraseAndNote } from '../note-visits.ts'
import type { Handler } from '../serve.ts'

export const call = erase

/** Erases a quote, if it is this visitor's. */
export function handler(services: Services): Handler<typeof erase> {
  return async ({ ask, who }) => {
    await eraseAndNote(services, who, ask.quote_id)
    return {}
  }
}
