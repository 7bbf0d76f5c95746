import { isSold } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import type { Outcome } from '../../../connectors/connector.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'

/**
 * Offers as they are on a day: one from a carrier that we may no longer sell names the price that it had, and has none to buy. What
 * is stored stays as it was. Pure.
 */
export function soldToday(
  carriers: readonly Carrier[],
  offers: readonly Offer[],
  sale: Parameters<typeof isSold>[1],
): readonly Offer[] {
  return offers.map(offer => {
    const carrier = carriers.find(({ id }) => id === offer.carrier)
    if (!carrier || isSold(carrier, sale)) return offer
    return { ...offer, state: 'done', outcome: notSold(offer.outcome) }
  })
}

/** That we may not sell a carrier, with the price that it gave before; an estimate was never its price. */
export function notSold(before: Outcome | null): Outcome {
  const last =
    before?.kind === 'quoted' && before.source !== 'estimate'
      ? { last: { cents: centsOf(before.premium), period: before.period } }
      : {}
  return { kind: 'unavailable', message: { key: 'unavailable.notSold', values: last } }
}
