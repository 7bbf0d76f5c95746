import type { Exactness } from '../../contract/exact.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './ExactPrices.module.css'

interface ExactPricesProps extends Exactness {
  readonly quoteId: string
}

/** What prices still assume, each with its question; the answer leads back to the prices. Needs no scripts. */
export function ExactPrices({ open, told, effects, granted, quoteId }: ExactPricesProps) {
  const link = (route: string) => addressOf(route, '', quoteId)
  return (
    <>
      <p>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
      {effects.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {open.length === 0 ? (
        <p>I have no more questions. Insurers check the rest themselves before they issue a policy.</p>
      ) : (
        <>
          <p>Each answer replaces something I assumed, and your prices follow. You can skip any of them.</p>
          <ul className={styles.questions}>
            {open.map(({ route, label, question, reasons }) => (
              <li key={route}>
                <h2 className={styles.question}>{question}</h2>
                {reasons.map(reason => (
                  <p key={reason}>{reason}</p>
                ))}
                <ButtonLink href={link(route)}>Answer: {label}</ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {told.length > 0 && (
        <section aria-labelledby="told">
          <h2 id="told">What you told me besides</h2>
          <dl>
            {told.map(({ route, label, question, answer }) => (
              <div key={route}>
                <dt>{label}</dt>
                <dd>
                  <a href={link(route)} title={question}>
                    {answer}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {granted.length > 0 && (
        <section aria-labelledby="granted">
          <h2 id="granted">What I take for granted</h2>
          <p>I have no question for these. If one doesn’t fit you, tell the insurer before you buy.</p>
          <ul>
            {granted.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
