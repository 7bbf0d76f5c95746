import * as v from 'valibot'
import type { FieldErrors } from '../wizard/check.ts'

/** A call of the wire: its path and the shape of what is asked. Every call is a POST of JSON. */
export interface Call<Ask = unknown, Reply extends object = object> {
  readonly path: `/api/${string}`
  readonly ask: v.GenericSchema<unknown, Ask>
  /** Carries the type of the reply when OK; never there at run time. */
  readonly reply?: Reply
}

/**
 * The closed list of error codes; a 5xx never carries a cause. `too-many-requests` belongs to the wire, although so far only
 * a limit in front of this service would answer it.
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
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export type OK<Reply extends object> = { readonly status: 'OK' } & Reply

/** The visitor can mend it: messages by field, and a general one. */
export interface Fail {
  readonly status: 'Fail'
  readonly reason: { readonly errors: FieldErrors; readonly status?: string }
}

/** Nothing to mend in the fields: a code of the closed list, and a message fit for the visitor. */
export interface Failure {
  readonly status: 'Error'
  readonly reason: {
    readonly code: ErrorCode
    readonly status: string
    /** The request's name, as in `X-Request-Id`. None where no reply came. */
    readonly request?: string
  }
  readonly data?: { readonly endpoint: string }
}

export type CallReply<Reply extends object> = OK<Reply> | Fail | Failure

/** A path of the wizard, as the page sends it. */
export const stepPath = v.pipe(v.string(), v.maxLength(100), v.regex(/^\/[a-z0-9/-]*$/i))

/** The name of a quote: random, and no more than a name. */
export const quoteId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))
