import type { PriceInfo } from '../../../contract/status.ts'
import { longDay } from '../../../language/days.ts'
import { moment } from '../../format/day.ts'
import { isStandIn } from '../list/arrange.ts'
import styles from './QuoteCard.module.css'

/** The source of a price, when it was made, and how long it is valid. */
export function Origin({ price, insurer }: { price: PriceInfo; insurer: string }) {
  const { quoted_at, expires_at, estimated } = price
  if (isStandIn(price))
    return (
      <p className={styles.origin}>
        {price.basis ?? 'Based on similar plans.'}
        {price.awaited && ` ${insurer}’s own price may replace it.`}
      </p>
    )
  if (quoted_at === undefined) return null
  return (
    <p className={styles.origin}>
      {estimated ? 'Estimated' : 'Confirmed'} by {insurer} {moment(quoted_at, new Date())}.
      {expires_at !== undefined && !estimated && <span>Good until {longDay(expires_at)}.</span>}
    </p>
  )
}
