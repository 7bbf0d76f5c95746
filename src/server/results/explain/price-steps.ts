import type { ChoosableCover } from '../../../risk/coverage/choosable-covers.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'
import type { Period } from '../../../units/period.ts'
import { displayName } from '../list/products.ts'

/** A price as steps compare it, in cents. */
export interface ComparedPrice {
  /** The id of its offer. */
  readonly carrier: string
  readonly insurer: string
  readonly premium: number
  readonly period: Period
  readonly year: number
  /** The chosen covers that the price does not follow. */
  readonly unrated: readonly ChoosableCover[]
}

export interface PriceStep {
  /** What today's cheapest insurer would charge then; without a price today, the cheapest price. */
  readonly price: OwnSentence
  /** Another insurer that would then be cheaper still. */
  readonly cheapest?: OwnSentence
}

/**
 * What a change does to prices, both lists the cheapest first, always in today's cheapest insurer's price, so that all changes can
 * be compared. Null if either list has no price.
 */
export function priceStep(
  today: readonly ComparedPrice[],
  after: readonly ComparedPrice[],
): PriceStep | null {
  const [reference] = today
  const [best] = after
  if (!reference) return best ? { price: { key: 'step.from', values: priceIn(best) } } : null
  const same = after.find(({ carrier }) => carrier === reference.carrier)
  const isOther = best !== undefined && best.carrier !== reference.carrier
  const cheapest =
    isOther && best.year < (same?.year ?? Number.POSITIVE_INFINITY) ? cheaperThan(reference, best) : {}
  if (!same)
    return {
      price: { key: 'step.noPrice', values: { insurer: displayName(reference.insurer) } },
      ...cheapest,
    }
  // A cover that this insurer doesn't sell apart costs nothing, and is not in its price.
  if (same.unrated.some(cover => !reference.unrated.includes(cover)))
    return {
      price: { key: 'step.unfollowed', values: { insurer: displayName(reference.insurer) } },
      ...cheapest,
    }
  const { premium: cents, period } = same
  const values = { cents, period, difference: cents - reference.premium }
  return { price: { key: 'step.price', values }, ...cheapest }
}

/** How much more, or less, each period costs with today's cheapest insurer; null without its price. */
export function premiumStep(today: readonly ComparedPrice[], after: readonly ComparedPrice[]): number | null {
  const [reference] = today
  const same = after.find(({ carrier }) => carrier === reference?.carrier)
  return reference && same ? same.premium - reference.premium : null
}

function cheaperThan(reference: ComparedPrice, best: ComparedPrice): Pick<PriceStep, 'cheapest'> {
  const values = { ...priceIn(best), isSamePeriod: best.period === reference.period }
  return { cheapest: { key: 'step.cheaper', values } }
}

function priceIn({ premium, period, insurer }: ComparedPrice) {
  return { cents: premium, period, insurer: displayName(insurer) }
}
