import { type AnswerReply, answer } from '../../../contract/answers/answer.ts'
import type { Properties } from '../../../contract/answers/properties.ts'
import type { CallReply } from '../../../contract/call.ts'
import { cookiesNeeded } from '../../../contract/cookies-needed.ts'
import { told } from '../../../language/text.ts'
import { check, type FieldErrors } from '../../../wizard/check.ts'
import type { Payload } from '../../../wizard/form.ts'
import { call } from '../../calls/call.ts'
import { instrument } from '../../calls/instrument.ts'
import { newKey } from '../../calls/new-key.ts'
import type { Kind } from '../../step/step-view.ts'
import { today } from '../../today.ts'
import { helpWith } from '../../trouble/reference.ts'
import type { Navigator } from '../navigator/use-navigator.ts'
import { isStart, pageKey } from '../step-screen.ts'
import { submitFailure } from './messages.ts'

export { payloadOf } from '../../../wizard/form.ts'

/** What the visitor submits, with a key that a retry keeps. */
export interface Intent {
  readonly sent: string
  readonly key: string
}

export interface StepToAnswer {
  readonly route: string
  readonly properties: Properties
  readonly kind: Kind
  readonly navigator: Navigator
  /** The key of the last attempt, if that was lost. */
  readonly intent: Intent | undefined
  /** Whether the visitor still wants to go on: not after going back or changing the answer. */
  readonly goesOn: () => boolean
}

/** `done`: the page has gone on. Otherwise it stays and shows the message. */
export type Outcome =
  | { readonly done: true }
  | {
      readonly done: false
      readonly errors: FieldErrors
      readonly status: string | null
      readonly intent: Intent | undefined
      /** The id of the failed request, for the phone. */
      readonly help?: string
      /** No reply: worth sending the same again. */
      readonly lost: boolean
    }

/** Checks a payload with the server's schema, sends it, and goes where the server says. */
export async function answerStep(step: StepToAnswer, payload: Payload): Promise<Outcome> {
  const { kind, properties } = step
  // A kind's schema takes the properties of its own kind, which these are.
  const checked = check(kind.answer(properties as never, today()), payload)
  return checked.ok ? send(step, payload) : refused(checked.errors, null)
}

/** Skips the question (spec 4.2.1). */
export function skipStep(step: StepToAnswer): Promise<Outcome> {
  return send(step, { skip_answer: true })
}

async function send(step: StepToAnswer, payload: Payload): Promise<Outcome> {
  const { route, properties } = step
  const sent = JSON.stringify(payload)
  const intent = step.intent?.sent === sent ? step.intent : { sent, key: newKey() }
  const ask = { answer: payload, step: route, quote_id: properties.quote_id, source: 'web' } as const
  const reply = await call(answer, ask, { key: intent.key })
  if (reply.status === 'OK' && !step.goesOn()) {
    count(reply.data)
    // It is stored anyway.
    step.navigator.forget()
    return refused({}, null)
  }
  if (await proceed(step, reply)) return { done: true }
  if (reply.status === 'Fail') return refused(reply.reason.errors, reply.reason.status ?? null)
  const { facts } = step.navigator
  if (reply.status === 'Error' && reply.reason.code === 'forbidden' && !/csrftoken=/.test(document.cookie))
    return refused({}, told(cookiesNeeded, facts.speech))
  const request = reply.status === 'Error' ? reply.reason.request : undefined
  const help = helpWith(request, facts)
  return {
    done: false,
    errors: {},
    status: submitFailure(properties.kind, facts.speech),
    help,
    intent,
    lost: true,
  }
}

/** Goes on where the reply says; false when there is a message to show here. */
async function proceed(
  { route, properties, navigator }: StepToAnswer,
  reply: CallReply<AnswerReply>,
): Promise<boolean> {
  if (reply.status === 'OK') {
    count(reply.data)
    // The server returns the answer on every page but the first.
    if (!isStart(properties)) navigator.drafts.delete(pageKey({ route, properties }))
    await navigator.follow(reply.data)
    return true
  }
  if (reply.status !== 'Error') return false
  if (reply.data) await navigator.follow(reply.data)
  else if (reply.reason.code === 'quote-expired') await navigator.startAnew()
  else return false
  return true
}

/** Counts beginnings and ends of a line (spec 4.1.5). */
function count({ config, result }: AnswerReply['data']): void {
  const about = { insurance_type: config.insurance_type }
  if (config.step_type === 'new') instrument('quote_start', about)
  if (result.wizard_complete) instrument('generate_lead', about)
}

function refused(errors: FieldErrors, status: string | null): Outcome {
  return { done: false, errors, status, intent: undefined, lost: false }
}
