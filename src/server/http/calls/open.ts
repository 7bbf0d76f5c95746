import { open } from '../../../contract/sharing/open.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../journey/services.ts'
import { openLink } from '../../journey/sharing/open-link.ts'
import type { Handler } from '../serve.ts'

export const call = open

/** Opens the quote of a mailed link in this browser. */
export function handler(services: Services): Handler<typeof open> {
  return async ({ ask: { token, quote_id: expected }, visitor, renew }) => {
    const { quoteId, endpoint } = await openLink(services, { token, visitor, renew })
    if (expected !== undefined && expected !== quoteId) throw new AppError('quote-expired')
    return { data: { quote_id: quoteId, endpoint } }
  }
}
