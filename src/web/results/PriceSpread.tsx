import type { ReactNode } from 'react'
import type { Average, Spread } from '../../contract/status.ts'
import { InfoTip } from '../ui/InfoTip.tsx'
import { dollars, perPeriod } from './money.ts'
import styles from './PriceSpread.module.css'

/** A small chart of the price range; the words under it say the same. */
export function PriceSpread({ spread }: { spread: Spread }) {
  const { cheapest, median, dearest, period, places, average } = spread
  return (
    <figure className={styles.spread}>
      <svg className={styles.picture} height="24" aria-hidden="true" focusable="false">
        <line className={styles.rail} x1="1%" x2="99%" y1="12" y2="12" />
        {average && (
          <line className={styles.average} x1={at(average.place)} x2={at(average.place)} y1="2" y2="22" />
        )}
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prices may be the same
          <circle key={index} className={styles.price} cx={at(place)} cy="12" r="4.5" />
        ))}
      </svg>
      <figcaption>
        <dl className={styles.figures}>
          <Figure label="Lowest" cents={cheapest} />
          {average ? (
            <Figure label="State average" cents={average.cents} tip={<Source average={average} />} />
          ) : (
            <Figure label="Middle" cents={median} />
          )}
          <Figure label="Highest" cents={dearest} />
        </dl>
        {period !== '' && <p className={styles.period}>{perPeriod(period)}</p>}
      </figcaption>
    </figure>
  )
}

/** Who published the average, and for whom: rarely people just like this visitor. */
function Source({ average: { publisher, year, profile } }: { average: Average }) {
  return `${publisher}, ${year}: what new customers in your state pay, for ${profile}. Your answers may differ.`
}

interface FigureProps {
  readonly label: string
  readonly cents: number
  readonly tip?: ReactNode
}

function Figure({ label, cents, tip }: FigureProps) {
  return (
    <div>
      <dt>{tip ? <InfoTip tip={tip}>{label}</InfoTip> : label}</dt>
      <dd>{dollars(cents)}</dd>
    </div>
  )
}

/** From the left edge, slightly inside so that no dot is cut off. */
function at(place: number): string {
  return `${(1.5 + place * 97).toFixed(2)}%`
}
