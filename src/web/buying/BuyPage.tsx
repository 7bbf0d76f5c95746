import { buyAddress } from '../../contract/continue.ts'
import { eSign } from '../../contract/e-sign.ts'
import type { Articles } from '../../contract/page.ts'
import type { Buying } from '../../contract/purchase.ts'
import { longDay } from '../../language/days.ts'
import { useSite } from '../facts.ts'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { Agreement } from '../ui/Agreement.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ErrorList } from '../ui/ErrorList.tsx'
import { Field, FieldError, fieldId } from '../ui/Field.tsx'
import { NameFields } from '../ui/NameFields.tsx'
import form from '../ui/PlainForm.module.css'
import styles from './BuyPage.module.css'

/** Orders one offer: how to pay, from when, for whom, and the consent. A plain form, which needs no scripts. */
export function BuyPage({ quoteId, buying }: Articles['buy']) {
  const { quote, demoNote, start, typed, errors } = buying
  const { insurer, price_info: price, coverage_amount } = quote
  return (
    <>
      <Wrong {...buying} />
      <PriceLine price={price} />
      <PetPrices pets={price.pets} />
      <p>{coverage_amount}</p>
      <p>I asked {insurer.name} once more, and the price stands.</p>
      {demoNote && (
        <Alert look="note" title="Nothing is sold here.">
          <p>{demoNote}</p>
        </Alert>
      )}
      <form method="post" action={buyAddress(quoteId, quote.id)} className={form.form} noValidate>
        <Plans {...buying} />
        {start && start.from === start.to && <p>Coverage begins on {longDay(start.from)}.</p>}
        {start && start.from !== start.to && (
          <Field
            label="When should it start?"
            hint={`Any day from ${longDay(start.from)} to ${longDay(start.to)}.`}
            name="start"
            type="date"
            min={start.from}
            max={start.to}
            defaultValue={typed.start}
            error={errors.start}
            required
          />
        )}
        <fieldset className={form.group}>
          <legend>Who is buying it?</legend>
          <NameFields typed={typed} errors={errors} />
          <Field
            label="Email"
            hint={`For the confirmation, and for the documents from ${insurer.name}.`}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed.email}
            error={errors.email}
            required
          />
        </fieldset>
        <Consent {...buying} />
        <div className={form.choices}>
          <Button look="primary" wide type="submit">
            Order this policy
          </Button>
          <ButtonLink wide href={`/quotes/${quoteId}`}>
            Back to all prices
          </ButtonLink>
        </div>
        <p className={styles.small}>
          You pay on the next page, at the payment service. I never see a card number. {insurer.name} gets
          your name, your email address and the answers behind this price once you’ve paid.
        </p>
      </form>
    </>
  )
}

function Wrong({ errors, status }: Buying) {
  const isWrong = Object.keys(errors).length > 0
  if (!isWrong && status === undefined) return null
  return (
    <Alert title={isWrong ? 'Please check these answers' : 'I couldn’t place the order.'}>
      {status !== undefined && <p>{status}</p>}
      <ErrorList errors={errors} />
    </Alert>
  )
}

function Plans({ plans, typed, errors }: Buying) {
  const id = fieldId('plan')
  return (
    <fieldset className={form.group} aria-describedby={`${id}-error`}>
      <legend>How would you like to pay?</legend>
      {plans.map(({ id: value, label }, at) => (
        <label key={value} className={form.choice}>
          <input
            type="radio"
            name="plan"
            id={at === 0 ? id : undefined}
            value={value}
            defaultChecked={typed.plan === value}
            required
          />
          {label}
        </label>
      ))}
      <FieldError id={id} error={errors.plan} />
    </fieldset>
  )
}

function Consent({ errors, typed }: Buying) {
  const site = useSite()
  return (
    <fieldset className={form.group}>
      <legend>Documents by email and on the web</legend>
      <ul>
        {eSign.parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>
        Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call {site.phone.text}.
      </p>
      <Agreement name="esign" text={eSign.agree} isTicked={typed.esign} error={errors.esign} />
    </fieldset>
  )
}
