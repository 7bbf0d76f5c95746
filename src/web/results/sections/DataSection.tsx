import type { Ordered } from '../../../contract/purchase/ordered.ts'
import { wordsIn } from '../../../language/text.ts'
import { LeaveWhenErased } from '../../data/LeaveWhenErased.tsx'
import { useFacts } from '../../facts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './DataSection.module.css'

const words = wordsIn({
  en: {
    title: 'Your data',
    sealed:
      'What you told me is sealed, and no one sees it but the insurers I ask. You can erase it any time.',
    emailPassedOn: (agent: string | undefined) =>
      `What you told me is sealed, and no one sees it but the insurers I ask, and ${agent} your email address. You can erase it any time.`,
    download: 'Download these prices',
    who: 'Who got my answers',
    erase: 'Delete my answers',
    failed: 'That didn’t load. Press the button once more and I’ll take you to the page for it.',
  },
  we: {
    sealed:
      'What you told us is sealed, and no one sees it but the insurers we ask. You can erase it any time.',
    emailPassedOn: agent =>
      `What you told us is sealed, and no one sees it but the insurers we ask, and ${agent} your email address. You can erase it any time.`,
    failed: 'That didn’t load. Press the button once more and we’ll take you to the page for it.',
  },
})

interface DataSectionProps {
  readonly quoteId: string
  readonly ordered: Ordered | undefined
}

/** The end of the results: what is stored of the quote, and how to erase it. Without scripts both are a page. */
export function DataSection({ quoteId, ordered }: DataSectionProps) {
  const { agent, emailPassedOn } = useFacts()
  const say = useWords(words)
  const erasing = useDialog()
  const page = `/quotes/${quoteId}/data`
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <LeaveWhenErased quoteId={quoteId} />
      <h2 className={styles.title} id="your-data">
        {say.title}
      </h2>
      <p>{emailPassedOn ? say.emailPassedOn(agent) : say.sealed}</p>
      <p className={styles.ways}>
        <ButtonLink href={`/quotes/${quoteId}/prices.html`} download>
          {say.download}
        </ButtonLink>
        <ButtonLink href={page}>{say.who}</ButtonLink>
        <ButtonLink href={`${page}#delete`} onClick={erasing.openFrom}>
          {say.erase}
        </ButtonLink>
      </p>
      {erasing.failed && <p role="alert">{say.failed}</p>}
      {erasing.module && <erasing.module.EraseDialog {...erasing.shown} {...{ quoteId, ordered }} />}
    </section>
  )
}
