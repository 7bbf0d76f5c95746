import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import type { Day } from '../../units/day.ts'
import { nameInMail } from './html.ts'
import { letterLayout } from './letter-layout.ts'
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
    /** In cents. */
    readonly dueCents: number
  }
  readonly links: { readonly open: string; readonly stop: string }
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
    receipt: ({ number, paid }: Order) => `Your order number is ${number}. You paid ${paid}.`,
    documents: ({ insurer }: Order, { email, phone }: Contact) =>
      `${insurer} will send you the documents electronically, as you agreed. You can get them on paper, or take back your consent, at no charge. Write to ${email} or call ${phone}, and mention your order number.`,
    held: 'Your policy isn’t issued yet',
    notIssued: 'Your policy isn’t issued yet.',
    waiting: ({ insurer, paid }: Order) =>
      `You paid ${paid}, and ${insurer} hasn’t issued the policy yet. A person is checking with the insurer. Either you get the policy, or ${paid} is refunded to your original payment method. I’ll email you either way. Until then, please don’t count on being covered.`,
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
      `You paid ${paid}, and ${insurer} hasn’t issued the policy yet. A person is checking with the insurer. Either you get the policy, or ${paid} is refunded to your original payment method. We’ll email you either way. Until then, please don’t count on being covered.`,
  },
})

/** Confirms an order, says that it has to wait, or that it failed and was paid back. It names no person. */
export function orderLetter({ sender, speech, order, links }: OrderLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender, speech)
  const say = spoken(words, speech)
  const { isDemo, outcome, startsOn } = order
  const of = { number: order.number, insurer: nameInMail(order.insurer), paid: dollars(order.dueCents) }
  const contact = { email: sender.email, phone: sender.phone.text }
  const { subject, heading, news, more } = {
    bound: {
      subject: say.bound,
      heading: say.hasPolicy,
      news: say.issued(of.insurer, order.policyNumber ?? '', longDay(startsOn, speech)),
      more: [say.receipt(of), say.documents(of, contact)],
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
      // A letter about an order is due: the link ends all others, so mail programs get no header that would promise more.
      footer: [small(smallLink(say.stopOthers, links.stop))],
    }),
    text: [
      heading,
      ...lines,
      `${say.see}: ${links.open}`,
      `${say.stopOthers}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}
