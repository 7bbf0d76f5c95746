import { isLive, type Ordered } from '../../contract/purchase/ordered.ts'
import { longDay } from '../../language/days.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const states = wordsIn({
  en: {
    unpaid: ({ number, insurer }: Ordered) =>
      `Your order ${number} with ${insurer} isn’t paid yet, so there’s no policy yet.`,
    working: ({ number, insurer }: Ordered) =>
      `You’ve paid for your policy with ${insurer}, order ${number}, and it’s on its way.`,
    held: ({ number, insurer }: Ordered) =>
      `You’ve paid for order ${number}, but ${insurer} hasn’t issued the policy yet. Someone is looking into it.`,
    bound: ({ number, insurer, effective, has_begun }: Ordered) =>
      `Your policy with ${insurer}, order ${number}, ${has_begun ? 'started' : 'starts'} ${longDay(effective, 'en')}.`,
    dropped: ({ number, insurer }: Ordered) =>
      `Your order ${number} with ${insurer} was canceled before you paid. There’s no policy, and nothing was charged.`,
    refunding: ({ number, insurer }: Ordered) =>
      `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your payment is being refunded.`,
    refunded: ({ number, insurer }: Ordered) =>
      `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your payment was refunded.`,
  },
})

const stays = wordsIn({
  en: {
    policy: ({ number, insurer }: Ordered) =>
      `Your policy with ${insurer} (order ${number}) stays as it is. What you change here changes only the prices on your list.`,
    order: ({ number, insurer }: Ordered) =>
      `Your order with ${insurer} (${number}) stays as it is. What you change here changes only the prices on your list.`,
  },
})

/** Where an order is, in a sentence or two. */
export function orderedWords(ordered: Ordered, speech: Speech): string {
  return spoken(states, speech)[ordered.status](ordered)
}

/** What changed answers mean for an order; null where there is nothing left to stay as it is. */
export function staysWords(ordered: Ordered, speech: Speech): string | null {
  if (!isLive(ordered)) return null
  return spoken(stays, speech)[isPolicy(ordered) ? 'policy' : 'order'](ordered)
}

/** Whether a visitor has a policy, or an order, which may still become one. */
export function isPolicy({ status }: Pick<Ordered, 'status'>): boolean {
  return status === 'bound'
}
