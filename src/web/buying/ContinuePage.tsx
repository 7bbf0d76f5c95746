import { type Continuing, continueAddress } from '../../contract/continue.ts'
import type { PriceInfo } from '../../contract/status.ts'
import { dollars, perPeriod } from '../results/money.ts'
import { PriceLine } from '../results/PriceLine.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ContinuePage.module.css'
import { ProofForm } from './ProofForm.tsx'

interface Props extends Continuing {
  readonly quoteId: string
}

/** The insurer's answer about its price just before the visitor goes on to it. It needs no scripts. */
export function ContinuePage({ quoteId, ...continuing }: Props) {
  return (
    <>
      <What {...continuing} />
      <div className={styles.choices}>
        <Next quoteId={quoteId} {...continuing} />
        <ButtonLink wide href={`/quotes/${quoteId}`}>
          Back to all prices
        </ButtonLink>
      </div>
    </>
  )
}

function What({ quote, result, before, demoNote, toPass }: Continuing) {
  const { insurer, price_info: price, coverage_amount } = quote
  switch (result) {
    case 'same':
      return (
        <>
          <PriceLine price={price} />
          <p>{coverage_amount}</p>
          <p>I asked {insurer.name} once more. The price stands.</p>
          {price.quote_id !== undefined && (
            <p>
              Your quote number there is <strong>{price.quote_id}</strong>.
            </p>
          )}
          {demoNote && <p className={styles.note}>{demoNote}</p>}
        </>
      )
    case 'changed':
      return (
        <>
          <Alert look="warn" title="The price has changed.">
            <p>{change(before, price)}</p>
          </Alert>
          <PriceLine price={price} />
          <p>{coverage_amount}</p>
          <p>Nothing happens unless you go on. My list shows the new price too.</p>
        </>
      )
    case 'gone':
      return (
        <Alert look="warn" title={`${insurer.name} no longer offers this price.`}>
          <p>{price.message ?? 'It gave no reason.'} The other prices aren’t affected.</p>
        </Alert>
      )
    case 'unreached':
      return (
        <Alert look="warn" title={`I couldn’t reach ${insurer.name} just now.`}>
          <p>So I can’t confirm its price. Please try again in a moment. The other prices aren’t affected.</p>
        </Alert>
      )
    case 'enough':
      return (
        <Alert look="warn" title={`I can’t ask ${insurer.name} again today.`}>
          <p>
            An insurer answers only so many questions a day. Please try again tomorrow. The other prices
            aren’t affected.
          </p>
        </Alert>
      )
    case 'busy':
      return (
        <>
          <PriceLine price={price} />
          <p>{coverage_amount}</p>
          <p>
            {toPass && 'wait' in toPass
              ? toPass.wait
              : `I’ll ask ${insurer.name} once more whether this price stands.`}
          </p>
        </>
      )
  }
}

function Next({ quoteId, quote, result, page, toPass }: Props) {
  const { id, insurer, price_info: price } = quote
  const own = continueAddress(quoteId, id)
  switch (result) {
    case 'same':
      if (page === undefined) return <Call quote={quote} />
      return (
        <ButtonLink look="primary" wide href={page} target="_blank" rel="noopener noreferrer">
          Go to {insurer.name}
          <VisuallyHidden>, opens in a new window</VisuallyHidden>
        </ButtonLink>
      )
    case 'changed':
      return (
        <form method="post" action={own}>
          <Button look="primary" wide type="submit">
            Continue at {dollars(price.premium ?? '0')}
          </Button>
        </form>
      )
    case 'unreached':
      return (
        <ButtonLink look="primary" wide href={own}>
          Try again
        </ButtonLink>
      )
    case 'busy':
      return (
        <ProofForm action={own} {...toPass}>
          Confirm the price
        </ProofForm>
      )
    case 'gone':
    case 'enough':
      return null
  }
}

/** The insurer continues on the phone. */
function Call({ quote: { insurer, actions } }: Pick<Continuing, 'quote'>) {
  const phone = actions.find(({ type }) => type === 'call')?.phone
  return phone === undefined ? null : (
    <p>
      Please call {insurer.name} toll-free: <strong>{phone}</strong>.
    </p>
  )
}

/** "It was $14.84 a month. It is $15.02 a month now." */
function change(before: Continuing['before'], { premium = '0', policy_period = '' }: PriceInfo): string {
  if (!before) return ''
  const was = `${dollars(before.premium)} ${perPeriod(before.period)}`
  const is = `${dollars(premium)} ${perPeriod(policy_period)}`
  return was === is
    ? `The ${is} stay the same, but what the whole term comes to has changed.`
    : `It was ${was} when I showed it to you. It is ${is} now.`
}
