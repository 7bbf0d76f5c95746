import { type CoveragePart, extentOf, partValue, subjectOf } from '../../rating/coverage/coverage.ts'

/** The coverage that offers have in common. */
export interface SharedCoverage {
  /** In the order of the first offers. */
  readonly parts: readonly CoveragePart[]
  /** Every offer has exactly these parts; otherwise an offer may differ from them. */
  readonly isOfAll: boolean
}

type Parts = readonly CoveragePart[]

/** What offers have in common: of each subject the part that most of them have, unless two are equally common. */
export function sharedCoverage(offers: readonly Parts[]): SharedCoverage {
  const bySubject = Map.groupBy(offers.flat(), subjectOf)
  const parts = [...bySubject.values()].flatMap(usualOf).filter(part => isOfMost(part, offers))
  const value = valuesOf(parts)
  return { parts, isOfAll: offers.every(offer => valuesOf(offer) === value) }
}

/** Equal for coverages that cover the same. */
export function valuesOf(parts: Parts): string {
  return parts.map(partValue).join()
}

function usualOf(parts: Parts): Parts {
  const [most, next] = [...Map.groupBy(parts, partValue).values()].toSorted((a, b) => b.length - a.length)
  return most?.[0] && most.length > (next?.length ?? 0) ? [most[0]] : []
}

/** Whether more than half of the offers have a part about the same. */
function isOfMost(part: CoveragePart, offers: readonly Parts[]): boolean {
  const subject = subjectOf(part)
  return offers.filter(offer => offer.some(one => subjectOf(one) === subject)).length * 2 > offers.length
}

/**
 * How a part differs from the shared coverage; undefined where it does not. A narrow plan covers less by what it names
 * without an amount.
 */
export function differenceFrom(
  shared: SharedCoverage,
  part: CoveragePart,
  isNarrow = false,
): 'less' | 'more' | 'other' | undefined {
  const usual = shared.parts.find(one => subjectOf(one) === subjectOf(part))
  if (usual && partValue(usual) === partValue(part)) return undefined
  const extent = extentOf(part)
  if (extent === null) return isNarrow ? 'less' : 'other'
  const usualExtent = usual ? extentOf(usual) : null
  if (usualExtent === null) return 'other'
  return extent < usualExtent ? 'less' : 'more'
}
