import type { Properties } from '../../contract/properties.ts'
import { ChipLink } from '../ui/Chip.tsx'
import { Fold } from '../ui/Fold.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './AnswersSoFar.module.css'
import { type LinkContext, stepLink } from './step-link.ts'

interface AnswersProps extends LinkContext {
  readonly answers: NonNullable<Properties['answers']>
}

/** The answers so far, each with a link to its question. In the side column, or folded into one line on phones. */
export function AnswersSoFar(props: AnswersProps) {
  const { answers } = props
  if (answers.length === 0) return null
  return (
    <>
      <section className={styles.column} aria-label="Your answers so far">
        <h2 className={styles.title}>Your answers so far</h2>
        <Chips {...props} />
      </section>
      <Fold
        className={styles.folded}
        summary={<span className={styles.title}>Your answers so far ({answers.length})</span>}
      >
        <Chips {...props} />
      </Fold>
    </>
  )
}

function Chips({ answers, ...context }: AnswersProps) {
  const link = stepLink(context, 'back')
  return (
    <ul className={styles.chips}>
      {answers.map(({ route, label, question, answer }) => (
        <li key={route}>
          <ChipLink {...link(route)} title={question}>
            <span className={styles.answer}>
              <span className={styles.label}>{label}:</span> {answer}
            </span>
            <VisuallyHidden>, change</VisuallyHidden>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
