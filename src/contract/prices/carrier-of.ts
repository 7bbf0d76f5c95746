/**
 * The id of an offer in `quotes[]` and in addresses: its carrier and, after a dot, the carrier's product. The usual product of a
 * carrier, or its only one, has the carrier's id alone.
 */
export function offerIdOf(carrier: string, product: string | null | undefined): string {
  return product ? `${carrier}.${product}` : carrier
}

/** The carrier in the id of an offer. */
export function carrierOf(offerId: string): string {
  return offerId.replace(/\..*/, '')
}
