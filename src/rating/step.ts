import { compileCondition, type Test } from './condition.ts'
import {
  divideRounded,
  factorPlaces,
  formatFactor,
  greater,
  lesser,
  moneyPlaces,
  multiply,
  parseDecimal,
  type Rounding,
  roundMoney,
} from './decimal.ts'
import type { FlatPlan } from './format.ts'
import type { Step, Unit } from './format-step.ts'
import type { FlatTable } from './format-table.ts'
import type { RoundingRule } from './format-text.ts'
import type { Scope } from './inputs.ts'
import { compileTable, type Lookup } from './lookup.ts'

/** A step of a plan as functions of what it sees. */
export interface CompiledStep extends Lookup {
  readonly step: Step
  readonly unit: Unit
  readonly rounding: Rounding
  /** `null` where the step always applies. */
  readonly test: Test | null
  /** The running amount after the step. */
  apply(running: bigint, value: bigint): bigint
}

interface Where {
  readonly plan: Pick<FlatPlan, 'rounding' | 'tables'>
  /** What the steps count. */
  readonly unit: Unit
}

/** Compiles a checked step. Throws a RangeError for a table that the plan does not have. */
export function compileStep(step: Step, { plan, unit }: Where): CompiledStep {
  const rounding = stepRounding(step, { plan, unit })
  const test = step.when ? compileCondition(step.when) : null
  const { value, key } = compileValue(step, { plan, unit })
  return { step, unit, rounding, test, value, key, apply: operation(step.op, rounding) }
}

/** Factors keep their six decimals unless a step says otherwise. */
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
      return (running, factor) => multiply(running, { by: factor, rounding })
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

/** What a step multiplies by is a factor; everything else is what the steps count. */
export function placesOf(op: Step['op'], unit: Unit): number {
  return op === 'mul' || unit === 'factor' ? factorPlaces : moneyPlaces
}

/** The table a step reads, if it reads one, and whether it sums rows for the members of a set. */
export function tableUsedBy({ value }: Step): { readonly name: string; readonly isSum: boolean } | null {
  if ('table' in value) return { name: value.table, isSum: false }
  if ('sumCredits' in value) return { name: value.sumCredits, isSum: true }
  return 'sumCharges' in value ? { name: value.sumCharges, isSum: true } : null
}

function compileValue({ op, value }: Step, { plan: { tables }, unit }: Where): Lookup {
  const places = placesOf(op, unit)
  if ('const' in value) {
    const constant = parseDecimal(value.const, places)
    return { value: () => constant, key: () => '' }
  }
  if ('table' in value) return compileTable(tableOf(value.table, tables), places)
  if ('input' in value) return compileInput(value, places)
  if ('stage' in value) {
    const name = value.stage
    // The checks of the plan have found a stage of this name that runs before.
    return { value: scope => scope[name] as bigint, key: () => '' }
  }
  if ('sumCredits' in value) {
    const sum = compileSum(tableOf(value.sumCredits, tables), value.cap)
    return { value: scope => one - sum.value(scope), key: sum.key }
  }
  const sum = compileSum(tableOf(value.sumCharges, tables), value.cap)
  return { value: scope => one + sum.value(scope), key: sum.key }
}

const one = 10n ** BigInt(factorPlaces)

/** A whole number of the risk, divided exactly and then rounded to the places. */
function compileInput(
  { input, per = '1' }: { input: string; per?: string | undefined },
  places: number,
): Lookup {
  const by = parseDecimal(per, factorPlaces)
  const scale = 10n ** BigInt(places) * one
  return {
    value: scope => divideRounded(BigInt(Number(scope[input])) * scale, { by, mode: 'halfUp' }),
    key: scope => String(scope[input]),
  }
}

/** The capped sum of a table's rows for the members of a set. */
function compileSum({ keys, rows }: FlatTable, cap: string): Lookup {
  const [name = ''] = keys
  const most = parseDecimal(cap, factorPlaces)
  const parts = new Map(rows.map(row => [row.cells[0] ?? '', parseDecimal(row.value, factorPlaces)]))
  // The checks of the plan have found this input to be a set with a row for every member.
  const membersOf = (scope: Scope) => scope[name] as readonly string[]
  const partOf = (member: string) => parts.get(member) ?? 0n
  return {
    value: scope => {
      let sum = 0n
      for (const member of membersOf(scope)) sum += partOf(member)
      return lesser(sum, most)
    },
    key: scope =>
      membersOf(scope)
        .map(member => `${member} ${formatFactor(partOf(member))}`)
        .join(' + '),
  }
}

function tableOf(name: string, tables: FlatPlan['tables']): FlatTable {
  const table = tables[name]
  if (!table) throw new RangeError(`no table ${name}`)
  return table
}

/** What a step did: what it saw, its value (`null` when it did not apply), and the amount before and after. */
export interface Applied {
  readonly compiled: CompiledStep
  readonly scope: Scope
  readonly value: bigint | null
  readonly before: bigint | null
  readonly after: bigint
}

export type Recorder = (applied: Applied) => void

interface Start {
  readonly scope: Scope
  readonly from: bigint
}

/** Applies steps one after the other and tells the recorder, if there is one, of each. */
export function runSteps(steps: readonly CompiledStep[], { scope, from }: Start, record?: Recorder): bigint {
  let running = from
  let before: bigint | null = null
  for (const compiled of steps) {
    const value = compiled.test === null || compiled.test(scope) ? compiled.value(scope) : null
    if (value !== null) running = compiled.apply(running, value)
    record?.({ compiled, scope, value, before, after: running })
    before = running
  }
  return running
}
