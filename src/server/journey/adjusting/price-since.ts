import type { OwnSentence } from '../../../sentences/sentence.ts'
import { isUsual, lowestOffer } from '../../results/list/lowest-offer.ts'
import { displayName } from '../../results/list/products.ts'
import type { OfferView } from '../../results/offer-view.ts'

/**
 * What a change did to the lowest price of a list, as a sentence: how much more its insurer charges than before, or the lowest
 * price before where that was another insurer's: the page names the one now. Pure.
 */
export function priceSince(then: readonly OfferView[], now: readonly OfferView[]): OwnSentence {
  const best = lowestOffer(now)
  if (!best?.price) return { key: 'price.sinceChangeUnknown' }
  const { id, price } = best
  const { cents, isEstimated } = price
  const insurer = displayName(best.insurer)
  const alike = then.filter(one => isUsual(one) && one.price?.period === price.period)
  const before = alike.find(one => one.id === id)?.price
  const lowest = lowestOffer(alike)
  // Of an earlier choice, only what insurers confirmed is known: this one may have stood first there with an estimate.
  if (!before?.period) return { key: 'price.lowestNow', values: { cents, insurer, isEstimated } }
  if (lowest?.price && lowest.id !== id) {
    const { cents: was, isEstimated: wasEstimated } = lowest.price
    return {
      key: 'price.lowestBefore',
      values: { cents: was, insurer: displayName(lowest.insurer), isEstimated: wasEstimated },
    }
  }
  return {
    key: 'price.sinceChange',
    values: {
      cents: cents - before.cents,
      period: before.period,
      insurer,
      isEstimated: isEstimated || before.isEstimated,
    },
  }
}
