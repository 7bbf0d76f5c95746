import type { Dispatch, RefObject, SetStateAction } from 'react'
import { reloadKeepingForm } from '../../kept-page.ts'
import { focusFirst } from '../focus-first.ts'
import {
  answerStep,
  type Intent,
  type Outcome,
  payloadOf,
  type StepToAnswer,
  skipStep,
} from './answer-step.ts'
import { submitFailure } from './messages.ts'
import type { StepState, Submission, UseStep } from './step-state.ts'

/** Sends what the visitor submits from one step's form. */
export interface Desk {
  want(submission: Submission): void
  /** The visitor has changed the form. */
  onTouched(): void
  onOnline(): void
  /** The page was restored from the back/forward cache, and may have been left while sending. */
  onRestored(): void
}

interface DeskOptions {
  readonly step: () => UseStep
  readonly form: RefObject<HTMLFormElement | null>
  readonly setState: Dispatch<SetStateAction<StepState>>
}

/**
 * Sends one answer at a time, and the last one counts: it waits for the reply to the one before, so that the server
 * gets them in order. Changing the form meanwhile stays on the page.
 */
export function openDesk({ step, form, setState }: DeskOptions): Desk {
  let running: Submission | undefined
  let waiting: Submission | undefined
  let lost: Submission | undefined
  let intent: Intent | undefined
  let touched = false

  /** A press that changes the form, such as adding a country, counts like typing. */
  function onClick({ target }: Event): void {
    // What the page itself cleans up while sending is not a change.
    if (target instanceof Element && target.closest('[type="submit"]')) return
    const { current } = form
    const [submission, before] = [running, shownBy(current)]
    const compare = () => {
      // A later press has the last word.
      if (running === submission && !waiting && current === form.current && shownBy(current) !== before)
        desk.onTouched()
    }
    // By then the page has rendered the effect of the press.
    requestAnimationFrame(() => requestAnimationFrame(compare))
  }

  async function serve(): Promise<void> {
    const { current } = form
    current?.addEventListener('click', onClick)
    let last: { submission: Submission; outcome: Outcome } | undefined
    while (waiting) {
      const submission = waiting
      running = submission
      waiting = undefined
      setState(state => ({ ...state, busy: true, skipFailed: false }))
      last = { submission, outcome: await send(submission) }
    }
    running = undefined
    current?.removeEventListener('click', onClick)
    setState(state => ({ ...state, busy: false }))
    if (last) tell(last.submission, last.outcome)
  }

  /** Code that cannot be loaded fails like an answer that cannot be sent. */
  async function send(submission: Submission): Promise<Outcome> {
    const { route, properties, view, navigator } = step()
    const goesOn = () => !waiting && !touched && navigator.moves() === submission.moves
    try {
      const kind = await view.loadKind()
      const stepToAnswer: StepToAnswer = { route, properties, kind, navigator, intent, goesOn }
      if (submission.type === 'skip') return await skipStep(stepToAnswer)
      const payload =
        submission.type === 'form' ? payloadOf(submission.fields, kind.fields) : submission.payload
      return await answerStep(stepToAnswer, payload)
    } catch {
      if (reloadKeepingForm()) return { done: true }
      return {
        done: false,
        errors: {},
        status: submitFailure(properties.kind, navigator.facts.speech),
        intent,
        lost: true,
      }
    }
  }

  function tell(submission: Submission, outcome: Outcome): void {
    lost = !outcome.done && outcome.lost ? submission : undefined
    if (outcome.done) return
    const { errors, status, help } = outcome
    intent = outcome.intent
    const skipFailed = submission.type === 'skip' && status !== null
    setState(state => (skipFailed ? { ...state, skipFailed, help } : { ...state, errors, status, help }))
    if (!skipFailed && (status !== null || Object.keys(errors).length > 0)) focusFirst(form.current, errors)
  }

  const desk: Desk = {
    want(submission) {
      const isUnderWay = running !== undefined && contentOf(submission) === contentOf(running)
      waiting = isUnderWay ? undefined : submission
      // The form shows it.
      touched = false
      if (isUnderWay) return
      if (running) step().navigator.stay()
      else void serve()
    },
    onTouched() {
      touched = true
      lost = undefined
      if (running) step().navigator.stay()
    },
    onOnline() {
      if (lost && !running) desk.want(lost)
    },
    onRestored() {
      running = undefined
      setState(state => ({ ...state, busy: false }))
    },
  }
  return desk
}

function shownBy(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : ''
}

function contentOf({ moves: _, ...content }: Submission): string {
  return JSON.stringify(content)
}
