import type { BestBundle } from '../../contract/prices/status.ts'
import { uncapitalized } from '../../language/letters.ts'
import { dollars } from '../../language/money.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import styles from './Bundle.module.css'

const words = wordsIn({
  en: {
    'any-two': (insurer: string, year: string, saved: string) =>
      `Bundle with ${insurer}: ${year} a year. That’s ${saved} less than the cheapest two separate policies.`,
    'same-insurer': (insurer: string, year: string, saved: string) =>
      `Bundle with ${insurer}: ${year} a year. That’s ${saved} less than buying the two separately from ${insurer}.`,
    what: (line: string, other: string) =>
      `The price is for ${uncapitalized(line)} and ${other} together. It’s ~ an estimate until the insurer confirms it.`,
    apart: (year: string) => `The cheapest two separate policies cost ${year} a year.`,
  },
  es: {
    'any-two': (insurer, year, saved) =>
      `Paquete con ${insurer}: ${year} al año. Son ${saved} menos que las dos pólizas más baratas por separado.`,
    'same-insurer': (insurer, year, saved) =>
      `Paquete con ${insurer}: ${year} al año. Son ${saved} menos que comprarle a ${insurer} las dos pólizas por separado.`,
    what: (line, other) =>
      `El precio es por los dos juntos: ${uncapitalized(line)} y ${other}. Es ~ un estimado hasta que la aseguradora lo confirme.`,
    apart: year => `Las dos pólizas más baratas por separado cuestan ${year} al año.`,
  },
})

interface BundleProps {
  readonly bundle: BestBundle
  /** The insurance on this page: "Renters insurance". */
  readonly line: string
}

/** What both lines cost with one insurer that gives a discount for it, and what two separate policies cost. */
export function Bundle({ bundle: { insurer, with: other, year, saves, apart }, line }: BundleProps) {
  const say = useWords(words)
  return (
    <p className={styles.bundle}>
      <strong>{say[saves.against](insurer, dollars(year), dollars(saves.amount))}</strong>{' '}
      {say.what(line, other)}{' '}
      {apart !== undefined && saves.against === 'same-insurer' && say.apart(dollars(apart))}
    </p>
  )
}
