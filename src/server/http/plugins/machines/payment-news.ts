import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Services } from '../../../journey/services.ts'
import { takeRawJson } from '../security/raw-json.ts'

/** The webhook on which the payment provider reports events at a checkout. */
export const paymentNewsPath = '/payments/news'

/**
 * Takes the payment provider's webhooks, authenticated by their signature alone: the provider has neither cookies nor our token.
 * An event only triggers another look at the order, so a repeated or late one does no harm.
 */
export async function paymentNews(
  app: FastifyInstance,
  { checkout, workOn }: Services<'checkout' | 'workOn'>,
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
