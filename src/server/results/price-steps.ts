import { dollars, perPeriod } from '../../units/dollars.ts'

/** A price as steps compare it, in cents. */
export interface ComparedPrice {
  readonly carrier: string
  readonly insurer: string
  readonly premium: number
  readonly period: string
  readonly year: number
}

export interface PriceStep {
  /** What today's cheapest insurer would charge then: "$33 a month, $5 less"; without a price today, the cheapest price. */
  readonly price: string
  /** Another insurer that would then be cheaper still. */
  readonly cheapest?: string
}

/** Cents as people write them: "$41", or "$41.28". */
function plainDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '')
}

/** "$5 less", "$5 more", or "the same". */
export function moreOrLess(difference: number): string {
  if (difference === 0) return 'the same'
  return `${plainDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`
}

/** The same for each period of a price: "$5 less a month", "$52 less for 6 months", "$10 less" for a trip. */
export function moreOrLessEach(cents: number, period: string): string {
  return cents === 0 || period === 'trip' ? moreOrLess(cents) : `${moreOrLess(cents)} ${perPeriod(period)}`
}

/** The name without the mark of a demonstration, which every price of the list shows. */
export function spokenName(insurer: string): string {
  return insurer.replace(/ \(demo\)$/, '')
}

/**
 * What a change does to prices, both lists the cheapest first, always in today's cheapest insurer's price, so that all changes
 * can be compared. Null where there is no price on either list.
 */
export function priceStep(
  today: readonly ComparedPrice[],
  after: readonly ComparedPrice[],
): PriceStep | null {
  const [reference] = today
  const [best] = after
  if (!reference) return best ? { price: `From ${priceOf(best)} with ${spokenName(best.insurer)}` } : null
  const same = after.find(({ carrier }) => carrier === reference.carrier)
  const isOther = best !== undefined && best.carrier !== reference.carrier
  const cheapest =
    isOther && best.year < (same?.year ?? Number.POSITIVE_INFINITY)
      ? { cheapest: `${priceBeside(reference, best)} with ${spokenName(best.insurer)}` }
      : {}
  if (!same) return { price: `No price at ${spokenName(reference.insurer)}`, ...cheapest }
  return { price: `${priceOf(same)}, ${moreOrLess(same.premium - reference.premium)}`, ...cheapest }
}

/** How much more, or less, each period costs with today's cheapest insurer; null without its price. */
export function premiumStep(today: readonly ComparedPrice[], after: readonly ComparedPrice[]): number | null {
  const [reference] = today
  const same = after.find(({ carrier }) => carrier === reference?.carrier)
  return reference && same ? same.premium - reference.premium : null
}

/** The amount alone below a price of the same period, or the amount with its period. */
function priceBeside(reference: ComparedPrice, best: ComparedPrice): string {
  return best.period === reference.period ? plainDollars(best.premium) : priceOf(best)
}

/** "$33 a month". */
export function priceOf({ premium, period }: Pick<ComparedPrice, 'premium' | 'period'>): string {
  return `${plainDollars(premium)} ${perPeriod(period)}`
}
