import { cameFrom } from '../came-from.ts'
import { addressOf } from '../quote-address.ts'
import { type SeenPrice, seenQuery } from './continue.ts'

interface Purchase {
  readonly quoteId: string
  readonly offer: string
  readonly seen: SeenPrice
}

/** A question that leads back to the page that confirms the price, which says whether the answer changed the one that was seen. */
export function questionOnTheWay(route: string, { quoteId, offer, seen }: Purchase): string {
  return addressOf(route, cameFrom(seenQuery(seen), `continue.${offer}`), quoteId)
}
