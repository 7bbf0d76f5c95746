import type { Quote, QuoteResult } from '../../contract/status.ts'
import { dollars } from '../../language/money.ts'
import { counted } from '../../language/numbers.ts'
import { perPeriod } from '../../language/periods.ts'
import { answered, insurers, isStandIn } from '../results/list/arrange.ts'
import styles from './Prices.module.css'

/** Every insurer with its current price. Rows keep their place: prices change in them, and nothing moves. */
export function Prices({ quoteId, result }: { quoteId: string; result: QuoteResult }) {
  const quotes = result.quotes.filter(({ ad }) => !ad)
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices">Your prices</h2>
      <ul className={styles.list}>
        {quotes.map((quote, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the order, whoever stands there
          <li key={place} className={styles.row}>
            <span>{quote.insurer.name}</span>
            <span key={priceOf(quote)} className={styles.price}>
              {priceOf(quote)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {result.quote_status === 'quoting'
          ? 'I ask the other insurers again when you pause.'
          : whoAnswered(quotes)}
      </p>
      {withheld(quotes).map(reason => (
        <p key={reason} className={styles.note}>
          {reason}
        </p>
      ))}
      <p className={styles.note}>“~” marks an estimate.</p>
      <p>
        <a href={`/quotes/${quoteId}`}>Compare these prices</a>
      </p>
    </section>
  )
}

function whoAnswered(quotes: readonly Quote[]): string {
  const [count, all] = [answered(quotes), insurers(quotes)]
  return count === all ? 'Every insurer has answered.' : `${count} of ${counted(all, 'insurer')} answered.`
}

/** Why an estimate stands in place of an insurer's own price, in a sentence for each insurer. */
function withheld(quotes: readonly Quote[]): readonly string[] {
  return quotes.flatMap(({ price_info }) => (isStandIn(price_info) ? (price_info.message ?? []) : []))
}

function priceOf({ price_info: { type, premium, policy_period, estimated } }: Quote): string {
  if (type === 'quoting') return 'Asking'
  if (type === 'call') return 'By phone'
  if (type !== 'price' || premium === undefined) return 'No price'
  return `${estimated ? '~ ' : ''}${dollars(premium)} ${policy_period === undefined ? '' : perPeriod(policy_period)}`
}
