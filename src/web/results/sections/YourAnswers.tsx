import type { EarlierAnswer } from '../../../contract/answers/properties.ts'
import { wordsIn } from '../../../language/text.ts'
import { useFacts } from '../../facts.ts'
import { linkTo } from '../../format/around.tsx'
import { type LinkContext, routerLink } from '../../router/router-link.ts'
import { type Around, sentence } from '../../ui/sentence.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words.ts'
import styles from './YourAnswers.module.css'

const words = wordsIn({
  en: {
    title: 'Your answers',
    change: (link: Around) =>
      sentence`These prices are based on your answers. Change any of them here, or ${link('go through all of them on one page')}.`,
    changeOne: 'change',
    more: 'Need other insurance? Start with these answers.',
    add: 'Add another quote',
  },
  es: {
    title: 'Sus respuestas',
    change: link => sentence`Cambie la respuesta que quiera, o ${link('revíselas todas en una página')}.`,
    changeOne: 'cambiar',
    more: '¿Otro seguro?',
    add: 'Agregar otra cotización',
  },
})

interface YourAnswersProps extends LinkContext {
  readonly answers: readonly EarlierAnswer[]
}

/** Every question with its answer and a link to change it, which leads back to the prices. */
export function YourAnswers({ answers, ...context }: YourAnswersProps) {
  const say = useWords(words)
  const { lines = [] } = useFacts()
  if (answers.length === 0) return null
  // Always a further page of the tab's history, so that Back leads to the prices again.
  const link = routerLink(context, 'forward')
  return (
    <section className={styles.answers} aria-labelledby="your-answers">
      <h2 className={styles.title} id="your-answers">
        {say.title}
      </h2>
      <p>{say.change(linkTo(`/quotes/${context.quoteId}/answers${context.query}`))}</p>
      <ul className={styles.list}>
        {answers.map(({ route, label, question, answer }) => (
          <li key={route}>
            <a className={styles.answer} {...link(route)} title={question}>
              <span className={styles.label}>{label}</span>
              <span className={styles.given}>
                {answer}
                <VisuallyHidden>, {say.changeOne}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <p>
          {say.more} <a href={`/quotes/${context.quoteId}/add`}>{say.add}</a>
        </p>
      )}
    </section>
  )
}
