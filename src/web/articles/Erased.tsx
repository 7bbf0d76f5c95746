import { useEffect } from 'react'
import type { Articles } from '../../contract/page.ts'
import { tellTabs } from '../data/erased.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** Shown once a quote is erased; `quoteId` right after a form without a dialog: other tabs do not know yet. */
export function Erased({ quoteId }: Articles['erased']) {
  useEffect(() => {
    if (quoteId !== undefined) tellTabs(quoteId)
  }, [quoteId])
  return (
    <>
      <p>
        I’ve erased what you told me, the prices, and what the insurers answered. Links to this quote don’t
        open anymore, and neither does any other tab that showed it. No one can bring it back, not even me.
      </p>
      <p>If you have other quotes here, they’re just as they were.</p>
      <ButtonLink look="primary" href="/start">
        Start a new quote
      </ButtonLink>
    </>
  )
}
