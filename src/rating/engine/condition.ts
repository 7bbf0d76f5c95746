import type { Scope } from '../inputs/input.ts'
import { type Cond, partsOf } from '../plan/format/format-text.ts'

export type Test = (scope: Scope) => boolean

/** A condition as a function of what a step reads. */
export function compileCondition(cond: Cond): Test {
  switch (cond[0]) {
    case 'and': {
      const tests = partsOf(cond).map(compileCondition)
      return scope => tests.every(test => test(scope))
    }
    case 'or': {
      const tests = partsOf(cond).map(compileCondition)
      return scope => tests.some(test => test(scope))
    }
    case 'not': {
      const test = compileCondition(cond[1])
      return scope => !test(scope)
    }
    case 'in': {
      const [, name, values] = cond
      return scope => values.some(value => value === scope[name])
    }
    case 'has': {
      const [, name, member] = cond
      return scope => isSet(scope[name]) && scope[name].includes(member)
    }
    default:
      return compileComparison(cond)
  }
}

function compileComparison([op, name, value]: Extract<Cond, readonly [string, string, unknown]>): Test {
  if (op === 'eq') return scope => scope[name] === value
  if (op === 'ne') return scope => scope[name] !== value
  const limit = Number(value)
  const compare = {
    lt: (value: number) => value < limit,
    le: (value: number) => value <= limit,
    gt: (value: number) => value > limit,
    ge: (value: number) => value >= limit,
  }[op as 'lt' | 'le' | 'gt' | 'ge']
  return scope => compare(Number(scope[name]))
}

function isSet(value: Scope[string] | undefined): value is readonly string[] {
  return Array.isArray(value)
}
