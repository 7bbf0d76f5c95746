import type { PriceInfo } from '../../contract/prices/status.ts'
import { dollars } from '../../language/money.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import styles from './PetPrices.module.css'

const words = wordsIn({
  en: { none: 'No price.', number: (quote: string) => `, quote number ${quote}` },
  es: { none: 'Sin precio.', number: quote => `, número de cotización ${quote}` },
})

interface PetPricesProps {
  readonly pets: PriceInfo['pets'] | undefined
  /** Names each pet's quote number at the insurer, if it has its own. */
  readonly isNumbered?: boolean
}

/** Each of several pets with its price, or why this insurer doesn't take it. */
export function PetPrices({ pets = [], isNumbered = false }: PetPricesProps) {
  const say = useWords(words)
  if (pets.length === 0) return null
  return (
    <ul className={styles.pets}>
      {pets.map(({ name, premium, estimated, message, lang, coverage_amount, quote_id }) => (
        <li key={name}>
          {name}:{' '}
          {premium === undefined ? (
            <span lang={lang}>{message ?? say.none}</span>
          ) : (
            <strong>{(estimated ? '~ ' : '') + dollars(premium)}</strong>
          )}
          {coverage_amount && `, ${coverage_amount}`}
          {isNumbered && quote_id && say.number(quote_id)}
        </li>
      ))}
    </ul>
  )
}
