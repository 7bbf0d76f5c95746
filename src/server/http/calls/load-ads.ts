import { loadAds } from '../../../contract/prices/load-ads.ts'
import { showMore } from '../../journey/results/show-results.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { tellStatus } from '../wire/tell-status.ts'

export const call = loadAds

/** More offers from other sellers, as ads (spec 4.7.1, 7.4). */
export function handler(services: Services): Handler<typeof loadAds> {
  return async ({ ask, who, speech }) => {
    const page = await showMore(services, { ...who, id: ask.quote_id })
    return { data: { result: tellStatus(page, { isCounted: who.isCounted, speech }).result } }
  }
}
