import type { Cond } from './format.ts'
import type { Inputs, InputValue } from './inputs.ts'

export type Test = (inputs: Inputs) => boolean

/** A condition as a function of the inputs. */
export function compileCondition(cond: Cond): Test {
  switch (cond[0]) {
    case 'and': {
      const tests = partsOf(cond).map(compileCondition)
      return inputs => tests.every(test => test(inputs))
    }
    case 'or': {
      const tests = partsOf(cond).map(compileCondition)
      return inputs => tests.some(test => test(inputs))
    }
    case 'not': {
      const test = compileCondition(cond[1])
      return inputs => !test(inputs)
    }
    case 'in': {
      const [, name, values] = cond
      return inputs => values.some(value => value === inputs[name])
    }
    case 'has': {
      const [, name, member] = cond
      return inputs => isSet(inputs[name]) && inputs[name].includes(member)
    }
    default:
      return compileComparison(cond)
  }
}

function compileComparison([op, name, value]: Extract<Cond, readonly [string, string, unknown]>): Test {
  if (op === 'eq') return inputs => inputs[name] === value
  if (op === 'ne') return inputs => inputs[name] !== value
  const limit = Number(value)
  const compare = {
    lt: (given: number) => given < limit,
    le: (given: number) => given <= limit,
    gt: (given: number) => given > limit,
    ge: (given: number) => given >= limit,
  }[op as 'lt' | 'le' | 'gt' | 'ge']
  return inputs => compare(Number(inputs[name]))
}

/** The conditions that an `and`, an `or` or a `not` joins. */
export function partsOf(cond: Cond): readonly Cond[] {
  // A tuple's rest is not narrowed by its first member, so the members are told apart here.
  return cond[0] === 'and' || cond[0] === 'or' || cond[0] === 'not' ? (cond.slice(1) as Cond[]) : []
}

/** The inputs a condition looks at. */
export function inputsOf(cond: Cond): readonly string[] {
  const parts = partsOf(cond)
  return parts.length > 0 ? parts.flatMap(inputsOf) : [String(cond[1])]
}

function isSet(value: InputValue | undefined): value is readonly string[] {
  return Array.isArray(value)
}
