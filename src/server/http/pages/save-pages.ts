import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Saving } from '../../../contract/page.ts'
import { told } from '../../../language/text.ts'
import { AppError, Fail } from '../../errors.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { readFinished } from '../../journey/results/show-results.ts'
import type { Services } from '../../journey/services.ts'
import { saveQuotes, stopWatching, wishToWatch } from '../../journey/sharing/save-quotes.ts'
import type { forgeryGuard } from '../plugins/security/anti-forgery.ts'
import { senderOf, whoOf } from '../sender.ts'
import { tellFail } from '../wire/tell-failure.ts'
import { type QuoteRoute, quoteIdOf } from './quote-route.ts'

interface Deps {
  readonly services: Services
  readonly guard: ReturnType<typeof forgeryGuard>
}

/** Plain forms, for browsers without scripts, to save quotes and to request mail about changed prices. */
export function savePages(app: FastifyInstance, { services, guard }: Deps): void {
  const { speech } = app
  async function show(request: FastifyRequest<QuoteRoute>, reply: FastifyReply, saving: Saving) {
    const { number } = await readOwnQuote(services, { visitor: request.visitor, id: quoteIdOf(request) })
    const title = told(
      { en: 'Should I email you about your prices?', we: 'Should we email you about your prices?' },
      speech,
    )
    const frame = { header: true, footer: true } as const
    return reply.setVisitorCookies().page({
      lead_id: number,
      screen: { name: 'article', article: 'save', title, saving, quoteId: request.params.id, ...frame },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/save', async (request, reply) => {
    await readFinished(services, request.visitor, quoteIdOf(request))
    return show(request, reply, {})
  })

  app.post<QuoteRoute>('/quotes/:id/watch/stop', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    await stopWatching(services, { visitor: request.visitor, id })
    return reply.redirect(`/quotes/${id}`, 303)
  })

  app.post<QuoteRoute>('/quotes/:id/save', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    const email = String(request.body?.email ?? '').slice(0, 400)
    const wish = request.body?.wish === 'watch' ? 'watch' : 'save'
    const sender = senderOf(request, { hasScripts: false })
    const save = { ...whoOf(request), quoteId: id, email, sender, key: undefined }
    try {
      const { status } = await (wish === 'save' ? saveQuotes : wishToWatch)(services, save)
      if (status === 'done') return show(request, reply, { wish, outcome: 'done' })
      return show(request, reply.code(422), { wish, outcome: 'invalid', email })
    } catch (thrown) {
      if (thrown instanceof Fail)
        return show(request, reply.code(422), {
          wish,
          outcome: 'refused',
          email,
          problem: tellFail(thrown, speech).status,
        })
      if (thrown instanceof AppError && thrown.code === 'too-many-requests')
        return show(request, reply.code(429), { wish, outcome: 'too-many', email })
      throw thrown
    }
  })
}
