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
} from '../../connectors/connector.ts'
import { endpointIn } from '../../connectors/endpoint.ts'
import { gatewayIn, nameOfGateway } from '../../connectors/gateway.ts'
import { badAnswer } from '../../connectors/http-status.ts'
import { type AnswerKind, watched } from '../../risk/answer-kinds.ts'
import { CallFailed } from '../platform/outgoing/call-failed.ts'
import type { MadeCall } from '../store/carriers/offer-store.ts'
import { type Breakers, makeBreakers } from './breakers.ts'
import type { Called, PutOff } from './called.ts'
import { callSeconds, retries } from './metrics.ts'
import type { Lane, Pace } from './pacing/pace.ts'
import { retryAfterMs } from './pacing/retry-after.ts'
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
 * Asks a carrier until the signal aborts, within all its limits, and repeats at most one call. A carrier that wants to be asked
 * later puts the question off. It throws only when the service stops.
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
  }
  return async (question, signals) => {
    const called = await tools.breakers.run(question.carrier, () => callThrough(tools, question, signals))
    return called ?? { result: failed('maintenance', 'the breaker is open'), calls: [], isBreakerOpen: true }
  }
}

interface Tools extends Deps {
  readonly breakers: Breakers
  readonly budget: RetryBudget
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
  readonly result: Outcome | Pending | Next | PutOff
  readonly call: MadeCall
  /** The carrier cannot have received it, or has done nothing about it. */
  readonly nothingDone: boolean
}

async function callOnce(tools: Tools, question: Question, signals: Signals): Promise<CallResult> {
  const { connector, carrier, request, ticket } = question
  const lanes = lanesOf(question)
  const turn = await tools.pace.takeTurn(lanes)
  const isTime = !turn.isHeld && (await waited(turn.waitMs, signals))
  const at = new Date()
  const began = performance.now()
  const sending = { ...question.sending, at }
  const done = (ended: number | string): MadeCall => ({
    at: at.toISOString(),
    ms: Math.round(performance.now() - began),
    ended,
    key: sending.idempotencyKey,
  })
  const putOff = (afterMs: number, instead: Failed): PutOff => ({ kind: 'put off', afterMs, ticket, instead })
  if (turn.isHeld)
    return { result: putOff(turn.waitMs, failed('quota')), call: done('held'), nothingDone: true }
  if (!isTime) return { result: failed('quota'), call: done('quota'), nothingDone: true }
  const { kinds, ...seen } = watched(request.risk, request.details)
  const toSend =
    ticket === null
      ? connector.ask({ ...request, ...seen }, sending)
      : connector.poll({ ticket, request: { ...request, ...seen }, sending })
  // Later requests send no kind of answer that was not recorded with the first.
  if (ticket === null && !(await question.noteSending(kinds())))
    return { result: failed('quota', 'the quote is erased'), call: done('erased'), nothingDone: true }
  try {
    const reply = await tools.send({
      ...{ carrier, connector, secret: sending.secret },
      endpoint: endpointIn(connector.endpoint, request.risk.state),
      request: toSend,
      signal: AbortSignal.any([signals.timeUp, signals.stopping]),
    })
    measure(question, began, { status: reply.status })
    const read = connector.read(reply, request)
    const quietMs = retryAfterMs(reply, new Date())
    if (quietMs > 0) await hold(tools, lanes, quietMs)
    const result = read.kind === 'failed' && quietMs > 0 ? putOff(quietMs, read) : read
    return { result, call: done(reply.status), nothingDone: reply.status === 429 }
  } catch (error) {
    signals.stopping.throwIfAborted()
    if (!(error instanceof CallFailed)) throw error
    measure(question, began, { trouble: error.trouble })
    return {
      result: failed(error.trouble, error.detail),
      call: done(error.trouble),
      nothingDone: error.unsent,
    }
  }
}

/** The carrier, and the host that it shares with others if that has limits. */
function lanesOf({ carrier, connector, request }: Question): readonly [Lane, ...Lane[]] {
  const own = { name: carrier, perSecond: connector.terms.perSecond }
  const gateway = gatewayIn(connector, request.risk.state)
  return gateway ? [own, { name: nameOfGateway(gateway), perSecond: gateway.perSecond }] : [own]
}

/** A gateway refuses everyone who comes through it, so all of them are quiet; any other carrier is quiet alone. */
async function hold({ pace }: Tools, [carrier, gateway = carrier]: readonly [Lane, ...Lane[]], ms: number) {
  await pace.hold(gateway.name, Math.min(ms, longestQuietMs))
}

/** False when the time comes too late for us. */
async function waited(ms: number, { endsAt, timeUp, stopping }: Signals): Promise<boolean> {
  if (Date.now() + ms >= endsAt) return false
  if (ms > 0) await pause(ms, undefined, { signal: AbortSignal.any([timeUp, stopping]) }).catch(() => {})
  stopping.throwIfAborted()
  return !timeUp.aborted
}

/**
 * We repeat after a temporary failure, if the carrier has done nothing about the question or treats a repeat as the same
 * question.
 */
async function mayRepeat(
  tools: Tools,
  question: Question,
  one: CallResult,
  signals: Signals,
): Promise<boolean> {
  const { carrier, connector } = question
  const { result, nothingDone } = one
  if (result.kind !== 'failed' || !result.retryable || signals.timeUp.aborted) return false
  if (!nothingDone && !connector.terms.repeatSafe) return false
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
