import { factorOne } from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import { type Assignment, stagesAssignedBy, unnamedRule } from '../plan/format-step.ts'
import { assignBy } from './assignment.ts'
import type { Test } from './condition.ts'
import { type CompiledStep, runSteps } from './step.ts'

/** A coverage of a stage, with its steps. */
export interface CompiledCoverage {
  readonly id: string
  /** `null` where every policy has it. */
  readonly test: Test | null
  readonly steps: readonly CompiledStep[]
}

/** The factors of a member by the ids of their stages, and who they came from. */
export interface AssignedFactors {
  readonly from: readonly number[]
  /** None of them is the member’s own. */
  readonly isBeyond: boolean
  /** The member itself names whose they are. */
  readonly isNamed: boolean
  readonly factors: Readonly<Record<string, bigint>>
}

/** Gives the factors of earlier stages to the members of this one, which see them under those stages’ ids. */
export function compileAssignment(
  rule: Assignment,
  coverages: readonly CompiledCoverage[],
): (members: readonly Scope[]) => readonly AssignedFactors[] {
  const unnamed = unnamedRule(rule)
  const stages = stagesAssignedBy(rule)
  const ranksOf = 'rankBy' in unnamed ? compileRanks({ ...unnamed, stages }, coverages) : unranked
  const assign = assignBy(rule)
  const namedBy =
    rule.rule === 'named'
      ? (members: readonly Scope[]) => ({ named: members.map(member => placeIn(member, rule.by)) })
      : () => ({})
  return members => {
    // The checks of the plan made sure that stages of factors with these names run earlier.
    const factorsOf = (stage: string) => members[0]?.[stage] as readonly bigint[]
    const factors = orderOf(stages.map(factorsOf))
    return assign({ factors, ranks: ranksOf(members), ...namedBy(members) }).map(
      ({ from, isBeyond = false, isNamed = false, of }) => ({
        from,
        isBeyond,
        isNamed,
        factors: Object.fromEntries(stages.map(stage => [stage, of(factorsOf(stage))])),
      }),
    )
  }
}

/** The place that a member names; undefined where nobody said. */
function placeIn(member: Scope, input: string): number | undefined {
  const place = member[input]
  return typeof place === 'number' ? place : undefined
}

/** The factors of the first stage; among equals, those of the others decide, in whatever order the visitor named them. */
function orderOf([first = [], ...others]: readonly (readonly bigint[])[]): readonly bigint[] {
  return others.reduce<readonly bigint[]>(
    (order, factors) => order.map((value, place) => value * beyondAnyFactor + (factors[place] ?? 0n)),
    first,
  )
}

/** More than any factor, so that a factor below it only decides between equals. */
const beyondAnyFactor = 10n ** 15n

type Ranks = (members: readonly Scope[]) => readonly bigint[]

const unranked: Ranks = members => members.map(() => 0n)

interface Ranking {
  /** The coverages that rank. */
  readonly rankBy: readonly string[]
  /** The stages that are assigned. */
  readonly stages: readonly string[]
}

/** What the ranking coverages cost before a factor is assigned, bought or not. */
function compileRanks({ rankBy, stages }: Ranking, coverages: readonly CompiledCoverage[]): Ranks {
  const neutral = Object.fromEntries(stages.map(stage => [stage, factorOne]))
  const ranking = coverages
    .filter(({ id }) => rankBy.includes(id))
    .map(coverage => ({ ...coverage, steps: coverage.steps.slice(0, placeOf(coverage.steps, stages)) }))
  return members => {
    const ranks = members.map(member => amountOf(ranking, member))
    if (new Set(ranks).size === ranks.length) return ranks
    // Among equals the higher factor goes to the dearer one, in whatever order the visitor named them.
    return members.map((member, place) => {
      const bought = coverages.filter(({ test }) => test === null || test(member))
      return (ranks[place] ?? 0n) * beyondAnyCost + amountOf(bought, { ...member, ...neutral })
    })
  }
}

/** More than any member costs, so that a cost below it only decides between equals. */
const beyondAnyCost = 10n ** 24n

/** Where the steps first multiply by one of the stages; the end where they do not. */
function placeOf(steps: readonly CompiledStep[], stages: readonly string[]): number {
  const place = steps.findIndex(({ step: { value } }) => 'stage' in value && stages.includes(value.stage))
  return place < 0 ? steps.length : place
}

/** What coverages of a member come to together. */
function amountOf(coverages: readonly CompiledCoverage[], member: Scope): bigint {
  return coverages.reduce(
    (sum, { id, steps }) => sum + runSteps(steps, { scope: { ...member, coverage: id }, from: 0n }),
    0n,
  )
}
