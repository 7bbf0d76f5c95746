import { erase } from '../../../contract/sharing/erase.ts'
import type { Services } from '../../journey/services.ts'
import { eraseData } from '../../journey/sharing/erase-data.ts'
import type { Handler } from '../serve.ts'

export const call = erase

/** Erases a quote, if it is this visitor's. */
export function handler(services: Services): Handler<typeof erase> {
  return async ({ ask, who }) => {
    await eraseData(services, { ...who, id: ask.quote_id })
    return {}
  }
}
