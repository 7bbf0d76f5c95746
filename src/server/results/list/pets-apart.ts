import type { Quoted } from '../../../connectors/connector.ts'
import type { Coverage } from '../../../rating/coverage/coverage.ts'
import type { OwnSentence, PetName } from '../../../sentences/sentence.ts'
import { centsOf } from '../../../units/cents.ts'
import { type OfferView, type PriceView, petsLeftOut } from '../offer-view.ts'
import { comparedParts, differenceFrom, type SharedCoverage, valuesOf } from '../shared-coverage.ts'
import { displayName } from './products.ts'

/** One pet's own price at an insurer. */
interface AlonePrice {
  readonly insurer: string
  readonly pet: PetName['values']
  readonly cents: number
  readonly coverage: Coverage
}

/**
 * What several pets would cost at the cheapest insurer for each, as sentences; empty if one insurer takes all of them for no more,
 * or if no insurer takes one of them. Only insurers' own prices for the usual cover count. Pure.
 */
export function petsApart(offers: readonly OfferView[], shared: SharedCoverage): readonly OwnSentence[] {
  const priced = offers.filter(
    ({ price }) =>
      price !== null &&
      price.source !== 'similar plans' &&
      price.period !== null &&
      !coversLess(price, shared),
  )
  const [first] = priced
  const period = first?.price?.period ?? null
  const alike = priced.filter(({ price }) => price?.period === period)
  const apart = (first?.pets ?? []).map((_, at) => cheapestOf(alike, at))
  const each = apart.filter(one => one !== undefined)
  if (period === null || each.length < 2 || each.length < apart.length) return []
  const cents = each.reduce((sum, one) => sum + one.cents, 0)
  const whole = alike.flatMap(offer => (offer.price && petsLeftOut(offer) === 0 ? [offer.price] : []))
  if (whole.some(price => !price.isNarrow && price.cents <= cents)) return []
  const covered = each.map(({ coverage }) => valuesOf(coverage.parts))
  return [
    ...(whole.length === 0 ? [{ key: 'price.noOneTakesAll' } as const] : []),
    {
      key: 'price.petsApart',
      values: {
        isAlike: covered.every(value => value === covered[0]),
        cents,
        period,
        each: each.map(one => ({ cents: one.cents, insurer: displayName(one.insurer), pet: one.pet })),
      },
    },
  ]
}

function coversLess(price: PriceView, shared: SharedCoverage): boolean {
  return comparedParts(shared, price).some(part => differenceFrom(shared, part, price.coversLess) === 'less')
}

function cheapestOf(offers: readonly OfferView[], at: number): AlonePrice | undefined {
  const prices = offers.flatMap(({ insurer, pets }) => {
    const { pet, outcome } = pets[at] ?? {}
    if (!pet || outcome?.kind !== 'quoted' || outcome.narrow) return []
    return [{ insurer, pet: pet.values, ...priceIn(outcome) }]
  })
  return prices.toSorted((a, b) => a.cents - b.cents).at(0)
}

function priceIn({ premium, coverage }: Quoted) {
  return { cents: centsOf(premium), coverage }
}
