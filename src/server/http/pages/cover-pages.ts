import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { wayToOrigin } from '../../../contract/came-from.ts'
import { refusalOf } from '../../../contract/refusal-of.ts'
import { told } from '../../../language/text.ts'
import { Fail } from '../../errors.ts'
import { showCovers } from '../../journey/adjusting/show-covers.ts'
import { updateQuote } from '../../journey/adjusting/update-quote.ts'
import type { Changes } from '../../journey/coverage/change-covers.ts'
import { changesBack } from '../../journey/coverage/tried-covers.ts'
import { exactnessOf } from '../../journey/results/exactness-of.ts'
import { readFinished } from '../../journey/results/show-results.ts'
import { senderOf } from '../sender.ts'
import { pricesOnly } from '../wire/prices-only.ts'
import { tellCovers } from '../wire/tell-covers.ts'
import { tellChanges, tellFail } from '../wire/tell-failure.ts'
import { tellResults } from '../wire/tell-results.ts'
import type { PageDeps } from './page-deps.ts'
import { type QuoteRoute, quoteIdOf } from './quote-route.ts'
import { queryTextOf } from './request-address.ts'

/** The page where covers are chosen beside the prices, and its forms for browsers without scripts. */
export function coverPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  async function show(request: FastifyRequest<QuoteRoute>, reply: FastifyReply, problem?: string) {
    const id = quoteIdOf(request)
    const { finished, view, covers } = await showCovers(services, { visitor: request.visitor, id })
    const tell = finished.tellIn(request.speech)
    const page = {
      ...tellCovers(covers, tell, request.speech),
      result: pricesOnly(tellResults(view, { tell })),
    }
    const opened = openedBy(request)
    const back = wayToOrigin(queryTextOf(request), id, request.speech)
    return reply.setVisitorCookies().page({
      lead_id: finished.quote.number,
      screen: {
        name: 'article',
        article: 'cover',
        title: told({ en: 'Change your coverage', es: 'Cambie su cobertura' }, request.speech),
        covers: { ...page, ...(opened && { opened }), ...(problem && { problem }) },
        quoteId: id,
        has_questions: exactnessOf(services.carriers, finished, view.offers).open.length > 0,
        ...(back && { back }),
        header: true,
        footer: true,
      },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/cover', show)

  app.post<QuoteRoute>('/quotes/:id/cover', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    const { visitor } = request
    const fields = v.parse(v.record(v.string(), v.unknown()), request.body ?? {})
    const { undo, round, ...choices } = fields
    const isBack = undo !== undefined || round !== undefined
    const changes: Changes = isBack
      ? changesBack(await readFinished(services, visitor, id), { undo, round: Number(round) })
      : Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, { choice: value }]))
    const sender = senderOf(request, { hasScripts: false })
    try {
      const { changes: became } = await updateQuote(services, { visitor, quoteId: id, changes, sender })
      const problem = Object.values(tellChanges(became, request.speech)).flatMap(refusalOf)[0]
      if (problem !== undefined) return show(request, reply.code(422), problem)
    } catch (thrown) {
      if (thrown instanceof Fail)
        return show(request, reply.code(422), tellFail(thrown, request.speech).status)
      throw thrown
    }
    if (isFromResults(request)) return reply.setVisitorCookies().redirect(`/quotes/${id}`, 303)
    const opened = openedBy(request, Object.keys(changes)[0])
    const place = opened === undefined ? '' : `?open=${opened}#cover-${opened}`
    return reply.setVisitorCookies().redirect(`/quotes/${id}/cover${place}`, 303)
  })
}

/** Whether the form is on the page of the prices, where the new ones are awaited. */
function isFromResults({ query }: FastifyRequest<QuoteRoute>): boolean {
  return (query as { readonly from?: unknown }).from === 'results'
}

/** The cover that an address opens, such as `?open=deductible`; otherwise `other`. */
function openedBy({ query }: FastifyRequest<QuoteRoute>, other?: string): string | undefined {
  const { open = other } = query as { readonly open?: unknown }
  return typeof open === 'string' && /^[\w-]+$/.test(open) ? open : undefined
}
