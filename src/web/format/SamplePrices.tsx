import type { SamplePrice } from '../../contract/prices/sample.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { wordsIn } from '../../language/text.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './SamplePrices.module.css'
import { Stars } from './Stars.tsx'

const words = wordsIn({
  // Before a difference in coverage; what is neither less nor more needs no label.
  en: { less: 'Less coverage: ', more: 'More coverage: ', other: '' },
  es: { less: 'Menos cobertura: ', more: 'Más cobertura: ', other: '' },
})

/** What insurers would charge a made-up visitor, as the results would list it. */
export function SamplePrices({ prices }: { readonly prices: readonly SamplePrice[] }) {
  return (
    <ol className={styles.prices}>
      {prices.map(price => (
        <Price key={price.id} {...price} />
      ))}
    </ol>
  )
}

function Price({ insurer, premium, period, differences }: SamplePrice) {
  const say = useWords(words)
  const speech = useSpeech()
  return (
    <li className={styles.price}>
      <img className={styles.logo} src={insurer.logo} alt="" width="40" height="40" loading="lazy" />
      <div>
        <h3 className={styles.name}>{insurer.name}</h3>
        <p className={styles.small} lang={insurer.lang}>
          {insurer.tag_line}
        </p>
        {insurer.review && <Stars review={insurer.review} of={insurer.name} />}
      </div>
      <p className={styles.amount}>
        <strong>{dollars(premium)}</strong> <span className={styles.small}>{perPeriod(period, speech)}</span>
      </p>
      {differences.map(({ title, text, differs }) => (
        <p key={title} className={styles.difference}>
          {differs && say[differs]}
          {text}
        </p>
      ))}
    </li>
  )
}
