import { useState } from 'react'
import type { Quote, Shared } from '../../../contract/status.ts'
import { counted } from '../../../language/numbers.ts'
import { Boundary } from '../../Boundary.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { networkError } from '../../wizard/messages.ts'
import { QuoteCard } from '../card/QuoteCard.tsx'
import { type Comparison, isComparable, useComparison } from '../compare/use-comparison.ts'
import { useDialog } from '../use-dialog.ts'
import { useExtras } from '../use-extras.ts'
import type { Quoting } from '../use-quotes.ts'
import { answered, insurers, replaced } from './arrange.ts'
import { Controls } from './Controls.tsx'
import styles from './QuoteList.module.css'
import { useOrder } from './use-order.ts'

interface QuoteListProps {
  readonly quotes: readonly Quote[]
  readonly shared: Shared
  readonly quoting: boolean
  /** The id and the number of the visitor's whole quote. */
  readonly quoteId: string
  readonly ownNumber: string
  /** Loads other sellers' offers; null when there are no more. */
  readonly more: Quoting['loadMore'] | null
}

/** All offers. Once the visitor is on the list, nothing on it moves until the visitor asks for it. */
export function QuoteList({ quotes, shared, quoting, quoteId, ownNumber, more }: QuoteListProps) {
  const news = useNews(quotes)
  const order = useOrder(quotes)
  const comparing = useDialog()
  const comparison = useComparison(quotes, comparing)
  const canCompare = !comparison.isChoosing && quotes.filter(isComparable).length > 1
  const extras = useExtras(more !== null)
  const hold = quoting ? order.hold : undefined
  return (
    <section className={styles.results} aria-label="Quotes">
      <div className={styles.top}>
        <Controls order={order} compare={canCompare ? comparison.start : null} />
        <div className={styles.state}>
          <p role="status">
            {answered(quotes)} of {counted(insurers(quotes), 'insurer')} answered
            <VisuallyHidden>{news}</VisuallyHidden>
          </p>
          {order.stale ? (
            <Button look="plain" onClick={order.release}>
              Re-sort the list
            </Button>
          ) : (
            <a href="/order">How I order the list</a>
          )}
        </div>
      </div>
      {order.cards.length === 0 && (
        <p className={styles.nothing}>
          No quotes match.{' '}
          <Button look="plain" onClick={order.clear}>
            Show all {quotes.length}
          </Button>
        </p>
      )}
      <ol className={styles.list} onPointerDown={hold} onPointerMove={hold} onWheel={hold} onFocus={hold}>
        {order.cards.map((quote, index) => (
          <li key={quote.id}>
            <Boundary key={quote.price_info.type} instead={<BrokenCard />}>
              <QuoteCard
                {...{ quote, shared, quoteId, ownNumber }}
                position={index + 1}
                chooser={comparison.isChoosing && <Chooser {...{ quote, comparison }} />}
              />
            </Boundary>
          </li>
        ))}
      </ol>
      {comparing.state === 'failed' && <p role="alert">{networkError}</p>}
      {comparing.module && comparison.isChoosing && (
        <comparing.module.ComparisonBar comparison={comparison} />
      )}
      {extras && <extras.More load={more} hold={order.hold} any={order.cards.some(({ ad }) => ad)} />}
    </section>
  )
}

/** Chooses an offer for the comparison. */
function Chooser({ quote, comparison }: { quote: Quote; comparison: Comparison }) {
  if (!isComparable(quote)) return null
  const canToggle = comparison.canToggle(quote)
  return (
    <label className={styles.chooser}>
      <input
        type="checkbox"
        checked={comparison.chosen.some(({ id }) => id === quote.id)}
        disabled={!canToggle}
        onChange={() => comparison.toggle(quote.id)}
      />
      <VisuallyHidden>Compare {quote.insurer.name}</VisuallyHidden>
      {!canToggle && <VisuallyHidden>Four at most</VisuallyHidden>}
    </label>
  )
}

function BrokenCard() {
  return (
    <Alert look="note">
      <p>I couldn’t show this offer. The others aren’t affected.</p>
    </Alert>
  )
}

/** Announces estimates replaced by an insurer's own answer. */
function useNews(quotes: readonly Quote[]): string {
  const [seen, setSeen] = useState({ quotes, news: '' })
  if (seen.quotes !== quotes) {
    const names = replaced(seen.quotes, quotes)
    setSeen({ quotes, news: names.length > 0 ? `. Just in: ${names.join(', ')}` : seen.news })
  }
  return seen.news
}
