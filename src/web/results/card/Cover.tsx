import type { PriceInfo } from '../../../contract/prices/status.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { yearWords } from '../../format/year-words.ts'
import { InfoTip } from '../../ui/dialog/InfoTip.tsx'
import { useSpeech } from '../../words.ts'
import styles from './Cover.module.css'

const words = wordsIn({
  en: { assumed: 'What’s assumed:', about: 'About this coverage' },
  es: { assumed: 'Lo que se supone:', about: 'Sobre esta cobertura' },
})

interface CoverProps {
  readonly amount: string
  /** What each part pays, in whole sentences. */
  readonly explained: readonly string[] | undefined
  readonly price: PriceInfo
}

/** What the price covers, in one line, whose button shows the assumptions, part by part, and what a year comes to. */
export function Cover({ amount, explained = [], price }: CoverProps) {
  const { assumed = [] } = price
  const speech = useSpeech()
  const say = spoken(words, speech)
  const year = yearWords(price, speech)
  const tip = (
    <>
      <span className={styles.fact}>{say.assumed}</span>
      {assumed.map(sentence => (
        <span key={sentence} className={styles.assumed}>
          {sentence}
        </span>
      ))}
    </>
  )
  return (
    <>
      {amount !== '' && (
        <p className={styles.cover}>
          {amount} {assumed.length > 0 && <InfoTip label={say.about} tip={tip} />}
        </p>
      )}
      {explained.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {year !== null && <p>{year}</p>}
    </>
  )
}
