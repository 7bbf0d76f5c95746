import { type RefObject, useEffect, useRef, useState } from 'react'
import { type AnswerReply, answer } from '../../contract/answer.ts'
import type { Answered } from '../../contract/call.ts'
import { check, type FieldErrors } from '../../wizard/check.ts'
import { type Payload, payloadOf } from '../../wizard/form.ts'
import { call, networkError } from '../call.ts'
import { instrument } from '../instrument.ts'
import { today } from '../today.ts'
import type { KindView } from '../ui/step-view.ts'
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
  readonly properties: { readonly kind: string }
  readonly view: Pick<KindView, 'fields' | 'answer'>
  readonly initial: Pick<StepState, 'errors' | 'status'>
  readonly navigator: Navigator
}

export interface Step {
  readonly state: StepState
  readonly form: RefObject<HTMLFormElement | null>
  /** Checks what is typed, sends it, and goes where the server says. */
  readonly submit: () => Promise<void>
  readonly skip: () => Promise<void>
  readonly forgetSkipFailure: () => void
}

/** The multi-choice step says it in words of its own (spec 4.1). */
const submitFailures: Readonly<Record<string, string>> = {
  choices: 'Oops, :( Failed to submit, please try again',
}

/** One step's form: checked here with the server's own schema, sent once, and kept as it is when sending fails. */
export function useStep({ route, properties, view, initial, navigator }: UseStep): Step {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<StepState>({ ...initial, busy: false, skipFailed: false })
  const busy = useRef(false)
  const intent = useRef<{ readonly sent: string; readonly key: string }>(undefined)

  useEffect(() => {
    // A page that comes back out of the browser's memory may have been left while it was sending.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setState(state => ({ ...state, busy: false }))
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  useEffect(() => {
    // A complaint has done its work once its field is touched again.
    const element = form.current
    const onInput = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      setState(state => (Object.hasOwn(state.errors, name) ? without(state, name) : state))
    }
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [])

  async function send(payload: Payload): Promise<Answered<AnswerReply> | null> {
    if (busy.current) return null
    busy.current = true
    setState(state => ({ ...state, busy: true, skipFailed: false }))
    const sent = JSON.stringify(payload)
    if (intent.current?.sent !== sent) intent.current = { sent, key: newKey() }
    const ask = { answer: payload, step: route, source: 'web' } as const
    const reply = await call(answer, ask, { key: intent.current.key })
    const done = await proceed(reply)
    busy.current = false
    if (reply.status === 'Fail') intent.current = undefined
    if (!done) return reply
    setState(state => ({ ...state, busy: false }))
    return null
  }

  /** Goes on where the reply says so; false when the visitor has to be told something here. */
  async function proceed(reply: Answered<AnswerReply>): Promise<boolean> {
    if (reply.status === 'OK') {
      const { config, result, endpoint } = reply.data
      if (config.step_type === 'new') instrument('quote_start', { insurance_type: config.insurance_type })
      if (result.wizard_complete) instrument('generate_lead', { insurance_type: config.insurance_type })
      navigator.drafts.delete(route)
      await navigator.follow(endpoint)
      return true
    }
    if (reply.status === 'Error' && reply.data) {
      await navigator.follow(reply.data.endpoint)
      return true
    }
    if (reply.status === 'Error' && reply.reason.code === 'quote-expired') {
      await navigator.startAnew()
      return true
    }
    return false
  }

  function complain(errors: FieldErrors, status: string | null): void {
    setState({ errors, status, busy: false, skipFailed: false })
    requestAnimationFrame(() => focusFirst(form.current, errors))
  }

  async function submit(): Promise<void> {
    const { current } = form
    if (!current || busy.current) return
    const payload = payloadOf(new FormData(current), view.fields)
    // A view's schema takes the properties of its own kind, which are these.
    const checked = check(view.answer(properties as never, today()), payload)
    if (!checked.ok) return complain(checked.errors, null)
    const reply = await send(payload)
    if (reply?.status === 'Fail') return complain(reply.reason.errors, reply.reason.status ?? null)
    if (reply) complain({}, submitFailures[properties.kind] ?? networkError)
  }

  async function skip(): Promise<void> {
    const reply = await send({ skip_answer: true })
    if (reply) setState(state => ({ ...state, busy: false, skipFailed: true }))
  }

  return {
    state,
    form,
    submit,
    skip,
    forgetSkipFailure: () => setState(state => ({ ...state, skipFailed: false })),
  }
}

function without(state: StepState, name: string): StepState {
  const { [name]: _settled, ...errors } = state.errors
  return { ...state, errors }
}

/** The first wrong field on the page; when none of them is wrong, the general message. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])]
  const wrong = fields.find(field => Object.hasOwn(errors, field.getAttribute('name') ?? ''))
  ;(wrong ?? form?.querySelector<HTMLElement>('[data-message] [tabindex="-1"]'))?.focus()
}

/** A name for one intent to answer, as hard to guess as a UUID; it also works where a page is not secure. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
