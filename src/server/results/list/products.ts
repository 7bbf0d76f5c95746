import type { Outcome, Quoted } from '../../../connectors/connector.ts'
import { carrierOf, offerIdOf } from '../../../contract/prices/carrier-of.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'

/** The products of an answer, each with a card of its own: the carrier's main one first. */
export function productsOf({ others = [], ...first }: Quoted): readonly Quoted[] {
  return [first, ...others]
}

/** The price of an offer, by the id of its card; null if the carrier's answer has none. */
export function productIn(outcome: Outcome | null, offerId: string): Quoted | null {
  if (outcome?.kind !== 'quoted') return null
  return (
    productsOf(outcome).find(({ product }) => offerIdOf(carrierOf(offerId), product?.id) === offerId) ?? null
  )
}

/** The settled offer behind a card, and its price; null for an offer that is open, or that nobody made. */
export function settledOffer<Stored extends Omit<Offer, 'round'>>(
  offers: readonly Stored[],
  offerId: string,
): { readonly offer: Stored; readonly quoted: Quoted | null } | null {
  const offer = offers.find(({ carrier, state }) => carrier === carrierOf(offerId) && state === 'done')
  return offer ? { offer, quoted: productIn(offer.outcome, offerId) } : null
}

/** The name without the mark of a demonstration, which every price of the list shows. */
export function displayName(insurer: string): string {
  return insurer.replace(/ \(demo\)$/, '')
}

/** An insurer's name with that of its product: `Kestrel Plus`, and `Kestrel Plus (demo)` for a demonstration. */
export function nameWithProduct(insurer: string, product: string): string {
  const [, name = insurer, mark = ''] = /^(.*?)( \(demo\))?$/.exec(insurer) ?? []
  return `${name} ${product}${mark}`
}
