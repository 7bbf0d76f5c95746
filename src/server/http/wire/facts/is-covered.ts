import type { OfferView } from '../../../results/offer-view.ts'

/** Whether a price includes a coverage of this kind or sort: what a visitor has chosen is not left out. */
export function isCovered({ price }: OfferView, kind: string): boolean {
  return (price?.coverage?.parts ?? []).some(
    part => (part.kind === kind || part.of === kind) && part.amounts?.[0] !== 0,
  )
}
