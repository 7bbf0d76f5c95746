import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Properties } from '../../contract/properties.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Payload } from '../../wizard/form.ts'
import type { KindView } from '../ui/step-view.ts'
import type { Intent, Outcome, StepToAnswer } from './answer-step.ts'
import { submitFailure } from './messages.ts'
import type { Navigator } from './use-navigator.ts'

export interface StepState {
  readonly errors: FieldErrors
  /** A general message. */
  readonly status: string | null
  readonly busy: boolean
  /** Skipping did not work. */
  readonly skipFailed: boolean
}

interface UseStep {
  readonly route: string
  readonly properties: Properties
  readonly view: KindView
  readonly initial: Pick<StepState, 'errors' | 'status'>
  readonly navigator: Navigator
}

export interface Step {
  readonly state: StepState
  readonly form: RefObject<HTMLFormElement | null>
  /** Checks what is typed and what the pressed button says, sends it, and goes where the server says. */
  readonly submit: (submitter?: HTMLElement | null) => Promise<void>
  /** The same with a payload that is not of the form. */
  readonly send: (payload: Payload) => Promise<void>
  readonly skip: () => Promise<void>
}

/** What answering takes once it is loaded. */
type Answering = typeof import('./answer-step.ts') & {
  readonly step: StepToAnswer
  readonly form: HTMLFormElement
}

/** One step's form: sent once, and kept as it is when sending fails. */
export function useStep({ route, properties, view, initial, navigator }: UseStep): Step {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<StepState>({ ...initial, busy: false, skipFailed: false })
  const busy = useRef(false)
  const intent = useRef<Intent>(undefined)
  useTouched(form, setState)
  useReturn(() => {
    busy.current = false
    setState(state => ({ ...state, busy: false }))
  })

  /** One try at a time. What cannot even be loaded fails as what cannot be sent. */
  async function attempt(how: (answering: Answering) => Promise<Outcome>): Promise<Outcome | null> {
    const { current } = form
    if (!current || busy.current) return null
    busy.current = true
    setState(state => ({ ...state, busy: true, skipFailed: false }))
    try {
      const [module, kind] = await Promise.all([import('./answer-step.ts'), view.loadKind()])
      const step = { route, properties, kind, navigator, intent: intent.current }
      return await how({ ...module, step, form: current })
    } catch {
      return { done: false, errors: {}, status: submitFailure(properties.kind), intent: intent.current }
    } finally {
      busy.current = false
      setState(state => ({ ...state, busy: false }))
    }
  }

  async function answer(how: (answering: Answering) => Promise<Outcome>): Promise<void> {
    const outcome = await attempt(how)
    if (!outcome || outcome.done) return
    const { errors, status } = outcome
    intent.current = outcome.intent
    setState({ errors, status, busy: false, skipFailed: false })
    // Who cannot load it has the message still.
    import('./focus-first.ts').then(
      module => module.focusFirst(form.current, errors),
      () => {},
    )
  }

  async function skip(): Promise<void> {
    const outcome = await attempt(({ skipStep, step }) => skipStep(step))
    if (!outcome || outcome.done) return
    intent.current = outcome.intent
    setState(state => ({ ...state, skipFailed: true }))
  }

  return {
    state,
    form,
    submit: (submitter = null) =>
      answer(({ answerStep, payloadIn, step, form }) =>
        answerStep(step, payloadIn(form, step.kind, submitter)),
      ),
    send: payload => answer(({ answerStep, step }) => answerStep(step, payload)),
    skip,
  }
}

type Change = (change: (state: StepState) => StepState) => void

/** A complaint has done its work once its field is touched again. */
function useTouched(form: RefObject<HTMLFormElement | null>, setState: Change): void {
  useEffect(() => {
    const element = form.current
    const onInput = ({ target }: Event) => {
      // A part settles its whole as well: `dateBirth.month` is of `dateBirth`.
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      setState(state => without(state, [name, name.split('.', 1)[0] ?? '']))
    }
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [form, setState])
}

function without(state: StepState, names: readonly string[]): StepState {
  const errors = Object.entries(state.errors)
  const left = errors.filter(([name]) => !names.includes(name))
  return left.length === errors.length ? state : { ...state, errors: Object.fromEntries(left) }
}

/** A page that comes back out of the browser's memory may have been left while it was sending. */
function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
