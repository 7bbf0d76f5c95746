import type { Quote } from '../../../../contract/prices/status.ts'
import { dollars } from '../../../../language/money.ts'
import { perPeriod } from '../../../../language/periods.ts'
import { wordsIn } from '../../../../language/text.ts'
import { useSpeech, useWords } from '../../../words.ts'
import styles from './OrderedTerms.module.css'

const words = wordsIn({
  en: {
    answers: (price: string, coverage: string, insurer: string) =>
      `${price} for ${coverage}. This card’s price is for your answers and coverage now. Your answers have changed since you ordered, so tell ${insurer}.`,
    coverage: (price: string, coverage: string) =>
      `${price} for ${coverage}. This card’s price is for the coverage you’ve selected now.`,
    price: (price: string, coverage: string) =>
      `${price} for ${coverage}. This card’s price is for your answers and coverage now.`,
    unpaidAnswers: (price: string, coverage: string) =>
      `${price} for ${coverage}. You haven’t paid yet, and the order keeps its earlier answers, price and coverage. To order at what this card shows now, cancel it on its page and order again.`,
    unpaid: (price: string, coverage: string) =>
      `${price} for ${coverage}. You haven’t paid yet, and the order keeps its earlier price and coverage. To order at what this card shows now, cancel it on its page and order again.`,
  },
  es: {
    answers: (price, coverage, insurer) =>
      `${price} con ${coverage}. El precio de esta tarjeta es para sus respuestas y su cobertura de ahora. Sus respuestas cambiaron desde que hizo el pedido, así que avise a ${insurer}.`,
    coverage: (price, coverage) =>
      `${price} con ${coverage}. El precio de esta tarjeta es para la cobertura que tiene elegida ahora.`,
    price: (price, coverage) =>
      `${price} con ${coverage}. El precio de esta tarjeta es para sus respuestas y su cobertura de ahora.`,
    unpaidAnswers: (price, coverage) =>
      `${price} con ${coverage}. Todavía no ha pagado, y el pedido mantiene las respuestas, el precio y la cobertura de antes. Para pedir lo que muestra ahora esta tarjeta, cancele el pedido en su página y hágalo de nuevo.`,
    unpaid: (price, coverage) =>
      `${price} con ${coverage}. Todavía no ha pagado, y el pedido mantiene el precio y la cobertura de antes. Para pedir lo que muestra ahora esta tarjeta, cancele el pedido en su página y hágalo de nuevo.`,
  },
})

interface OrderedTermsProps {
  readonly quote: Quote
  readonly terms: NonNullable<Quote['ordered_terms']>
}

/** What was ordered, if the card shows what it would now be. */
export function OrderedTerms({ quote: { mark, insurer }, terms }: OrderedTermsProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const { premium, policy_period, coverage_amount, changed, is_unpaid } = terms
  const price = `${dollars(premium)} ${perPeriod(policy_period, speech)}`
  const unpaid = say[changed === 'answers' ? 'unpaidAnswers' : 'unpaid'](price, coverage_amount)
  return (
    <p className={styles.ordered}>
      {mark}: {is_unpaid ? unpaid : say[changed](price, coverage_amount, insurer.name)}
    </p>
  )
}
