import { getFinancialKey } from '../../../contract/purchase/purchase.ts'
import { AppError } from '../../errors.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = getFinancialKey

/** Names the payment provider and its public key (spec 7.2). */
export function handler(services: Services<'checkout' | 'quotes'>): Handler<typeof getFinancialKey> {
  return async ({ ask, visitor }) => {
    await readOwnQuote(services, { visitor, id: ask.quote_id })
    const { checkout } = services
    if (!checkout) throw new AppError('not-found')
    return { data: { provider: checkout.provider, publishable_key: checkout.publishableKey } }
  }
}
