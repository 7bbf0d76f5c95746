import type { Properties } from '../../../contract/answers/properties.ts'
import { wordsIn } from '../../../language/text.ts'
import { type LinkContext, routerLink } from '../../router/router-link.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { Fold } from '../../ui/dialog/Fold.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words.ts'
import styles from './AnswersSoFar.module.css'

const words = wordsIn({
  en: {
    title: 'Your answers so far',
    folded: (count: number) => `Your answers so far (${count})`,
    label: (label: string) => `${label}:`,
    change: ', change',
  },
  es: {
    title: 'Sus respuestas hasta ahora',
    folded: count => `Sus respuestas hasta ahora (${count})`,
    label: label => `${label}:`,
    change: ', cambiar',
  },
})

interface AnswersProps extends LinkContext {
  readonly answers: NonNullable<Properties['answers']>
}

/** The answers so far, each with a link to its question. In the side column, or folded into one line on phones. */
export function AnswersSoFar(props: AnswersProps) {
  const { answers } = props
  const say = useWords(words)
  if (answers.length === 0) return null
  return (
    <>
      <section className={styles.column} aria-label={say.title}>
        <h2 className={styles.title}>{say.title}</h2>
        <Chips {...props} />
      </section>
      <Fold
        className={styles.folded}
        summary={<span className={styles.title}>{say.folded(answers.length)}</span>}
      >
        <Chips {...props} />
      </Fold>
    </>
  )
}

function Chips({ answers, ...context }: AnswersProps) {
  const say = useWords(words)
  const link = routerLink(context, 'back')
  return (
    <ul className={styles.chips}>
      {answers.map(({ route, label, question, answer }) => (
        <li key={route}>
          <ChipLink {...link(route)} title={question}>
            <span className={styles.answer}>
              <span className={styles.label}>{say.label(label)}</span> {answer}
            </span>
            <VisuallyHidden>{say.change}</VisuallyHidden>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
