import { getFinancialKey } from '../../../contract/purchase.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = getFinancialKey

/** Says who takes payments, and by which public key (spec 7.2). */
export function handler({ quotes, checkout }: Services): Handler<typeof getFinancialKey> {
  return async ({ ask, visitor }) => {
    const quote = await quotes.read({ visitor, id: ask.quote_id })
    if (!quote) throw new AppError('quote-expired', { refusal: 'access-refused' })
    if (!checkout) throw new AppError('not-found')
    return { data: { provider: checkout.provider, publishable_key: checkout.publishableKey } }
  }
}
