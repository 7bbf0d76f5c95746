import { type CoveragePart, coverageUnits, extentOf } from '../../../rating/coverage/coverage.ts'
import { dollarLimits } from '../../../sentences/english-coverage.ts'

/**
 * The amount of a part alone, to go next to its title, in any language; undefined if that would not say it: no coverage, no limit,
 * a number of years, or anything that we have no kind for.
 */
export function amountAlone(part: CoveragePart): string | undefined {
  const { kind, amounts = [], isUnlimited } = part
  const extent = extentOf(part)
  if (amounts.length === 0 || isUnlimited || (extent === 0 && kind !== 'deductible')) return undefined
  switch (coverageUnits[kind]) {
    case 'dollars':
      return dollarLimits(amounts)
    case 'percent':
      return `${amounts.join('/')}%`
    case 'years':
    case null:
      return undefined
  }
}
