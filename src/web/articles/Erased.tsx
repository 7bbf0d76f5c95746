import { useEffect, useState } from 'react'
import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { erasedOrder, tellTabs } from '../data/erased.ts'
import { OrderErased } from '../data/OrderErased.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    erased:
      'I’ve deleted your answers, the prices and the insurers’ replies. Links to this quote no longer work, and neither does any other tab that showed it. No one can bring it back, not even me.',
    others: 'If you have other quotes here, they’re just as they were.',
    start: 'Start a new quote',
  },
  we: {
    erased:
      'We’ve deleted your answers, the prices and the insurers’ replies. Links to this quote no longer work, and neither does any other tab that showed it. No one can bring it back, not even us.',
  },
  es: {
    erased:
      'Se borraron sus respuestas, los precios y lo que contestaron las aseguradoras. Los enlaces a esta cotización ya no funcionan, y tampoco las otras pestañas que la mostraban. Nadie puede recuperarla, ni siquiera este sitio.',
    others: 'Si tiene otras cotizaciones aquí, siguen tal como estaban.',
    start: 'Empezar una cotización nueva',
  },
})

/** Shown once a quote is erased; `quoteId` right after a form without a dialog: other tabs do not know yet. */
export function Erased({ quoteId, ordered: told }: Articles['erased']) {
  const say = useWords(words)
  const [ordered, setOrdered] = useState(told)
  useEffect(() => {
    if (quoteId !== undefined) tellTabs({ quoteId, ordered: told })
    setOrdered(told ?? erasedOrder())
  }, [quoteId, told])
  return (
    <>
      <p>{say.erased}</p>
      <p>{say.others}</p>
      {ordered && <OrderErased {...ordered} />}
      <p>
        <ButtonLink look="primary" href="/start">
          {say.start}
        </ButtonLink>
      </p>
    </>
  )
}
