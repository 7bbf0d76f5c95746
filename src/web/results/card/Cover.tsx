import type { PriceInfo } from '../../../contract/prices/status.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { yearWords } from '../../format/year-words.ts'
import { useSpeech } from '../../words.ts'
import styles from './Cover.module.css'

const words = wordsIn({
  en: { assumed: 'What’s assumed' },
  es: { assumed: 'Lo que se supone' },
})

interface CoverProps {
  readonly amount: string
  /** What each part pays, in whole sentences. */
  readonly explained: readonly string[] | undefined
  readonly price: PriceInfo
}

/** What the price covers, in one line and part by part, what a year costs, and what is assumed. */
export function Cover({ amount, explained = [], price }: CoverProps) {
  const { assumed = [] } = price
  const speech = useSpeech()
  const say = spoken(words, speech)
  const year = yearWords(price, speech)
  return (
    <>
      {amount !== '' && <p className={explained.length === 0 ? styles.cover : undefined}>{amount}</p>}
      {explained.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {year !== null && <p>{year}</p>}
      {assumed.length > 0 && (
        <p>
          <strong>{say.assumed}:</strong> {assumed.join(' ')}
        </p>
      )}
    </>
  )
}
