import { useEffect, useRef } from 'react'
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
  const latest = useRef({ screen, router })
  useEffect(() => {
    latest.current = { screen, router }
  })
  useEffect(() => {
    if (quoteId === undefined) return
    return onAnsweredElsewhere(quoteId, () => {
      const { screen, router } = latest.current
      if (drafts.has(pageKey(screen))) router.forget()
      else void router.follow({ endpoint: screen.route })
    })
  }, [quoteId])
  return <LeaveWhenErased quoteId={quoteId} />
}
