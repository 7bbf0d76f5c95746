import type { OpenQuote } from '../../contract/properties.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { orderedWords } from '../buying/ordered-words.ts'
import styles from './OpenQuotes.module.css'

interface OpenQuotesProps {
  readonly quotes: readonly OpenQuote[]
  /** Whether there are more than these. */
  readonly hasOlder: boolean
  /** Of the visit, which links keep. */
  readonly query: string
}

/** The visitor's quotes, each with a link to its open question or its results. Another quote loads a new page. */
export function OpenQuotes({ quotes, hasOlder, query }: OpenQuotesProps) {
  if (quotes.length === 0) return null
  return (
    <nav className={styles.quotes} aria-labelledby="open-quotes">
      <h2 className={styles.title} id="open-quotes">
        Your quotes
      </h2>
      <ul className={styles.list}>
        {quotes.map(({ quote_id, quote_number, insurance, place, begun, route, is_complete, ordered }) => (
          <li key={quote_id}>
            <a className={styles.quote} href={addressOf(route, query, quote_id)}>
              <span className={styles.name}>
                {[insurance, place].filter(Boolean).join(', ')}, started {begun}
              </span>
              <span className={styles.number}>Quote number {quote_number}</span>
              <span className={styles.go}>
                {is_complete ? 'See your prices' : 'Pick up where you left off'}
              </span>
            </a>
            {ordered && (
              <p className={styles.order}>
                {orderedWords(ordered)} <a href={ordered.route}>See your order</a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasOlder && (
        <p>
          These are your {quotes.length} newest quotes. Older ones aren’t listed, but their addresses still
          open them in this browser until they expire.
        </p>
      )}
    </nav>
  )
}
