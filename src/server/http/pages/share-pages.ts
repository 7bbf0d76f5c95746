import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dollars } from '../../../language/money.ts'
import { perPeriod } from '../../../language/periods.ts'
import { possessive } from '../../../language/possessive.ts'
import { told } from '../../../language/text.ts'
import { Fail } from '../../errors.ts'
import { tellFailure } from '../../failures.ts'
import { sharePrice, showShare, showShared, stopSharing } from '../../journey/sharing/share-price.ts'
import { pricePicture } from '../../pictures/price-picture.ts'
import { whoOf } from '../sender.ts'
import { tellFail } from '../wire/tell-failure.ts'
import { tellSharedPrice } from '../wire/tell-shared-price.ts'
import type { PageDeps } from './page-deps.ts'
import { type OfferRoute, offerIdOf, quoteIdOf } from './quote-route.ts'

interface LinkRoute {
  Params: { token: string }
}

const frame = { header: true, footer: true } as const

/** The page where a visitor shares one price, with its forms, and the public page that the link opens. */
export function sharePages(app: FastifyInstance, { services, guard }: PageDeps): void {
  async function show(request: FastifyRequest<OfferRoute>, reply: FastifyReply, problem?: string) {
    const { quoteId, ...of } = priceOf(request)
    const shown = await showShare(services, { quoteId, ...of })
    // As on the page of how a price came about: an older tab may lead here.
    if (!shown) return reply.setVisitorCookies().redirect(`/quotes/${quoteId}`, 303)
    const share = {
      url: shown.url,
      price: tellSharedPrice(shown.price, request.speech),
      ...(shown.replaces ? { replaces: tellFailure(shown.replaces, request.speech) } : {}),
    }
    const title = told(
      {
        en: `Share ${possessive(share.price.insurer.name)} price`,
        es: `Compartir el precio de ${share.price.insurer.name}`,
      },
      request.speech,
    )
    const said = { ...share, carrier: of.carrier, ...(problem ? { problem } : {}) }
    return reply.setVisitorCookies().page({
      lead_id: shown.number,
      screen: { name: 'article', article: 'share-price', title, share: said, quoteId, ...frame },
    })
  }

  app.get<OfferRoute>('/quotes/:id/share/:carrier', (request, reply) => show(request, reply))

  app.post<OfferRoute>('/quotes/:id/share/:carrier', { preHandler: guard.form }, async (request, reply) => {
    const { quoteId, carrier } = priceOf(request)
    const premium = String(request.body?.premium)
    const replace = request.body?.replace === 'yes'
    try {
      await sharePrice(services, { ...whoOf(request), quoteId, carrier, premium, replace })
    } catch (thrown) {
      if (!(thrown instanceof Fail)) throw thrown
      return show(request, reply.code(422), tellFail(thrown, request.speech).status)
    }
    return reply.redirect(`/quotes/${quoteId}/share/${carrier}`, 303)
  })

  app.post<OfferRoute>(
    '/quotes/:id/share/:carrier/stop',
    { preHandler: guard.form },
    async (request, reply) => {
      const of = priceOf(request)
      await stopSharing(services, of)
      const page = request.body?.from === 'results' ? '' : '/data#shared'
      return reply.redirect(`/quotes/${of.quoteId}${page}`, 303)
    },
  )

  app.get<LinkRoute>('/shared/:token', async (request, reply) => {
    const { price, url } = await showShared(services, request.params.token)
    const shared = { price: tellSharedPrice(price, request.speech), url }
    const { insurer, price_info } = shared.price
    const { premium = '0', policy_period } = price_info
    const period = policy_period === undefined ? '' : ` ${perPeriod(policy_period, request.speech)}`
    const title = `${insurer.name}: ${dollars(premium)}${period}`
    return reply.page({ screen: { name: 'article', article: 'shared-price', title, shared, ...frame } })
  })

  // No messenger may cache the page, so that it ends with the link.
  app.get<LinkRoute>('/shared/:token/picture.png', async (request, reply) => {
    const { price } = await showShared(services, request.params.token)
    const picture = await services.pictures.of(
      pricePicture(tellSharedPrice(price, request.speech), services.site, request.speech),
    )
    return reply.type('image/png').header('Cross-Origin-Resource-Policy', 'cross-origin').send(picture)
  })
}

function priceOf(request: FastifyRequest<OfferRoute>) {
  return { visitor: request.visitor, quoteId: quoteIdOf(request), carrier: offerIdOf(request) }
}
