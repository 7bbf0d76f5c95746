import type { Text } from '../../language/text.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import { divisionOf, type MoneyStage } from '../plan/format/format-step.ts'
import { compileCondition, type Test } from './condition.ts'
import type { Frame } from './frame.ts'
import { type CompiledStep, compileStep, type Recorder, runSteps } from './step.ts'

/** A coverage or a peril of a stage, with its steps. */
export interface CompiledPart {
  readonly id: string
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
  const steps = stage.steps.map(step => compileStep(step, { plan, unit: 'money' }))
  return parts.map(({ id, label, when }) => ({
    id,
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

interface PartOfMember {
  readonly part: CompiledPart
  /** The first steps of the part, or all of them. */
  readonly steps: readonly CompiledStep[]
  readonly frame: Frame
}

/** The result of a part's steps for the current member. */
export function amountOf({ part, steps, frame }: PartOfMember, record?: Recorder): bigint {
  const { seen, known } = frame
  seen[part.key] = part.id
  const values = known.get(part) ?? []
  known.set(part, values)
  return runSteps(steps, { scope: seen, from: 0n, known: values }, record)
}
