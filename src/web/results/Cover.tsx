import type { PriceInfo } from '../../contract/status.ts'
import { InfoTip } from '../ui/InfoTip.tsx'
import styles from './Cover.module.css'
import { dollars } from './money.ts'

/** What the price covers, in one line; its button shows the cost of a year and the assumptions. */
export function Cover({ amount, price }: { amount: string; price: PriceInfo }) {
  const { policy_period, assumed = [] } = price
  // A price for the whole term is already the total.
  const total = policy_period === 'month' ? price.total : undefined
  if (amount === '') return null
  const tip = (
    <>
      {total !== undefined && <span className={styles.fact}>First year in total: {dollars(total)}</span>}
      {assumed.length > 0 && (
        <span className={styles.fact}>What I assumed because you weren’t asked or didn’t say:</span>
      )}
      {assumed.map(sentence => (
        <span key={sentence} className={styles.assumed}>
          {sentence}
        </span>
      ))}
    </>
  )
  const hasDetails = total !== undefined || assumed.length > 0
  return (
    <p className={styles.cover}>
      {amount} {hasDetails && <InfoTip label="About this coverage" tip={tip} />}
    </p>
  )
}
