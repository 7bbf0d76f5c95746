import type { PriceInfo } from '../../contract/prices/status.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { wordsIn } from '../../language/text.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './PriceLine.module.css'

const words = wordsIn({ en: { estimate: '(estimate)' }, es: { estimate: '(estimado)' } })

/** One price on a page of its own: "$14.84 a month"; an estimate, "~ $14.84 a month (estimate)". */
export function PriceLine({
  price: { premium = '0', policy_period, estimated },
}: {
  readonly price: PriceInfo
}) {
  const say = useWords(words)
  const speech = useSpeech()
  return (
    <p className={styles.price}>
      <strong>{(estimated ? '~ ' : '') + dollars(premium)}</strong>{' '}
      {policy_period !== undefined && perPeriod(policy_period, speech)}
      {estimated && ` ${say.estimate}`}
    </p>
  )
}
