import type { SharedPrice } from '../../contract/shared-price.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { yearWords } from '../format/year-words.ts'
import { PriceSource } from '../passport/PriceSource.tsx'
import styles from './PriceAlone.module.css'

/** One price without its visitor: the insurer, the amount, the cover, and what the price is based on. */
export function PriceAlone({
  price: { insurer, insurance, state, coverage_amount, price_info },
}: {
  price: SharedPrice
}) {
  const { premium = '0', policy_period, details = [] } = price_info
  const year = yearWords(price_info)
  return (
    <div className={styles.price}>
      <div className={styles.insurer}>
        <img src={insurer.logo} alt="" width="48" height="48" />
        <div>
          <p className={styles.name}>{insurer.name}</p>
          <p className={styles.tagline}>{insurer.tag_line}</p>
        </div>
      </div>
      <p className={styles.amount}>
        <strong>{dollars(premium)}</strong> {policy_period !== undefined && perPeriod(policy_period)}
      </p>
      <PriceSource price={price_info} insurer={insurer.name} />
      <dl>
        <div>
          <dt>Kind</dt>
          <dd>
            {insurance}
            {state !== '' && ` in ${state}`}
          </dd>
        </div>
        {coverage_amount !== '' && (
          <div>
            <dt>Cover</dt>
            <dd>{coverage_amount}</dd>
          </div>
        )}
      </dl>
      {year !== null && <p>{year}</p>}
      {details.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
