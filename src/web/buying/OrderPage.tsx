import { Fragment, useEffect } from 'react'
import type { Articles } from '../../contract/page.ts'
import { continueAddress, continueWith, orderAddress } from '../../contract/purchase/continue.ts'
import { isLive } from '../../contract/purchase/ordered.ts'
import type { ShownOrder } from '../../contract/purchase/purchase.ts'
import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useSite } from '../facts.ts'
import { Unbroken } from '../format/Unbroken.ts'
import { tellOtherTabs } from '../quote-changes.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './ContinuePage.module.css'
import { changeWords } from './ordered-words.ts'

const words = wordsIn({
  en: {
    questions: (phone: string, order: string) =>
      `Questions? Call ${phone} and mention order number ${order}.`,
    unreached: 'I can’t reach the payment service right now.',
    kept: 'Your order is saved, and nothing has been charged. Please reload this page in a moment.',
    declined: 'The card was declined.',
    otherCard: 'Nothing has been charged. You can try another card.',
    unpaid: (due: string) =>
      `You haven’t paid yet, so there’s no policy yet. ${due} is due now. You pay through a payment service. I never see your card number.`,
    working: 'You’ve paid. The policy is on its way.',
    issuing: (insurer: string) =>
      `${insurer} is issuing it. That takes a moment, and this page updates on its own. You can close it. I’ll email you when it’s done.`,
    held: (insurer: string) => `${insurer} hasn’t issued the policy yet.`,
    ifHeld: (due: string) =>
      `You’ve paid ${due}. Someone is checking with the insurer. You’ll either get the policy or a refund of ${due} to your original payment method. I’ll email you either way. Until then, please don’t count on being covered.`,
    bound: 'Your policy has been issued.',
    issued: (insurer: string, day: string) =>
      `The start date is ${day}. ${insurer} will send you the documents.`,
    written: (email: string) => `I’ve sent an email to ${email}.`,
    dropped: 'This order was canceled. No policy was issued.',
    neverPaid: 'You didn’t pay for it, so nothing was charged.',
    notIssued: (insurer: string) => `${insurer} couldn’t issue the policy.`,
    refunding: (due: string) => `There’s no policy. I’m refunding ${due} now.`,
    refunded: (due: string) =>
      `There’s no policy. ${due} was refunded to your original payment method. It may take a few days to appear.`,
    stands: 'You already ordered this policy.',
    startIs: (day: string) => `Your order’s start date is ${day}.`,
    paymentIs: (plan: string) => `Your order’s payment is “${plan}.”`,
    nameIs: (name: string) => `Your order is in the name of ${name}.`,
    otherName: 'Your order is in another name.',
    emailIs: (email: string) => `Your order’s email address is ${email}.`,
    otherEmail: 'Your order has another email address.',
    priceIs: 'Your order keeps the price you ordered at.',
    notUsed: 'What you chose just now wasn’t used.',
    earlierAnswers: 'This order keeps its earlier answers, price and coverage.',
    otherAnswers:
      'You’ve changed your answers since. To order with your answers as they are now, cancel this order first, then order again.',
    earlier: 'This order keeps its earlier price and coverage.',
    other: (insurer: string) =>
      `Your list has another price or other coverage from ${insurer} now. To order that, cancel this order first, then order again.`,
    notCanceled: 'This order couldn’t be canceled.',
    wasPaid: 'It was already paid.',
    dropFirst: 'To change the order, cancel it first, then order again.',
    insurer: 'Insurer',
    coverage: 'Coverage',
    number: 'Order number',
    policyNumber: (insurer: string) => `Policy number at ${insurer}`,
    issuedTrip: (insurer: string, day: string, departure: string) =>
      `The policy starts ${day}. The trip itself is covered from ${departure}. ${insurer} will send you the documents.`,
    name: 'Name',
    email: 'Email',
    policyStarts: 'Policy starts',
    tripCovered: 'Trip covered from',
    coverageStarts: 'Coverage starts',
    startDate: 'Start date',
    payment: 'Payment',
    pay: (due: string) => `Pay ${due}`,
    drop: 'Cancel this order',
    look: 'Check again',
    order: 'Order it again',
  },
  we: {
    unreached: 'We can’t reach the payment service right now.',
    unpaid: due =>
      `You haven’t paid yet, so there’s no policy yet. ${due} is due now. You pay through a payment service. We never see your card number.`,
    issuing: insurer =>
      `${insurer} is issuing it. That takes a moment, and this page updates on its own. You can close it. We’ll email you when it’s done.`,
    ifHeld: due =>
      `You’ve paid ${due}. Someone is checking with the insurer. You’ll either get the policy or a refund of ${due} to your original payment method. We’ll email you either way. Until then, please don’t count on being covered.`,
    written: email => `We’ve sent an email to ${email}.`,
    refunding: due => `There’s no policy. We’re refunding ${due} now.`,
  },
  es: {
    questions: (phone, order) => `¿Tiene preguntas? Llame al ${phone} y mencione el pedido número ${order}.`,
    unreached: 'En este momento no hay conexión con el servicio de pagos.',
    kept: 'Su pedido está guardado y no se ha cobrado nada. Recargue esta página en un momento.',
    declined: 'La tarjeta fue rechazada.',
    otherCard: 'No se ha cobrado nada. Puede probar con otra tarjeta.',
    unpaid: due =>
      `Todavía no ha pagado, así que aún no hay póliza. Ahora debe pagar ${due}. El pago se hace por medio de un servicio de pagos. El número de su tarjeta nunca se ve aquí.`,
    working: 'Ya pagó. La póliza viene en camino.',
    issuing: insurer =>
      `${insurer} la está emitiendo. Toma un momento, y esta página se actualiza sola. Puede cerrarla. Recibirá un correo cuando esté lista.`,
    held: insurer => `${insurer} todavía no ha emitido la póliza.`,
    ifHeld: due =>
      `Usted pagó ${due}. Alguien lo está revisando con la aseguradora. Recibirá la póliza, o un reembolso de ${due} en el mismo método de pago. En cualquier caso recibirá un correo. Hasta entonces, no dé por hecho que tiene cobertura.`,
    bound: 'Su póliza ya se emitió.',
    issued: (insurer, day) => `Empieza el ${day}. ${insurer} le enviará los documentos.`,
    written: email => `Se envió un correo a ${email}.`,
    dropped: 'Este pedido se canceló. No se emitió ninguna póliza.',
    neverPaid: 'Usted no lo pagó, así que no se cobró nada.',
    notIssued: insurer => `${insurer} no pudo emitir la póliza.`,
    refunding: due => `No hay póliza. Se le están reembolsando ${due}.`,
    refunded: due =>
      `No hay póliza. Se reembolsaron ${due} al mismo método de pago. Pueden tardar unos días en aparecer.`,
    stands: 'Usted ya había pedido esta póliza.',
    startIs: day => `La fecha de inicio de su pedido es el ${day}.`,
    paymentIs: plan => `El pago de su pedido es “${plan}”.`,
    nameIs: name => `Su pedido está a nombre de ${name}.`,
    otherName: 'Su pedido está a otro nombre.',
    emailIs: email => `El correo electrónico de su pedido es ${email}.`,
    otherEmail: 'Su pedido tiene otro correo electrónico.',
    priceIs: 'Su pedido mantiene el precio con el que lo hizo.',
    notUsed: 'Lo que acaba de elegir no se usó.',
    earlierAnswers: 'Este pedido mantiene las respuestas, el precio y la cobertura de antes.',
    otherAnswers:
      'Usted cambió sus respuestas desde entonces. Para hacer el pedido con las respuestas de ahora, cancele primero este pedido y hágalo de nuevo.',
    earlier: 'Este pedido mantiene el precio y la cobertura de antes.',
    other: insurer =>
      `Su lista tiene ahora otro precio u otra cobertura de ${insurer}. Para pedir eso, cancele primero este pedido y hágalo de nuevo.`,
    notCanceled: 'Este pedido no se pudo cancelar.',
    wasPaid: 'Ya estaba pagado.',
    dropFirst: 'Para cambiar el pedido, cancélelo primero y hágalo de nuevo.',
    insurer: 'Aseguradora',
    coverage: 'Cobertura',
    number: 'Número de pedido',
    policyNumber: insurer => `Número de póliza en ${insurer}`,
    issuedTrip: (insurer, day, departure) =>
      `La póliza empieza el ${day}. El viaje mismo está cubierto desde el ${departure}. ${insurer} le enviará los documentos.`,
    name: 'Nombre',
    email: 'Correo electrónico',
    policyStarts: 'La póliza empieza el',
    tripCovered: 'El viaje está cubierto desde el',
    coverageStarts: 'La cobertura empieza el',
    startDate: 'Fecha de inicio',
    payment: 'Pago',
    pay: due => `Pagar ${due}`,
    drop: 'Cancelar este pedido',
    look: 'Revisar otra vez',
    order: 'Hacer el pedido otra vez',
  },
})

/** The state of an order, and what there is to do. It needs no scripts. */
export function OrderPage({ quoteId, order }: Articles['order-state']) {
  const say = useWords(words)
  const site = useSite()
  const isSaid = order.notDone !== undefined
  useEffect(() => {
    // It was so when the button was pressed; a reload shows the current state.
    if (isSaid) history.replaceState(history.state, '', location.pathname)
  }, [isSaid])
  // A form led here, and a form tells nobody.
  useEffect(() => tellOtherTabs(quoteId), [quoteId])
  return (
    <>
      {order.demoNote && <p className={styles.note}>{order.demoNote}</p>}
      <NotDone {...order} />
      <Standing {...order} />
      <Facts {...order} />
      <div className={styles.choices}>
        <Next quoteId={quoteId} {...order} />
        <BackToPrices isButton quoteId={quoteId} />
      </div>
      <p className={styles.note}>
        <Unbroken words={say.questions(site.phone.text, order.number)} />
      </p>
    </>
  )
}

/** What the order did not do. Once it is paid, it can have no other choices. */
function NotDone({ notDone, status, effective, plan = '', name, email }: ShownOrder) {
  const say = useWords(words)
  const speech = useSpeech()
  if (!notDone || !isLive({ status })) return null
  if (notDone === 'cancel')
    return status === 'unpaid' ? null : <Alert look="warn" title={say.notCanceled} text={say.wasPaid} />
  if (status !== 'unpaid') return null
  const kept = {
    start: say.startIs(longDay(effective, speech)),
    payment: say.paymentIs(plan),
    name: name === undefined ? say.otherName : say.nameIs(name),
    email: email === undefined ? say.otherEmail : say.emailIs(email),
    price: say.priceIs,
  }
  const said = [...notDone.map(choice => kept[choice]), say.notUsed, say.dropFirst]
  return <Alert look="warn" title={say.stands} text={said.join(' ')} />
}

function Standing({
  status,
  insurer,
  effective,
  due,
  email,
  phone,
  changed,
  estimate,
  trip,
  isDeclined,
  checkoutUrl,
}: ShownOrder) {
  const say = useWords(words)
  const speech = useSpeech()
  const day = longDay(effective, speech)
  const issued =
    trip?.departure === undefined
      ? say.issued(insurer, day)
      : say.issuedTrip(insurer, day, longDay(trip.departure, speech))
  switch (status) {
    case 'unpaid':
      if (checkoutUrl === undefined) return <Alert look="warn" title={say.unreached} text={say.kept} />
      return (
        <>
          {isDeclined && <Alert look="warn" title={say.declined} text={say.otherCard} />}
          {changed === 'answers' && <Alert look="warn" title={say.earlierAnswers} text={say.otherAnswers} />}
          {changed !== undefined && changed !== 'answers' && (
            <Alert look="warn" title={say.earlier} text={say.other(insurer)} />
          )}
          <p>{say.unpaid(dollars(due))}</p>
          {estimate && <p>{estimate}</p>}
        </>
      )
    case 'working':
      return <Alert look="note" title={say.working} text={say.issuing(insurer)} />
    case 'held':
      return <Alert look="warn" title={say.held(insurer)} text={say.ifHeld(dollars(due))} />
    case 'bound':
      return (
        <>
          <Alert
            look="ok"
            title={say.bound}
            text={[issued, email !== undefined && say.written(email)].filter(Boolean).join(' ')}
          />
          <p>
            <Unbroken words={changeWords({ insurer, insurer_phone: phone }, speech)} />
          </p>
          {estimate && <p>{estimate}</p>}
        </>
      )
    case 'dropped':
      return <Alert look="note" title={say.dropped} text={say.neverPaid} />
    case 'refunding':
      return <Alert look="warn" title={say.notIssued(insurer)} text={say.refunding(dollars(due))} />
    case 'refunded':
      return <Alert look="warn" title={say.notIssued(insurer)} text={say.refunded(dollars(due))} />
  }
}

function Facts(order: ShownOrder) {
  const { number, insurer, effective, plan, coverage, insured, policyNumber, status, trip } = order
  const say = useWords(words)
  const speech = useSpeech()
  const starts = status === 'bound' ? say.coverageStarts : say.startDate
  const facts: readonly [label: string, fact: string | undefined][] = [
    [say.insurer, insurer],
    [say.coverage, coverage],
    [insured?.label ?? '', insured?.text],
    [say.number, number],
    [say.policyNumber(insurer), policyNumber],
    [trip ? say.policyStarts : starts, longDay(effective, speech)],
    [say.tripCovered, trip?.departure && longDay(trip.departure, speech)],
    [say.payment, plan],
    [say.name, order.name],
    [say.email, order.email],
  ]
  return (
    <dl>
      {facts.map(
        ([label, fact]) =>
          fact !== undefined && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

function Next({
  quoteId,
  status,
  checkoutUrl,
  due,
  carrier,
  seen,
}: ShownOrder & { readonly quoteId: string }) {
  const say = useWords(words)
  const again = continueAddress(quoteId, carrier)
  if (status === 'unpaid') {
    return (
      <>
        {checkoutUrl !== undefined && (
          <ButtonLink look="primary" wide href={checkoutUrl} rel="noreferrer">
            {say.pay(dollars(due))}
          </ButtonLink>
        )}
        <form method="post" action={`${orderAddress(quoteId)}/drop`}>
          <Button wide type="submit">
            {say.drop}
          </Button>
        </form>
      </>
    )
  }
  if (status === 'working')
    return (
      <ButtonLink wide href={orderAddress(quoteId)}>
        {say.look}
      </ButtonLink>
    )
  if (status === 'dropped')
    return (
      <ButtonLink look="primary" wide href={seen ? continueWith(again, seen) : again}>
        {say.order}
      </ButtonLink>
    )
  return null
}
