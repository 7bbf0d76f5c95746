import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import {
  type Continuing,
  continueAddress,
  continueAnyway,
  continueUnordered,
  continueWith,
  notDoneIn,
  orderAddress,
  orderWithout,
  type SeenPrice,
  seenIn,
} from '../../../contract/purchase/continue.ts'
import { needsAddress, needsToBuy } from '../../../contract/purchase/needs.ts'
import type { Ordered } from '../../../contract/purchase/ordered.ts'
import { type OrderData, orderData } from '../../../contract/purchase/purchase.ts'
import { type Text, told } from '../../../language/text.ts'
import { centsOf } from '../../../units/cents.ts'
import { AppError, Fail } from '../../errors.ts'
import { orderBeside } from '../../journey/actions-taken.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import {
  type Buyable,
  type BuyForm,
  buyScreen,
  filledBefore,
  readBuyable,
} from '../../journey/purchase/buy-screen.ts'
import { acceptPrice, showContinuing } from '../../journey/purchase/confirm-price.ts'
import { liveOrder, placeOrder } from '../../journey/purchase/place-order.ts'
import { dropOrder, showOrder } from '../../journey/purchase/show-order.ts'
import type { Sender } from '../../journey/quoting/admit.ts'
import { senderOf, whoOf } from '../sender.ts'
import { tellBuying, tellOrder } from '../wire/tell-buying.ts'
import { tellContinuing } from '../wire/tell-continuing.ts'
import { tellFail } from '../wire/tell-failure.ts'
import type { PageDeps } from './page-deps.ts'
import { type OfferRoute, offerIdOf, type QuoteRoute, quoteIdOf } from './quote-route.ts'

const framed = { name: 'article', header: true, footer: true } as const

/** The pages between a price and its policy. They need no scripts. */
export function buyingPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  async function confirm(request: FastifyRequest<OfferRoute>, reply: FastifyReply, sender: Sender) {
    const of = offerOf(request)
    const seen = seenIn(request.query as object)
    const { number } = await readOwnQuote(services, of)
    const ordered = await orderBeside(services, of)
    if (ordered && !isAnyway(request)) return askFirst(reply, { ...of, number, seen, ordered })
    const { isCounted } = request
    const price = seen && { cents: centsOf(seen.premium), round: seen.round }
    const shown = await showContinuing(services, { ...of, sender, isCounted, seen: price, ordered })
    const isUnordered = hasFlag(request, 'unordered')
    const continuing = { ...tellContinuing(shown, request.speech), ...(isUnordered && { isUnordered }) }
    if (continuing.buy !== undefined && !continuing.seen && !isUnordered)
      return reply.setVisitorCookies().redirect(continuing.buy, 303)
    const { result, quote, isSoldHere } = continuing
    // The page looks again while the insurer works: nothing on it could be lost.
    if (result === 'open') reply.header('Refresh', '3')
    const { name } = quote.insurer
    const title = told(titleOfContinuing(result, name, isSoldHere && !ordered), request.speech)
    const screen = { ...framed, article: 'continue', title, continuing, quoteId: of.id } as const
    return reply
      .setVisitorCookies()
      .code(result === 'busy' ? 429 : 200)
      .page({ lead_id: number, screen })
  }

  /** Asks whether to buy a second policy, before any insurer is asked about its price. */
  function askFirst(reply: FastifyReply, { id, number, offer, seen, ordered }: Beside) {
    const carrier = services.carriers.find(one => one.id === carrierOf(offer))
    if (!carrier) throw new AppError('not-found')
    const insurer = carrier.insurer.name
    const address = continueAddress(id, offer)
    const second = { ordered, insurer, go: continueAnyway(seen ? continueWith(address, seen) : address) }
    const title = told(
      { en: `Before you go on to ${insurer}`, es: `Antes de continuar a ${insurer}` },
      reply.request.speech,
    )
    return reply.setVisitorCookies().page({
      lead_id: number,
      screen: { ...framed, article: 'second-purchase', title, second, quoteId: id },
    })
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
      const address = continueAddress(of.id, of.offer)
      return reply.redirect((await orderBeside(services, of)) ? continueAnyway(address) : address, 303)
    },
  )

  app.get<OfferRoute>('/quotes/:id/buy/:carrier', async (request, reply) => {
    const of = offerOf(request)
    const buyable = await readBuyable(services, of)
    if (!buyable) return reply.setVisitorCookies().redirect(continueAddress(of.id, of.offer), 303)
    if (await orderBeside(services, of))
      return reply.setVisitorCookies().redirect(continueAddress(of.id, of.offer), 303)
    if (await liveOrder(services, of.id)) return reply.setVisitorCookies().redirect(orderAddress(of.id), 303)
    if (buyable.openNeeds.length > 0)
      return reply.setVisitorCookies().redirect(needsToBuy(needsAddress(of.id, of.offer)), 303)
    const { visitor } = of
    const before = await filledBefore(services, { visitor, buyable })
    return showForm(reply.setVisitorCookies(), buyable, buyScreen({ visitor, buyable, before }))
  })

  app.post<OfferRoute>('/quotes/:id/buy/:carrier', { preHandler: guard.form }, async (request, reply) => {
    const of = offerOf(request)
    const data = formData(request, of.offer)
    try {
      const place = { ...whoOf(request), id: of.id, data, sender: of.sender }
      const { others } = await placeOrder(services, place)
      return reply.redirect(others.length > 0 ? orderWithout(of.id, others) : orderAddress(of.id), 303)
    } catch (thrown) {
      const buyable = thrown instanceof Fail ? await readBuyable(services, of) : null
      if (thrown instanceof Fail && !buyable) {
        const address = continueAddress(of.id, of.offer)
        const seen = data.seen ? continueWith(address, data.seen) : address
        return reply.redirect(continueUnordered(seen), 303)
      }
      if (!(thrown instanceof Fail) || !buyable) throw thrown
      // Another tab has ordered elsewhere meanwhile: the form says so, leads to that order, and keeps what was typed.
      const beside = await orderBeside(services, of)
      const shown = buyScreen({ visitor: of.visitor, buyable })
      // A visitor who agreed to something else agrees anew.
      const typed = thrown.status === undefined || beside ? data : { ...data, esign: false }
      const failed = { ...shown, typed, ...tellFail(thrown, request.speech) }
      return showForm(reply.code(422), buyable, failed)
    }
  })

  app.get<QuoteRoute>('/quotes/:id/order', async (request, reply) => {
    const id = quoteIdOf(request)
    const shown = await showOrder(services, { ...whoOf(request), id })
    if (!shown) return reply.setVisitorCookies().redirect(`/quotes/${id}`, 303)
    const notDone = notDoneIn(request.query as object)
    const order = { ...tellOrder(shown, request.speech), ...(notDone && { notDone }) }
    const { status } = order
    // The page reloads while the insurer works: nothing on it could be lost.
    if (status === 'working' || status === 'refunding') reply.header('Refresh', '3')
    const screen = {
      ...framed,
      article: 'order-state',
      title: told({ en: 'Your order', es: 'Su pedido' }, request.speech),
      order,
      quoteId: id,
    } as const
    return reply.setVisitorCookies().page({ screen })
  })

  app.post<QuoteRoute>('/quotes/:id/order/drop', { preHandler: guard.form }, async (request, reply) => {
    const of = quoteOf(request)
    const { isPaid } = await dropOrder(services, of)
    return reply.redirect(isPaid ? orderWithout(of.id, 'cancel') : orderAddress(of.id), 303)
  })
}

interface Beside extends ReturnType<typeof offerOf> {
  /** Of the quote. */
  readonly number: string
  /** The price that the visitor pressed. */
  readonly seen: SeenPrice | null
  readonly ordered: Ordered
}

/** Whether the visitor goes on despite an order: by the link that says so, or by a form of a page behind it. */
function isAnyway(request: FastifyRequest<OfferRoute>): boolean {
  return request.method === 'POST' || hasFlag(request, 'anyway')
}

function hasFlag({ query }: FastifyRequest<OfferRoute>, name: 'anyway' | 'unordered'): boolean {
  return (query as Readonly<Record<string, unknown>>)[name] === 'yes'
}

/** What happened to the price, if it is not simply the way on to its insurer. */
function titleOfContinuing(
  result: Continuing['result'],
  insurer: string,
  isBoughtHere: boolean | undefined,
): Text {
  switch (result) {
    case 'same':
    case 'busy':
    case 'open':
      return isBoughtHere
        ? titleOfBuying(insurer)
        : { en: `Continue to ${insurer}`, es: `Continuar a ${insurer}` }
    case 'changed':
      return { en: `${insurer}: the price has changed`, es: `${insurer}: el precio cambió` }
    case 'gone':
      return { en: `${insurer}: no price anymore`, es: `${insurer}: ya no hay precio` }
    case 'unreached':
    case 'enough':
    case 'estimate':
      return { en: `${insurer}: not confirmed yet`, es: `${insurer}: todavía sin confirmar` }
  }
}

function titleOfBuying(insurer: string): Text {
  return { en: `Buy from ${insurer}`, es: `Comprar la póliza de ${insurer}` }
}

function showForm(reply: FastifyReply, buyable: Buyable, form: BuyForm): FastifyReply {
  const { finished, card } = buyable
  const { speech } = reply.request
  const title = told(titleOfBuying(card.offer.insurer), speech)
  const buying = tellBuying(buyable, form, speech)
  return reply.page({
    lead_id: finished.quote.number,
    screen: { ...framed, article: 'buy', title, buying, quoteId: finished.quote.id },
  })
}

/** The fields of a form; one that was sent twice or not at all counts as empty. */
function formData({ body }: FastifyRequest<OfferRoute>, offer: string): OrderData {
  const text = (name: string) => {
    const value = body?.[name]
    return typeof value === 'string' ? value.slice(0, 400) : ''
  }
  const seen = seenIn({ seen: body?.seen, round: body?.round })
  return v.parse(orderData, {
    quote: offer,
    plan: text('plan'),
    start: text('start'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    esign: text('esign') === 'yes',
    ...(seen ? { seen } : {}),
  })
}

function quoteOf(request: FastifyRequest<QuoteRoute>) {
  return { visitor: request.visitor, id: quoteIdOf(request) }
}

function offerOf(request: FastifyRequest<OfferRoute>) {
  const { visitor } = request
  const id = quoteIdOf(request)
  return { visitor, id, offer: offerIdOf(request), sender: senderOf(request, { hasScripts: true }) }
}
