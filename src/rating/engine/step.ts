import {
  factorOne,
  factorPlaces,
  greater,
  lesser,
  moneyPlaces,
  multiplier,
  parseDecimal,
  type Rounding,
  roundMoney,
} from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { ratedBy } from '../plan/factor-uses.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { Step, Unit } from '../plan/format/format-step.ts'
import type { RoundingRule } from '../plan/format/format-text.ts'
import { compileCondition, type Test } from './condition.ts'
import type { Lookup } from './lookup.ts'
import { compileValue } from './step-value.ts'

/** A step of a plan as functions of what it reads. */
export interface CompiledStep extends Lookup {
  readonly step: Step
  readonly unit: Unit
  readonly rounding: Rounding
  /** `null` if the step always applies. */
  readonly test: Test | null
  /** Its index in the list of all steps of its stage. */
  readonly place: number
  /** Where its value stays the same; `null` if it has to be worked out again each time. */
  readonly sameWithin: keyof KnownValues | null
  /** Why the law bans the step; undefined if it does not. */
  readonly leftOut: string | undefined
  /** Multiplying by 1 would change nothing, and more than half of all factors are 1. */
  readonly skipsOne: boolean
  /** The running amount after the step. */
  apply(running: bigint, value: bigint): bigint
}

interface Where {
  readonly plan: Pick<FlatPlan, 'line' | 'values' | 'rounding' | 'tables' | 'leftOut'>
  /** The unit of the steps. */
  readonly unit: Unit
}

/**
 * Compiles the checked steps of a stage; those that the law bans never apply. Throws a RangeError for a table that the plan does
 * not have.
 */
export function compileSteps(steps: readonly Step[], { plan, unit }: Where): readonly CompiledStep[] {
  // Amounts start from 0, a multiple of every unit.
  const multiplesOf = [unit === 'money' ? 0n : 1n]
  return steps.map((step, place) => {
    const rounding = stepRounding(step, { plan, unit })
    const leftOut = plan.leftOut?.[step.id]
    const written = step.when ? compileCondition(step.when) : null
    const test = leftOut === undefined ? written : never
    const { value, key } = compileValue(step, { tables: plan.tables, unit })
    const apply = operation(step.op, rounding)
    const skipsOne = step.op === 'mul' && multiplesOf.every(before => before % rounding.unit === 0n)
    multiplesOf.push(step.op === 'min' || step.op === 'max' ? 1n : rounding.unit)
    const sameWithin = samenessOf(step, plan)
    return { step, unit, rounding, test, place, sameWithin, leftOut, skipsOne, value, key, apply }
  })
}

/** A member's inputs and values have other names than the policy's. */
function samenessOf(step: Step, { line, values, tables }: Where['plan']): CompiledStep['sameWithin'] {
  // Factors are assigned after some steps have run.
  if ('stage' in step.value) return null
  const vocabulary = vocabularyOf(line)
  const isPart = (name: string) => name === 'coverage' || name === 'peril'
  const isOfPolicy = (name: string) =>
    name in vocabulary || values.some(({ id, each }) => id === name && each === undefined)
  const names = ratedBy(step, { tables })
  const readsPart = names.some(isPart)
  if (names.every(name => isPart(name) || isOfPolicy(name))) return readsPart ? 'part' : 'policy'
  return readsPart ? null : 'member'
}

const never: Test = () => false

/** Factors keep six decimals unless a step rounds them. */
function stepRounding({ round }: Step, { plan, unit }: Where): Rounding {
  if (unit === 'money') return roundingOf(round ?? plan.rounding.step)
  if (!round) return { unit: 1n, mode: 'halfUp' }
  return { unit: parseDecimal(round.to, factorPlaces), mode: round.mode }
}

/** A plan's rounding rule, in 10^-4 dollars. */
export function roundingOf({ to, mode }: RoundingRule): Rounding {
  return { unit: parseDecimal(to, moneyPlaces), mode }
}

function operation(op: Step['op'], rounding: Rounding): CompiledStep['apply'] {
  switch (op) {
    case 'set':
      return (_, value) => roundMoney(value, rounding)
    case 'mul':
      return multiplier(rounding)
    case 'add':
      return (running, value) => roundMoney(running + value, rounding)
    case 'sub':
      return (running, value) => roundMoney(running - value, rounding)
    case 'min':
      return lesser
    case 'max':
      return greater
  }
}

/** What a step did: its inputs, its value (`null` when it did not apply), and the amount before and after. */
export interface Applied {
  readonly compiled: CompiledStep
  readonly scope: Scope
  readonly value: bigint | null
  readonly before: bigint | null
  readonly after: bigint
}

export type Recorder = (applied: Applied) => void

/** The values of a stage's steps by their places; `null` for a step that does not apply. */
export type StepValues = (bigint | null | undefined)[]

/** Values that stay the same within the policy, a member of a list, or a part (a coverage or a peril). */
export interface KnownValues {
  readonly policy: StepValues
  readonly member: StepValues
  readonly part: StepValues
}

interface Start {
  readonly scope: Scope
  readonly from: bigint
  /** Values of the same steps that were worked out before; missing ones are added. */
  readonly known?: KnownValues
}

/** Applies steps one after the other and reports each to the recorder, if there is one. */
export function runSteps(
  steps: readonly CompiledStep[],
  { scope, from, known }: Start,
  record?: Recorder,
): bigint {
  let running = from
  let before: bigint | null = null
  for (const compiled of steps) {
    const { place, skipsOne } = compiled
    const values = known && valuesFor(compiled, known)
    let value = values?.[place]
    if (value === undefined) {
      value = compiled.test === null || compiled.test(scope) ? compiled.value(scope) : null
      if (values) values[place] = value
    }
    if (value !== null && !(skipsOne && value === factorOne)) running = compiled.apply(running, value)
    record?.({ compiled, scope, value, before, after: running })
    before = running
  }
  return running
}

/** Written out because reading a member by a changing name takes several times longer. */
function valuesFor({ sameWithin }: CompiledStep, known: KnownValues): StepValues | undefined {
  switch (sameWithin) {
    case 'policy':
      return known.policy
    case 'member':
      return known.member
    case 'part':
      return known.part
    case null:
      return
  }
}
