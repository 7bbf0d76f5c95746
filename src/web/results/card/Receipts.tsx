import type { Quote } from '../../../contract/status.ts'
import { dollars } from '../../../language/money.ts'
import styles from './Receipts.module.css'

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
  return (
    <details className={styles.receipts} open={receipts.length < 3}>
      <summary>{of}’s prices today for what you tried</summary>
      <form method="post" action={`/quotes/${quoteId}/cover?from=results`}>
        Press one to have that coverage again:
        {receipts.map(({ premium, cover, round }) => (
          <button
            type="submit"
            key={round ?? 'now'}
            name="round"
            value={round}
            disabled={round === undefined}
          >
            {dollars(premium)} {cover === '' ? 'now' : `at ${cover}`}
          </button>
        ))}
      </form>
    </details>
  )
}
