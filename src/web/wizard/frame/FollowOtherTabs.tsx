import { useEffect, useRef } from 'react'
import { properties } from '../../../contract/answers/properties.ts'
import { call } from '../../calls/call.ts'
import { LeaveWhenErased } from '../../data/LeaveWhenErased.tsx'
import { kindView } from '../../load-screen.ts'
import type { Router } from '../../router/router.ts'
import { onAnsweredElsewhere } from '../answer-queue/answered-elsewhere.ts'
import { drafts } from '../answer-queue/drafts.ts'
import { loadOnDemand } from '../load-on-demand.ts'
import { pageKey, type StepScreen } from '../step-screen.ts'

interface FollowOtherTabsProps {
  readonly screen: StepScreen
  readonly router: Router
}

/**
 * Shows the question as it is by now when another tab has saved an answer of its quote, and leaves it when the quote was erased
 * there. A page on which something was typed stays: what the other tab saved counts when it is sent (`shown` of the answer call).
 */
export function FollowOtherTabs({ screen, router }: FollowOtherTabsProps) {
  const { quote_id: quoteId } = screen.properties
  const key = pageKey(screen)
  const latest = useRef({ screen, router })
  useEffect(() => {
    latest.current = { screen, router }
  })
  useEffect(() => {
    // An answer may be given, and what is typed left, when the connection is lost: the code for that is there before.
    const { kind } = latest.current.screen.properties
    const prepare = () => Promise.all([loadOnDemand(), kindView(kind).loadKind()]).catch(() => {})
    const idle = window.requestIdleCallback ?? setTimeout
    idle(() => void prepare())
  }, [])
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
    const end = onAnsweredElsewhere(quoteId, () => void follow())
    return () => {
      removeEventListener('input', touch)
      end()
    }
  }, [quoteId, key])
  return <LeaveWhenErased quoteId={quoteId} />
}

/** Whether a form shows anything but what its page gave it: a browser that comes back fills in by itself what was typed. */
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
