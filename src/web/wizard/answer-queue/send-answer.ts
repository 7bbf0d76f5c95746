import { type AnswerReply, answer } from '../../../contract/answers/answer.ts'
import type { Properties } from '../../../contract/answers/properties.ts'
import { cookiesNeeded } from '../../../contract/cookies-needed.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { spoken, told, wordsIn } from '../../../language/text.ts'
import { check } from '../../../wizard/check.ts'
import { type Payload, payloadOf } from '../../../wizard/form.ts'
import { addressAt, pathHere } from '../../base-path.ts'
import { call } from '../../calls/call.ts'
import { instrument } from '../../calls/instrument.ts'
import { newKey } from '../../calls/new-key.ts'
import { tellOfChange } from '../../quote-changes.ts'
import type { Kind } from '../../step/step-view.ts'
import { today } from '../../today.ts'
import { helpWith } from '../../trouble/reference.ts'
import { submitFailure } from '../messages.ts'
import { isStart, pageKey } from '../step-screen.ts'
import type { Outcome, Question, Submission } from './answer-queue.ts'
import { drafts } from './drafts.ts'
import { forgetDraft } from './kept-drafts.ts'
import { forgetUnsent, keepUnsent } from './unsent.ts'

const words = wordsIn({
  en: { typed: 'What you typed before is filled in.' },
  es: { typed: 'Lo que había escrito antes ya está puesto.' },
})

/** The key under which each page was first sent. What it showed says what was changed only until then. */
const firstKeys = new WeakMap<Properties, string>()

/** What was typed about items that another page has removed since, by the page of the item. */
const typedOfRemoved = new Map<string, Payload>()

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
  const firstKey = firstKeys.get(properties) ?? submission.key
  firstKeys.set(properties, firstKey)
  const shown =
    firstKey === submission.key && Array.isArray(given) ? { shown: shownBefore(question) ?? null } : {}
  const ask = {
    answer: payload,
    step: route,
    quote_id: properties.quote_id,
    source: 'web',
    ...shown,
  } as const
  const reply = await call(answer, ask, { key: submission.key })
  if (reply.status !== 'Error' || reply.reason.code !== 'unavailable') forgetUnsent(route)
  if (reply.status === 'Fail') return { errors: reply.reason.errors, status: reply.reason.status ?? null }
  if (reply.status === 'OK') {
    count(reply.data)
    // Prices already shown are for the answers before it.
    tellOfChange(reply.data.config.quoteId)
    if (router.turn() !== submission.turn) {
      // It is stored anyway.
      router.forget()
      return { errors: {}, status: null }
    }
    // The server returns the answer on every page but the first.
    if (!isStart(properties)) forgetDraft(pageKey(question))
    const isFilledIn = fillInRemoved(reply.data)
    await router.follow({ ...reply.data, ...(isFilledIn && { notice: spoken(words, facts.speech).typed }) })
    return null
  }
  const { code, request } = reply.reason
  if (reply.data) {
    const isOfItem = Array.isArray(given) && properties.uuid !== undefined
    if (isOfItem) typedOfRemoved.set(withoutItem(route, properties), payload)
    await router.follow({ ...reply.data, ...(isOfItem && { notice: reply.reason.status }) })
    return null
  }
  if (code === 'quote-expired') {
    await router.startAnew()
    return null
  }
  if (code === 'forbidden' && !/csrftoken=/.test(document.cookie))
    return { errors: {}, status: told(cookiesNeeded, facts.speech) }
  const address = pathHere() === route ? location.href : addressAt(addressOf(route, '', properties.quote_id))
  // A visitor who leaves the first page begins no quote.
  const fields = Array.isArray(given) ? given : []
  if (!isStart(properties)) keepUnsent({ ask, key: submission.key, address, of: pageKey(question), fields })
  const status = submitFailure(properties.kind, facts.speech)
  return { errors: {}, status, help: helpWith(request, facts), isLost: true }
}

/** What the page showed before anything was typed on it, which may have been shown again since. */
function shownBefore(question: Question): unknown {
  const draft = drafts.get(pageKey(question))
  return draft ? draft.shown : question.properties.answer
}

/** Counts beginnings and ends of a line (spec 4.1.5). */
function count({ config, result }: AnswerReply['data']): void {
  const about = { insurance_type: config.insurance_type }
  if (config.step_type === 'new') instrument('quote_start', about)
  if (result.wizard_complete) instrument('generate_lead', about)
}

/** Fills in the page of an item that is added again; false if nothing was typed about a removed one. */
function fillInRemoved({ endpoint, properties }: AnswerReply['data']): boolean {
  if (!properties || properties.answer !== undefined) return false
  const page = withoutItem(endpoint, properties)
  const typed = typedOfRemoved.get(page)
  if (!typed) return false
  typedOfRemoved.delete(page)
  drafts.set(pageKey({ route: endpoint, properties }), { typed, shown: undefined })
  return true
}

/** The page of any item of a list. */
function withoutItem(route: string, { quote_id }: Properties): string {
  return `${quote_id} ${route}`
}
