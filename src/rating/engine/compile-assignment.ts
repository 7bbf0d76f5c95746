import { factorOne } from '../decimal.ts'
import type { Inputs } from '../inputs/input.ts'
import { type Assignment, stagesAssignedBy, unnamedRule } from '../plan/format/format-step.ts'
import { assignBy } from './assignment.ts'
import type { Frame, Members } from './frame.ts'
import { amountOf, boughtOf, type CompiledPart, type Memory } from './part.ts'
import type { CompiledStep } from './step.ts'

/** The factors assigned to a member, one from each assigned stage, and whose they are. */
export interface AssignedFactors {
  readonly from: readonly number[]
  /** No factor is the member's own. */
  readonly isBeyond: boolean
  /** The member itself names whose they are. */
  readonly isNamed: boolean
  readonly factors: readonly { readonly stage: string; readonly factor: bigint }[]
}

/** What factors are assigned to: the members of a stage, with their coverages. */
interface Assignees {
  readonly members: Members
  readonly parts: readonly CompiledPart[]
}

/** Assigns the factors of earlier stages to the members of this one, whose steps read them under those stages' ids. */
export function compileAssignment(
  rule: Assignment,
  { members, parts }: Assignees,
): (frame: Frame, memory: Memory) => readonly AssignedFactors[] {
  const unnamed = unnamedRule(rule)
  const stages = stagesAssignedBy(rule)
  const ranksOf =
    'rankBy' in unnamed ? compileRanks({ rankBy: unnamed.rankBy, stages, members, parts }) : unranked(members)
  const assign = assignBy(rule)
  const namedIn =
    rule.rule === 'named'
      ? (frame: Frame) => members.listed(frame).map(member => placeIn(member, rule.by))
      : null
  return (frame, memory) => {
    // The plan's checks ensure that stages of factors with these names run earlier.
    const factorsOf = (stage: string) => frame.factors[stage] ?? []
    const factors = orderOf(stages.map(factorsOf))
    const named = namedIn ? { named: namedIn(frame) } : {}
    return assign({ factors, ranks: ranksOf(frame, memory), ...named }).map(
      ({ from, isBeyond = false, isNamed = false, of }) => ({
        from,
        isBeyond,
        isNamed,
        factors: stages.map(stage => ({ stage, factor: of(factorsOf(stage)) })),
      }),
    )
  }
}

/** The position that a member names; undefined if the visitor named nobody. */
function placeIn(member: Inputs, input: string): number | undefined {
  const place = member[input]
  return typeof place === 'number' ? place : undefined
}

/** The factors of the first stage; the others decide ties, so the order in which the visitor named the drivers does not matter. */
function orderOf([first = [], ...others]: readonly (readonly bigint[])[]): readonly bigint[] {
  return others.reduce<readonly bigint[]>(
    (order, factors) => order.map((value, place) => value * beyondAnyFactor + (factors[place] ?? 0n)),
    first,
  )
}

/** More than any factor, so that a factor added to its multiples only decides ties. */
const beyondAnyFactor = 10n ** 15n

type Ranks = (frame: Frame, memory: Memory) => readonly bigint[]

function unranked({ listed }: Members): Ranks {
  return frame => listed(frame).map(() => 0n)
}

interface Ranking extends Assignees {
  /** The coverages by which members are ranked. */
  readonly rankBy: readonly string[]
  /** The stages that are assigned. */
  readonly stages: readonly string[]
}

/** The cost of the ranking coverages before a factor is assigned, bought or not. */
function compileRanks({ rankBy, stages, members: { listed, show }, parts }: Ranking): Ranks {
  const ranking = parts
    .filter(({ id }) => rankBy.includes(id))
    .map(part => ({ part, steps: part.steps.slice(0, placeOf(part.steps, stages)) }))
  return (frame, memory) => {
    const members = listed(frame)
    const ranks = members.map((member, place) => {
      show(frame, member)
      return ranking.reduce((sum, first) => sum + amountOf({ ...first, member: place, frame, memory }), 0n)
    })
    if (new Set(ranks).size === ranks.length) return ranks
    // In a tie the higher factor goes to the more expensive one, so the order in which the visitor named them does not matter.
    for (const stage of stages) frame.seen[stage] = factorOne
    const bought = boughtOf(parts, frame)
    return members.map((member, place) => {
      show(frame, member)
      const first = (ranks[place] ?? 0n) * beyondAnyCost
      return bought.reduce(
        (sum, part) => sum + amountOf({ part, steps: part.steps, member: place, frame, memory }),
        first,
      )
    })
  }
}

/** More than any member costs, so that a cost added to its multiples only decides ties. */
const beyondAnyCost = 10n ** 24n

/** The index at which the steps first multiply by one of the stages; the end if they never do. */
function placeOf(steps: readonly CompiledStep[], stages: readonly string[]): number {
  const place = steps.findIndex(({ step: { value } }) => 'stage' in value && stages.includes(value.stage))
  return place < 0 ? steps.length : place
}
