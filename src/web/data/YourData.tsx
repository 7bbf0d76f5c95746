import { type FormEvent, useState } from 'react'
import type { Articles } from '../../contract/page.ts'
import { warningOf } from '../../contract/purchase/ordered.ts'
import { uncapitalized } from '../../language/letters.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { PricesShared } from '../share/PricesShared.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { KeptBecause, OrderGoesOn, WhatGoes } from './WhatGoes.tsx'
import { WhoGotIt } from './WhoGotIt.tsx'
import styles from './YourData.module.css'

const words = wordsIn({
  en: {
    copy: 'Download my data',
    copied: 'Everything you told me for this quote, and the list of who got it, in one file (JSON).',
    prices: (page: Around, file: Around) =>
      sentence`You can download just the prices too, as ${page('a page to read')} or ${file('a file for programs (JSON)')}.`,
    erase: 'Delete my answers',
    other: (insurance: string) =>
      `Your quote for ${uncapitalized(insurance)} has its own answers. They won’t be deleted.`,
    toOther: 'See or delete those',
    keep: 'Keep my answers',
  },
  we: { copied: 'Everything you told us for this quote, and the list of who got it, in one file (JSON).' },
  es: {
    copy: 'Descargar mis datos',
    copied:
      'Todo lo que contestó para esta cotización, y la lista de quién lo recibió, en un solo archivo (JSON).',
    prices: (page, file) =>
      sentence`También puede descargar solo los precios, como ${page('una página para leer')} o ${file('un archivo para programas (JSON)')}.`,
    erase: 'Borrar mis respuestas',
    other: insurance =>
      `Su cotización de ${uncapitalized(insurance)} tiene sus propias respuestas. Esas no se borrarán.`,
    toOther: 'Verlas o borrarlas',
    keep: 'Conservar mis respuestas',
  },
})

/**
 * What is stored about one quote: who received any of it, the prices that are shared, a copy to keep, and the form that erases it.
 * It needs no scripts; with them it asks once more before it erases.
 */
export function YourData({ quoteId, ledger, ordered, others, shares, isKept }: Articles['data']) {
  const say = useWords(words)
  const [erasing, setErasing] = useState(false)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setErasing(true)
  }
  const results = `/quotes/${quoteId}`
  return (
    <>
      <p>
        <BackToPrices quoteId={quoteId} />
      </p>
      {isKept && (
        <>
          <KeptBecause />
          {ordered && <OrderGoesOn {...ordered} />}
        </>
      )}
      <WhoGotIt {...ledger} {...{ quoteId, ordered }} />
      <PricesShared {...{ shares, quoteId }} />
      <section aria-labelledby="copy-title">
        <h2 id="copy-title">{say.copy}</h2>
        <p>{say.copied}</p>
        <p>
          <ButtonLink href={`${results}/data.json`} download>
            {say.copy}
          </ButtonLink>
        </p>
        <p>
          {say.prices(
            text => (
              <a href={`${results}/prices.html`} download>
                {text}
              </a>
            ),
            text => (
              <a href={`${results}/prices.json`} download>
                {text}
              </a>
            ),
          )}
        </p>
      </section>
      <section id="delete" aria-labelledby="delete-title">
        <h2 id="delete-title">{say.erase}</h2>
        <WhatGoes ordered={ordered} />
        {others.map(({ route, insurance }) => (
          <p key={route}>
            {say.other(insurance)} <a href={`${route}/data`}>{say.toOther}</a>
          </p>
        ))}
        <form method="post" action={`${results}/erase`} className={styles.choices} onSubmit={ask}>
          <input type="hidden" name="warned" value={warningOf(ordered)} />
          <ButtonLink wide href={results}>
            {say.keep}
          </ButtonLink>
          <Button wide type="submit">
            {say.erase}
          </Button>
        </form>
        <EraseDialog open={erasing} onClose={() => setErasing(false)} {...{ quoteId, ordered }} />
      </section>
    </>
  )
}
