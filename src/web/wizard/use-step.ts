import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Properties } from '../../contract/properties.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Payload } from '../../wizard/form.ts'
import { renewVersion } from '../kept-page.ts'
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
  readonly errors: FieldErrors
  readonly navigator: Navigator
}

export interface Step {
  readonly state: StepState
  readonly form: RefObject<HTMLFormElement | null>
  /** Checks what is typed and what the pressed button says, sends it, and goes where the server says. */
  readonly submit: (submitter?: HTMLElement | null) => void
  /** The same with a payload that is not of the form. */
  readonly send: (payload: Payload) => void
  readonly skip: () => void
}

type Answering = typeof import('./answer-step.ts')

/** What the visitor wants sent. */
interface Attempt {
  /** Tells apart whether the same is wanted again. */
  readonly content: string
  readonly skips?: boolean
  /** Where the visitor was when it was wanted. */
  readonly moves: number
  readonly run: (module: Answering, step: StepToAnswer) => Promise<Outcome>
}

/**
 * One step's form. One answer is under way at a time, and the last one wanted is the one that counts: it waits for the
 * reply to the one before, so that the server cannot hear them in another order. What fails is kept as it is.
 */
export function useStep({ route, properties, view, errors, navigator }: UseStep): Step {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<StepState>({ errors, status: null, busy: false, skipFailed: false })
  const running = useRef<Attempt>(undefined)
  const waiting = useRef<Attempt>(undefined)
  const lost = useRef<Attempt>(undefined)
  const touched = useRef(false)
  const intent = useRef<Intent>(undefined)
  useTouched(form, (names, byHand) => {
    if (byHand) {
      touched.current = true
      lost.current = undefined
      if (running.current) navigator.stay()
    }
    setState(state => without(state, names))
  })
  useConnection({
    onRestored() {
      running.current = undefined
      setState(state => ({ ...state, busy: false }))
    },
    onOnline() {
      if (lost.current) void answer(lost.current)
    },
  })

  async function answer(attempt: Attempt): Promise<void> {
    const isUnderWay = attempt.content === running.current?.content
    waiting.current = isUnderWay ? undefined : attempt
    // Changed, and changed back.
    if (isUnderWay) touched.current = false
    if (running.current) return isUnderWay ? undefined : navigator.stay()
    let outcome: Outcome = { done: true }
    while (waiting.current) {
      running.current = waiting.current
      waiting.current = undefined
      outcome = await send(running.current)
    }
    const { skips = false } = running.current ?? {}
    lost.current = !outcome.done && outcome.lost ? running.current : undefined
    running.current = undefined
    setState(state => ({ ...state, busy: false }))
    if (!outcome.done) tell(outcome, skips)
  }

  /** What cannot even be loaded fails as what cannot be sent. */
  async function send({ run, moves }: Attempt): Promise<Outcome> {
    touched.current = false
    setState(state => ({ ...state, busy: true, skipFailed: false }))
    const goesOn = () => !waiting.current && !touched.current && navigator.moves() === moves
    try {
      const [module, kind] = await Promise.all([import('./answer-step.ts'), view.loadKind()])
      return await run(module, { route, properties, kind, navigator, intent: intent.current, goesOn })
    } catch {
      if (renewVersion()) return { done: true }
      const status = submitFailure(properties.kind)
      return { done: false, errors: {}, status, intent: intent.current, lost: true }
    }
  }

  function tell({ errors, status, intent: next }: Exclude<Outcome, { done: true }>, skips: boolean): void {
    intent.current = next
    const skipFailed = skips && status !== null
    setState(state => (skipFailed ? { ...state, skipFailed } : { ...state, errors, status }))
    if (skipFailed || (status === null && Object.keys(errors).length === 0)) return
    // Who cannot load it has the message still.
    import('./focus-first.ts').then(
      module => module.focusFirst(form.current, errors),
      () => {},
    )
  }

  const want = (attempt: Omit<Attempt, 'moves'>) => void answer({ ...attempt, moves: navigator.moves() })
  return {
    state,
    form,
    submit(submitter = null) {
      if (!form.current) return
      const fields = [...new FormData(form.current, submitter)]
      want({
        content: JSON.stringify(fields),
        run: (module, step) => module.answerStep(step, module.payloadOf(fields, step.kind.fields)),
      })
    },
    send: payload =>
      want({
        content: JSON.stringify(payload),
        run: (module, step) => module.answerStep(step, payload),
      }),
    skip: () => want({ content: 'skip', skips: true, run: (module, step) => module.skipStep(step) }),
  }
}

/** A complaint has done its work once its field is touched again. `byHand`: the visitor did it, not a look-up. */
function useTouched(
  form: RefObject<HTMLFormElement | null>,
  onTouched: (names: readonly string[], byHand: boolean) => void,
): void {
  const latest = useRef(onTouched)
  useEffect(() => {
    latest.current = onTouched
  })
  useEffect(() => {
    const element = form.current
    const onInput = ({ target, isTrusted }: Event) => {
      // A part settles its whole as well: `dateBirth.month` is of `dateBirth`.
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      latest.current([name, name.split('.', 1)[0] ?? ''], isTrusted)
    }
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [form])
}

function without(state: StepState, names: readonly string[]): StepState {
  const errors = Object.entries(state.errors)
  const left = errors.filter(([name]) => !names.includes(name))
  return left.length === errors.length ? state : { ...state, errors: Object.fromEntries(left) }
}

interface Connection {
  /** The page comes back out of the browser's memory, and may have been left while it was sending. */
  readonly onRestored: () => void
  readonly onOnline: () => void
}

function useConnection(handlers: Connection): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current.onRestored()
    }
    const onOnline = () => latest.current.onOnline()
    addEventListener('pageshow', onShow)
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('pageshow', onShow)
      removeEventListener('online', onOnline)
    }
  }, [])
}
