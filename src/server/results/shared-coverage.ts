import type { Differing } from '../../contract/prices/status.ts'
import {
  type CoverageKind,
  type CoveragePart,
  extentOf,
  partValue,
  subjectOf,
} from '../../rating/coverage/coverage.ts'
import { isWithoutInjury } from './explain/cover-explained.ts'
import type { PriceView } from './offer-view.ts'

/** The coverage that offers have in common. */
export interface SharedCoverage {
  /** In the order of the first offers. */
  readonly parts: readonly CoveragePart[]
  /** Every offer has exactly these parts; otherwise an offer may differ from them. */
  readonly isOfAll: boolean
}

type Parts = readonly CoveragePart[]

/** What offers have in common: for each subject the part that most of them have, unless two are equally common. */
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

/** Whether more than half of the offers have a part about the same subject. */
function isOfMost(part: CoveragePart, offers: readonly Parts[]): boolean {
  const subject = subjectOf(part)
  return offers.filter(offer => offer.some(one => subjectOf(one) === subject)).length * 2 > offers.length
}

/** What a plan is for, and how one that is for something else compares. */
const withoutScope: Readonly<Partial<Record<CoverageKind, 'less' | 'more'>>> = {
  accidentsOnly: 'more',
  routineCare: 'less',
}

/**
 * The parts of a price's coverage, after those that it lacks although the offers share them, because its plan is for something
 * else. An insurer's own line need not say what its plan is for, unless it follows no choice of plan.
 */
export function comparedParts(
  shared: SharedCoverage,
  { coverage, unrated = [] }: Pick<PriceView, 'coverage' | 'unrated'>,
): Parts {
  const parts = withoutInjury(coverage)
  if (parts.length === 0 || (coverage?.line !== undefined && !unrated.includes('plan'))) return parts
  const missing = shared.parts.filter(
    ({ kind }) => withoutScope[kind] !== undefined && parts.every(part => part.kind !== kind),
  )
  return [...missing.map(({ kind }): CoveragePart => ({ kind, amounts: [0] })), ...parts]
}

/** The parts, after what nobody should overlook: that the policy pays nothing for people whom the driver injures. */
function withoutInjury(coverage: PriceView['coverage']): Parts {
  const { parts = [], line } = coverage ?? {}
  return line === undefined && isWithoutInjury(parts) ? [noInjury, ...parts] : parts
}

const noInjury: CoveragePart = { kind: 'injury', amounts: [0] }

/**
 * How a part differs from the shared coverage; undefined if it does not. A narrow plan covers less by what it names without an
 * amount.
 */
export function differenceFrom(
  shared: SharedCoverage,
  part: CoveragePart,
  isNarrow = false,
): Differing | undefined {
  if (part === noInjury) return 'less'
  const usual = shared.parts.find(one => subjectOf(one) === subjectOf(part))
  if (usual && partValue(usual) === partValue(part)) return undefined
  const extent = extentOf(part)
  const scope = withoutScope[part.kind]
  if (scope !== undefined && extent === 0) return scope
  if (part.kind === 'roofCashValue') return 'less'
  if (extent === null) return isNarrow ? 'less' : 'other'
  const usualExtent = usual ? extentOf(usual) : null
  if (usualExtent === null) return 'other'
  return extent < usualExtent ? 'less' : 'more'
}
