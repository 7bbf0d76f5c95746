import { useEffect, useRef } from 'react'
import { properties } from '../../../contract/answers/properties.ts'
import { call } from '../../calls/call.ts'
import { LeaveWhenErased } from '../../data/LeaveWhenErased.tsx'
import type { Router } from '../../router/router.ts'
import { onAnsweredElsewhere } from '../answer-queue/answered-elsewhere.ts'
import { drafts } from '../answer-queue/drafts.ts'
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
    if (quoteId === undefined) return
    let isTouched = drafts.has(key)
    const touch = () => {
      isTouched = true
    }
    async function follow(): Promise<void> {
      const { screen, router } = latest.current
      const { route } = screen
      const { uuid } = screen.properties
      router.forget()
      const turn = router.turn()
      if (isTouched) return
      const reply = await call(properties, { step: route, quote_id: quoteId, uuid })
      // The visitor may have come back meanwhile.
      if (isTouched || router.turn() !== turn) return
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
