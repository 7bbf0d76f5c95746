import type { ErrorCode } from '../contract/call.ts'
import type { FieldErrors } from '../wizard/check.ts'
import type { Reason } from './failures.ts'
import { isUnavailable } from './platform/database/errors.ts'
import type { EventName } from './platform/events.ts'

/** An answer the visitor can correct: reasons by field, and a general one. */
export class Fail extends Error {
  override name = 'Fail'
  readonly errors: FieldErrors<Reason>
  readonly status: Reason | undefined

  constructor(errors: FieldErrors<Reason>, status?: Reason) {
    super('an answer was refused')
    this.errors = errors
    this.status = status
  }
}

const httpOf: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'not-on-path': 409,
  'quote-expired': 410,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  'proof-needed': 429,
  unavailable: 503,
  internal: 500,
}

/** An error with one of the wire's codes, which is also the key of its text. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly http: number
  /** What the visitor reads; the text of the code where there is none. */
  readonly reason: Reason
  /** The page where the visitor's quote continues. */
  readonly endpoint: string | undefined
  /** What was refused, where the log should record it. */
  readonly refusal: Refusal | undefined
  /** The proof of work that a visitor who looks like a machine has to solve. */
  readonly challenge: string | undefined

  constructor(code: ErrorCode, { reason, endpoint, http, refusal, challenge }: Details = {}) {
    super(code)
    this.code = code
    this.http = http ?? httpOf[code]
    this.reason = reason ?? { key: code }
    this.endpoint = endpoint
    this.refusal = refusal
    this.challenge = challenge
  }
}

interface Details {
  readonly reason?: Reason
  readonly endpoint?: string
  readonly http?: number
  readonly refusal?: Refusal
  readonly challenge?: string
}

/**
 * Refusals that the log records, each as its own event: somebody else's quote, a forged call, too many requests or
 * mails.
 */
export type Refusal = Extract<
  EventName,
  'access-refused' | 'forgery-refused' | 'request-limited' | 'mail-limited'
>

/** The reply to any error: an `AppError` unchanged, anything else without its cause. */
export function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isUnavailable(thrown)) return new AppError('unavailable')
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined
  if (status === 413) return new AppError('too-large')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('bad-request', { http: status })
  }
  return new AppError('internal')
}
