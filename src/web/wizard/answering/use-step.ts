import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Payload } from '../../../wizard/form.ts'
import { reloadKeepingForm } from '../../kept-page.ts'
import type { Desk } from './answer-desk.ts'
import { submitFailure } from './messages.ts'
import type { StepState, Submission, UseStep } from './step-state.ts'

export interface Step {
  readonly state: StepState
  readonly form: RefObject<HTMLFormElement | null>
  /** Checks the form and the pressed button's fields, sends them, and goes where the server says. */
  readonly submit: (submitter?: HTMLElement | null) => void
  /** The same with a payload that is not from the form. */
  readonly send: (payload: Payload) => void
  readonly skip: () => void
}

/** One step's form. The code for answering loads with the first answer; a failure leaves the form unchanged. */
export function useStep(options: UseStep): Step {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<StepState>({
    errors: options.errors,
    status: null,
    busy: false,
    skipFailed: false,
  })
  const step = useRef(options)
  const desk = useRef<Desk>(undefined)
  /** The submission whose code has not loaded yet, or failed to. A later one, or a change of the form, takes its place. */
  const unsent = useRef<Submission>(undefined)
  useEffect(() => {
    step.current = options
  })

  async function want(submission: Submission): Promise<void> {
    unsent.current = submission
    setState(state => ({ ...state, busy: true }))
    try {
      const { openDesk } = await import('./answer-desk.ts')
      if (unsent.current !== submission) return
      unsent.current = undefined
      desk.current ??= openDesk({ step: () => step.current, form, setState })
      desk.current.want(submission)
    } catch {
      if (reloadKeepingForm() || unsent.current !== submission) return
      const failure =
        submission.type === 'skip'
          ? { skipFailed: true }
          : { status: submitFailure(options.properties.kind, options.navigator.facts.speech) }
      setState(state => ({ ...state, ...failure, help: undefined, busy: false }))
      // The button may be far from the message.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus())
    }
  }

  useEffect(() => {
    const element = form.current
    const onInput = ({ target, isTrusted }: Event) => {
      // Values filled in by a look-up are not the visitor's changes.
      if (isTrusted) {
        if (unsent.current) setState(state => ({ ...state, busy: false }))
        unsent.current = undefined
        desk.current?.onTouched()
      }
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      setState(state => settled(state, name))
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) desk.current?.onRestored()
    }
    const onOnline = () => {
      if (unsent.current) void want(unsent.current)
      desk.current?.onOnline()
    }
    element?.addEventListener('input', onInput)
    addEventListener('pageshow', onShow)
    addEventListener('online', onOnline)
    return () => {
      element?.removeEventListener('input', onInput)
      removeEventListener('pageshow', onShow)
      removeEventListener('online', onOnline)
    }
  })

  const moves = options.navigator.moves
  return {
    state,
    form,
    submit(submitter = null) {
      if (!form.current) return
      void want({ type: 'form', fields: [...new FormData(form.current, submitter)], moves: moves() })
    },
    send: payload => void want({ type: 'payload', payload, moves: moves() }),
    skip: () => void want({ type: 'skip', moves: moves() }),
  }
}

/** Removes the complaint about a field that is edited again; editing a part also clears the whole field's. */
function settled(state: StepState, name: string): StepState {
  const errors = Object.entries(state.errors)
  // `dateBirth.month` is part of `dateBirth`.
  const remaining = errors.filter(([wrong]) => wrong !== name && wrong !== name.split('.', 1)[0])
  return remaining.length === errors.length ? state : { ...state, errors: Object.fromEntries(remaining) }
}
