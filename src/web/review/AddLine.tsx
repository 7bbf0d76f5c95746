import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { useFacts } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import styles from './ReviewAnswers.module.css'

/** The lines that may be added to a quote, each with what it would take over. It needs no scripts. */
export function AddLine({ additions, further, quoteId }: Articles['add']) {
  const { lines = [] } = useFacts()
  return (
    <>
      <p>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
      {further && (
        <p>
          <ButtonLink href={addressOf(further.route, '', quoteId)}>{further.text}</ButtonLink>
        </p>
      )}
      <p>
        I’ll start from what you told me and ask nothing twice. Your prices stay as they are, and you can go
        back and forth between the two.
      </p>
      {additions
        .filter(({ line }) => lines.includes(line))
        .map(({ line, insurance, takes, route }) => (
          <section key={line} className={classes(styles.row, styles.addition)} aria-label={insurance}>
            <div>
              <h2 className={styles.line}>{insurance}</h2>
              <p className={styles.answer}>
                {route !== undefined
                  ? 'You have a quote for this already.'
                  : takes === ''
                    ? 'Only the ZIP code carries over.'
                    : `I’d take over ${takes}.`}
              </p>
            </div>
            {route === undefined ? (
              <form method="post" action={`/quotes/${quoteId}/add`}>
                <input type="hidden" name="line" value={line} />
                <Button type="submit">Add {insurance.toLowerCase()}</Button>
              </form>
            ) : (
              <ButtonLink href={route}>See {insurance.toLowerCase()}</ButtonLink>
            )}
          </section>
        ))}
    </>
  )
}
