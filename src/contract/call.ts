import * as v from 'valibot'
import type { FieldErrors } from '../wizard/check.ts'

/**
 * A call of the wire: its path and the shape of its request. Every call is a POST of JSON. The browser's build keeps only
 * the path (vite.config.ts).
 */
export interface Call<Ask = unknown, Reply extends object = object> {
  readonly path: `/api/${string}`
  readonly ask: v.GenericSchema<unknown, Ask>
  /** Carries the type of an OK reply; does not exist at run time. */
  readonly reply?: Reply
}

/**
 * The closed list of error codes; a 5xx never carries a cause. `proof-needed` comes with a challenge
 * (src/contract/answers/proof.ts): the same call goes through with its proof.
 */
export const errorCodes = [
  'bad-request',
  'forbidden',
  'not-found',
  'not-on-path',
  'quote-expired',
  'conflict',
  'too-large',
  'too-many-requests',
  'proof-needed',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export type OK<Reply extends object> = { readonly status: 'OK' } & Reply

/** An answer the visitor can correct: messages by field, and a general one. */
export interface Fail {
  readonly status: 'Fail'
  readonly reason: { readonly errors: FieldErrors; readonly status?: string }
}

/** An error that is not about fields: one of the error codes, and a message for the visitor. */
export interface Failure {
  readonly status: 'Error'
  readonly reason: {
    readonly code: ErrorCode
    readonly status: string
    /** The request's id, as in `X-Request-Id`. Absent if there was no reply. */
    readonly request?: string
  }
  readonly data?: { readonly endpoint: string }
  /** The challenge of a `proof-needed`. */
  readonly challenge?: string
}

export type CallReply<Reply extends object> = OK<Reply> | Fail | Failure

/** A path of the wizard, as the page sends it. */
export const stepPath = v.pipe(v.string(), v.maxLength(100), v.regex(/^\/[a-z0-9/-]*$/i))

/** The id of a quote: random, and it grants no access by itself. */
export const quoteId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))
