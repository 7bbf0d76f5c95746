import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Properties } from '../../../contract/answers/properties.ts'
import { quoteId } from '../../../contract/call.ts'
import type { Screen } from '../../../contract/page.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { quoteIn, visitQuery } from '../../../contract/visit-query.ts'
import { told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import { payloadOf, withRowsChanged } from '../../../wizard/form.ts'
import { AppError, Fail } from '../../errors.ts'
import { tellFailure } from '../../failures.ts'
import { walkedOf } from '../../journey/journey-of.ts'
import type { Services } from '../../journey/services.ts'
import { noteAgent } from '../../journey/sharing/note-agent.ts'
import { additionsTo, addLine } from '../../journey/wizard/add-line.ts'
import { askAgain, reviewAnswers } from '../../journey/wizard/review-answers.ts'
import { showStep, stepOn, viewStep } from '../../journey/wizard/show-step.ts'
import type { StepRequest } from '../../journey/wizard/step-request.ts'
import { takeAnswer } from '../../journey/wizard/take-answer.ts'
import { agrees, type readAnalyticsChoice } from '../plugins/analytics-choice.ts'
import type { ExpiryNotice } from '../plugins/expiry-notice.ts'
import { senderOf, whoOf } from '../sender.ts'
import { forgetRedirect, troubleOf } from '../serve.ts'
import { demoAdPath } from '../wire/tell-ad.ts'
import { tellFail } from '../wire/tell-failure.ts'
import { agentPages } from './agent-pages.ts'
import { buyingPages } from './buying-pages.ts'
import { communityPages } from './communities.ts'
import { coverPages } from './cover-pages.ts'
import { dataPages } from './data-pages.ts'
import { openingOf, withOpening } from './document/opening.ts'
import { mailPages } from './mail-pages.ts'
import { needsPages } from './needs-pages.ts'
import { pageBefore } from './page-before.ts'
import type { PageDeps } from './page-deps.ts'
import { type QuoteRoute, quoteBefore, quoteIdOf } from './quote-route.ts'
import { pathOf, queryOf, queryTextOf } from './request-address.ts'
import { resultPages } from './result-pages.ts'
import { savePages } from './save-pages.ts'
import { sharePages } from './share-pages.ts'
import { stateLaw, stateOfPath } from './state-law.ts'
import { articleIn, frameOf, textPages } from './text-pages.ts'

/** More fields than any page has: a larger form is not ours and is not shown again. */
const mostFields = 200

interface Deps extends PageDeps {
  readonly notice: ExpiryNotice
  /** The cookie that stores the visitor's choice about an analytics service. */
  readonly choice: ReturnType<typeof readAnalyticsChoice>
  /** False without settings for articles: then their links have no page. */
  readonly hasDemoAds: boolean
}

/** The server-rendered pages, and the forms posted to them when scripts do not run. */
export async function pages(
  app: FastifyInstance,
  { services, guard, notice, choice, hasDemoAds }: Deps,
): Promise<void> {
  // Only a browser's form is parsed: JSON may contain values that are not text.
  app.removeAllContentTypeParsers()
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  app.setErrorHandler((thrown, request, reply) => showTrouble(services, { thrown, request, reply }))

  mailPages(app, { services, guard })
  coverPages(app, { services, guard })
  sharePages(app, { services, guard })
  savePages(app, { services, guard })
  agentPages(app, { services, guard })
  dataPages(app, { services, guard })
  communityPages(app, services)
  needsPages(app, { services, guard })
  buyingPages(app, { services, guard })
  resultPages(app, services)
  app.get<{ Params: { state: string } }>('/law/:state', (request, reply) => {
    const state = stateOfPath(request.params.state)
    if (!state) throw new AppError('not-found')
    const law = allTold(stateLaw(state, services.today()), request.speech)
    const frame = frameOf(request)
    const before = frame.header ? { before: pageBefore(request) } : {}
    return reply.page({
      screen: { name: 'article', article: 'law', title: law.title, law, ...frame, ...before },
    })
  })

  if (hasDemoAds) {
    app.get(demoAdPath, (request, reply) => {
      const pieces = [{ html: `<p>${told(demonstration.ad, request.speech)}</p>` }]
      const text = { name: 'demo-ad', pieces }
      const screen = articleIn(request, {
        article: 'demo-ad',
        title: told({ en: 'A demonstration ad', es: 'Un anuncio de demostración' }, request.speech),
      })
      return reply.page({ screen: { ...screen, text, ...quoteBefore(request) } })
    })
  }

  async function showAnswers(request: FastifyRequest<QuoteRoute>, reply: FastifyReply, problem?: string) {
    const id = quoteIdOf(request)
    const { quote, ...reviewed } = await reviewAnswers(services, request.visitor, id)
    const screen = articleIn(request, {
      article: 'answers',
      title: told(
        reviewed.review.chapters.length === 0
          ? { en: 'Your quote', es: 'Su cotización' }
          : { en: 'Your answers', es: 'Sus respuestas' },
        request.speech,
      ),
    })
    const query = visitQuery(queryTextOf(request), id)
    return reply.setVisitorCookies().page({
      lead_id: quote.number,
      screen: {
        ...screen,
        quoteId: id,
        ...allTold(reviewed, request.speech),
        query,
        ...(problem && { problem }),
      },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/answers', (request, reply) => showAnswers(request, reply))

  // The person says that an assistant's answers are right.
  app.post<QuoteRoute>('/quotes/:id/answers', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    try {
      const of = { visitor: request.visitor, id, sender: senderOf(request, { hasScripts: false }) }
      const quote = await noteAgent(services, {
        ...of,
        note: { isReviewed: true },
        seen: Number(fieldOf(request, 'version')),
      })
      const { open } = walkedOf(services, quote).walked
      return reply.redirect(open ? addressOf(open.route, '', id) : `/quotes/${id}`, 303)
    } catch (thrown) {
      if (!(thrown instanceof Fail)) throw thrown
      return showAnswers(request, reply.code(422), tellFail(thrown, request.speech).status)
    }
  })

  app.get<QuoteRoute>('/quotes/:id/add', async (request, reply) => {
    const id = quoteIdOf(request)
    const { quote, offered } = await additionsTo(services, { visitor: request.visitor, id })
    const screen = articleIn(request, {
      article: 'add',
      title: told(
        {
          en: 'What else can I compare for you?',
          we: 'What else can we compare for you?',
          es: '¿Qué más quiere comparar?',
        },
        request.speech,
      ),
    })
    return reply.setVisitorCookies().page({
      lead_id: quote.number,
      screen: { ...screen, quoteId: id, ...allTold(offered, request.speech) },
    })
  })

  app.post<QuoteRoute>('/quotes/:id/add', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    const line = fieldOf(request, 'line')
    const { quote, next } = await addLine(services, { ...whoOf(request), id, line })
    return reply.redirect(addressOf(next, '', quote.id), 303)
  })

  // Asks again the question of an answer that was taken over from another quote.
  app.post<QuoteRoute>('/quotes/:id/ask', { preHandler: guard.form }, async (request, reply) => {
    const id = quoteIdOf(request)
    await askAgain(services, { visitor: request.visitor, id, question: fieldOf(request, 'question') })
    return reply.redirect(`/quotes/${id}/answers`, 303)
  })

  textPages(app, services)

  app.post('/privacy', { preHandler: guard.form }, (request, reply) => {
    if (agrees(request)) reply.setCookie(choice.name, 'yes', choice.options)
    else reply.clearCookie(choice.name, choice.options)
    return reply.redirect('/privacy#counts', 303)
  })

  // Any other path goes to the wizard (spec 2.1.5).
  app.get('/*', async (request, reply) => {
    const route = pathOf(request)
    if (route === '/start' && notice.leave(request, reply)) return reply
    const quoteId = quoteIn(queryTextOf(request))
    const { isFirstVisit } = request
    const step = { ...whoOf(request), isFirstVisit, step: route, quoteId }
    const properties = allTold(await showStep(services, step), request.speech)
    const welcome = reply.setVisitorCookies()
    if (services.lines.lineOf(route)) return welcome.page({ screen: stepScreen(request, properties) })
    const opening = openingOf(services, { route, query: queryOf(request), speech: request.speech })
    const expired =
      route === '/start' && notice.take(request, reply)
        ? tellFailure({ key: 'quote-expired' }, request.speech)
        : null
    const { errors } = opening
    const { subtitle, ...shown } = withOpening(properties, opening)
    // The subtitle may call a quote open, which would contradict the alert.
    const start = { ...shown, ...(expired === null && subtitle !== undefined ? { subtitle } : {}) }
    const screen = { ...stepScreen(request, start), ...(errors ? { errors } : {}) }
    return welcome.page({ ...opening.facts, error: expired ?? opening.facts.error, screen })
  })

  app.post('/*', { preHandler: guard.form }, async (request, reply) => {
    const form = Object.entries(request.body ?? {})
      .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]))
      .slice(0, mostFields)
    const quoteId = quoteOfForm(request, form)
    const stepRequest: StepRequest = { visitor: request.visitor, step: pathOf(request), quoteId }
    const { fields } = await stepOn(services, stepRequest)
    const skips = form.some(([name]) => name === 'skip_answer')
    const payload = skips ? { skip_answer: true } : payloadOf(form, fields)
    const answerRequest = {
      ...stepRequest,
      ...whoOf(request),
      payload,
      sender: senderOf(request, { hasScripts: false }),
    }
    const typed = withRowsChanged(form, fields)
    if (typed) {
      const screen = stepScreen(request, allTold(await viewStep(services, answerRequest), request.speech))
      return reply.page({ screen: { ...screen, typed } })
    }
    try {
      // The page with the form set cookies.
      if (Object.keys(request.cookies).length === 0 && !services.lines.lineOf(stepRequest.step)) {
        throw new Fail({}, { key: 'cookies-needed' })
      }
      const { quote, next } = (await takeAnswer(services, answerRequest)).result
      const query = visitQuery(queryTextOf(request), quoteId)
      return reply.redirect(addressOf(next, query, quote.id), 303)
    } catch (thrown) {
      if (isAboutRemoved(thrown)) {
        const list = await showStep(services, { ...answerRequest, step: thrown.endpoint })
        const status = tellFailure(thrown.reason, request.speech)
        const screen = stepScreen(request, allTold(list, request.speech))
        return reply.code(thrown.http).page({ screen: { ...screen, route: thrown.endpoint, status } })
      }
      if (!(thrown instanceof Fail)) throw thrown
      const properties = allTold(await viewStep(services, answerRequest), request.speech)
      const { errors, ...told } = tellFail(thrown, request.speech)
      const screen: Screen = { ...stepScreen(request, properties), errors, typed: payload, ...told }
      return reply.code(422).page({ screen })
    }
  })
}

/** An answer about an item that another page removed, which leads to its list. */
function isAboutRemoved(thrown: unknown): thrown is AppError & { readonly endpoint: string } {
  return (
    thrown instanceof AppError &&
    thrown.endpoint !== undefined &&
    'key' in thrown.reason &&
    thrown.reason.key === 'item-removed'
  )
}

/** The quote that a form was filled in for: named in the form, or else possibly in the address of a question. */
function quoteOfForm(
  request: FastifyRequest,
  form: readonly (readonly [string, string])[],
): string | undefined {
  const formQuoteId = form.find(([name]) => name === 'quote_id')?.[1]
  if (v.is(quoteId, formQuoteId)) return formQuoteId
  return request.url.startsWith('/quote/') ? quoteIn(queryTextOf(request)) : undefined
}

function stepScreen(request: FastifyRequest, properties: Properties): Extract<Screen, { name: 'step' }> {
  const query = visitQuery(queryTextOf(request), properties.quote_id)
  return { name: 'step', route: pathOf(request), properties, ...(query ? { query } : {}) }
}

/** A field of a posted form; empty if it is missing or repeated. */
function fieldOf({ body }: FastifyRequest, name: string): string {
  const read = v.safeParse(v.object({ [name]: v.string() }), body)
  return (read.success && read.output[name]) || ''
}

interface Trouble {
  readonly thrown: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Redirects the visitor, or shows a page that says what happened. */
async function showTrouble(
  services: Services<'quotes' | 'lines'>,
  { thrown, request, reply }: Trouble,
): Promise<FastifyReply> {
  const error = troubleOf(thrown, request)
  forgetRedirect(reply)
  const quoteId = /^\/quotes\/([^/?]+)/.exec(request.url)?.[1] ?? quoteIn(queryTextOf(request))
  const query = visitQuery(queryTextOf(request), quoteId)
  if (error.endpoint) return reply.redirect(addressOf(error.endpoint, query, quoteId), 303)
  if (error.code === 'quote-expired' && request.url.startsWith('/quote/')) {
    return reply.redirect(`/start${query === '' ? '?' : `${query}&`}expired=1`, 303)
  }
  if (error.code === 'unavailable') reply.header('Retry-After', '2')
  const lead_id = await quoteNumberFor(services, { request, quoteId, error })
  if (error.code === 'quote-expired' && request.url.startsWith('/shared/')) {
    const title = told(
      { en: 'This price is no longer shared.', es: 'Este precio ya no se comparte.' },
      request.speech,
    )
    const screen = { name: 'article', article: 'share-gone', title, header: true, footer: true } as const
    return reply.code(error.http).page({ screen })
  }
  return reply.code(error.http).page({ lead_id, screen: screenOf(error, request.id) })
}

interface FailedPage {
  readonly request: FastifyRequest
  readonly quoteId: string | undefined
  readonly error: AppError
}

/** The quote number that the visitor can read out on the phone. It is not looked up while the database is down or overloaded. */
async function quoteNumberFor(
  { quotes, lines }: Services<'quotes' | 'lines'>,
  { request, quoteId, error }: FailedPage,
): Promise<string | null> {
  const line = lines.lineOf(pathOf(request))?.name
  if (error.code === 'unavailable' || (quoteId === undefined && line === undefined)) return null
  const { visitor } = request
  const reading =
    quoteId === undefined
      ? quotes.current({ visitor, line: line ?? '' })
      : quotes.read({ visitor, id: quoteId })
  const quote = await reading.catch(() => null)
  return quote?.number ?? null
}

function screenOf({ code }: AppError, request: string): Screen {
  switch (code) {
    case 'not-found':
      return { name: 'not-found' }
    case 'quote-expired':
      return { name: 'trouble', kind: 'expired', request }
    case 'unavailable':
    case 'internal':
      return { name: 'trouble', kind: code, request }
    default:
      return { name: 'trouble', kind: 'refused', request }
  }
}
