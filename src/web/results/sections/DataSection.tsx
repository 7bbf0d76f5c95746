import type { Ordered } from '../../../contract/purchase/ordered.ts'
import { wordsIn } from '../../../language/text.ts'
import { LeaveWhenErased } from '../../data/LeaveWhenErased.tsx'
import { useFacts } from '../../facts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { messages } from '../../wizard/messages.ts'
import { useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './DataSection.module.css'

const words = wordsIn({
  en: {
    title: 'Your data',
    encrypted: 'Your answers are encrypted. They go to insurers for prices. You can delete them anytime.',
    email: (agent: string | undefined) => `Your email address goes to ${agent}, as its page says.`,
    download: 'Download these quotes',
    who: 'Who got my answers',
    erase: 'Delete my answers',
  },
  es: {
    title: 'Sus datos',
    encrypted: 'Sus respuestas se cifran y van a las aseguradoras. Puede borrarlas cuando quiera.',
    email: agent => `Su correo lo recibe ${agent}, como dice la página que lo pide.`,
    download: 'Descargar estas cotizaciones',
    who: 'Quién recibió mis respuestas',
    erase: 'Borrar mis respuestas',
  },
})

interface DataSectionProps {
  readonly quoteId: string
  readonly ordered: Ordered | undefined
}

/** The end of the results: what is stored about the quote, and how to erase it. Without scripts both are a page. */
export function DataSection({ quoteId, ordered }: DataSectionProps) {
  const { agent, emailPassedOn } = useFacts()
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const erasing = useDialog()
  const page = `/quotes/${quoteId}/data`
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <LeaveWhenErased quoteId={quoteId} />
      <h2 className={styles.title} id="your-data">
        {say.title}
      </h2>
      <p>
        {say.encrypted} {emailPassedOn && say.email(agent)}
      </p>
      <p className={styles.ways}>
        <ButtonLink href={`/quotes/${quoteId}/prices.html`} download>
          {say.download}
        </ButtonLink>
        <ButtonLink href={page}>{say.who}</ButtonLink>
        <ButtonLink href={`${page}#delete`} onClick={erasing.openFrom}>
          {say.erase}
        </ButtonLink>
      </p>
      {erasing.failed && <p role="alert">{networkError}</p>}
      {erasing.module && <erasing.module.EraseDialog {...erasing.shown} {...{ quoteId, ordered }} />}
    </section>
  )
}
