import type { Text } from '../../language/text.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import { divisionOf, type MoneyStage } from '../plan/format/format-step.ts'
import { compileCondition, type Test } from './condition.ts'
import type { Frame } from './frame.ts'
import { type CompiledStep, compileSteps, type Recorder, runSteps, type StepValues } from './step.ts'

/** A coverage or a peril of a stage, with its steps. */
export interface CompiledPart {
  readonly id: string
  /** In the list of its stage. */
  readonly place: number
  /** Absent if the stage is not divided. */
  readonly label: Text | undefined
  /** The name by which tables and conditions refer to the part. */
  readonly key: 'coverage' | 'peril'
  /** Whether the visitor buys it; `null` if every policy has it. */
  readonly test: Test | null
  readonly steps: readonly CompiledStep[]
}

/** The parts of a checked stage; if it is not divided, one part, the whole. */
export function compileParts(stage: MoneyStage, plan: FlatPlan): readonly CompiledPart[] {
  const { key, parts } = divisionOf(stage) ?? undivided
  const steps = compileSteps(stage.steps, { plan, unit: 'money' })
  return parts.map(({ id, label, when }, place) => ({
    id,
    place,
    label,
    key,
    test: when ? compileCondition(when) : null,
    steps: steps.filter(({ step }) => !step[key] || step[key].includes(id)),
  }))
}

const undivided = { key: 'coverage', parts: [{ id: 'whole', label: undefined, when: undefined }] } as const

/** The parts that the policy has, which no single member's inputs determine. */
export function boughtOf(parts: readonly CompiledPart[], { seen }: Frame): readonly CompiledPart[] {
  return parts.filter(({ test }) => test === null || test(seen))
}

/** The values of a stage's steps that later members and parts need not work out again. */
export interface Memory {
  readonly policy: StepValues
  /** By their places. */
  readonly members: StepValues[]
  readonly parts: StepValues[]
}

export function newMemory(): Memory {
  return { policy: [], members: [], parts: [] }
}

interface PartOfMember {
  readonly part: CompiledPart
  /** The first steps of the part, or all of them. */
  readonly steps: readonly CompiledStep[]
  /** The place of the member that the frame shows. */
  readonly member: number
  readonly frame: Frame
  readonly memory: Memory
}

/** The result of a part's steps for a member. */
export function amountOf({ part, steps, member, frame, memory }: PartOfMember, record?: Recorder): bigint {
  const { seen } = frame
  seen[part.key] = part.id
  const { policy, members, parts } = memory
  const known = { policy, member: valuesAt(member, members), part: valuesAt(part.place, parts) }
  return runSteps(steps, { scope: seen, from: 0n, known }, record)
}

function valuesAt(place: number, lists: StepValues[]): StepValues {
  const values = lists[place] ?? []
  lists[place] = values
  return values
}
