import * as v from 'valibot'
import type { State } from '../../law/jurisdictions.ts'
import { type Access, settingsOf } from '../access.ts'
import type {
  CarrierRequest,
  Outcome,
  Pending,
  Sending,
  WireConnector,
  WireReply,
  WireTerms,
  Writing,
} from '../connector.ts'
import { badAnswer, failedBy } from '../http-status.ts'
import { outcomeOf } from './answer.ts'
import { accepted, mappedReply, reply as ownReply, quotesPath } from './contract.ts'
import { baseOf, pathOf, ticketAt } from './location.ts'
import { isForeseen, type ReadResult, readAnswer } from './map-answer.ts'
import { fill } from './map-question.ts'
import type { Mapping } from './mapping-format.ts'
import { questionOf } from './question.ts'
import { sign } from './signature.ts'

export interface JsonHttpSettings
  extends Partial<Pick<WireTerms, 'deadlineMs' | 'atOnce' | 'perSecond' | 'shareable'>> {
  readonly carrier: string
  readonly states: readonly State[]
  /** The base address without a slash at its end, or `sandbox`. */
  readonly endpoint: string
  /** Names of settings: our id, and the secret that proves it. Only a signature needs both. */
  readonly key?: { readonly id?: string; readonly secret: string }
  readonly access?: Access
  /** From our contract to the carrier's shape of JSON and back; absent where the carrier speaks our contract. */
  readonly mapping?: Mapping
  /** Toll-free number, for a carrier that wants a call and names no number. */
  readonly phone: string
}

/** A carrier that speaks JSON: our own carrier contract, or another shape by a mapping. */
export function jsonHttp(settings: JsonHttpSettings): Writing & { readonly connector: WireConnector } {
  const { states, endpoint, key, access, mapping } = settings
  const { deadlineMs = 8_000, atOnce = 8, perSecond, shareable } = settings
  const repeatSafe = mapping ? mapping.request.repeatSafe : true
  return {
    states,
    connector: {
      via: 'wire',
      endpoint,
      secrets: [...(key ? Object.values(key) : []), ...(access ? settingsOf(access) : [])],
      ...(access ? { access } : {}),
      terms: {
        ...{ deadlineMs, atOnce, repeatSafe },
        ...(perSecond === undefined ? {} : { perSecond }),
        ...(shareable === undefined ? {} : { shareable }),
      },
      ask: (request, sending) => questionRequest({ settings, request, sending }),
      poll: (ticket, sending) => signedRequest({ settings, sending, method: 'GET', path: ticket, body: '' }),
      read: (reply, request) => readOutcome({ settings, reply, request }),
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
  const question = questionOf(request.risk, sending.disclosed)
  const sentAt = `${sending.at.toISOString().slice(0, 19)}Z`
  const content = mapping
    ? fill(mapping, { ...question, idempotencyKey: sending.idempotencyKey, sentAt })
    : question
  const path = mapping?.request.path ?? quotesPath
  return signedRequest({ settings, sending, method: 'POST', path, body: JSON.stringify(content) })
}

interface Signing extends Pick<RequestToSend, 'settings' | 'sending'> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
}

function signedRequest(signing: Signing) {
  const { settings, sending, method, path, body } = signing
  const headers = {
    accept: 'application/json',
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    'idempotency-key': sending.idempotencyKey,
    ...settings.mapping?.request.headers,
    ...proof(signing),
  }
  return { method, path, headers, body }
}

/** The headers that tell the carrier who is asking. */
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

interface Reading {
  readonly settings: JsonHttpSettings
  readonly reply: WireReply
  readonly request: CarrierRequest
}

function readOutcome({ settings, reply, request }: Reading): Outcome | Pending {
  const { phone, mapping } = settings
  const isRefused = reply.status < 200 || reply.status > 299
  if (isRefused && !(mapping && isForeseen(mapping, reply.status))) return failedBy(reply.status)
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(reply.headers['content-type'] ?? ''))
    return badAnswer('the reply is no JSON by its content type')
  const content = v.safeParse(jsonText, reply.body)
  if (!content.success) return badAnswer('the reply is no JSON')
  const result = mapping
    ? readAnswer({ mapping, reached: settings, reply, content: content.output, request })
    : ownResult(reply, content.output, settings)
  if (result.kind !== 'reply') return result
  const read = v.safeParse(mapping ? mappedReply : ownReply, result.reply)
  if (!read.success) return badAnswer(`the reply is not understood at ${placeOf(read.issues)}`)
  return outcomeOf(read.output, { phone, request, speaksContract: !mapping })
}

const jsonText = v.pipe(v.string(), v.parseJson())

function ownResult(reply: WireReply, content: unknown, settings: JsonHttpSettings): ReadResult {
  if (reply.status !== 202) return { kind: 'reply', reply: content }
  const read = v.safeParse(accepted, content)
  if (!read.success) return badAnswer(`the 202 is not understood at ${placeOf(read.issues)}`)
  const ticket = ticketAt(reply.headers.location, settings)
  if (ticket === null) return badAnswer('the Location of the 202 is no path below the endpoint')
  return { kind: 'pending', pollAfterMs: read.output.pollAfterMs, ticket }
}

/** Where the first fault is: only names of members, which are the contract's. */
function placeOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issue) ?? 'its body'
}
