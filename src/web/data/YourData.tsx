import { Button, ButtonLink } from '../ui/Button.tsx'
import { LeaveWhenErased } from './LeaveWhenErased.tsx'
import { whatGoes } from './what-goes.ts'
import styles from './YourData.module.css'

/** What is kept of one quote, and the form that erases it, which needs no scripts. */
export function YourData({ quoteId }: { readonly quoteId?: string | undefined }) {
  const results = `/quotes/${quoteId}`
  return (
    <>
      <LeaveWhenErased quoteId={quoteId} />
      <section id="delete" aria-labelledby="delete-title">
        <h2 id="delete-title">Delete my answers</h2>
        <p>{whatGoes}</p>
        <form method="post" action={`${results}/erase`} className={styles.choices}>
          <ButtonLink wide href={results}>
            Keep my answers
          </ButtonLink>
          <Button wide type="submit">
            Delete my answers
          </Button>
        </form>
      </section>
    </>
  )
}
