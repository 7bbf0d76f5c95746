import * as v from 'valibot'
import { periods } from '../../units/period.ts'
import type { WireReply, WireRequest } from '../connector.ts'
import { day, textUpTo } from '../json-http/contract-text.ts'
import { sign } from '../json-http/signature.ts'

/** How a carrier turns a paid order into a policy (docs/carriers/orders.md), used on both sides of the wire. */

/** Where a carrier takes orders, below its endpoint. */
export const policiesPath = '/v1/policies'

const dollars = v.pipe(v.string(), v.regex(/^\d{1,7}\.\d{2}$/))

/** A paid order. The same Idempotency-Key means the same policy, however often the order is sent. */
export const bindQuestion = v.object({
  orderNumber: textUpTo(32),
  quoteNumber: v.optional(textUpTo(64)),
  /** The day on which the cover begins. */
  start: day,
  applicant: v.object({ first: textUpTo(100), last: textUpTo(100), email: textUpTo(254) }),
  price: v.object({ premium: dollars, period: v.picklist(periods), total: dollars }),
  /** The chosen plan of payment, and the amount paid. */
  payment: v.object({ plan: textUpTo(32), paid: dollars, currency: v.literal('USD') }),
  /** The consent to electronic documents: which text, and when. */
  consent: v.object({ version: textUpTo(32), at: v.pipe(v.string(), v.isoTimestamp()) }),
  /** What was quoted: the question of the carrier contract. */
  question: v.record(v.string(), v.unknown()),
  /** The other pets of the same order, each as it was quoted; absent for a single one. */
  others: v.exactOptional(
    v.pipe(
      v.array(
        v.object({ quoteNumber: v.optional(textUpTo(64)), question: v.record(v.string(), v.unknown()) }),
      ),
      v.minLength(1),
      v.maxLength(10),
    ),
  ),
})
export type BindQuestion = v.InferOutput<typeof bindQuestion>

const bound = v.object({ status: v.literal('bound'), policyNumber: textUpTo(64) })
const refused = v.object({ status: v.literal('refused'), message: textUpTo(500) })
const bindReply = v.variant('status', [bound, refused])

/**
 * The result of an order. `unreached`: no answer, so the carrier may have bound it or not; only repeating the question with the
 * same key tells. `rejected`: the same question would get the same refusal, and only a person can find out whether there is a
 * policy.
 */
export type Bound =
  | v.InferOutput<typeof bindReply>
  | { readonly status: 'unreached' }
  | { readonly status: 'rejected'; readonly http: Rejection }

/** Refusals over HTTP that asking again does not change. A wrong key, a timeout or too many calls do not belong here. */
export const rejections = [400, 404, 405, 409, 410, 413, 415, 422, 451] as const
type Rejection = (typeof rejections)[number]

/** Where and with which settings a carrier binds. */
export interface Binding {
  readonly lines: readonly string[]
  /** The base address without a trailing slash, or `sandbox`. */
  readonly endpoint: string
  /** Names of settings: our id, and the secret that proves it. */
  readonly key: { readonly id: string; readonly secret: string }
  /** The rejections that mean there is no policy. */
  readonly notBound?: readonly Rejection[]
}

interface Bind {
  readonly binding: Binding
  readonly question: BindQuestion
  readonly idempotencyKey: string
  readonly at: Date
  secret(name: string): string
}

/** The signed request that binds an order. */
export function bindRequest({ binding, question, idempotencyKey, at, secret }: Bind): WireRequest {
  const body = JSON.stringify(question)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const path = new URL(binding.endpoint + policiesPath).pathname
  const signature = sign({ secret: secret(binding.key.secret), timestamp, method: 'POST', path, body })
  return {
    method: 'POST',
    path: policiesPath,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      'x-key-id': secret(binding.key.id),
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    body,
  }
}

/** Reads a carrier's reply; anything but its two answers and a rejection leaves the order open. */
export function readBound(
  { status, body }: Pick<WireReply, 'status' | 'body'>,
  { notBound = [] }: Pick<Binding, 'notBound'>,
): Bound {
  const http = rejections.find(one => one === status)
  if (http !== undefined)
    return notBound.includes(http)
      ? { status: 'refused', message: `HTTP ${http}` }
      : { status: 'rejected', http }
  if (status !== 200) return { status: 'unreached' }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), bindReply), body)
  return read.success ? read.output : { status: 'unreached' }
}
