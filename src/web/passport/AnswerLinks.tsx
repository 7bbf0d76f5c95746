import type { EarlierAnswer } from '../../contract/properties.ts'
import { addressOf } from '../../contract/quote-address.ts'
import styles from './AnswerLinks.module.css'

interface AnswerLinksProps {
  readonly answers: readonly EarlierAnswer[]
  readonly quoteId: string
}

/** Answers of a quote, each leading to its question. */
export function AnswerLinks({ answers, quoteId }: AnswerLinksProps) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ route, label, question, answer }) => (
        <div key={route}>
          <dt>{label}</dt>
          <dd>
            <a href={addressOf(route, '', quoteId)} title={question}>
              {answer}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
