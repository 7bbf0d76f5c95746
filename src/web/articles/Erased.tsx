import { useEffect } from 'react'
import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { tellTabs } from '../data/erased.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    erased:
      'I’ve erased what you told me, the prices, and what the insurers answered. Links to this quote don’t open anymore, and neither does any other tab that showed it. No one can bring it back, not even me.',
    others: 'If you have other quotes here, they’re just as they were.',
    start: 'Start a new quote',
  },
  we: {
    erased:
      'We’ve erased what you told us, the prices, and what the insurers answered. Links to this quote don’t open anymore, and neither does any other tab that showed it. No one can bring it back, not even us.',
  },
})

/** Shown once a quote is erased; `quoteId` right after a form without a dialog: other tabs do not know yet. */
export function Erased({ quoteId }: Articles['erased']) {
  const say = useWords(words)
  useEffect(() => {
    if (quoteId !== undefined) tellTabs(quoteId)
  }, [quoteId])
  return (
    <>
      <p>{say.erased}</p>
      <p>{say.others}</p>
      <ButtonLink look="primary" href="/start">
        {say.start}
      </ButtonLink>
    </>
  )
}
