import {
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
  /** It depends on the policy and the coverage alone: the value is the same for every member of a list. */
  readonly isOfPolicy: boolean
  /** Why the law bans the step; undefined if it does not. */
  readonly leftOut: string | undefined
  /** The running amount after the step. */
  apply(running: bigint, value: bigint): bigint
}

interface Where {
  readonly plan: Pick<FlatPlan, 'line' | 'values' | 'rounding' | 'tables' | 'leftOut'>
  /** The unit of the steps. */
  readonly unit: Unit
}

/** Compiles a checked step; one that the law bans never applies. Throws a RangeError for a table that the plan does not have. */
export function compileStep(step: Step, { plan, unit }: Where): CompiledStep {
  const rounding = stepRounding(step, { plan, unit })
  const leftOut = plan.leftOut?.[step.id]
  const written = step.when ? compileCondition(step.when) : null
  const test = leftOut === undefined ? written : never
  const { value, key } = compileValue(step, { tables: plan.tables, unit })
  const apply = operation(step.op, rounding)
  return { step, unit, rounding, test, isOfPolicy: isOfPolicy(step, plan), leftOut, value, key, apply }
}

/** A member's inputs and values have other names than the policy's. */
function isOfPolicy(step: Step, { line, values, tables }: Where['plan']): boolean {
  const vocabulary = vocabularyOf(line)
  const ofPolicy = (name: string) =>
    name in vocabulary ||
    name === 'coverage' ||
    name === 'peril' ||
    values.some(({ id, each }) => id === name && each === undefined)
  return !('stage' in step.value) && ratedBy(step, { tables }).every(ofPolicy)
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

/** The values of steps that are the same for every member, by their positions; `null` for one that does not apply. */
export type KnownValues = (bigint | null)[]

interface Start {
  readonly scope: Scope
  readonly from: bigint
  /** The results of the same steps for an earlier member; missing ones are added. */
  readonly known?: KnownValues
}

/** Applies steps one after the other and reports each to the recorder, if there is one. */
export function runSteps(
  steps: readonly CompiledStep[],
  { scope, from, known = [] }: Start,
  record?: Recorder,
): bigint {
  let running = from
  let before: bigint | null = null
  let place = 0
  for (const compiled of steps) {
    let value = known[place]
    if (value === undefined) {
      value = compiled.test === null || compiled.test(scope) ? compiled.value(scope) : null
      if (compiled.isOfPolicy) known[place] = value
    }
    if (value !== null) running = compiled.apply(running, value)
    record?.({ compiled, scope, value, before, after: running })
    before = running
    place += 1
  }
  return running
}
