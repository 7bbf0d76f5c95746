import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { continueAddress, orderAddress } from '../../../contract/continue.ts'
import { offerId } from '../../../contract/offer-id.ts'
import { type Buying, type OrderData, orderData } from '../../../contract/purchase.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Sender } from '../../journey/admit.ts'
import { type Buyable, buyScreen, readBuyable } from '../../journey/buy-screen.ts'
import { acceptPrice, showContinuing } from '../../journey/confirm-price.ts'
import { partnerOf } from '../../journey/partner-of.ts'
import { liveOrder } from '../../journey/place-order.ts'
import type { Services } from '../../journey/services.ts'
import { dropOrder, showOrder } from '../../journey/show-order.ts'
import { note, orderAndNote } from '../note-visits.ts'
import type { forgeryGuard } from '../plugins/anti-forgery.ts'
import { senderOf } from '../sender.ts'
import { articleTitle } from './articles.ts'
import { type OfferRoute, type QuoteRoute, quoteIdOf } from './quote-route.ts'

interface Deps {
  readonly services: Services
  readonly guard: ReturnType<typeof forgeryGuard>
}

const framed = { name: 'article', header: true, footer: true } as const

/** The pages between a price and its policy. They need no scripts. */
export function buyingPages(app: FastifyInstance, { services, guard }: Deps): void {
  async function confirm(request: FastifyRequest<OfferRoute>, reply: FastifyReply, sender: Sender) {
    const of = offerOf(request)
    const continuing = await showContinuing(services, { ...of, sender, isCounted: request.isCounted })
    if (continuing.buy !== undefined) return reply.welcome().redirect(continuing.buy, 303)
    const { result, quote } = continuing
    const title =
      result === 'same' || result === 'busy'
        ? `On to ${quote.insurer.name}`
        : `${quote.insurer.name}: your price, confirmed again`
    const screen = { ...framed, article: 'continue', title, continuing, quoteId: of.id } as const
    return reply
      .welcome()
      .code(result === 'busy' ? 429 : 200)
      .page({ screen })
  }

  app.get<OfferRoute>('/quotes/:id/continue/:carrier', (request, reply) =>
    confirm(request, reply, senderOf(request, { hasScripts: true })),
  )

  app.post<OfferRoute>(
    '/quotes/:id/continue/:carrier',
    { preHandler: guard.form },
    async (request, reply) => {
      const proof = request.body?.proof
      // The form of the page that asked for a proof, with or without one.
      if (typeof proof === 'string')
        return confirm(request, reply, { ...senderOf(request, { hasScripts: false }), proof })
      const of = offerOf(request)
      await acceptPrice(services, of)
      return reply.redirect(continueAddress(of.id, of.offer), 303)
    },
  )

  app.get<OfferRoute>('/quotes/:id/buy/:carrier', async (request, reply) => {
    const of = offerOf(request)
    const buyable = await readBuyable(services, of)
    if (!buyable) return reply.welcome().redirect(continueAddress(of.id, of.offer), 303)
    if (await liveOrder(services, of.id)) return reply.welcome().redirect(orderAddress(of.id), 303)
    return showForm(reply.welcome(), buyable, buyScreen({ visitor: of.visitor, buyable }))
  })

  app.post<OfferRoute>('/quotes/:id/buy/:carrier', { preHandler: guard.form }, async (request, reply) => {
    const of = offerOf(request)
    const data = formData(request, of.offer)
    try {
      await orderAndNote(services, request, { id: of.id, data, sender: of.sender })
      return reply.redirect(orderAddress(of.id), 303)
    } catch (thrown) {
      const buyable = thrown instanceof Fail ? await readBuyable(services, of) : null
      if (thrown instanceof Fail && !buyable) return reply.redirect(continueAddress(of.id, of.offer), 303)
      if (!(thrown instanceof Fail) || !buyable) throw thrown
      const { errors, status } = thrown
      const shown = buyScreen({ visitor: of.visitor, buyable })
      const failed = { ...shown, typed: data, errors, ...(status === undefined ? {} : { status }) }
      return showForm(reply.code(422), buyable, failed)
    }
  })

  app.get<QuoteRoute>('/quotes/:id/order', async (request, reply) => {
    const of = quoteOf(request)
    const order = await showOrder(services, of)
    if (!order) return reply.welcome().redirect(`/quotes/${of.id}`, 303)
    const { carrier, status } = order
    if (status === 'bound') {
      const quote = await services.quotes.read(of)
      const partner = quote ? partnerOf(quote.answers) : undefined
      note(services, request, { name: 'purchase', quoteId: of.id, line: quote?.line, carrier, partner })
    }
    // The page reloads while the insurer works: nothing on it could be lost.
    if (status === 'working' || status === 'refunding') reply.header('Refresh', '3')
    const screen = { ...framed, article: 'order-state', title: articleTitle['order-state'] } as const
    return reply.welcome().page({ screen: { ...screen, order, quoteId: of.id } })
  })

  app.post<QuoteRoute>('/quotes/:id/order/drop', { preHandler: guard.form }, async (request, reply) => {
    const of = quoteOf(request)
    await dropOrder(services, of)
    return reply.redirect(orderAddress(of.id), 303)
  })
}

function showForm(reply: FastifyReply, { finished, shown }: Buyable, buying: Buying): FastifyReply {
  const title = `Order from ${shown.insurer.name}`
  return reply.page({
    screen: { ...framed, article: 'buy', title, buying, quoteId: finished.quote.id },
  })
}

/** The fields of a form; one that was sent twice or not at all counts as empty. */
function formData({ body }: FastifyRequest<OfferRoute>, offer: string): OrderData {
  const text = (name: string) => {
    const value = body?.[name]
    return typeof value === 'string' ? value.slice(0, 400) : ''
  }
  return v.parse(orderData, {
    quote: offer,
    plan: text('plan'),
    start: text('start'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    esign: text('esign') === 'yes',
  })
}

function quoteOf(request: FastifyRequest<QuoteRoute>) {
  return { visitor: request.visitor, id: quoteIdOf(request) }
}

function offerOf(request: FastifyRequest<OfferRoute>) {
  const { visitor, params } = request
  const id = quoteIdOf(request)
  if (!v.is(offerId, params.carrier)) throw new AppError('not-found')
  return { visitor, id, offer: params.carrier, sender: senderOf(request, { hasScripts: true }) }
}
