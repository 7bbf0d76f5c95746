import type { PriceInfo } from '../../contract/status.ts'
import { InfoTip } from '../ui/InfoTip.tsx'
import styles from './Cover.module.css'
import { yearWords } from './year-words.ts'

/** What the price covers, in one line, whose button shows the assumptions, and what a year comes to. */
export function Cover({ amount, price }: { amount: string; price: PriceInfo }) {
  const { assumed = [] } = price
  const year = yearWords(price)
  const tip = (
    <>
      <span className={styles.fact}>What I assumed because you weren’t asked or didn’t say:</span>
      {assumed.map(sentence => (
        <span key={sentence} className={styles.assumed}>
          {sentence}
        </span>
      ))}
    </>
  )
  return (
    <>
      {amount !== '' && (
        <p className={styles.cover}>
          {amount} {assumed.length > 0 && <InfoTip label="About this coverage" tip={tip} />}
        </p>
      )}
      {year !== null && <p>{year}</p>}
    </>
  )
}
