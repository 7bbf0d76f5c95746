import { type AnswerReply, answer } from '../../../contract/answers/answer.ts'
import { cookiesNeeded } from '../../../contract/cookies-needed.ts'
import { told } from '../../../language/text.ts'
import { check } from '../../../wizard/check.ts'
import { payloadOf } from '../../../wizard/form.ts'
import { call } from '../../calls/call.ts'
import { instrument } from '../../calls/instrument.ts'
import { newKey } from '../../calls/new-key.ts'
import type { Kind } from '../../step/step-view.ts'
import { today } from '../../today.ts'
import { helpWith } from '../../trouble/reference.ts'
import { submitFailure } from '../messages.ts'
import { isStart, pageKey } from '../step-screen.ts'
import type { Outcome, Question, Submission } from './answer-queue.ts'
import { drafts } from './drafts.ts'

/** Checks an answer with the schema of its kind, sends it, and goes where the server says. */
export async function sendAnswer(submission: Submission, kind: Kind, question: Question): Promise<Outcome> {
  const { route, properties, router, facts } = question
  const { given } = submission
  const payload = Array.isArray(given) ? payloadOf(given, kind.fields) : (given ?? { skip_answer: true })
  if (given !== null) {
    // A kind's schema takes the properties of its own kind, which these are.
    const checked = check(kind.answer(properties as never, today()), payload)
    if (!checked.ok) return { errors: checked.errors, status: null }
  }
  submission.key ??= newKey()
  const ask = { answer: payload, step: route, quote_id: properties.quote_id, source: 'web' } as const
  const reply = await call(answer, ask, { key: submission.key })
  if (reply.status === 'Fail') return { errors: reply.reason.errors, status: reply.reason.status ?? null }
  if (reply.status === 'OK') {
    count(reply.data)
    if (router.turn() !== submission.turn) {
      // It is stored anyway.
      router.forget()
      return { errors: {}, status: null }
    }
    // The server returns the answer on every page but the first.
    if (!isStart(properties)) drafts.delete(pageKey(question))
    await router.follow(reply.data)
    return null
  }
  const { code, request } = reply.reason
  if (reply.data || code === 'quote-expired') {
    await (reply.data ? router.follow(reply.data) : router.startAnew())
    return null
  }
  if (code === 'forbidden' && !/csrftoken=/.test(document.cookie))
    return { errors: {}, status: told(cookiesNeeded, facts.speech) }
  const status = submitFailure(properties.kind, facts.speech)
  return { errors: {}, status, help: helpWith(request, facts), isLost: true }
}

/** Counts beginnings and ends of a line (spec 4.1.5). */
function count({ config, result }: AnswerReply['data']): void {
  const about = { insurance_type: config.insurance_type }
  if (config.step_type === 'new') instrument('quote_start', about)
  if (result.wizard_complete) instrument('generate_lead', about)
}
