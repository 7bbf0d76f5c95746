import type { SharedPrice } from '../../contract/sharing/shared-price.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { yearWords } from '../format/year-words.ts'
import { PriceSource } from '../passport/PriceSource.tsx'
import { useSpeech } from '../words.ts'
import styles from './PriceAlone.module.css'

const words = wordsIn({
  en: {
    type: 'Type',
    insurance: (insurance: string, state: string) => `${insurance} in ${state}`,
    coverage: 'Coverage',
  },
  es: {
    type: 'Tipo',
    insurance: (insurance, state) => `${insurance} en ${state}`,
    coverage: 'Cobertura',
  },
})

/** One price without its visitor: the insurer, the amount, the cover, and what the price is based on. */
export function PriceAlone({
  price: { insurer, insurance, state, coverage_amount, price_info },
}: {
  price: SharedPrice
}) {
  const { premium = '0', policy_period, details = [] } = price_info
  const speech = useSpeech()
  const say = spoken(words, speech)
  const year = yearWords(price_info, speech)
  return (
    <div className={styles.price}>
      <div className={styles.insurer}>
        <img src={insurer.logo} alt="" width="48" height="48" />
        <div>
          <p className={styles.name}>{insurer.name}</p>
          <p className={styles.tagline} lang={insurer.lang}>
            {insurer.tag_line}
          </p>
        </div>
      </div>
      <p className={styles.amount}>
        <strong>{dollars(premium)}</strong> {policy_period !== undefined && perPeriod(policy_period, speech)}
      </p>
      <PriceSource price={price_info} insurer={insurer.name} />
      <dl>
        <div>
          <dt>{say.type}</dt>
          <dd>{state === '' ? insurance : say.insurance(insurance, state)}</dd>
        </div>
        {coverage_amount !== '' && (
          <div>
            <dt>{say.coverage}</dt>
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
