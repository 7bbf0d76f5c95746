import type { PriceInfo } from '../../contract/status.ts'
import { InfoTip } from '../ui/InfoTip.tsx'
import styles from './Cover.module.css'
import { longDay } from './day.ts'
import { dollars } from './money.ts'

/** What the price buys, in one line; its button tells what a year costs, until when it holds and what was assumed. */
export function Cover({ amount, price }: { amount: string; price: PriceInfo }) {
  const { policy_period, expires_at, assumed = [] } = price
  // A price of a whole term is its own sum.
  const total = policy_period === 'month' ? price.total : undefined
  if (amount === '') return null
  const tip = (
    <>
      {total !== undefined && <span className={styles.fact}>First year in all: {dollars(total)}</span>}
      {expires_at !== undefined && (
        <span className={styles.fact}>This price holds until {longDay(expires_at)}.</span>
      )}
      {assumed.length > 0 && <span className={styles.fact}>Assumed, because it was not answered:</span>}
      {assumed.map(sentence => (
        <span key={sentence} className={styles.assumed}>
          {sentence}
        </span>
      ))}
    </>
  )
  const told = total !== undefined || expires_at !== undefined || assumed.length > 0
  return (
    <p className={styles.cover}>
      {amount} {told && <InfoTip label="About this cover" tip={tip} />}
    </p>
  )
}
