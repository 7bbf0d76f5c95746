import type { Quote } from '../../../../contract/prices/status.ts'
import { dollars } from '../../../../language/money.ts'
import { wordsIn } from '../../../../language/text.ts'
import { useWords } from '../../../words.ts'
import styles from './Receipts.module.css'

const words = wordsIn({
  en: {
    title: (insurer: string) => `${insurer}’s prices today for coverage you tried`,
    press: 'Press one to switch back to that coverage:',
    now: 'now',
    at: (coverage: string) => `at ${coverage}`,
  },
  es: {
    title: insurer => `Precios de ${insurer} hoy para las coberturas que probó`,
    press: 'Presione uno para volver a esa cobertura:',
    now: 'ahora',
    at: coverage => `con ${coverage}`,
  },
})

interface ReceiptsProps {
  /** The insurer's name. */
  readonly of: string
  readonly receipts: NonNullable<Quote['receipts']>
  readonly quoteId: string
}

/**
 * The insurer's own prices today for several choices of coverage, each a button that leads back to it, folded where there are many.
 * It needs no scripts.
 */
export function Receipts({ of, receipts, quoteId }: ReceiptsProps) {
  const say = useWords(words)
  return (
    <details className={styles.receipts} open={receipts.length < 3}>
      <summary>{say.title(of)}</summary>
      <form method="post" action={`/quotes/${quoteId}/cover?from=results`}>
        {say.press}
        {receipts.map(({ premium, cover, round }) => (
          <button
            type="submit"
            key={round ?? 'now'}
            name="round"
            value={round}
            disabled={round === undefined}
          >
            {dollars(premium)} {cover === '' ? say.now : say.at(cover)}
          </button>
        ))}
      </form>
    </details>
  )
}
