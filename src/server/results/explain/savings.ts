import type { OwnSentence } from '../../../sentences/sentence.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { OfferView } from '../offer-view.ts'

/**
 * How much less offers cost than the visitor pays a year today, in cents, by the ids of those that do. It changes no price and no
 * position in the list. A price that covers less than usual is no saving.
 */
export function savingsIn(offers: readonly OfferView[], answers: Answers): ReadonlyMap<string, number> {
  const today = paidToday(answers)
  return new Map(
    offers.flatMap(({ id, price }) =>
      price?.period === 'year' && !price.isNarrow && price.cents < today
        ? [[id, today - price.cents] as const]
        : [],
    ),
  )
}

/** Says so if none of the prices is lower than what the visitor pays a year today: the question promised to show it. */
export function nothingSaved(offers: readonly OfferView[], answers: Answers): readonly OwnSentence[] {
  const today = paidToday(answers)
  const yearly = offers.flatMap(({ price }) => (price?.period === 'year' ? [price.cents] : []))
  if (today === 0 || yearly.length === 0 || yearly.some(cents => cents < today)) return []
  return [{ key: 'price.nothingSaved', values: { dollars: today / 100 } }]
}

/** In cents. The homeowner line asks for whole dollars; other lines, and visitors who skip it, have none. */
function paidToday({ premium }: Answers): number {
  return centsOf((premium as { text?: string } | null | undefined)?.text ?? '0')
}
