import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import * as v from 'valibot'
import { centsOf } from '../../../../units/cents.ts'
import { AppError } from '../../../errors.ts'
import { matchReference } from '../../../journey/partner-of.ts'
import type { Services } from '../../../journey/services.ts'
import type { KnowsReporter, Reporter } from '../../../settings/postback-settings.ts'
import { postbackEvents } from '../../../store/counts/postbacks.ts'
import { answerMachines } from './answer-machines.ts'

interface Deps {
  readonly knows: KnowsReporter
  readonly services: Services<'findByNumber' | 'postbacks' | 'quotes'>
}

const postbacksTotal = new Counter({
  name: 'postbacks_total',
  help: 'Clicks and sales that carriers and partners reported',
  labelNames: ['source', 'name', 'event', 'result'],
})

/** Most commissions are far below this; a larger amount was reported in the wrong unit. */
const mostDollars = 10_000

const report = v.object({
  event: v.picklist(postbackEvents),
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  /** In US dollars. */
  amount: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(?:\.\d{1,2})?$/),
      v.check(text => Number(text) <= mostDollars),
    ),
    '0',
  ),
  /** The quote's number, or the reference sent with the carrier's question. */
  ref: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), ''),
})

/** What each member of a report accepts, as its sender may read it in the reply to a refused one. */
const accepts: Readonly<Record<keyof typeof report.entries, string>> = {
  event: postbackEvents.join(', '),
  id: '1 to 100 letters, digits, or _ . : -',
  amount: `dollars from 0 to ${mostDollars}, such as 42.50`,
  ref: 'up to 40 letters, digits, _ or -',
}

interface PostbackRoute {
  Params: { source: string; name: string }
  Querystring: Readonly<Record<string, unknown>>
}

/**
 * Takes clicks and sales as carriers and partners report them, at `/postback/carrier/<id>` and `/postback/partner/<code>`: by GET
 * or POST, the event in the query, the secret in the query too or as a bearer token. Authenticated by the secret alone, and safe
 * to repeat.
 */
export async function postbacks(app: FastifyInstance, { knows, services }: Deps): Promise<void> {
  await app.register(async reports => {
    answerMachines(reports)
    reports.removeAllContentTypeParsers()
    // The query contains everything; a body is ignored.
    reports.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, async () => undefined)
    reports.route<PostbackRoute>({
      method: ['GET', 'POST'],
      url: '/postback/:source/:name',
      exposeHeadRoute: false,
      async handler(request, reply) {
        const reporter = reporterIn(request.params)
        if (!reporter || !knows(reporter, secretIn(request)))
          throw new AppError('forbidden', { refusal: 'access-refused' })
        const read = v.safeParse(report, request.query)
        if (!read.success) return reply.code(400).send(refusalOf(read.issues))
        const { event, id, amount, ref } = read.output
        const matched = await matchReference(services, ref)
        const amountCents = Number(centsOf(amount))
        const result = await services.postbacks.note({ ...reporter, id, event, amountCents, ...matched })
        postbacksTotal.inc({ ...reporter, event, result })
        if (result === 'conflict') throw new AppError('conflict')
        return { received: true }
      },
    })
    // A mistyped address is not a page: whoever reports to it must not read 200.
    reports.all('/postback/*', async () => {
      throw new AppError('not-found')
    })
  })
}

/** The members that are wrong, each with what it accepts. */
function refusalOf(issues: readonly v.BaseIssue<unknown>[]) {
  const wrong = new Set(issues.map(issue => v.getDotPath(issue)))
  const members = Object.entries(accepts).filter(([name]) => wrong.has(name))
  return { received: false, error: 'bad-request', members: Object.fromEntries(members) }
}

function reporterIn({ source, name }: PostbackRoute['Params']): Reporter | null {
  return source === 'carrier' || source === 'partner' ? { source, name } : null
}

function secretIn({ headers, query }: FastifyRequest<PostbackRoute>): string {
  const [, bearer] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  const { secret } = query
  return bearer ?? (typeof secret === 'string' ? secret : '')
}
