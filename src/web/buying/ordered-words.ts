import { isLive, type Ordered } from '../../contract/ordered.ts'
import { longDay } from '../../language/days.ts'

/** Where an order is, in a sentence or two. */
export function orderedWords(ordered: Ordered): string {
  const { number, status, insurer, effective, has_begun } = ordered
  switch (status) {
    case 'unpaid':
      return `Your order ${number} with ${insurer} isn’t paid yet, so there’s no policy yet.`
    case 'working':
      return `You’ve paid for your policy with ${insurer}, order ${number}, and it’s on its way.`
    case 'held':
      return `You’ve paid for order ${number}, but ${insurer} hasn’t issued the policy yet. A person is looking into it.`
    case 'bound':
      return `Your policy with ${insurer}, order ${number}, ${has_begun ? 'started' : 'starts'} ${longDay(effective)}.`
    case 'dropped':
      return `Your order ${number} with ${insurer} ended before it was paid. There’s no policy, and nothing was charged.`
    case 'refunding':
      return `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your money is on its way back.`
    case 'refunded':
      return `${insurer} couldn’t issue the policy of order ${number}. There’s no policy, and your money went back the way you paid it.`
  }
}

/** What a visitor has: a policy, or what may still become one. */
export function orderedName({ status }: Pick<Ordered, 'status'>): string {
  return status === 'bound' ? 'policy' : 'order'
}

/** What changed answers mean for an order; null where there is nothing left to stay as it is. */
export function staysWords(ordered: Ordered): string | null {
  if (!isLive(ordered)) return null
  const { number, insurer } = ordered
  const name = orderedName(ordered)
  return `Your ${name} with ${insurer} (${name === 'policy' ? `order ${number}` : number}) stays as it is. What you change here changes only the prices on your list.`
}
