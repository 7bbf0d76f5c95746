import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Saving } from '../../../contract/page.ts'
import { told } from '../../../language/text.ts'
import { AppError, Fail } from '../../errors.ts'
import { tellFailure } from '../../failures.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { readFinished } from '../../journey/results/show-results.ts'
import { saveQuotes, stopWatching, wishToWatch } from '../../journey/sharing/save-quotes.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { senderOf, whoOf } from '../sender.ts'
import { tellFail } from '../wire/tell-failure.ts'
import type { PageDeps } from './page-deps.ts'
import { type QuoteRoute, quoteIdOf } from './quote-route.ts'

/** Plain forms, for browsers without scripts, to save quotes and to request mail about changed prices. */
export function savePages(app: FastifyInstance, { services, guard }: PageDeps): void {
  function show(reply: FastifyReply, { id, number }: Pick<Quote, 'id' | 'number'>, saving: Saving) {
    const title = told(
      { en: 'Get your prices by email', es: 'Reciba sus precios por correo' },
      reply.request.speech,
    )
    const frame = { header: true, footer: true } as const
    return reply.setVisitorCookies().page({
      lead_id: number,
      screen: { name: 'article', article: 'save', title, saving, quoteId: id, ...frame },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/save', async (request, reply) => {
    const { quote } = await readFinished(services, request.visitor, quoteIdOf(request))
    return show(reply, quote, {})
  })

  app.post<QuoteRoute>('/quotes/:id/watch/stop', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    await stopWatching(services, { visitor: request.visitor, id })
    return reply.redirect(`/quotes/${id}`, 303)
  })

  app.post<QuoteRoute>('/quotes/:id/save', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    const quote = await readOwnQuote(services, { visitor: request.visitor, id })
    const email = String(request.body?.email ?? '').slice(0, 400)
    const wish = request.body?.wish === 'watch' ? 'watch' : 'save'
    const sender = senderOf(request, { hasScripts: false })
    const save = { ...whoOf(request), quoteId: id, email, sender, key: undefined }
    try {
      const { status } = await (wish === 'save' ? saveQuotes : wishToWatch)(services, save)
      if (status === 'done') return show(reply, quote, { wish, outcome: 'done' })
      return show(reply.code(422), quote, { wish, outcome: 'invalid', email })
    } catch (thrown) {
      const refuse = (code: number, problem: string | undefined) =>
        show(reply.code(code), quote, { wish, outcome: 'refused', email, problem })
      if (thrown instanceof Fail) return refuse(422, tellFail(thrown, request.speech).status)
      if (thrown instanceof AppError && thrown.code === 'too-many-requests')
        return refuse(thrown.http, tellFailure(thrown.reason, request.speech))
      throw thrown
    }
  })
}
