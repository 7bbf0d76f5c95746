import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { OrderStays } from '../buying/OrderStays.tsx'
import { AnswerLinks } from '../passport/AnswerLinks.tsx'
import { ButtonLink } from '../ui/Button.tsx'

/** What prices still assume, each with its question; the answer leads back to the prices. Needs no scripts. */
export function ExactPrices({ exact, back, ordered, quoteId }: Articles['exact']) {
  const { open, answers, effects, assumptions } = exact
  const link = (route: string) => addressOf(route, cameFrom('', 'exact'), quoteId)
  return (
    <>
      <OrderStays ordered={ordered} />
      <p>
        <BackToPrices {...{ back, quoteId }} />
      </p>
      {effects.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {open.length === 0
          ? 'I have no more questions. Insurers check the rest themselves before they issue a policy.'
          : 'Each answer replaces something I assumed, and your prices follow. You can skip any of them.'}
      </p>
      {open.map(({ route, label, question, reasons }) => (
        <section key={route}>
          <h2>{question}</h2>
          {reasons.map(reason => (
            <p key={reason}>{reason}</p>
          ))}
          <p>
            <ButtonLink href={link(route)}>Answer: {label}</ButtonLink>
          </p>
        </section>
      ))}
      {answers.length > 0 && (
        <section>
          <h2>Details you added</h2>
          <AnswerLinks {...{ answers, link }} />
        </section>
      )}
      {assumptions.length > 0 && (
        <section>
          <h2>What I take for granted</h2>
          <p>
            I have no question for these. You can choose your coverage where you{' '}
            <a href={`/quotes/${quoteId}/cover${cameFrom('', 'exact')}`}>adjust your policy</a>. If anything
            else doesn’t fit you, tell the insurer before you buy.
          </p>
          <ul>
            {assumptions.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
