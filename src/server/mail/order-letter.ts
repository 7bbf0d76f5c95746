import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import type { Day } from '../../units/day.ts'
import type { tellInsured } from '../orders/tell-insured.ts'
import type { PaymentPlan } from '../store/rows/order-store.ts'
import { nameInMail } from './html.ts'
import { aboutLink, letterLayout } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import { type Sender, senderLines } from './sender.ts'

export interface OrderLetter {
  readonly sender: Sender
  readonly speech: Speech
  readonly order: {
    readonly number: string
    readonly insurer: string
    readonly isDemo: boolean
    /** `held`: paid, and nobody knows yet whether there will be a policy. */
    readonly outcome: 'bound' | 'held' | 'refunded'
    readonly policyNumber: string | null
    readonly startsOn: Day
    /** What it insures: "Cars: 2019 Honda Civic". Undefined where it is not for whoever ordered. */
    readonly insured: ReturnType<typeof tellInsured> | undefined
    /** The day of departure of a trip that is insured. */
    readonly departure: Day | undefined
    /** The insurer's; undefined where it no longer sells here. */
    readonly insurerPhone: string | undefined
    /** "$30,000 belongings, $500 deductible". Undefined where it can no longer be read. */
    readonly coverage: string | undefined
    /** What the price assumes, in sentences; undefined where it was no estimate. */
    readonly estimate: string | undefined
    /** In cents. */
    readonly dueCents: number
    /** What the insurer bills later, if anything. */
    readonly later: PaymentPlan['later']
  }
  readonly links: { readonly open: string; readonly stop: string }
  /** The last day on which the link works. */
  readonly until: Day
}

interface Order {
  readonly number: string
  readonly insurer: string
  readonly paid: string
}

interface Contact {
  readonly email: string
  readonly phone: string
}

const words = wordsIn({
  en: {
    bound: 'Your policy has been issued',
    hasPolicy: 'Your policy has been issued.',
    issued: (insurer: string, policy: string, day: string) =>
      `${insurer} has issued your policy ${policy}. Coverage starts ${day}.`,
    issuedTrip: (insurer: string, policy: string, day: string, departure: string) =>
      `${insurer} has issued your policy ${policy}. The policy starts ${day}. The trip itself is covered from ${departure}.`,
    insured: (label: string, text: string) => `${label}: ${text}.`,
    coverage: (text: string) => `Coverage: ${text}.`,
    later: (insurer: string, count: number, each: string) =>
      count === 1
        ? `${insurer} will bill you one more payment of ${each}.`
        : `${insurer} will bill you ${count} more payments of ${each} each.`,
    call: (insurer: string, phone: string) =>
      `To change or cancel the policy, call ${insurer} toll-free at ${phone} and give your policy number.`,
    ask: (insurer: string) =>
      `To change or cancel the policy, contact ${insurer} and give your policy number.`,
    receipt: ({ number, paid }: Order) => `Your order number is ${number}. You paid ${paid}.`,
    documents: ({ insurer }: Order, { email, phone }: Contact) =>
      `${insurer} will send you the documents electronically, as you agreed. You can get them on paper, or take back your consent, at no charge. Write to ${email} or call ${phone}, and mention your order number.`,
    held: 'Your policy hasn’t been issued yet',
    notIssued: 'Your policy hasn’t been issued yet.',
    waiting: ({ insurer, paid }: Order) =>
      `You paid ${paid}, and ${insurer} hasn’t issued the policy yet. Someone is checking with the insurer. Either you get the policy, or ${paid} is refunded to your original payment method. I’ll email you either way. Until then, please don’t count on being covered.`,
    questions: ({ number }: Order, { email, phone }: Contact) =>
      `Your order number is ${number}. Questions? Write to ${email} or call ${phone}, and mention it.`,
    refunded: 'Your payment was refunded',
    failed: 'The policy couldn’t be issued.',
    paidBack: ({ insurer, paid }: Order) =>
      `${insurer} couldn’t issue the policy you ordered. You don’t have a policy, and ${paid} was refunded to your original payment method. It may take a few days to appear.`,
    orderNumber: ({ number }: Order) => `Your order number is ${number}.`,
    others: 'The other prices are still there.',
    demo: 'This is a demonstration: no money moved, and no policy exists.',
    order: ({ number }: Order) => `Order ${number}`,
    see: 'See my order',
    stopOthers: 'Unsubscribe from all email, except about an order',
  },
  we: {
    waiting: ({ insurer, paid }) =>
      `You paid ${paid}, and ${insurer} hasn’t issued the policy yet. Someone is checking with the insurer. Either you get the policy, or ${paid} is refunded to your original payment method. We’ll email you either way. Until then, please don’t count on being covered.`,
  },
  es: {
    bound: 'Su póliza ya se emitió',
    hasPolicy: 'Su póliza ya se emitió.',
    issued: (insurer, policy, day) =>
      `${insurer} emitió su póliza ${policy}. La cobertura empieza el ${day}.`,
    issuedTrip: (insurer, policy, day, departure) =>
      `${insurer} emitió su póliza ${policy}. La póliza empieza el ${day}. El viaje mismo está cubierto desde el ${departure}.`,
    insured: (label, text) => `${label}: ${text}.`,
    coverage: text => `Cobertura: ${text}.`,
    later: (insurer, count, each) =>
      count === 1
        ? `${insurer} le cobrará un pago más de ${each}.`
        : `${insurer} le cobrará ${count} pagos más de ${each} cada uno.`,
    call: (insurer, phone) =>
      `Para cambiar o cancelar la póliza, llame gratis a ${insurer} al ${phone} y dé su número de póliza.`,
    ask: insurer => `Para cambiar o cancelar la póliza, comuníquese con ${insurer} y dé su número de póliza.`,
    receipt: ({ number, paid }) => `Su número de pedido es ${number}. Pagó ${paid}.`,
    documents: ({ insurer }, { email, phone }) =>
      `${insurer} le enviará los documentos en forma electrónica, como usted aceptó. Puede recibirlos en papel, o retirar su consentimiento, sin costo. Escriba a ${email} o llame al ${phone}, y mencione su número de pedido.`,
    held: 'Su póliza todavía no se ha emitido',
    notIssued: 'Su póliza todavía no se ha emitido.',
    waiting: ({ insurer, paid }) =>
      `Pagó ${paid}, y ${insurer} todavía no ha emitido la póliza. Alguien lo está revisando con la aseguradora. O recibe la póliza, o se le reembolsan ${paid} al método de pago que usó. En ambos casos recibirá un correo. Hasta entonces, no cuente con tener cobertura.`,
    questions: ({ number }, { email, phone }) =>
      `Su número de pedido es ${number}. ¿Tiene preguntas? Escriba a ${email} o llame al ${phone}, y menciónelo.`,
    refunded: 'Se le reembolsó su pago',
    failed: 'No se pudo emitir la póliza.',
    paidBack: ({ insurer, paid }) =>
      `${insurer} no pudo emitir la póliza que pidió. Usted no tiene una póliza, y se reembolsaron ${paid} al método de pago que usó. Puede tardar unos días en aparecer.`,
    orderNumber: ({ number }) => `Su número de pedido es ${number}.`,
    others: 'Los demás precios siguen ahí.',
    demo: 'Esta es una demostración: no se movió dinero y no existe ninguna póliza.',
    order: ({ number }) => `Pedido ${number}`,
    see: 'Ver el pedido',
    stopOthers: 'No recibir más correos, salvo el de un pedido',
  },
})

/** Confirms an order, says that it has to wait, or that it failed and was paid back. It names no person. */
export function orderLetter({
  sender,
  speech,
  order,
  links,
  until,
}: OrderLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender, speech)
  const say = spoken(words, speech)
  const { isDemo, outcome, startsOn, insured, departure, insurerPhone, coverage, estimate, later } = order
  const of = { number: order.number, insurer: nameInMail(order.insurer), paid: dollars(order.dueCents) }
  const contact = { email: sender.email, phone: sender.phone.text }
  const policy = order.policyNumber ?? ''
  const day = longDay(startsOn, speech)
  const link = aboutLink(until, speech)
  const { subject, heading, news, more } = {
    bound: {
      subject: say.bound,
      heading: say.hasPolicy,
      news:
        departure === undefined
          ? say.issued(of.insurer, policy, day)
          : say.issuedTrip(of.insurer, policy, day, longDay(departure, speech)),
      more: [
        ...(insured ? [say.insured(insured.label, insured.text)] : []),
        ...(coverage === undefined ? [] : [say.coverage(coverage)]),
        say.receipt(of),
        ...(estimate === undefined ? [] : [estimate]),
        ...(later === null ? [] : [say.later(of.insurer, later.count, dollars(later.cents))]),
        insurerPhone === undefined ? say.ask(of.insurer) : say.call(of.insurer, insurerPhone),
        say.documents(of, contact),
      ],
    },
    held: {
      subject: say.held,
      heading: say.notIssued,
      news: say.waiting(of),
      more: [say.questions(of, contact)],
    },
    refunded: {
      subject: say.refunded,
      heading: say.failed,
      news: say.paidBack(of),
      more: [say.orderNumber(of), say.others],
    },
  }[outcome]
  const lines = [news, ...more, ...(isDemo ? [say.demo] : [])]
  return {
    subject: `${subject} (${sender.name})`,
    html: letterHtml({
      heading,
      preview: say.order(of),
      body: lines.map(line => paragraph(line)),
      button: { text: say.see, url: links.open },
      after: [small(link)],
      // A letter about an order is due: the link ends all others, so mail programs get no header that would promise more.
      footer: [small(smallLink(say.stopOthers, links.stop))],
    }),
    text: [
      heading,
      ...lines,
      `${say.see}: ${links.open}`,
      link,
      `${say.stopOthers}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}
