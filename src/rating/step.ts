import { compileCondition, type Test } from './condition.ts'
import {
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
import type { FlatPlan, FlatTable, RoundingRule, Step } from './format.ts'
import type { Inputs } from './inputs.ts'
import { compileTable, type Lookup } from './lookup.ts'

/** A step of a plan as functions of the inputs. */
export interface CompiledStep extends Lookup {
  readonly step: Step
  readonly rounding: Rounding
  /** `null` where the step always applies. */
  readonly test: Test | null
  /** The running premium after the step. */
  apply(running: bigint, value: bigint): bigint
}

/** Compiles a checked step. Throws a RangeError for a table that the plan does not have. */
export function compileStep(step: Step, plan: Pick<FlatPlan, 'rounding' | 'tables'>): CompiledStep {
  const rounding = roundingOf(step.round ?? plan.rounding.step)
  const test = step.when ? compileCondition(step.when) : null
  return { step, rounding, test, ...compileValue(step, plan.tables), apply: operation(step.op, rounding) }
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

/** What a step multiplies by is a factor; everything else is money. */
export function placesOf(op: Step['op']): number {
  return op === 'mul' ? factorPlaces : moneyPlaces
}

function compileValue({ op, value }: Step, tables: FlatPlan['tables']): Lookup {
  if ('const' in value) {
    const constant = parseDecimal(value.const, placesOf(op))
    return { value: () => constant, key: () => '' }
  }
  if ('sumCredits' in value) return compileCredits(tableOf(value.sumCredits, tables), value.cap)
  return compileTable(tableOf(value.table, tables), placesOf(op))
}

const one = 10n ** BigInt(factorPlaces)

/** One minus the capped sum of the credits of a set's members. */
function compileCredits({ keys, rows }: FlatTable, cap: string): Lookup {
  const [name = ''] = keys
  const most = parseDecimal(cap, factorPlaces)
  const credits = new Map(rows.map(row => [row.keys[0] ?? '', parseDecimal(row.value, factorPlaces)]))
  // The checks of the plan have found this input to be a set with a row for every member.
  const membersOf = (inputs: Inputs) => inputs[name] as readonly string[]
  const creditOf = (member: string) => credits.get(member) ?? 0n
  return {
    value: inputs => {
      let sum = 0n
      for (const member of membersOf(inputs)) sum += creditOf(member)
      return one - lesser(sum, most)
    },
    key: inputs =>
      membersOf(inputs)
        .map(member => `${member} ${formatFactor(creditOf(member))}`)
        .join(' + '),
  }
}

function tableOf(name: string, tables: FlatPlan['tables']): FlatTable {
  const table = tables[name]
  if (!table) throw new RangeError(`no table ${name}`)
  return table
}
