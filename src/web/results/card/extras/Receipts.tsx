import type { Quote } from '../../../../contract/prices/status.ts'
import { dollars } from '../../../../language/money.ts'
import { possessive } from '../../../../language/possessive.ts'
import { wordsIn } from '../../../../language/text.ts'
import { useWords } from '../../../words.ts'
import styles from './Receipts.module.css'

const words = wordsIn({
  en: {
    title: (insurer: string) => `${possessive(insurer)} prices today for coverage you tried`,
    now: (price: string) => `Now: ${price}.`,
    press: 'Press a price to switch back to its coverage:',
  },
  es: {
    title: insurer => `Precios de ${insurer} hoy para las coberturas que probó`,
    now: price => `Ahora: ${price}.`,
    press: 'Presione un precio para volver a su cobertura:',
  },
})

interface ReceiptsProps {
  /** The insurer's name. */
  readonly of: string
  readonly receipts: NonNullable<Quote['receipts']>
  readonly quoteId: string
}

/**
 * The insurer's own prices today for several choices of coverage, each a button that leads back to it, folded if there are many. It
 * needs no scripts.
 */
export function Receipts({ of, receipts, quoteId }: ReceiptsProps) {
  const say = useWords(words)
  const now = receipts.find(({ round }) => round === undefined)
  return (
    <details className={styles.receipts} open={receipts.length < 3}>
      <summary>{say.title(of)}</summary>
      <form method="post" action={`/quotes/${quoteId}/cover?from=results`}>
        {now && say.now(inWords(now))} {say.press}
        {receipts.map(
          receipt =>
            receipt.round !== undefined && (
              <button type="submit" key={receipt.round} name="round" value={receipt.round}>
                {inWords(receipt)}
              </button>
            ),
        )}
      </form>
    </details>
  )
}

/** "$41.95 (Deductible $500)" */
function inWords({ premium, cover }: ReceiptsProps['receipts'][number]): string {
  return `${dollars(premium)}${cover === '' ? '' : ` (${cover})`}`
}
