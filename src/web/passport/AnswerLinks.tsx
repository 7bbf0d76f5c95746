import type { EarlierAnswer } from '../../contract/answers/properties.ts'
import styles from './AnswerLinks.module.css'

interface AnswerLinksProps {
  readonly answers: readonly EarlierAnswer[]
  /** The address of a question. */
  readonly link: (route: string) => string
}

/** Answers of a quote, each leading to its question. */
export function AnswerLinks({ answers, link }: AnswerLinksProps) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ route, label, question, answer }) => (
        <div key={route}>
          <dt>{label}</dt>
          <dd>
            <a href={link(route)} title={question}>
              {answer}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
