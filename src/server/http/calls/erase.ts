import { erase } from '../../../contract/erase.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = erase

/** Erases a quote, if it is this visitor's. */
export function handler({ quotes }: Services): Handler<typeof erase> {
  return async ({ ask, visitor }) => {
    await quotes.erase({ visitor, id: ask.quote_id })
    return {}
  }
}
