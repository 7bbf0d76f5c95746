import type { OwnSentence } from '../../../sentences/sentence.ts'
import { isUsual, lowestOffer } from '../../results/list/lowest-offer.ts'
import { displayName } from '../../results/list/products.ts'
import type { OfferView } from '../../results/offer-view.ts'

/**
 * What a change did to the lowest price of a list, as a sentence: how much more its insurer charges than before, or the lowest
 * price before if that was another insurer's. The page names the current price, so the sentence never does. `earlier` makes the
 * lists before `then`, the latest first: of several changes in a row, the insurer may have answered only the first. Pure.
 */
export function priceSince(
  then: readonly OfferView[],
  now: readonly OfferView[],
  earlier: () => readonly (readonly OfferView[])[] = () => [],
): OwnSentence {
  const best = lowestOffer(now)
  if (!best?.price) return { key: 'price.sinceChangeUnknown' }
  const { id, price } = best
  const { cents, isEstimated } = price
  const insurer = displayName(best.insurer)
  const alikeIn = (list: readonly OfferView[]) =>
    list.filter(one => isUsual(one) && one.price?.period === price.period)
  const alike = alikeIn(then)
  const before = alike.find(one => one.id === id)?.price
  const lowest = lowestOffer(alike)
  // About an earlier choice, only what insurers confirmed is known: this one may have been first there with an estimate.
  if (!before?.period) {
    const lists = earlier().map(alikeIn)
    const complete = lowestOffer(lists.find(list => list.some(one => one.id === id)) ?? [])
    if (complete) return { key: 'price.beforeChanges', values: lowestOf(complete) }
    const given = [alike, ...lists].map(lowestOffer).find(Boolean)
    return given ? { key: 'price.lowestGiven', values: lowestOf(given) } : { key: 'price.sinceChangeUnknown' }
  }
  if (lowest && lowest.id !== id) {
    const isComplete = alikeIn(now).every(one => alike.some(other => other.id === one.id))
    return { key: isComplete ? 'price.lowestBefore' : 'price.lowestGiven', values: lowestOf(lowest) }
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

function lowestOf({ price, insurer }: OfferView) {
  const { cents = 0, isEstimated = false } = price ?? {}
  return { cents, isEstimated, insurer: displayName(insurer) }
}
