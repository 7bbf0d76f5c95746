import { autoCovers, otherCovers } from '../../../law/auto-covers.ts'
import type { State } from '../../../law/jurisdictions.ts'
import type { Coverage, CoverageKind, CoveragePart } from '../../../rating/coverage/coverage.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'

/** What each part of a car policy pays, in whole sentences; none for other lines, or for a line that the insurer wrote itself. */
export function coverExplained({ parts, line }: Coverage, state: State): readonly OwnSentence[] {
  if (line !== undefined || !parts.some(({ kind }) => kind === 'property')) return []
  const ordered = order.flatMap(kinds => parts.filter(({ kind }) => kinds.includes(kind)))
  const about = {
    isPartial: parts.some(({ kind }) => kind === 'comprehensiveOnly'),
    isDamagePaid: autoCovers(state).uninsured?.paysDamage === true && parts.some(coversUninsured),
  }
  const kinds = otherCovers.filter(cover =>
    parts.some(({ kind, isRejected }) => kind === cover && isRejected),
  )
  return [
    ...(isWithoutInjury(parts) ? [{ key: 'lacking.injury' } as const] : []),
    ...ordered.flatMap(part => partExplained(part, about) ?? []),
    ...(kinds.length > 0 ? [{ key: 'explained.rejected', values: { kinds } } as const] : []),
  ]
}

/** If the state requires injury protection instead of liability for injuries, its minimum has none. */
export function isWithoutInjury(parts: readonly CoveragePart[]): boolean {
  const has = (one: CoverageKind) => parts.some(({ kind }) => kind === one)
  return has('property') && has('injuryProtection') && !has('injury')
}

function coversUninsured(part: CoveragePart): boolean {
  return part.kind === 'uninsured' && !isLeftOut(part)
}

function isLeftOut({ of, amounts = [] }: CoveragePart): boolean {
  return amounts[0] === 0 && of === undefined
}

/** What the policy pays others, then the driver and passengers, and last what it pays for the cars. */
const order: readonly (readonly CoverageKind[])[] = [
  ['injury', 'property'],
  ['injuryProtection', 'propertyProtection', 'medicalPayments', 'uninsured', 'underinsured'],
  ['tort'],
  ['deductible', 'carDeductibles', 'liabilityOnly'],
  ['comprehensiveDeductible'],
  ['fullGlass'],
  ['rental'],
  ['roadside'],
]

interface Policy {
  /** The cars are covered against other losses than collisions only. */
  readonly isPartial: boolean
  /** Damage to the cars is paid for where an uninsured driver causes it. */
  readonly isDamagePaid: boolean
}

function partExplained(part: CoveragePart, { isPartial, isDamagePaid }: Policy): OwnSentence | undefined {
  const { kind, of, amounts = [] } = part
  const [amount] = amounts
  switch (kind) {
    case 'injury':
    case 'property':
      return { key: `explained.${kind}`, values: { amounts } }
    case 'injuryProtection':
      if (of === 'EXCLUDED' || of === 'OPTED_OUT') return { key: `explained.protection${of}` }
      return isLeftOut(part)
        ? { key: 'lacking.injuryProtection' }
        : { key: 'explained.injuryProtection', values: upTo(amount) }
    case 'propertyProtection':
    case 'medicalPayments':
      return isLeftOut(part) ? { key: `lacking.${kind}` } : { key: `explained.${kind}`, values: upTo(amount) }
    case 'uninsured':
      return isLeftOut(part)
        ? { key: 'lacking.uninsured' }
        : { key: 'explained.uninsured', values: { amounts, isDamagePaid, ...stackingOf(of) } }
    case 'underinsured':
      return isLeftOut(part)
        ? { key: 'lacking.underinsured' }
        : { key: 'explained.underinsured', values: { amounts, ...stackingOf(of) } }
    case 'tort':
      return { key: of === 'LIMITED' ? 'explained.tortLIMITED' : 'explained.tortFULL' }
    case 'deductible':
    case 'carDeductibles':
      return { key: isPartial ? 'explained.COMP' : 'explained.FULL', values: { amounts } }
    case 'comprehensiveDeductible':
      return { key: 'explained.comprehensiveDeductible', values: { amounts } }
    case 'fullGlass':
    case 'roadside':
      return { key: `explained.${kind}` }
    case 'liabilityOnly':
      return { key: 'explained.LIABILITY', values: { isDamagePaid } }
    case 'rental':
      return { key: 'explained.rental', values: upTo(amount) }
    default:
      return undefined
  }
}

/** Whether limits are stacked over several cars; absent if nobody said. */
function stackingOf(of: string | undefined): { readonly isStacked?: boolean } {
  return of === 'STACKED' || of === 'NOT_STACKED' ? { isStacked: of === 'STACKED' } : {}
}

/** The most that a part pays; none if there is no limit, or nobody said. */
function upTo(amount: number | undefined): { readonly amount?: number } {
  return amount === undefined ? {} : { amount }
}
