import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import type { Day } from '../../units/day.ts'
import { nameInMail } from './html.ts'
import { letterLayout } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import { type Sender, senderLines } from './sender.ts'

export interface OrderLetter {
  readonly sender: Sender
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

const stopOthers = 'Never write to this address again, except about an order'

/** Confirms an order, says that it has to wait, or that it failed and was paid back. It names no person. */
export function orderLetter({ sender, order, links }: OrderLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender)
  const { number, isDemo, outcome, startsOn, dueCents } = order
  const insurer = nameInMail(order.insurer)
  const paid = dollars(dueCents)
  const policyNumber = order.policyNumber ?? ''
  const { subject, heading, news, more } = {
    bound: {
      subject: 'Your policy is ordered',
      heading: `You’re covered from ${longDay(startsOn)}.`,
      news: `${insurer} has issued your policy ${policyNumber}.`,
      more: [
        `Your order number is ${number}. You paid ${paid}.`,
        `${insurer} sends you the documents electronically, as you agreed. You can have them on paper, or take your consent back, at no charge: write to ${sender.email} or call ${sender.phone.text}, and name the order number.`,
      ],
    },
    held: {
      subject: 'Your policy isn’t issued yet',
      heading: 'Your policy isn’t issued yet.',
      news: `You paid ${paid}, and ${insurer} hasn’t issued the policy yet. A person is finding out with the insurer what went wrong. Either you get the policy, or ${paid} goes back the way you paid it. I’ll write to you either way. Until then, please don’t count on being covered.`,
      more: [
        `Your order number is ${number}. Questions? Write to ${sender.email} or call ${sender.phone.text}, and name it.`,
      ],
    },
    refunded: {
      subject: 'Your order was paid back',
      heading: 'The policy couldn’t be issued.',
      news: `${insurer} couldn’t issue the policy you ordered. There is no policy, and ${paid} went back the way you paid it. Banks take a few days to show it.`,
      more: [`Your order number is ${number}.`, 'The other prices are still there.'],
    },
  }[outcome]
  const lines = [
    news,
    ...more,
    ...(isDemo ? ['This is a demonstration: no money moved, and no policy exists.'] : []),
  ]
  return {
    subject: `${subject} (${sender.name})`,
    html: letterHtml({
      heading,
      preview: `Order ${number}`,
      body: lines.map(line => paragraph(line)),
      button: { text: 'See my order', url: links.open },
      // A letter about an order is due: the link ends all others, so mail programs get no header that would promise more.
      footer: [small(smallLink(stopOthers, links.stop))],
    }),
    text: [
      heading,
      ...lines,
      `See my order: ${links.open}`,
      `${stopOthers}: ${links.stop}`,
      senderLines(sender).join('\n'),
    ].join('\n\n'),
  }
}
