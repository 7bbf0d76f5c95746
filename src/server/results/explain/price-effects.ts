import type { Text } from '../../../language/text.ts'
import type { Period } from '../../../units/period.ts'
import { type ComparedPrice, premiumStep } from './price-steps.ts'

/** The most effects that are shown. */
const most = 8

/** One answer or cover changed alone, with the prices after it, the cheapest first. */
export interface Alternative {
  readonly what: Text
  /** Of several with the same group only one is shown: the one that saves the most, or else costs the least. */
  readonly group: string
  readonly route: string
  readonly after: readonly ComparedPrice[]
}

/** How much more each period would cost, in cents; never zero. */
export interface PriceEffect extends Pick<Alternative, 'what' | 'route'> {
  readonly cents: number
  readonly period: Period
}

/**
 * The answers and covers that move today's cheapest insurer's price, the largest effect first. What moves nothing is left out. Pure.
 */
export function priceEffects(
  today: readonly ComparedPrice[],
  alternatives: readonly Alternative[],
): readonly PriceEffect[] {
  const [reference] = today
  if (!reference) return []
  const { period } = reference
  const moving = alternatives.flatMap(one => {
    const cents = premiumStep(today, one.after)
    return cents === null || cents === 0 ? [] : [{ ...one, cents }]
  })
  const ofEachGroup = [...Map.groupBy(moving, ({ group }) => group).values()].flatMap(
    group => group.toSorted((a, b) => a.cents - b.cents)[0] ?? [],
  )
  return ofEachGroup
    .toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
    .slice(0, most)
    .map(({ what, route, cents }) => ({ what, route, cents, period }))
}
