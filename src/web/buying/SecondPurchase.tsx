import type { Articles } from '../../contract/page.ts'
import { Alert } from '../ui/Alert.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './ContinuePage.module.css'
import { orderedName, orderedWords } from './ordered-words.ts'

/** Asks once before a visitor with an order goes on to another insurer. It needs no scripts. */
export function SecondPurchase({ second, quoteId }: Articles['second-purchase']) {
  const { ordered, insurer, go } = second
  const name = orderedName(ordered)
  return (
    <>
      <Alert look="warn" title={`You already have ${name === 'policy' ? 'a policy' : 'an order'}.`}>
        <p>{orderedWords(ordered)}</p>
      </Alert>
      {ordered.status === 'unpaid' ? (
        <p>
          Nothing has been charged for it. Drop it first if you’d rather buy from {insurer}: the page of your
          order has the button.
        </p>
      ) : (
        <p>
          If you buy from {insurer} too, you pay for both. Your {name} with {ordered.insurer} stays as it is
          until you end it.
        </p>
      )}
      <div className={styles.choices}>
        <ButtonLink look="primary" wide href={ordered.route}>
          See your order
        </ButtonLink>
        <ButtonLink wide href={go}>
          Go on to {insurer} anyway
        </ButtonLink>
        <ButtonLink wide href={`/quotes/${quoteId}`}>
          Back to all prices
        </ButtonLink>
      </div>
    </>
  )
}
