import type { OfferView } from '../offer-view.ts'

/**
 * The offer with the lowest price for the usual coverage, which is not always the first of the list: that also goes by rating. Only
 * prices for the same period as the first one count. Undefined without a price. Pure.
 */
export function lowestOffer(offers: readonly OfferView[]): OfferView | undefined {
  const usual = offers.filter(isUsual)
  const period = usual[0]?.price?.period
  return usual
    .filter(({ price }) => price?.period === period)
    .toSorted((a, b) => (a.price?.cents ?? 0) - (b.price?.cents ?? 0))[0]
}

/** A price for the usual coverage. */
export function isUsual({ price }: OfferView): boolean {
  return price !== null && !price.isNarrow
}
