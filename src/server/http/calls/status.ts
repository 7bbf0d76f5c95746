import { status } from '../../../contract/prices/status.ts'
import { showResults } from '../../journey/results/show-results.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { tellStatus } from '../wire/tell-status.ts'

export const call = status

/** The offers of a quote (spec 7.3). */
export function handler(services: Services): Handler<typeof status> {
  return async ({ ask, who, speech, language }) => {
    const page = await showResults(services, { ...who, id: ask.quote_id, language })
    return { data: tellStatus(page, { isCounted: who.isCounted, speech }) }
  }
}
