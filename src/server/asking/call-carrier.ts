import { setTimeout as pause } from 'node:timers/promises'
import type {
  CarrierRequest,
  Failed,
  FailureCause,
  Next,
  Outcome,
  Pending,
  Sending,
  WireConnector,
  WireReply,
} from '../../connectors/connector.ts'
import { endpointIn } from '../../connectors/endpoint.ts'
import { badAnswer } from '../../connectors/http-status.ts'
import { type AnswerKind, watched } from '../../risk/answer-kinds.ts'
import { CallFailed } from '../platform/outgoing/call-failed.ts'
import type { MadeCall } from '../store/carriers/offer-store.ts'
import { type Breakers, makeBreakers } from './breakers.ts'
import type { Called } from './called.ts'
import { callSeconds, retries } from './metrics.ts'
import type { Pace } from './pace.ts'
import { makeRetryBudget, type RetryBudget } from './retry-budget.ts'
import type { SendToCarrier } from './send-to-carrier.ts'

/** A question to a carrier, ready to send. */
export interface Question {
  readonly carrier: string
  readonly connector: WireConnector
  readonly request: CarrierRequest
  readonly sending: Omit<Sending, 'at'>
  /** Set once the carrier has accepted the question: from then on we only fetch the answer. */
  readonly ticket: string | null
  /** Records what is about to be sent. False when it may no longer be sent, because the visitor erased the quote. */
  readonly noteSending: (kinds: readonly AnswerKind[]) => Promise<boolean>
}

/**
 * Asks a carrier until the signal aborts, within all its limits, and repeats at most one call. It throws only when the
 * service stops.
 */
export type CallCarrier = (question: Question, signals: Signals) => Promise<Called>

export interface Signals {
  /**
   * When the time for this question runs out, in milliseconds since 1970, with its signal. The outcome is then a
   * failure.
   */
  readonly endsAt: number
  readonly timeUp: AbortSignal
  /** The service is stopping: another process will ask. */
  readonly stopping: AbortSignal
}

interface Deps {
  readonly send: SendToCarrier
  readonly pace: Pace
}

/** The caller of all carriers; its breakers and its retry budget live as long as it does. */
export function makeCallCarrier({ send, pace }: Deps): CallCarrier {
  const tools = {
    send,
    pace,
    breakers: makeBreakers(),
    budget: makeRetryBudget(),
    throttled: new Set<string>(),
  }
  return async (question, signals) => {
    const called = await tools.breakers.run(question.carrier, () => callThrough(tools, question, signals))
    return called ?? { result: failed('maintenance', 'the breaker is open'), calls: [], isBreakerOpen: true }
  }
}

interface Tools extends Deps {
  readonly breakers: Breakers
  readonly budget: RetryBudget
  /** Carriers without a limit of their own that asked us to slow down. */
  readonly throttled: Set<string>
}

/** A question that takes more steps than this would never end. */
export const mostSteps = 4

/** Takes as many steps as the carrier wants; a failed one may be repeated. */
async function callThrough(
  tools: Tools,
  question: Question,
  signals: Signals,
  steps = mostSteps,
): Promise<Called> {
  const { result, calls } = await callWithRepeat(tools, question, signals)
  if (result.kind !== 'next') return { result, calls }
  if (steps === 1) return { result: badAnswer('the steps of the mapping do not end'), calls }
  const rest = await callThrough(tools, { ...question, ticket: result.ticket }, signals, steps - 1)
  return { ...rest, calls: [...calls, ...rest.calls] }
}

interface StepResult {
  readonly result: CallResult['result']
  readonly calls: Called['calls']
}

async function callWithRepeat(tools: Tools, question: Question, signals: Signals): Promise<StepResult> {
  tools.budget.earn()
  const first = await callOnce(tools, question, signals)
  if (!(await mayRepeat(tools, question, first, signals)))
    return { result: first.result, calls: [first.call] }
  const second = await callOnce(tools, question, signals)
  return { result: second.result, calls: [first.call, second.call] }
}

interface CallResult {
  readonly result: Outcome | Pending | Next
  readonly call: MadeCall
  /** The carrier cannot have received it. */
  readonly unsent: boolean
  /** How long the carrier wants us to wait. */
  readonly quietMs: number
}

async function callOnce(tools: Tools, question: Question, signals: Signals): Promise<CallResult> {
  const { connector, carrier, request, ticket } = question
  const waited = await waitForTurn(tools, question, signals)
  const at = new Date()
  const began = performance.now()
  const sending = { ...question.sending, at }
  const done = (ended: number | string): MadeCall => ({
    at: at.toISOString(),
    ms: Math.round(performance.now() - began),
    ended,
    key: sending.idempotencyKey,
  })
  if (!waited) return { result: failed('quota'), call: done('quota'), unsent: true, quietMs: 0 }
  const { kinds, ...seen } = watched(request.risk, request.details)
  const toSend =
    ticket === null
      ? connector.ask({ ...request, ...seen }, sending)
      : connector.poll({ ticket, request: { ...request, ...seen }, sending })
  // Later requests send no kind of answer that was not recorded with the first.
  if (ticket === null && !(await question.noteSending(kinds())))
    return { result: failed('quota', 'the quote is erased'), call: done('erased'), unsent: true, quietMs: 0 }
  try {
    const reply = await tools.send({
      ...{ carrier, connector, secret: sending.secret },
      endpoint: endpointIn(connector.endpoint, request.risk.state),
      request: toSend,
      signal: AbortSignal.any([signals.timeUp, signals.stopping]),
    })
    measure(question, began, { status: reply.status })
    const result = connector.read(reply, request)
    return { result, call: done(reply.status), unsent: false, quietMs: quietOf(reply) }
  } catch (error) {
    signals.stopping.throwIfAborted()
    if (!(error instanceof CallFailed)) throw error
    measure(question, began, { trouble: error.trouble })
    return {
      result: failed(error.trouble, error.detail),
      call: done(error.trouble),
      unsent: error.unsent,
      quietMs: 0,
    }
  }
}

/** False when the carrier's next free slot comes too late for us. */
async function waitForTurn({ pace, throttled }: Tools, { carrier, connector }: Question, signals: Signals) {
  const { perSecond } = connector.terms
  if (perSecond === undefined && !throttled.has(carrier)) return true
  const ms = await pace.takeTurn(carrier, perSecond ?? 1000)
  if (ms === 0) throttled.delete(carrier)
  return waited(ms, signals)
}

async function waited(ms: number, { endsAt, timeUp, stopping }: Signals): Promise<boolean> {
  if (Date.now() + ms >= endsAt) return false
  if (ms > 0) await pause(ms, undefined, { signal: AbortSignal.any([timeUp, stopping]) }).catch(() => {})
  stopping.throwIfAborted()
  return !timeUp.aborted
}

/**
 * We repeat after a temporary failure, if the carrier cannot have received the question or treats a repeat as the same
 * question.
 */
async function mayRepeat(
  tools: Tools,
  question: Question,
  one: CallResult,
  signals: Signals,
): Promise<boolean> {
  const { carrier, connector } = question
  const { result, unsent, quietMs } = one
  if (quietMs > 0) {
    tools.throttled.add(carrier)
    await tools.pace.hold(carrier, quietMs)
  }
  if (result.kind !== 'failed' || !result.retryable || signals.timeUp.aborted) return false
  if (!unsent && !connector.terms.repeatSafe) return false
  const isAllowed = tools.budget.spend()
  retries.inc({ carrier, allowed: String(isAllowed) })
  return isAllowed && waited(between(...repeatAfterMs), signals)
}

/** A repeat waits for a random time between these, so that many quotes do not repeat at once. */
export const repeatAfterMs = [200, 600] as const

function between(least: number, most: number): number {
  return least + Math.random() * (most - least)
}

/** No visitor waits longer than this for a price. */
export const longestQuietMs = 60_000

/** The seconds in Retry-After. */
function quietOf({ status, headers }: WireReply): number {
  if (status !== 429 && status !== 503) return 0
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestQuietMs) : 0
}

/** Failures on the way to a carrier that may pass within moments. */
const passing: readonly FailureCause[] = ['network', 'dns', 'refused', 'proxy']

function failed(cause: FailureCause, detail?: string): Failed {
  return { kind: 'failed', cause, retryable: passing.includes(cause), ...(detail ? { detail } : {}) }
}

interface Ending {
  readonly status?: number
  readonly trouble?: FailureCause
}

function measure(
  { carrier, connector, request }: Question,
  began: number,
  { status, trouble }: Ending,
): void {
  callSeconds.observe(
    {
      carrier,
      server_address: new URL(endpointIn(connector.endpoint, request.risk.state)).hostname,
      http_response_status_code: status ?? '',
      error_type: trouble ?? '',
    },
    (performance.now() - began) / 1000,
  )
}
