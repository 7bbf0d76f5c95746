import type { FormEvent } from 'react'
import type { LatestChange } from '../../contract/covers.ts'
import type { Quote, QuoteResult } from '../../contract/status.ts'
import { dollars, perPeriod } from '../results/money.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Summary.module.css'
import type { Changes } from './use-covers.ts'

interface SummaryProps {
  readonly quoteId: string
  readonly result: QuoteResult
  readonly latest: LatestChange | undefined
  readonly pending: string | null
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** The cheapest price, what the latest change did to it, and the button that undoes it. It stays in sight. */
export function Summary({ quoteId, result, latest, pending, change }: SummaryProps) {
  const cheapest = result.quotes.find(isComparable)
  const undo = (event: FormEvent) => {
    event.preventDefault()
    if (latest) void change('undo', latest.undo)
  }
  return (
    <div className={styles.summary}>
      <p key={cheapest?.price_info.premium} className={styles.cheapest}>
        {cheapest ? (
          <>
            From <strong>{dollars(cheapest.price_info.premium ?? '0')}</strong>{' '}
            {perPeriod(cheapest.price_info.policy_period ?? '')} <span>with {cheapest.insurer.name}</span>
          </>
        ) : (
          'No price yet'
        )}
      </p>
      <p className={styles.difference} role="status">
        {pending === null ? (latest?.difference ?? 'Nothing changed yet.') : 'One moment.'}
      </p>
      <form
        method="post"
        action={`/quotes/${quoteId}/cover`}
        onSubmit={undo}
        className={latest ? styles.undo : styles.hidden}
      >
        <Button type="submit" name="undo" value="latest" busy={pending === 'undo'}>
          Undo
        </Button>
      </form>
    </div>
  )
}

function isComparable({ ad, price_info: { type, premium, narrow } }: Quote): boolean {
  return !ad && type === 'price' && premium !== undefined && !narrow
}
