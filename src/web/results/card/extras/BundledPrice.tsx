import type { QuoteBundle } from '../../../../contract/prices/status.ts'
import { dollars } from '../../../../language/money.ts'
import { wordsIn } from '../../../../language/text.ts'
import { useWords } from '../../../words.ts'
import styles from '../QuoteCard.module.css'

const words = wordsIn({
  en: {
    bundle: (year: string, alone: string, other: string) =>
      `About ${year} a year instead of ${alone} if you buy ${other} from them too.`,
  },
  es: {
    bundle: (year, alone, other) =>
      `Unos ${year} al año en lugar de ${alone} si también le compra el ${other}.`,
  },
})

/** What an offer costs together with one of another line from the same insurer. */
export function BundledPrice({ bundle: { with: other, year, alone } }: { readonly bundle: QuoteBundle }) {
  return <p className={styles.reason}>{useWords(words).bundle(dollars(year), dollars(alone), other)}</p>
}
