/** What a price covers, as values: they become text only where it is shown (src/sentences/tell-coverage.ts). */
export interface Coverage {
  readonly parts: readonly CoveragePart[]
  /** The insurer's own line, if it wrote one; it is shown as it is. */
  readonly line?: string
}

/** One part of what a price covers: `$500 deductible` is 500 of "deductible". */
export interface CoveragePart {
  readonly kind: CoverageKind
  /** Which one of its kind it is: the peril of a deductible, a right to sue, who pays for medical care elsewhere. */
  readonly of?: string
  /**
   * In the unit of the kind. Several are a limit for one person and one for all, or the deductibles of several losses or cars; a
   * limit of 0 is no coverage. Absent if no amount is known or the kind has none.
   */
  readonly amounts?: readonly number[]
  readonly isUnlimited?: true
  /** The buyer turned down what the state's law includes. */
  readonly isRejected?: true
  /** How the insurer wrote it; shown as it is. */
  readonly text?: string
  /** For the kind `other`: equal for two that are about the same thing. */
  readonly label?: string
  /** For the kind `other`: the visitor pays this amount of a loss. */
  readonly isPaidByVisitor?: true
}

/** The kinds of coverage, and what their amounts count; null if a kind has none. */
export const coverageUnits = {
  dwelling: 'dollars',
  belongings: 'dollars',
  liability: 'dollars',
  deductible: 'dollars',
  /** A deductible for each car. */
  carDeductibles: 'dollars',
  /** For losses other than collisions, if they have their own. */
  comprehensiveDeductible: 'dollars',
  /** Percent of the coverage on the dwelling, for the peril that it names. */
  windDeductible: 'percent',
  /** Rebuilding to today's codes. */
  ordinance: 'dollars',
  waterBackup: 'dollars',
  /** Things of one kind that are insured one by one. */
  valuables: 'dollars',
  /** The roof is paid for at its actual cash value. */
  roofCashValue: null,
  /** Wind is covered by a pool of the state instead. */
  windPool: null,

  /** Injuries that the driver causes, and damage. */
  injury: 'dollars',
  property: 'dollars',
  tort: null,
  injuryProtection: 'dollars',
  propertyProtection: 'dollars',
  medicalPayments: 'dollars',
  uninsured: 'dollars',
  underinsured: 'dollars',
  comprehensiveOnly: null,
  liabilityOnly: null,
  /** A day. */
  rental: 'dollars',
  fullGlass: null,
  roadside: null,

  accidentsOnly: null,
  reimbursement: 'percent',
  yearlyLimit: 'dollars',
  routineCare: null,

  tripCost: 'percent',
  medical: 'dollars',
  medicalOnly: null,

  faceAmount: 'dollars',
  term: 'years',

  /** Whatever we have no kind for. */
  other: null,
} as const satisfies Readonly<Record<string, 'dollars' | 'percent' | 'years' | null>>

export type CoverageKind = keyof typeof coverageUnits

/** The kinds that a plan may name; the others depend on more than an amount. */
export const planKinds = (Object.keys(coverageUnits) as CoverageKind[]).filter(kind => !isOfRisk(kind))

/** Whether only a risk tells which of the kind it is. */
function isOfRisk(kind: CoverageKind): boolean {
  return (
    kind === 'other' ||
    kind === 'tort' ||
    kind === 'carDeductibles' ||
    kind === 'comprehensiveDeductible' ||
    kind === 'windDeductible' ||
    kind === 'valuables' ||
    kind === 'windPool'
  )
}

/** More than any limit, and still a number on the wire. */
export const unlimited = 1e12

const paidByVisitor: ReadonlySet<CoverageKind> = new Set([
  'deductible',
  'carDeductibles',
  'comprehensiveDeductible',
  'windDeductible',
])

/** Equal for two parts about the same thing, such as the limits of liability of two insurers. */
export function subjectOf({ kind, of = '', label = '' }: CoveragePart): string {
  return `${kind} ${of} ${label}`
}

/** Equal for parts that cover the same, whoever wrote them. */
export function partValue(part: CoveragePart): string {
  const { kind, amounts, isUnlimited, text } = part
  return JSON.stringify([subjectOf(part), amounts, isUnlimited, kind === 'other' ? text : ''])
}

/**
 * How much a part covers, signed so that a larger number is more coverage: limits count by their sum, and what the visitor pays of
 * a loss is negative. Null if it names no amount.
 */
export function extentOf(part: CoveragePart): number | null {
  if (part.isUnlimited) return unlimited
  const { amounts = [] } = part
  if (amounts.length === 0) return null
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  // Minus zero would count as different from zero.
  return part.isPaidByVisitor || paidByVisitor.has(part.kind) ? 0 - sum : sum
}
