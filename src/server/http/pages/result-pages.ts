import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endOf, wayToOrigin, withoutOrigin } from '../../../contract/came-from.ts'
import { visitQuery } from '../../../contract/visit-query.ts'
import { longDay } from '../../../language/days.ts'
import { possessive } from '../../../language/possessive.ts'
import { told } from '../../../language/text.ts'
import { showPassport } from '../../journey/results/show-passport.ts'
import { showExactness, showResults } from '../../journey/results/show-results.ts'
import type { Services } from '../../journey/services.ts'
import { whoOf } from '../sender.ts'
import { tellExactness } from '../wire/tell-exactness.ts'
import { tellPassport } from '../wire/tell-passport.ts'
import { tellStatus } from '../wire/tell-status.ts'
import { pricesDocument } from './prices-document.ts'
import { pricesFile } from './prices-file.ts'
import { type OfferRoute, offerIdOf, type QuoteRoute, quoteIdOf } from './quote-route.ts'
import { queryTextOf } from './request-address.ts'
import { articleIn, frameOf } from './text-pages.ts'

/** The prices of a quote, how each came about, what would make them exact, and the prices as files. */
export function resultPages(app: FastifyInstance, services: Services): void {
  app.get<QuoteRoute>('/quotes/:id', async (request, reply) => {
    const id = quoteIdOf(request)
    const query = queryTextOf(request)
    const clean = withoutOrigin(query)
    if (clean !== query) {
      const end = endOf(query)
      // The list of questions leads to the prices once it is empty.
      const isDone = end === '/exact' && (await hasNoQuestions(request.visitor, id))
      return reply.redirect(`/quotes/${id}${isDone ? '' : end}${clean}`, 303)
    }
    const data = await statusOf(request, id)
    return reply.setVisitorCookies().page({
      screen: { name: 'results', quoteId: id, data, query: visitQuery(query, undefined) },
    })
  })

  app.get<OfferRoute>('/quotes/:id/price/:carrier', async (request, reply) => {
    const id = quoteIdOf(request)
    const of = { visitor: request.visitor, id, offer: offerIdOf(request) }
    const shown = await showPassport(services, of)
    // An older tab leads to prices that are being asked for again, and the list says so.
    if (!shown) return reply.setVisitorCookies().redirect(`/quotes/${id}`, 303)
    const passport = tellPassport(shown, request.speech)
    const title = told(
      {
        en: `How ${possessive(shown.card.offer.insurer)} price was calculated`,
        es: `Cómo se calculó el precio de ${shown.card.offer.insurer}`,
      },
      request.speech,
    )
    const screen = { name: 'article', article: 'passport', title, passport, ...frameOf(request) } as const
    return reply.setVisitorCookies().page({ lead_id: shown.number, screen: { ...screen, quoteId: id } })
  })

  app.get<QuoteRoute>('/quotes/:id/exact', async (request, reply) => {
    const id = quoteIdOf(request)
    const shown = await showExactness(services, { visitor: request.visitor, id })
    const exact = tellExactness(shown.exact, shown.finished.tellIn(request.speech), request.speech)
    const screen = articleIn(request, {
      article: 'exact',
      title: told({ en: 'Get a more accurate price', es: 'Obtenga un precio más exacto' }, request.speech),
    })
    const back = wayToOrigin(queryTextOf(request), id, request.speech)
    return reply.setVisitorCookies().page({
      lead_id: shown.finished.quote.number,
      screen: { ...screen, exact, quoteId: id, ...(back && { back }) },
    })
  })

  async function hasNoQuestions(visitor: Buffer, id: string): Promise<boolean> {
    return (await showExactness(services, { visitor, id })).exact.open.length === 0
  }

  app.get<QuoteRoute>('/quotes/:id/prices.html', async (request, reply) => {
    const results = await pricesToKeep(request, reply, 'html')
    const printed = {
      site: services.site.name,
      day: longDay(services.today(), request.speech),
      speech: request.speech,
    }
    return reply.type('text/html; charset=utf-8').send(pricesDocument(results, printed))
  })

  app.get<QuoteRoute>('/quotes/:id/prices.json', async (request, reply) => {
    const results = await pricesToKeep(request, reply, 'json')
    const text = `${JSON.stringify(pricesFile(results), null, 2)}\n`
    return reply.type('application/json; charset=utf-8').send(text)
  })

  /** The prices for a file that the browser keeps under the number of the quote. */
  async function pricesToKeep(request: FastifyRequest<QuoteRoute>, reply: FastifyReply, ending: string) {
    const results = await statusOf(request, quoteIdOf(request))
    const name = `quote-${results.quote_number}-prices.${ending}`
    reply.header('Content-Disposition', `attachment; filename="${name}"`)
    return results
  }

  async function statusOf(request: FastifyRequest, id: string) {
    const who = whoOf(request)
    return tellStatus(await showResults(services, { ...who, id, language: request.language }), {
      isCounted: who.isCounted,
      speech: request.speech,
    })
  }
}
