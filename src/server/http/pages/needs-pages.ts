import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buyAddress } from '../../../contract/purchase/continue.ts'
import type { NeedsFirst, NeedsPage } from '../../../contract/purchase/needs.ts'
import { told } from '../../../language/text.ts'
import { AppError, Fail } from '../../errors.ts'
import { giveDetails } from '../../journey/needs/give-details.ts'
import { giveFirst, readFirstNeeds } from '../../journey/needs/needs-first.ts'
import { readNeeds } from '../../journey/needs/needs-of.ts'
import { senderOf } from '../sender.ts'
import { consentTo, tellNeeds } from '../wire/needs/tell-needs.ts'
import { consentToFirst, tellNeedsFirst } from '../wire/needs/tell-needs-first.ts'
import { tellFail } from '../wire/tell-failure.ts'
import type { PageDeps } from './page-deps.ts'
import { type OfferRoute, offerIdOf, type QuoteRoute, quoteIdOf } from './quote-route.ts'

/** The page on which one insurer's further questions are answered; a plain form, which needs no scripts. */
export function needsPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  app.get<OfferRoute>('/quotes/:id/needs/:carrier', async (request, reply) => {
    const of = offerOf(request)
    const needs = await readNeeds(services, of).catch(ifNothingNeeded)
    // A visitor who comes back has already answered.
    if (!needs) return reply.setVisitorCookies().redirect(onwards(of), 303)
    return show(reply, of.id, tellNeeds(needs, request))
  })

  app.post<OfferRoute>('/quotes/:id/needs/:carrier', { preHandler: guard.form }, async (request, reply) => {
    const of = offerOf(request)
    const typed = typedIn(request)
    try {
      await giveDetails(services, {
        ...of,
        typed,
        sender: senderOf(request, { hasScripts: false }),
        consent: needs => consentTo(needs, request.speech).join(' '),
      })
    } catch (thrown) {
      if (!(thrown instanceof Fail)) throw thrown
      const needs = await readNeeds(services, of).catch(ifNothingNeeded)
      if (!needs) return reply.redirect(onwards(of), 303)
      const { speech } = request
      return show(reply.code(422), of.id, {
        ...tellNeeds(needs, { speech, typed }),
        ...tellFail(thrown, speech),
      })
    }
    return reply.redirect(onwards(of), 303)
  })

  app.get<QuoteRoute>('/quotes/:id/needs', async (request, reply) => {
    const of = quoteOf(request)
    const needs = await readFirstNeeds(services, of).catch(ifNothingNeeded)
    if (!needs) return reply.setVisitorCookies().redirect(`/quotes/${of.id}`, 303)
    return showFirst(reply, of.id, tellNeedsFirst(needs, request))
  })

  app.post<QuoteRoute>('/quotes/:id/needs', { preHandler: guard.form }, async (request, reply) => {
    const of = quoteOf(request)
    const { speech } = request
    const typed = typedIn(request)
    try {
      await giveFirst(services, {
        ...of,
        typed,
        sender: senderOf(request, { hasScripts: false }),
        consent: needs => consentToFirst(needs, speech).join(' '),
      })
    } catch (thrown) {
      if (thrown instanceof Fail) {
        const needs = await readFirstNeeds(services, of)
        const told = { ...tellNeedsFirst(needs, { speech, typed }), ...tellFail(thrown, speech) }
        return showFirst(reply.code(422), of.id, told)
      }
      // A form that was sent twice was answered the first time.
      ifNothingNeeded(thrown)
    }
    return reply.redirect(`/quotes/${of.id}`, 303)
  })

  function showFirst(reply: FastifyReply, quoteId: string, first: NeedsFirst): FastifyReply {
    return reply.setVisitorCookies().page({
      screen: {
        ...{ name: 'article', article: 'needs-first', header: true, footer: true },
        title: told(firstTitle, reply.request.speech),
        ...{ first, quoteId },
      },
    })
  }

  function show(reply: FastifyReply, quoteId: string, needs: NeedsPage): FastifyReply {
    const { insurer } = needs
    const title = { en: `What ${insurer} needs to know`, es: `Lo que ${insurer} necesita saber` }
    return reply.setVisitorCookies().page({
      screen: {
        ...{ name: 'article', article: 'needs', header: true, footer: true },
        title: told(title, reply.request.speech),
        needs,
        quoteId,
      },
    })
  }
}

const firstTitle = {
  en: 'Before your prices: what some insurers need to know',
  es: 'Antes de sus precios: lo que algunas aseguradoras necesitan saber',
}

function quoteOf(request: FastifyRequest<QuoteRoute>) {
  return { visitor: request.visitor, id: quoteIdOf(request) }
}

function ifNothingNeeded(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
}

/** Back to the list, or on to the order. */
function onwards({ id, offer, isToBuy }: ReturnType<typeof offerOf>): string {
  return isToBuy ? buyAddress(id, offer) : `/quotes/${id}`
}

function offerOf(request: FastifyRequest<OfferRoute>) {
  const query = request.query as Readonly<Record<string, unknown>>
  return {
    visitor: request.visitor,
    id: quoteIdOf(request),
    offer: offerIdOf(request),
    isAll: query.all === 'yes',
    isToBuy: query.for === 'buy',
  }
}

/** The fields as typed; one that was sent twice or not at all counts as empty. */
function typedIn({
  body = {},
}: FastifyRequest<QuoteRoute> | FastifyRequest<OfferRoute>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, 400)]] : [],
    ),
  )
}
