import { continueAddress, orderAddress } from '../../contract/continue.ts'
import type { Articles } from '../../contract/page.ts'
import type { ShownOrder } from '../../contract/purchase.ts'
import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { useSite } from '../facts.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from './ContinuePage.module.css'

/** The state of an order, and what there is to do. It needs no scripts. */
export function OrderPage({ quoteId, order }: Articles['order-state']) {
  const site = useSite()
  return (
    <>
      {order.demoNote && <p className={styles.note}>{order.demoNote}</p>}
      <Standing {...order} />
      <Facts {...order} />
      <div className={styles.choices}>
        <Next quoteId={quoteId} {...order} />
        <ButtonLink wide href={`/quotes/${quoteId}`}>
          Back to all prices
        </ButtonLink>
      </div>
      <p className={styles.note}>
        Questions? Call {site.phone.text} and name your order, {order.number}.
      </p>
    </>
  )
}

function Standing({ status, insurer, effective, due, email, isDeclined, checkoutUrl }: ShownOrder) {
  switch (status) {
    case 'unpaid':
      if (checkoutUrl === undefined)
        return (
          <Alert look="warn" title="I can’t reach the payment service just now.">
            <p>Your order is kept, and nothing has been charged. Please reload this page in a moment.</p>
          </Alert>
        )
      return (
        <>
          {isDeclined && (
            <Alert look="warn" title="The card was declined.">
              <p>Nothing has been charged. You can try another card.</p>
            </Alert>
          )}
          <p>
            You haven’t paid yet, so there is no policy yet. {dollars(due)} is due now. You pay at the payment
            service; I never see a card number.
          </p>
        </>
      )
    case 'working':
      return (
        <Alert look="note" title="You’ve paid. The policy is on its way.">
          <p>
            {insurer} is issuing it. That takes a moment; this page looks again by itself. You can close it:
            I’ll write when it’s done.
          </p>
        </Alert>
      )
    case 'held':
      return (
        <Alert look="warn" title={`${insurer} hasn’t issued the policy yet.`}>
          <p>
            You’ve paid {dollars(due)}, and a person is finding out with the insurer what went wrong. Either
            you get the policy, or {dollars(due)} goes back the way you paid it. I’ll write to you either way.
            Until then, please don’t count on being covered.
          </p>
        </Alert>
      )
    case 'bound':
      return (
        <Alert look="ok" title={`You’re covered from ${longDay(effective)}.`}>
          <p>
            {insurer} has issued your policy and sends you its documents.
            {email !== undefined && ` I’ve written to ${email}.`}
          </p>
        </Alert>
      )
    case 'dropped':
      return (
        <Alert look="note" title="This order is over. There is no policy.">
          <p>It was never paid, so nothing was charged.</p>
        </Alert>
      )
    case 'refunding':
      return (
        <Alert look="warn" title={`${insurer} couldn’t issue the policy.`}>
          <p>There is no policy. I’m paying {dollars(due)} back now.</p>
        </Alert>
      )
    case 'refunded':
      return (
        <Alert look="warn" title={`${insurer} couldn’t issue the policy.`}>
          <p>
            There is no policy. {dollars(due)} went back the way you paid it. Banks take a few days to show
            it.
          </p>
        </Alert>
      )
  }
}

function Facts({ number, insurer, effective, plan, coverage, policyNumber, status }: ShownOrder) {
  return (
    <dl>
      <dt>Insurer</dt>
      <dd>{insurer}</dd>
      {coverage !== undefined && (
        <>
          <dt>Coverage</dt>
          <dd>{coverage}</dd>
        </>
      )}
      <dt>Order number</dt>
      <dd>{number}</dd>
      {policyNumber !== undefined && (
        <>
          <dt>Policy number at {insurer}</dt>
          <dd>{policyNumber}</dd>
        </>
      )}
      <dt>{status === 'bound' ? 'Covered from' : 'To start on'}</dt>
      <dd>{longDay(effective)}</dd>
      {plan !== undefined && (
        <>
          <dt>Payment</dt>
          <dd>{plan}</dd>
        </>
      )}
    </dl>
  )
}

function Next({ quoteId, status, checkoutUrl, due, carrier }: ShownOrder & { readonly quoteId: string }) {
  if (status === 'unpaid') {
    return (
      <>
        {checkoutUrl !== undefined && (
          <ButtonLink look="primary" wide href={checkoutUrl} rel="noreferrer">
            Pay {dollars(due)}
          </ButtonLink>
        )}
        <form method="post" action={`${orderAddress(quoteId)}/drop`}>
          <Button wide type="submit">
            Drop this order
          </Button>
        </form>
      </>
    )
  }
  if (status === 'working')
    return (
      <ButtonLink wide href={orderAddress(quoteId)}>
        Look again
      </ButtonLink>
    )
  if (status === 'dropped')
    return (
      <ButtonLink look="primary" wide href={continueAddress(quoteId, carrier)}>
        Order it again
      </ButtonLink>
    )
  return null
}
