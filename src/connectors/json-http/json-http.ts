import * as v from 'valibot'
import type { State } from '../../law/jurisdictions.ts'
import { type Access, settingsOf } from '../access.ts'
import type { Callback } from '../callback.ts'
import type {
  CarrierRequest,
  Later,
  Next,
  Outcome,
  Pending,
  Sending,
  WireConnector,
  WireReply,
  WireTerms,
  Writing,
} from '../connector.ts'
import { type Endpoint, endpointIn } from '../endpoint.ts'
import { badAnswer, failedBy } from '../http-status.ts'
import { joinProducts, leftOutBy, withLeftOut } from '../reply/join-products.ts'
import { outcomeOf } from './answer.ts'
import { accepted, mappedReply, reply as ownReply, quotesPath } from './contract.ts'
import { baseOf, pathOf, ticketAt } from './location.ts'
import { isForeseen, type MappedProducts, type ReadResult, readAnswer } from './mapping/map-answer.ts'
import { type Filling, fill, fillOpen, fillText } from './mapping/map-question.ts'
import { secretsOf } from './mapping/mapping.ts'
import type { Mapping } from './mapping/mapping-format.ts'
import { missingIn } from './mapping/path.ts'
import { questionOf } from './question.ts'
import { sign } from './signature.ts'
import { stepOf } from './steps.ts'

export interface JsonHttpSettings
  extends Partial<Pick<WireTerms, 'deadlineMs' | 'atOnce' | 'perSecond' | 'shareable'>> {
  readonly carrier: string
  readonly states: readonly State[]
  /** Base addresses without a trailing slash, or `sandbox`. */
  readonly endpoint: Endpoint
  /** Names of settings: our id, and the secret that proves it. Only a signature needs both. */
  readonly key?: { readonly id?: string; readonly secret: string }
  readonly access?: Access
  readonly callback?: Callback
  /** From our contract to the carrier's shape of JSON and back; absent if the carrier uses our contract. */
  readonly mapping?: Mapping
  /** Toll-free number, for a carrier that wants a call but gives no number. */
  readonly phone: string
}

/** A carrier reached by JSON: in our own carrier contract, or in another shape by a mapping. */
export function jsonHttp(settings: JsonHttpSettings): Writing & { readonly connector: WireConnector } {
  const { states, endpoint, key, access, callback, mapping } = settings
  const { deadlineMs = 8_000, atOnce = 8, perSecond, shareable } = settings
  const repeatSafe = mapping ? mapping.request.repeatSafe : true
  return {
    states,
    connector: {
      via: 'wire',
      endpoint,
      secrets: [
        ...(key ? Object.values(key) : []),
        ...(access ? settingsOf(access) : []),
        ...(callback ? [callback.secret] : []),
        ...(mapping ? secretsOf(mapping) : []),
      ],
      ...(access ? { access } : {}),
      ...(callback ? { callback } : {}),
      ...(mapping ? {} : { takesAnyAnswer: true }),
      terms: {
        ...{ deadlineMs, atOnce, repeatSafe },
        ...(perSecond === undefined ? {} : { perSecond }),
        ...(shareable === undefined ? {} : { shareable }),
      },
      ask: (request, sending) => questionRequest({ settings, request, sending }),
      ...(mapping && mapping.request.required.length > 0
        ? { missing: (request: CarrierRequest) => missingOf(mapping, request) }
        : {}),
      poll: later => laterRequest(settings, later),
      read: (reply, request) => readOutcome({ settings: inState(settings, request), reply, request }),
    },
  }
}

interface RequestToSend {
  readonly settings: JsonHttpSettings
  readonly request: CarrierRequest
  readonly sending: Sending
}

function questionRequest({ settings, request, sending }: RequestToSend) {
  const { mapping } = settings
  const here = { settings: inState(settings, request), sending, method: 'POST' } as const
  if (!mapping) {
    const question = questionOf(request.risk, sending.disclosed, request.details)
    return signedRequest({ ...here, path: quotesPath, body: JSON.stringify(question) })
  }
  const filling = fillingOf(mapping, { request, sending })
  return signedRequest({
    ...here,
    ...opened(mapping, filling),
    path: fillText(mapping.request.path, filling),
    body: JSON.stringify(fill(mapping.request.body, filling)),
  })
}

/** The members that the carrier requires and a question about this request would lack. */
function missingOf(mapping: Mapping, request: CarrierRequest): readonly string[] {
  const sending = { idempotencyKey: 'key', at: new Date(0), disclosed: request.today, secret: () => '' }
  const body = fill(mapping.request.body, fillingOf(mapping, { request, sending }))
  return missingIn(body, mapping.request.required)
}

/** What fills the templates of a mapping: the question, and what is known about its sending. */
function fillingOf(
  { tables }: Mapping,
  { request, sending, ticket }: Omit<RequestToSend, 'settings'> & { readonly ticket?: string },
): Filling {
  const { callback, idempotencyKey } = sending
  const question = {
    ...questionOf(request.risk, sending.disclosed, request.details),
    idempotencyKey,
    sentAt: `${sending.at.toISOString().slice(0, 19)}Z`,
    ...(callback ? { callbackUrl: callback.url, callbackReference: callback.reference } : {}),
    ...(ticket === undefined ? {} : { ticket }),
  }
  return { question, tables, secret: name => sending.secret(name) }
}

/** What every request of a mapping carries in addition to its body. */
function opened(
  { request: { headers, query } }: Mapping,
  filling: Filling,
): Pick<Signing, 'headers' | 'query'> {
  return { headers: fillOpen(headers, filling), query: fillOpen(query, filling) }
}

/** A later request about a question: a GET if the ticket is a path, otherwise a step of the mapping. */
function laterRequest(settings: JsonHttpSettings, { ticket, request, sending }: Later) {
  const { mapping } = settings
  const here = { settings: inState(settings, request), sending }
  if (!mapping) return signedRequest({ ...here, method: 'GET', path: ticket, body: '' })
  const step = stepOf(mapping, ticket)
  const filling = fillingOf(mapping, { request, sending, ...(step ? { ticket: step.ticket } : {}) })
  const beside = opened(mapping, filling)
  if (!step) return signedRequest({ ...here, ...beside, method: 'GET', path: ticket, body: '' })
  const [path, body] = [fillText(step.path, filling), JSON.stringify(fill(step.body, filling))]
  // Another body needs a key of its own.
  const own = { ...sending, idempotencyKey: `${sending.idempotencyKey}.${step.index}` }
  return signedRequest({ ...here, ...beside, sending: own, method: 'POST', path, body })
}

/** The settings of a carrier in the state of a request. */
interface LocalSettings extends JsonHttpSettings {
  readonly endpoint: string
}

function inState(settings: JsonHttpSettings, { risk }: CarrierRequest): LocalSettings {
  return { ...settings, endpoint: endpointIn(settings.endpoint, risk.state) }
}

interface Signing extends Pick<RequestToSend, 'sending'> {
  readonly settings: LocalSettings
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
  /** Of a mapping. */
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

function signedRequest(unsigned: Signing) {
  const signing = { ...unsigned, path: withQuery(unsigned) }
  const { settings, sending, method, path, body } = signing
  const headers = {
    accept: 'application/json',
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    'idempotency-key': sending.idempotencyKey,
    ...(sending.callback && !settings.mapping ? { 'x-callback-url': sending.callback.url } : {}),
    ...signing.headers,
    ...proof(signing),
  }
  return { method, path, headers, body }
}

function withQuery({ path, query = {} }: Signing): string {
  const text = new URLSearchParams(query).toString()
  if (text === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}

/** The headers that identify us to the carrier. */
function proof({ settings, sending, method, path, body }: Signing): Readonly<Record<string, string>> {
  const { key, mapping } = settings
  // Without a key, the access of the carrier says who we are.
  if (!key) return {}
  const secret = sending.secret(key.secret)
  const auth = mapping?.request.auth ?? { style: 'signature' as const }
  if (auth.style === 'bearer') return { authorization: `Bearer ${secret}` }
  const id = key.id === undefined ? '' : sending.secret(key.id)
  if (auth.style === 'api key')
    return { [auth.header]: secret, ...(auth.idHeader === undefined ? {} : { [auth.idHeader]: id }) }
  const timestamp = String(Math.floor(sending.at.getTime() / 1000))
  const signature = sign({ secret, timestamp, method, path: pathOf(baseOf(settings)) + path, body })
  return { 'x-key-id': id, 'x-timestamp': timestamp, 'x-signature': signature }
}

interface ReplyToQuestion {
  readonly settings: LocalSettings
  readonly reply: WireReply
  readonly request: CarrierRequest
}

function readOutcome({ settings, reply, request }: ReplyToQuestion): Outcome | Pending | Next {
  const { phone, mapping } = settings
  const isRefused = reply.status < 200 || reply.status > 299
  if (isRefused && !(mapping && isForeseen(mapping, reply.status))) return failedBy(reply.status)
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(reply.headers['content-type'] ?? ''))
    return badAnswer('the content type of the reply is not JSON')
  const content = v.safeParse(jsonText, reply.body)
  if (!content.success) return badAnswer('the reply is not JSON')
  const result = mapping
    ? readAnswer({ mapping, reached: settings, reply, content: content.output, request })
    : ownResult(reply, content.output, settings)
  const readAs = (reply: unknown) => {
    const read = v.safeParse(mapping ? mappedReply : ownReply, reply)
    if (!read.success) return badAnswer(`the reply is not understood at ${placeOf(read.issues)}`)
    return outcomeOf(read.output, { phone, request, speaksContract: !mapping })
  }
  if (result.kind === 'products') return oneAnswer(result, readAs)
  return result.kind === 'reply' ? readAs(result.reply) : result
}

/** The products of a reply as one answer: those whose price is understood, or else what is wrong with the first. */
function oneAnswer({ products, leftOut }: MappedProducts, readAs: (reply: unknown) => Outcome): Outcome {
  const read = products.map(({ reply, product }) => ({ product, outcome: readAs(reply) }))
  const quoted = read.flatMap(({ product, outcome }) =>
    outcome.kind === 'quoted' ? [{ ...outcome, product }] : [],
  )
  const bad = read.flatMap(({ product, outcome }) =>
    outcome.kind === 'quoted' ? [] : [leftOutBy(product.name, outcome)],
  )
  const answer = joinProducts(quoted) ?? read[0]?.outcome ?? badAnswer('no product')
  return withLeftOut(answer, [...leftOut, ...bad])
}

const jsonText = v.pipe(v.string(), v.parseJson())

function ownResult(reply: WireReply, content: unknown, settings: LocalSettings): ReadResult {
  if (reply.status !== 202) return { kind: 'reply', reply: content }
  const read = v.safeParse(accepted, content)
  if (!read.success) return badAnswer(`the 202 is not understood at ${placeOf(read.issues)}`)
  const ticket = ticketAt(reply.headers.location, settings)
  if (ticket === null) return badAnswer("the Location of the 202 isn't a path below the endpoint")
  return { kind: 'pending', pollAfterMs: read.output.pollAfterMs, ticket }
}

/** The path of the first mistake: only names of members, which are the contract's. */
function placeOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issue) ?? 'its body'
}
