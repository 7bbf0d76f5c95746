import { type ReactNode, useEffect } from 'react'
import type { Articles } from '../../contract/page.ts'
import { buyAddress } from '../../contract/purchase/continue.ts'
import { eSign } from '../../contract/purchase/e-sign.ts'
import { isLive, type Ordered } from '../../contract/purchase/ordered.ts'
import type { Buying } from '../../contract/purchase/purchase.ts'
import { longDay } from '../../language/days.ts'
import { wordsIn } from '../../language/text.ts'
import { allTold } from '../../language/texts.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useSite } from '../facts.ts'
import { linkTo } from '../format/around.tsx'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { keepForm } from '../kept-page.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Agreement } from '../ui/form/Agreement.tsx'
import { ErrorList } from '../ui/form/ErrorList.tsx'
import { Field, FieldError, fieldId } from '../ui/form/Field.tsx'
import { NameFields } from '../ui/form/NameFields.tsx'
import form from '../ui/form/PlainForm.module.css'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './BuyPage.module.css'
import { isSentBack } from './is-sent-back.ts'
import { KeepPolicy } from './KeepPolicy.tsx'
import { Reconfirmed } from './Reconfirmed.tsx'

const words = wordsIn({
  en: {
    demo: 'Nothing is sold here.',
    begins: (day: string, link: Around) =>
      sentence`Coverage starts on ${day}. ${link('Change the start date')}`,
    trip: (day: string, departure: string) =>
      `The policy starts on ${day}. The trip itself is covered from ${departure}.`,
    who: 'Your name and email',
    email: 'Email',
    forEmail: (insurer: string) => `For the confirmation, and for the documents from ${insurer}.`,
    beside: (link: Around) =>
      sentence`What you’ve filled in here is still here. You can place one order for each list of quotes. ${link('See your order')}. If you haven’t paid for it, you can cancel it there, then come back and try again.`,
    order: 'Buy this policy',
    payment: (insurer: string) =>
      `When you press “Buy this policy,” you order it from ${insurer}. You’ll pay on the next page, through a payment service. I never see your card number. Once you’ve paid, ${insurer} gets the order: your name, your email address and the answers behind this price.`,
    wrong: 'Please check these answers',
    failed: 'I couldn’t place the order.',
    pay: 'How would you like to pay?',
    documents: 'Documents by email and on the web',
    contact: (email: ReactNode, phone: string) => sentence`Write to ${email} or call ${phone}.`,
  },
  we: {
    payment: insurer =>
      `When you press “Buy this policy,” you order it from ${insurer}. You’ll pay on the next page, through a payment service. We never see your card number. Once you’ve paid, ${insurer} gets the order: your name, your email address and the answers behind this price.`,
    failed: 'We couldn’t place the order.',
  },
  es: {
    demo: 'Aquí no se vende nada.',
    begins: (day, link) => sentence`La cobertura empieza el ${day}. ${link('Cambiar la fecha de inicio')}`,
    trip: (day, departure) =>
      `La póliza empieza el ${day}. El viaje mismo está cubierto desde el ${departure}.`,
    who: 'Su nombre y correo electrónico',
    email: 'Correo electrónico',
    forEmail: insurer => `Para la confirmación y para los documentos de ${insurer}.`,
    beside: link =>
      sentence`Lo que escribió no se ha perdido. Puede hacer un pedido por cada lista de cotizaciones. ${link('Ver su pedido')}. Si no lo ha pagado, puede cancelarlo ahí, volver e intentar de nuevo.`,
    order: 'Comprar esta póliza',
    payment: insurer =>
      `Al presionar «Comprar esta póliza», usted la pide a ${insurer}. El pago se hace en la página siguiente, por medio de un servicio de pagos. El número de su tarjeta nunca se ve aquí. Cuando haya pagado, ${insurer} recibe el pedido: su nombre, su correo electrónico y las respuestas de las que depende este precio.`,
    wrong: 'Revise estas respuestas',
    failed: 'No se pudo hacer el pedido.',
    pay: '¿Cómo quiere pagar?',
    documents: 'Documentos por correo electrónico y en la web',
    contact: (email, phone) => sentence`Escriba a ${email} o llame al ${phone}.`,
  },
})

/** Orders one offer: how to pay, from when, for whom, and the consent. A plain form, which needs no scripts. */
export function BuyPage({ quoteId, buying, ordered }: Articles['buy']) {
  const say = useWords(words)
  useEffect(() => {
    // The way back to this page is then by its address, not by sending the form again.
    if (isSentBack(buying)) history.replaceState(history.state, '')
  }, [buying])
  const speech = useSpeech()
  const { quote, isRatedHere, isInsured, estimate, demoNote, seen, start, trip, typed, errors, status } =
    buying
  const { insurer, price_info: price, coverage_amount } = quote
  const beside = ordered && isLive(ordered) ? ordered : undefined
  return (
    <>
      <Wrong {...buying} beside={beside} />
      <PriceLine price={price} />
      <PetPrices pets={price.pets} />
      <p>{coverage_amount}</p>
      <Reconfirmed
        insurer={insurer.name}
        isRatedHere={isRatedHere}
        isOther={status !== undefined && !beside}
      />
      {estimate && <p>{estimate}</p>}
      {isInsured && <KeepPolicy />}
      {demoNote && <Alert look="note" title={say.demo} text={demoNote} />}
      <form
        method="post"
        action={buyAddress(quoteId, quote.id)}
        className={form.form}
        noValidate
        // If the price has to be confirmed first, the form comes back on a later page. Consent is given anew there.
        onSubmit={() => keepForm(undefined, 'esign')}
      >
        <input type="hidden" name="seen" value={seen.premium} />
        <input type="hidden" name="round" value={seen.round} />
        <Plans {...buying} />
        {trip && <p>{say.trip(longDay(trip.policy, speech), longDay(trip.departure, speech))}</p>}
        {start && (
          <p>
            <input type="hidden" name="start" value={start.day} />
            {say.begins(longDay(start.day, speech), text => (
              <a href={start.page} onClick={() => keepForm()}>
                {text}
              </a>
            ))}
          </p>
        )}
        <fieldset className={form.group}>
          <legend>{say.who}</legend>
          <NameFields typed={typed} errors={errors} />
          <Field
            label={say.email}
            hint={say.forEmail(insurer.name)}
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
            {say.order}
          </Button>
          <BackToPrices isButton quoteId={quoteId} />
        </div>
        <p className={styles.small}>{say.payment(insurer.name)}</p>
      </form>
    </>
  )
}

function Wrong({ errors, status, beside }: Buying & { readonly beside: Ordered | undefined }) {
  const say = useWords(words)
  const isWrong = Object.keys(errors).length > 0
  if (!isWrong && status === undefined) return null
  return (
    <Alert afterForm title={isWrong ? say.wrong : say.failed}>
      {status !== undefined && <p>{status}</p>}
      {beside && <p>{say.beside(linkTo(beside.route))}</p>}
      {isWrong && <ErrorList errors={errors} />}
    </Alert>
  )
}

function Plans({ plans, typed, errors }: Buying) {
  const say = useWords(words)
  const id = fieldId('plan')
  return (
    <fieldset className={form.group} aria-describedby={`${id}-error`}>
      <legend>{say.pay}</legend>
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
  const say = useWords(words)
  const site = useSite()
  const { agree, parts } = allTold(eSign, useSpeech())
  return (
    <fieldset className={form.group}>
      <legend>{say.documents}</legend>
      <ul>
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{say.contact(<a href={`mailto:${site.email}`}>{site.email}</a>, site.phone.text)}</p>
      <Agreement name="esign" text={agree} isTicked={typed.esign} error={errors.esign} />
    </fieldset>
  )
}
