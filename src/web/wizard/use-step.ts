import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Properties } from '../../contract/properties.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { KindView } from '../ui/step-view.ts'
import type { Intent, Outcome } from './answer-step.ts'
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
  /** Checks what is typed, sends it, and goes where the server says. */
  readonly submit: () => Promise<void>
  readonly skip: () => Promise<void>
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
  async function attempt(skips: boolean): Promise<Outcome | null> {
    const { current } = form
    if (!current || busy.current) return null
    busy.current = true
    setState(state => ({ ...state, busy: true, skipFailed: false }))
    try {
      const [{ answerStep, skipStep }, kind] = await Promise.all([
        import('./answer-step.ts'),
        view.loadKind(),
      ])
      const step = { route, properties, kind, navigator, intent: intent.current }
      return await (skips ? skipStep(step) : answerStep(step, current))
    } catch {
      return { done: false, errors: {}, status: submitFailure(properties.kind), intent: intent.current }
    } finally {
      busy.current = false
      setState(state => ({ ...state, busy: false }))
    }
  }

  async function submit(): Promise<void> {
    const outcome = await attempt(false)
    if (!outcome || outcome.done) return
    const { errors, status } = outcome
    intent.current = outcome.intent
    setState({ errors, status, busy: false, skipFailed: false })
    requestAnimationFrame(() => focusFirst(form.current, errors))
  }

  async function skip(): Promise<void> {
    const outcome = await attempt(true)
    if (!outcome || outcome.done) return
    intent.current = outcome.intent
    setState(state => ({ ...state, skipFailed: true }))
  }

  return { state, form, submit, skip }
}

type Change = (change: (state: StepState) => StepState) => void

/** A complaint has done its work once its field is touched again. */
function useTouched(form: RefObject<HTMLFormElement | null>, setState: Change): void {
  useEffect(() => {
    const element = form.current
    const onInput = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      setState(state => (Object.hasOwn(state.errors, name) ? without(state, name) : state))
    }
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [form, setState])
}

function without(state: StepState, name: string): StepState {
  const { [name]: _settled, ...errors } = state.errors
  return { ...state, errors }
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

/** The first wrong field on the page; when none of them is wrong, the general message. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])]
  const wrong = fields.find(field => Object.hasOwn(errors, field.getAttribute('name') ?? ''))
  ;(wrong ?? form?.querySelector<HTMLElement>('[data-message] [tabindex="-1"]'))?.focus()
}
