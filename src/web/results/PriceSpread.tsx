import { dollars, perPeriod } from './money.ts'
import styles from './PriceSpread.module.css'
import type { Spread } from './spread.ts'

/** A small chart of the price range; the words under it say the same. */
export function PriceSpread({ spread }: { spread: Spread }) {
  const { cheapest, median, dearest, period, places } = spread
  const middle = (median - cheapest) / (dearest - cheapest)
  return (
    <figure className={styles.spread}>
      <svg className={styles.picture} height="24" aria-hidden="true" focusable="false">
        <line className={styles.rail} x1="1%" x2="99%" y1="12" y2="12" />
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prices may be the same
          <circle key={index} className={styles.price} cx={at(place)} cy="12" r="4.5" />
        ))}
        <line className={styles.median} x1={at(middle)} x2={at(middle)} y1="3" y2="21" />
      </svg>
      <figcaption>
        <dl className={styles.figures}>
          <Figure label="Lowest" cents={cheapest} />
          <Figure label="Middle" cents={median} />
          <Figure label="Highest" cents={dearest} />
        </dl>
        {period !== '' && <p className={styles.period}>{perPeriod(period)}</p>}
      </figcaption>
    </figure>
  )
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{dollars(cents)}</dd>
    </div>
  )
}

/** From the left edge, slightly inside so that no dot is cut off. */
function at(place: number): string {
  return `${(1.5 + place * 97).toFixed(2)}%`
}
