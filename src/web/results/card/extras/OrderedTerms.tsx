import type { Quote } from '../../../../contract/prices/status.ts'
import { dollars } from '../../../../language/money.ts'
import { perPeriod } from '../../../../language/periods.ts'
import { wordsIn } from '../../../../language/text.ts'
import { useSpeech, useWords } from '../../../words.ts'
import styles from '../QuoteCard.module.css'

const words = wordsIn({
  en: {
    ordered: (price: string, coverage: string, insurer: string) =>
      `${price} for ${coverage}. This card’s price is for your answers now. If they’ve changed, tell ${insurer}.`,
  },
  es: {
    ordered: (price, coverage, insurer) =>
      `${price} con ${coverage}. El precio de esta tarjeta es para sus respuestas de ahora. Si cambiaron, avise a ${insurer}.`,
  },
})

interface OrderedTermsProps {
  readonly quote: Quote
  readonly terms: NonNullable<Quote['ordered_terms']>
}

/** What was ordered, where the card shows what would be by now. */
export function OrderedTerms({ quote: { mark, insurer }, terms }: OrderedTermsProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const { premium, policy_period, coverage_amount } = terms
  const price = `${dollars(premium)} ${perPeriod(policy_period, speech)}`
  return (
    <p className={styles.reason}>
      {mark}: {say.ordered(price, coverage_amount, insurer.name)}
    </p>
  )
}
