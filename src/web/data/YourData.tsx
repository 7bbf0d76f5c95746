import type { Articles } from '../../contract/page.ts'
import { PricesShared } from '../share/PricesShared.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { LeaveWhenErased } from './LeaveWhenErased.tsx'
import { WhoGotIt } from './WhoGotIt.tsx'
import { whatGoes } from './what-goes.ts'
import styles from './YourData.module.css'

/**
 * What is stored of one quote: who received any of it, the prices that are shared, a copy to keep, and the form that erases it.
 * It needs no scripts.
 */
export function YourData({ quoteId, ledger, ordered, others, shares }: Articles['data']) {
  const results = `/quotes/${quoteId}`
  return (
    <>
      <LeaveWhenErased quoteId={quoteId} />
      <WhoGotIt {...ledger} {...{ quoteId, ordered }} />
      <PricesShared {...{ shares, quoteId }} />
      <section aria-labelledby="copy-title">
        <h2 id="copy-title">Download my data</h2>
        <p>Everything you told me for this quote, and the list above, in one file (JSON).</p>
        <p>
          <ButtonLink href={`${results}/data.json`} download>
            Download my data
          </ButtonLink>
        </p>
        <p>
          The prices are{' '}
          <a href={`${results}/prices.html`} download>
            a page to read
          </a>{' '}
          or{' '}
          <a href={`${results}/prices.json`} download>
            a file for programs (JSON)
          </a>
          .
        </p>
      </section>
      <section id="delete" aria-labelledby="delete-title">
        <h2 id="delete-title">Delete my answers</h2>
        <p>{whatGoes}</p>
        {others.map(({ route, insurance }) => (
          <p key={route}>
            Your quote for {insurance.toLowerCase()} keeps answers of its own, and stays.{' '}
            <a href={`${route}/data`}>See or delete those</a>
          </p>
        ))}
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
