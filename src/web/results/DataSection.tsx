import { LeaveWhenErased } from '../data/LeaveWhenErased.tsx'
import { useFacts } from '../facts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './DataSection.module.css'
import { useDialog } from './use-dialog.ts'

/** The end of the results: what is stored of the quote, and how to erase it. Without scripts both are a page. */
export function DataSection({ quoteId }: { readonly quoteId: string }) {
  const { agent, emailPassedOn } = useFacts()
  const erasing = useDialog()
  const page = `/quotes/${quoteId}/data`
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <LeaveWhenErased quoteId={quoteId} />
      <h2 className={styles.title} id="your-data">
        Your data
      </h2>
      <p>
        What you told me is sealed, and no one sees it but the insurers I ask
        {emailPassedOn && `, and ${agent} your email address`}. You can erase it any time.
      </p>
      <p className={styles.ways}>
        <ButtonLink href={`/quotes/${quoteId}/prices.html`} download>
          Download these prices
        </ButtonLink>
        <ButtonLink href={page}>Who got my answers</ButtonLink>
        <ButtonLink href={`${page}#delete`} onClick={erasing.openFrom}>
          Delete my answers
        </ButtonLink>
      </p>
      {erasing.state === 'failed' && (
        <p role="alert">That didn’t load. Press the button once more and I’ll take you to the page for it.</p>
      )}
      {erasing.module && (
        <erasing.module.EraseDialog
          open={erasing.state === 'open'}
          onClose={erasing.close}
          quoteId={quoteId}
        />
      )}
    </section>
  )
}
