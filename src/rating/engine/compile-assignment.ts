import { factorOne } from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import type { Assignment } from '../plan/format-step.ts'
import { type Assigned, assign } from './assignment.ts'
import type { Test } from './condition.ts'
import { type CompiledStep, runSteps } from './step.ts'

/** A coverage of a stage, with its steps. */
export interface CompiledCoverage {
  readonly id: string
  /** `null` where every policy has it. */
  readonly test: Test | null
  readonly steps: readonly CompiledStep[]
}

/** Gives the factors of an earlier stage to the members of this one, which see them under that stage's id. */
export function compileAssignment(
  rule: Assignment,
  coverages: readonly CompiledCoverage[],
): (members: readonly Scope[]) => readonly Assigned[] {
  const ranksOf = rule.rule === 'average' ? unranked : compileRanks(rule, coverages)
  return members => {
    // The checks of the plan made sure that a stage of factors with this name runs earlier.
    const factors = members[0]?.[rule.of] as readonly bigint[]
    return assign(rule, { factors, ranks: ranksOf(members) })
  }
}

type Ranks = (members: readonly Scope[]) => readonly bigint[]

const unranked: Ranks = members => members.map(() => 0n)

/** What the ranking coverages cost before a factor is assigned, bought or not. */
function compileRanks(
  { of, rankBy }: Extract<Assignment, { rule: 'highToHigh' }>,
  coverages: readonly CompiledCoverage[],
): Ranks {
  const ranking = coverages
    .filter(({ id }) => rankBy.includes(id))
    .map(coverage => ({ ...coverage, steps: coverage.steps.slice(0, placeOf(coverage.steps, of)) }))
  return members => {
    const ranks = members.map(member => amountOf(ranking, member))
    if (new Set(ranks).size === ranks.length) return ranks
    // Among equals the higher factor goes to the dearer one, in whatever order the visitor named them.
    return members.map((member, place) => {
      const bought = coverages.filter(({ test }) => test === null || test(member))
      return (ranks[place] ?? 0n) * beyondAnyCost + amountOf(bought, { ...member, [of]: factorOne })
    })
  }
}

/** More than any member costs, so that a cost below it only decides between equals. */
const beyondAnyCost = 10n ** 24n

/** Where the steps first multiply by a stage; the end where they do not. */
function placeOf(steps: readonly CompiledStep[], stage: string): number {
  const place = steps.findIndex(({ step: { value } }) => 'stage' in value && value.stage === stage)
  return place < 0 ? steps.length : place
}

/** What coverages of a member come to together. */
function amountOf(coverages: readonly CompiledCoverage[], member: Scope): bigint {
  return coverages.reduce(
    (sum, { id, steps }) => sum + runSteps(steps, { scope: { ...member, coverage: id }, from: 0n }),
    0n,
  )
}
