import { type Continuing, continueAddress, continueAnyway } from '../../contract/continue.ts'
import type { Articles } from '../../contract/page.ts'
import type { PriceInfo } from '../../contract/status.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ContinuePage.module.css'
import { ProofForm } from './ProofForm.tsx'

/** The insurer's answer about its price just before the visitor goes on to it. It needs no scripts. */
export function ContinuePage({ quoteId, continuing }: Articles['continue']) {
  return (
    <>
      <Seen {...continuing} />
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

/** The price that was pressed, where it is not the present one. */
function Seen({ seen, quote: { price_info } }: Continuing) {
  if (!seen) return null
  const { premium = '0', policy_period = seen.period } = price_info
  const was = `${dollars(seen.premium)} ${perPeriod(seen.period)}`
  const is = `${dollars(premium)} ${perPeriod(policy_period)}`
  return (
    <Alert look="warn" title="This isn’t the price you pressed.">
      <p>
        {seen.cover === undefined
          ? `It was ${was}. It’s ${is} now.`
          : `It was ${was} for ${seen.cover}. You’ve changed your coverage since, and it’s ${is} now.`}
      </p>
    </Alert>
  )
}

function What({ quote, result, before, seen, demoNote, toPass }: Continuing) {
  const { insurer, price_info: price, coverage_amount } = quote
  switch (result) {
    case 'same':
      return (
        <>
          <PriceLine price={price} />
          <PetPrices pets={price.pets} isNumbered />
          <p>{coverage_amount}</p>
          <p>
            I asked {insurer.name} once more. {seen ? 'This is its price now.' : 'The price stands.'}
          </p>
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
          <PetPrices pets={price.pets} />
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

function Next({
  quoteId,
  quote,
  result,
  page,
  ordered,
  phone,
  further = [],
  buy,
  toPass,
}: Continuing & { readonly quoteId: string }) {
  const { id, insurer, price_info: price } = quote
  const address = continueAddress(quoteId, id)
  const own = ordered ? continueAnyway(address) : address
  switch (result) {
    case 'same':
      if (buy !== undefined)
        return (
          <ButtonLink look="primary" wide href={buy}>
            Continue at {dollars(price.premium ?? '0')}
          </ButtonLink>
        )
      if (page === undefined && ordered) return <OneOrder insurer={insurer.name} phone={phone} />
      if (page === undefined) return <Call quote={quote} />
      return (
        <>
          <ButtonLink look="primary" wide href={page} target="_blank" rel="noopener noreferrer">
            Go to {insurer.name}
            <VisuallyHidden>, opens in a new window</VisuallyHidden>
          </ButtonLink>
          {further.map(one => (
            <ButtonLink key={one.name} wide href={one.page} target="_blank" rel="noopener noreferrer">
              Go there for the other pet: {one.name}
              <VisuallyHidden>, opens in a new window</VisuallyHidden>
            </ButtonLink>
          ))}
        </>
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

/** An insurer that sells only here, where there is an order already. */
function OneOrder({ insurer, phone }: { readonly insurer: string; readonly phone: string | undefined }) {
  return (
    <p>
      I take one order for each list of prices. To buy from {insurer} as well, please{' '}
      {phone === undefined ? '' : `call them toll-free at ${phone}, or `}
      <a href="/welcome">start a new quote</a>.
    </p>
  )
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
function change(before: Continuing['before'], now: PriceInfo): string {
  if (!before) return ''
  const { premium = '0', policy_period = before.period } = now
  const was = `${dollars(before.premium)} ${perPeriod(before.period)}`
  const is = `${dollars(premium)} ${perPeriod(policy_period)}`
  return was === is
    ? `The ${is} stay the same, but what the whole term comes to has changed.`
    : `It was ${was} when I showed it to you. It is ${is} now.`
}
