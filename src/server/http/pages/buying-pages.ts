import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { quoteId } from '../../../contract/call.ts'
import { continueAddress } from '../../../contract/continue.ts'
import { AppError } from '../../errors.ts'
import { acceptPrice, showContinuing } from '../../journey/confirm-price.ts'
import type { Services } from '../../journey/services.ts'
import type { forgeryGuard } from '../plugins/anti-forgery.ts'

interface Deps {
  readonly services: Services
  readonly guard: ReturnType<typeof forgeryGuard>
}

interface OfferRoute {
  Params: { id: string; carrier: string }
}

/** The pages between a price and its policy. They need no scripts. */
export function buyingPages(app: FastifyInstance, { services, guard }: Deps): void {
  app.get<OfferRoute>('/quotes/:id/continue/:carrier', async (request, reply) => {
    const of = offerOf(request)
    const continuing = await showContinuing(services, of)
    const { came, quote } = continuing
    const title =
      came === 'same' ? `On to ${quote.insurer.name}` : `${quote.insurer.name}: your price, confirmed again`
    const screen = { name: 'article', article: 'continue', title, header: true, footer: true } as const
    return reply.welcome().page({ screen: { ...screen, continuing, quoteId: of.id } })
  })

  app.post<OfferRoute>(
    '/quotes/:id/continue/:carrier',
    { preHandler: guard.form },
    async (request, reply) => {
      const of = offerOf(request)
      await acceptPrice(services, of)
      return reply.redirect(continueAddress(of.id, of.carrier), 303)
    },
  )
}

function offerOf({ params, visitor }: FastifyRequest<OfferRoute>) {
  const { id, carrier } = params
  if (!v.is(quoteId, id)) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return { visitor, id, carrier }
}
