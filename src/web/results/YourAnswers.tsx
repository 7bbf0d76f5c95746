import type { EarlierAnswer } from '../../contract/properties.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { type LinkContext, stepLink } from '../wizard/step-link.ts'
import styles from './YourAnswers.module.css'

interface YourAnswersProps extends LinkContext {
  readonly answers: readonly EarlierAnswer[]
}

/** Every question with its answer and a link to change it, which leads back to the prices. */
export function YourAnswers({ answers, ...context }: YourAnswersProps) {
  if (answers.length === 0) return null
  // Always a further page of the tab's history, so that Back leads to the prices again.
  const link = stepLink(context, 'forward')
  return (
    <section className={styles.answers} aria-labelledby="your-answers">
      <h2 className={styles.title} id="your-answers">
        Your answers
      </h2>
      <p>
        These prices are for what you told me. Change any answer and I’ll ask the insurers again, or{' '}
        <a href={`/quotes/${context.quoteId}/answers${context.query}`}>go through all of it on one page</a>.
      </p>
      <ul className={styles.list}>
        {answers.map(({ route, label, question, answer }) => (
          <li key={route}>
            <a className={styles.answer} {...link(route)} title={question}>
              <span className={styles.label}>{label}</span>
              <span className={styles.given}>
                {answer}
                <VisuallyHidden>, change</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        Something else to insure? I’ll start from what you told me.{' '}
        <a href={`/quotes/${context.quoteId}/add`}>Add another insurance</a>
      </p>
    </section>
  )
}
