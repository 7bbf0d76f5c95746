import { useEffect, useRef } from 'react'
import { type Properties, properties } from '../../../contract/answers/properties.ts'
import { call } from '../../calls/call.ts'
import { LeaveWhenErased } from '../../data/LeaveWhenErased.tsx'
import { onChangedElsewhere } from '../../quote-changes.ts'
import type { Router } from '../../router/router.ts'
import { drafts } from '../answer-queue/drafts.ts'
import { pageKey, type StepScreen } from '../step-screen.ts'

interface FollowOtherTabsProps {
  readonly screen: StepScreen
  readonly router: Router
  /** Part of the first chunk, to which this file must not lead back. */
  readonly prefetch: (properties: Properties) => void
}

/**
 * Shows the current state of the question when another tab has changed its quote, and leaves it when the quote was erased there. A
 * page on which something was typed stays: what the other tab saved counts when it is sent (`shown` of the answer call).
 */
export function FollowOtherTabs({ screen, router, prefetch }: FollowOtherTabsProps) {
  const { quote_id: quoteId } = screen.properties
  const key = pageKey(screen)
  const latest = useRef({ screen, router })
  useEffect(() => {
    latest.current = { screen, router }
  })
  useEffect(() => {
    // The code that answers is there before anybody touches the question: a visitor who has lost the connection by then can still
    // answer.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => prefetch(screen.properties))
  }, [screen.properties, prefetch])
  useEffect(() => {
    if (quoteId === undefined) return
    let isTouched = false
    // What was typed before is there again only after this page has begun.
    const isTyped = () => isTouched || drafts.has(key) || isFilledIn(document.querySelector('main form'))
    const touch = () => {
      isTouched = true
    }
    async function follow(): Promise<void> {
      const { screen, router } = latest.current
      const { route } = screen
      const { uuid } = screen.properties
      router.forget()
      const turn = router.turn()
      if (isTyped()) return
      const reply = await call(properties, { step: route, quote_id: quoteId, uuid })
      // The visitor may have come back meanwhile.
      if (isTyped() || router.turn() !== turn) return
      if (reply.status === 'OK') void router.follow({ endpoint: route, properties: reply.properties })
      else if (reply.status === 'Error' && reply.data)
        void router.follow({ ...reply.data, ...(uuid !== undefined && { notice: reply.reason.status }) })
    }
    addEventListener('input', touch)
    const end = onChangedElsewhere(quoteId, () => void follow())
    return () => {
      removeEventListener('input', touch)
      end()
    }
  }, [quoteId, key])
  return <LeaveWhenErased quoteId={quoteId} />
}

/** Whether a form shows anything except what its page gave it: a browser that comes back fills in by itself what was typed. */
function isFilledIn(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(field => {
    if (field instanceof HTMLSelectElement) {
      const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
      return given?.value !== field.value
    }
    if (!(field instanceof HTMLInputElement)) return false
    const isChecked = field.type === 'radio' || field.type === 'checkbox'
    return isChecked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
}
