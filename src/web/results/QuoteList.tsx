import type { Quote } from '../../contract/status.ts'
import { Button } from '../ui/Button.tsx'
import { answered } from './arrange.ts'
import { Controls } from './Controls.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import styles from './QuoteList.module.css'
import { useOrder } from './use-order.ts'

/** All offers. Once the visitor is on the list nothing on it moves until he asks for it. */
export function QuoteList({ quotes, quoting }: { quotes: readonly Quote[]; quoting: boolean }) {
  const order = useOrder(quotes)
  const hold = quoting ? order.hold : undefined
  return (
    <section className={styles.results} aria-label="Quotes">
      <Controls order={order} />
      <div className={styles.state}>
        <p role="status">
          {answered(quotes)} of {quotes.length} carriers answered
        </p>
        {order.stale && (
          <Button look="plain" onClick={order.release}>
            Put the new prices in order
          </Button>
        )}
      </div>
      {order.shown.length === 0 && (
        <p className={styles.nothing}>
          No carrier fits.{' '}
          <Button look="plain" onClick={order.clear}>
            Show all {quotes.length}
          </Button>
        </p>
      )}
      <ol className={styles.list} onPointerDown={hold} onPointerMove={hold} onWheel={hold} onFocus={hold}>
        {order.shown.map((quote, index) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} position={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}
