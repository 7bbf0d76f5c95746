import type { Day } from '../../units/day.ts'
import { dollars } from '../../units/dollars.ts'
import { nameInMail } from './html.ts'
import { letterLayout } from './letter-layout.ts'
import type { Message } from './mailer.ts'
import type { Sender } from './sender.ts'

export interface OrderLetter {
  readonly sender: Sender
  readonly order: {
    readonly number: string
    readonly insurer: string
    readonly isDemo: boolean
    readonly isBound: boolean
    readonly policyNumber: string | null
    readonly startsOn: Day
    /** In cents. */
    readonly dueCents: number
  }
  readonly links: { readonly open: string; readonly stop: string }
}

/** Confirms an order, or says that it failed and was paid back. It names no person. */
export function orderLetter({ sender, order, links }: OrderLetter): Omit<Message, 'id' | 'to'> {
  const { letterHtml, paragraph, small, smallLink } = letterLayout(sender)
  const { number, isDemo, isBound, policyNumber, startsOn, dueCents } = order
  const insurer = nameInMail(order.insurer)
  const paid = dollars(dueCents)
  const heading = isBound ? 'You’re covered.' : 'The policy couldn’t be issued.'
  const lines = [
    isBound
      ? `${insurer} has issued your policy ${policyNumber ?? ''}. It starts on ${startsOn}.`
      : `${insurer} couldn’t issue the policy you ordered. There is no policy, and ${paid} went back the way you paid it. Banks take a few days to show it.`,
    `Your order number is ${number}. ${isBound ? `You paid ${paid}.` : ''}`.trim(),
    isBound
      ? `${insurer} sends you the documents electronically, as you agreed. You can have them on paper, or take your consent back, at no charge: write to ${sender.email} or call ${sender.phone.text}, and name the order number.`
      : 'The other prices are still there.',
    ...(isDemo ? ['This is a demonstration: no money moved, and no policy exists.'] : []),
  ]
  return {
    subject: `${isBound ? 'Your policy is ordered' : 'Your order was paid back'} (${sender.name})`,
    html: letterHtml({
      heading,
      preview: `Order ${number}`,
      body: lines.map(line => paragraph(line)),
      button: { text: 'See my order', url: links.open },
      footer: [small(smallLink('Never write to this address again', links.stop))],
    }),
    text: [
      heading,
      ...lines,
      `See my order: ${links.open}`,
      `Never write to this address again: ${links.stop}`,
      `${sender.name}\n${sender.postalAddress}`,
    ].join('\n\n'),
  }
}
