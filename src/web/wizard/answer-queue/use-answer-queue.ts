import {
  type Dispatch,
  type FormEvent,
  type MouseEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FieldErrors } from '../../../wizard/check.ts'
import type { Payload } from '../../../wizard/form.ts'
import { reloadKeepingForm } from '../../kept-page.ts'
import { loadOnDemand } from '../load-on-demand.ts'
import { submitFailure } from '../messages.ts'
import type { AnswerQueue, AnswerState, Outcome, Question, Submission } from './answer-queue.ts'

/** Opens the queue of a question; `errors` are the complaints at the beginning. */
export function useAnswerQueue(question: Question, errors: FieldErrors): AnswerQueue {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(question)
  const [state, setState] = useState<AnswerState>({ errors, status: null, busy: false, skipFailed: false })
  const [queue] = useState(() => openQueue({ question: () => latest.current, form, setState }))
  useEffect(() => {
    latest.current = question
  })
  useEffect(queue.listen, [])
  return { ...queue, state, form: { ref: form, ...queue.form } }
}

interface QueueOptions {
  readonly question: () => Question
  readonly form: RefObject<HTMLFormElement | null>
  readonly setState: Dispatch<SetStateAction<AnswerState>>
}

function openQueue({ question, form, setState }: QueueOptions) {
  let isServing = false
  let sending: Submission | undefined
  /** Follows the one that is being sent, or waits for the code that sends it. A later one takes its place. */
  let waiting: Submission | undefined
  /** Got no reply. */
  let lost: Submission | undefined
  let isResent = false

  const tell = (news: Partial<AnswerState>) => setState(before => ({ ...before, ...news }))

  function want(given: Submission['given'], turn?: number): void {
    const { router } = question()
    if (sending && isSame(given, sending.given)) {
      waiting = undefined
      sending.turn = router.turn()
      return
    }
    if (sending) router.stay()
    const key = lost && isSame(given, lost.given) ? lost.key : undefined
    waiting = { given, turn: turn ?? router.turn(), key }
    tell({ busy: true, skipFailed: false })
    if (!isServing) void serve()
  }

  async function serve(): Promise<void> {
    isServing = true
    let last: Submission | undefined
    let outcome: Outcome = null
    try {
      const { view } = question()
      const [{ sendAnswer }, kind] = await Promise.all([import('./send-answer.ts'), view.loadKind()])
      while (waiting) {
        last = sending = waiting
        waiting = undefined
        outcome = await sendAnswer(last, kind, question())
      }
    } catch {
      if (reloadKeepingForm()) return
      // Code that cannot be loaded fails like an answer that cannot be sent.
      last = waiting ?? last
      waiting = undefined
      const { properties, facts } = question()
      outcome = { errors: {}, status: submitFailure(properties.kind, facts.speech), isLost: true }
    }
    isServing = false
    sending = undefined
    tell({ busy: false })
    if (!last) return
    isResent = outcome?.isLost === true
    lost = isResent ? last : undefined
    if (!outcome) return
    const { errors, status, help } = outcome
    if (last.given === null && status !== null) return tell({ skipFailed: true, help })
    tell({ errors, status, help })
    if (status !== null || Object.keys(errors).length > 0) focusFirst(form.current, errors)
  }

  /** What is on its way stays stored, but its visitor has changed the form and is not led on. */
  function onChanged(): void {
    isResent = false
    if (sending) question().router.stay()
    else if (waiting) {
      waiting = undefined
      tell({ busy: false })
    }
  }

  function onInput({ target, nativeEvent }: FormEvent): void {
    // Values filled in by a look-up are not the visitor's changes.
    if (nativeEvent.isTrusted) onChanged()
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    setState(state => settled(state, name))
    const typed = form.current
    if (typed)
      loadOnDemand()
        .then(({ keepDraft }) => keepDraft(typed, question()))
        .catch(() => {})
  }

  /** A press that changes the form, such as adding a country, counts like typing. */
  function onClick({ target }: MouseEvent): void {
    // What the page itself cleans up while sending is not a change.
    if (!sending || (target instanceof Element && target.closest('[type="submit"]'))) return
    const [submission, before] = [sending, shownBy(form.current)]
    const compare = () => {
      // A later press has the last word.
      if (sending === submission && !waiting && form.current && shownBy(form.current) !== before) onChanged()
    }
    // By then the page has rendered the effect of the press.
    requestAnimationFrame(() => requestAnimationFrame(compare))
  }

  /** The page may have been left while sending, and restored from the browser's back/forward cache. */
  function onShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    isServing = false
    sending = undefined
    tell({ busy: false })
  }

  function onOnline(): void {
    if (lost && isResent && !isServing) want(lost.given, lost.turn)
  }

  /** Follows the connection until the returned function is called. */
  function listen(): () => void {
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('pageshow', onShow, { signal })
    addEventListener('online', onOnline, { signal })
    return () => leaving.abort()
  }

  return {
    listen,
    form: { onInput, onClick },
    submit(submitter: HTMLElement | null = null) {
      if (form.current) want([...new FormData(form.current, submitter)])
    },
    send: (payload: Payload) => want(payload),
    skip: () => want(null),
  }
}

function isSame(given: Submission['given'], other: Submission['given']): boolean {
  return JSON.stringify(given) === JSON.stringify(other)
}

function shownBy(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : ''
}

/** Removes the complaint about a field that is edited again; editing a part also clears the whole field's. */
function settled(state: AnswerState, name: string): AnswerState {
  const errors = Object.entries(state.errors)
  const remaining = errors.filter(([wrong]) => !isOf(wrong, name))
  return remaining.length === errors.length ? state : { ...state, errors: Object.fromEntries(remaining) }
}

/**
 * Focuses the first wrong field on the page, or the general message if there is none. Visitors who have begun to type elsewhere
 * stay there.
 */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const pressed = document.activeElement
  requestAnimationFrame(() => {
    if (document.activeElement !== pressed && document.activeElement !== document.body) return
    const fields = [...(form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])]
    const isWrong = (field: HTMLElement) =>
      Object.keys(errors).some(wrong => isOf(wrong, field.getAttribute('name') ?? ''))
    const shown = fields.find(isWrong) ?? form?.querySelector<HTMLElement>('[data-message] [tabindex="-1"]')
    shown?.focus()
  })
}

/** Whether a complaint is about a field of this name: `dateBirth.month` is part of `dateBirth`. */
function isOf(wrong: string, name: string): boolean {
  return wrong === name || wrong === name.split('.', 1)[0]
}
