import type { PriceInfo } from '../../contract/status.ts'
import { dollars } from '../../language/money.ts'
import styles from './PetPrices.module.css'

interface PetPricesProps {
  readonly pets: PriceInfo['pets'] | undefined
  /** Names the insurer's quote number of each pet, where it has its own. */
  readonly isNumbered?: boolean
}

/** Each of several pets with its price, or why this insurer doesn't take it. */
export function PetPrices({ pets = [], isNumbered = false }: PetPricesProps) {
  if (pets.length === 0) return null
  return (
    <ul className={styles.pets}>
      {pets.map(({ name, premium, message, coverage_amount, quote_id }) => (
        <li key={name}>
          {name}: {premium === undefined ? (message ?? 'No price.') : <strong>{dollars(premium)}</strong>}
          {coverage_amount && `, ${coverage_amount}`}
          {isNumbered && quote_id && `, quote number ${quote_id}`}
        </li>
      ))}
    </ul>
  )
}
