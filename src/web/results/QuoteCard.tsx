import { useId, useState } from 'react'
import type { Quote } from '../../contract/status.ts'
import { Actions } from './Actions.tsx'
import { CarrierHtml } from './CarrierHtml.tsx'
import { Cover } from './Cover.tsx'
import { PriceArea } from './PriceArea.tsx'
import styles from './QuoteCard.module.css'
import { Stars } from './Stars.tsx'
import { Tip } from './Tip.tsx'

/** One carrier's offer (spec 2.4). `position` counts from 1, for the counting of clicks. */
export function QuoteCard({ quote, position }: { quote: Quote; position: number }) {
  const { insurer, price_info, coverage_amount, description, actions } = quote
  const [before] = useState(price_info.type)
  const heading = useId()
  const arrived = before === 'quoting' && price_info.type !== 'quoting'
  return (
    <article className={styles.card} data-type={price_info.type} aria-labelledby={heading}>
      <div className={styles.insurer}>
        <img className={styles.logo} src={insurer.logo} alt="" width="56" height="56" loading="lazy" />
        <div className={styles.names}>
          <h2 id={heading} className={styles.name}>
            {insurer.name}
          </h2>
          <p className={styles.tagline}>{insurer.tag_line}</p>
          {insurer.review && <Stars review={insurer.review} of={insurer.name} />}
        </div>
      </div>
      <div className={arrived ? `${styles.price} ${styles.arrived}` : styles.price}>
        <PriceArea price={price_info} />
      </div>
      <div className={styles.about}>
        <Cover amount={coverage_amount} price={price_info} />
        <Reason quote={quote} />
        {insurer.badges.length > 0 && (
          <ul className={styles.badges}>
            {insurer.badges.map(badge => (
              <li key={badge.text}>
                <Tip label={badge.text} className={styles.badge}>
                  {badge.description}
                </Tip>
              </li>
            ))}
          </ul>
        )}
        {price_info.type !== 'quoting' && <CarrierHtml className={styles.description} html={description} />}
      </div>
      <Actions
        actions={actions}
        insurer={insurer.name}
        carrier={quote.id}
        position={position}
        quoting={price_info.type === 'quoting'}
      />
    </article>
  )
}

/** Why there is no price, where the price area says nothing of it. */
function Reason({ quote: { insurer, price_info } }: { quote: Quote }) {
  const { type, message } = price_info
  const failed = `I could not reach ${insurer.name}. The others are unaffected.`
  const reason = type === 'failed' ? failed : type === 'unavailable' || type === 'call' ? message : undefined
  return reason === undefined ? null : <p className={styles.reason}>{reason}</p>
}
