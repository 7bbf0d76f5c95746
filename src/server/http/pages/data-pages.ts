import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fateOf } from '../../../contract/purchase/ordered.ts'
import { told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import { orderNow } from '../../journey/purchase/show-order.ts'
import { eraseData } from '../../journey/sharing/erase-data.ts'
import { sharesOf } from '../../journey/sharing/share-price.ts'
import { showData } from '../../journey/sharing/show-data.ts'
import { whoOf } from '../sender.ts'
import { tellGiven } from '../wire/needs/tell-given.ts'
import { tellLedger } from '../wire/tell-agent.ts'
import { tellSharedPrice } from '../wire/tell-shared-price.ts'
import type { PageDeps } from './page-deps.ts'
import { type QuoteRoute, quoteBefore, quoteIdOf } from './quote-route.ts'
import { articleIn } from './text-pages.ts'

/** What is stored about a quote: the page that shows it, a copy to keep, and the form that erases it. */
export function dataPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  /** `isKept`: the visitor wanted to erase it, and first has to read what would happen to the order now. */
  async function show(request: FastifyRequest<QuoteRoute>, reply: FastifyReply, { isKept = false } = {}) {
    const id = quoteIdOf(request)
    const data = await showData(services, { visitor: request.visitor, id })
    const { quote } = data
    // The page says what would happen to the order, which may have been paid a moment ago.
    await orderNow(services, id)
    const ledger = tellLedger(data, request.speech)
    const others = allTold(data.others, request.speech)
    const shares = (await sharesOf(services, quote)).map(({ price, ...share }) => ({
      ...share,
      price: tellSharedPrice(price, request.speech),
    }))
    const screen = articleIn(request, {
      article: 'data',
      title: told({ en: 'Your data', es: 'Sus datos' }, request.speech),
    })
    return reply.setVisitorCookies().page({
      lead_id: quote.number,
      screen: { ...screen, quoteId: id, ledger, others, shares, ...(isKept && { isKept }) },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/data', (request, reply) => show(request, reply))

  app.get<QuoteRoute>('/quotes/:id/data.json', async (request, reply) => {
    const shown = await showData(services, { visitor: request.visitor, id: quoteIdOf(request) })
    const { number, line, createdAt } = shown.quote
    reply.type('application/json; charset=utf-8')
    reply.header('Content-Disposition', `attachment; filename="quote-${number}.json"`)
    const data = {
      quote_number: number,
      insurance: line,
      begun: createdAt,
      answers: shown.answers.map(({ question, answer }) => allTold({ question, answer }, request.speech)),
      given_to_insurers: tellGiven(shown.given, request.speech),
      insurers: tellLedger(shown, request.speech),
    }
    return reply.send(`${JSON.stringify(data, null, 2)}\n`)
  })

  // Changed cookies make the browser drop pages of the quote from its back/forward cache.
  app.post<QuoteRoute>('/quotes/:id/erase', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    const { warned } = request.body ?? {}
    const { isErased, ordered } = await eraseData(services, {
      ...whoOf(request),
      id,
      warned: typeof warned === 'string' ? warned : '',
    })
    if (!isErased) return show(request, reply.code(409), { isKept: true })
    reply.setVisitorCookies()
    if (!ordered || !fateOf(ordered)) return reply.redirect(`/erased?q=${id}`, 303)
    // Nothing stored leads from the quote to its order any more, so this page is the last to name it.
    return reply.page({ screen: { ...erasedIn(request), quoteId: id, ordered } })
  })

  app.get('/erased', (request, reply) =>
    reply.page({ screen: { ...erasedIn(request), ...quoteBefore(request) } }),
  )

  // For opening that page once more, or in the other language.
  app.get<QuoteRoute>('/quotes/:id/erase', (request, reply) =>
    reply.redirect(`/quotes/${quoteIdOf(request)}/data`, 303),
  )
}

function erasedIn(request: FastifyRequest) {
  return articleIn(request, {
    article: 'erased',
    title: told(
      { en: 'Your answers have been deleted.', es: 'Sus respuestas han sido borradas.' },
      request.speech,
    ),
  })
}
