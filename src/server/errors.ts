import type { ErrorCode } from '../contract/call.ts'
import type { FieldErrors } from '../wizard/check.ts'
import { isUnavailable } from './platform/database/errors.ts'
import type { EventName } from './platform/events.ts'

/** An answer the visitor can correct: messages by field, and a general one. */
export class Fail extends Error {
  override name = 'Fail'
  readonly errors: FieldErrors
  readonly status: string | undefined

  constructor(errors: FieldErrors, status?: string) {
    super('an answer was refused')
    this.errors = errors
    this.status = status
  }
}

const replies: Readonly<Record<ErrorCode, { http: number; message: string }>> = {
  'bad-request': {
    http: 400,
    message: 'I couldn’t read that. Your earlier answers are safe. Please refresh the page and try again.',
  },
  forbidden: {
    http: 403,
    message: 'This page is out of date. Your answers are safe. Please refresh it and try again.',
  },
  'not-found': { http: 404, message: 'There’s nothing at this address.' },
  'not-on-path': { http: 409, message: 'Another question comes first. I’ll take you there.' },
  'quote-expired': {
    http: 410,
    message: 'The quote is expired or something error happened. Please start a new quote.',
  },
  conflict: {
    http: 409,
    message: 'I already have a different answer from this page. Please refresh it to see what I have.',
  },
  'too-large': {
    http: 413,
    message: 'That’s more than I can take at once. Please shorten it and try again.',
  },
  'too-many-requests': {
    http: 429,
    message: 'That was a lot at once. Your answers are safe. Please wait a moment and try again.',
  },
  'proof-needed': {
    http: 429,
    message:
      'I have a lot of visitors from your network just now. Your answers are safe. Please try again in a moment.',
  },
  unavailable: {
    http: 503,
    message: 'I’m not available just now. Your answers are safe. Please try again in a moment.',
  },
  internal: {
    http: 500,
    message: 'Something went wrong on my side. Your answers are safe. Please try again in a bit.',
  },
}

/** An error with one of the wire's codes. Its message is written for the visitor and names no cause. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly http: number
  /** The page where the visitor's quote continues. */
  readonly endpoint: string | undefined
  /** What was refused, where the log should record it. */
  readonly refusal: Refusal | undefined
  /** The proof of work that a visitor who looks like a machine has to solve. */
  readonly challenge: string | undefined

  constructor(code: ErrorCode, { endpoint, http, refusal, challenge }: Details = {}) {
    super(replies[code].message)
    this.code = code
    this.http = http ?? replies[code].http
    this.endpoint = endpoint
    this.refusal = refusal
    this.challenge = challenge
  }
}

interface Details {
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
