import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Services } from '../../journey/services.ts'
import { takeRawJson } from './raw-json.ts'

/** Where the payment provider tells us that something happened at a checkout. */
export const paymentNewsPath = '/payments/news'

/**
 * Takes news of the payment provider, proven by its signature alone: it has neither cookies nor our token. News only make us
 * look, and looking again does no harm, so a repeated or late one is nothing special.
 */
export async function paymentNews(
  app: FastifyInstance,
  { checkout, workOn }: Pick<Services, 'checkout' | 'workOn'>,
): Promise<void> {
  const read = checkout?.orderOfNews
  if (!read) return
  await app.register(async news => {
    takeRawJson(news)
    news.post<{ Body: Buffer }>(paymentNewsPath, async request => {
      const order = orderIn(read, request.body, request.headers['stripe-signature'])
      if (order !== null) await workOn(order)
      return { received: true }
    })
  })
}

function orderIn(
  read: (body: Buffer, signature: string) => string | null,
  body: Buffer,
  signature: unknown,
): string | null {
  try {
    return read(body, typeof signature === 'string' ? signature : '')
  } catch {
    throw new AppError('forbidden', { refusal: 'forgery-refused' })
  }
}
