import type { InputSpec, Vocabulary } from '../../inputs/input.ts'
import type { Cond } from '../format/format-text.ts'
import { partsOf } from '../format/format-text.ts'
import { codeRange } from '../tables/code-ranges.ts'

/** What is wrong with a condition: unknown inputs, values that never occur, tests that do not fit. */
export function conditionFaults(cond: Cond, vocabulary: Vocabulary): readonly string[] {
  const parts = partsOf(cond)
  if (parts.length > 0) return parts.flatMap(part => conditionFaults(part, vocabulary))
  const [op, name, value] = cond as readonly [string, string, unknown]
  const spec = vocabulary[name]
  if (!spec) return [`there is no input ${name}. Use one of ${Object.keys(vocabulary).join(', ')}.`]
  if (spec.type === 'list') return [`${name} is a list. Ask about its members in the steps of a stage.`]
  if (spec.type === 'place') return [`${name} is the place of a member. Name it in an assignment.`]
  if ((op === 'has') !== (spec.type === 'set'))
    return [`"${op}" does not fit ${name}, which is a ${spec.type}. Use "has" with sets and only with them.`]
  const values = op === 'in' && Array.isArray(value) ? value : [value]
  return values
    .filter(value => !occurs(spec, value))
    .map(value => `${name} is never ${JSON.stringify(value)}. ${occurring(spec)}`)
}

type SingleSpec = Exclude<InputSpec, { type: 'list' | 'place' }>

function occurs(spec: SingleSpec, value: unknown): boolean {
  if (spec.type === 'flag') return typeof value === 'boolean'
  if (spec.type === 'name') return typeof value === 'string'
  if (spec.type === 'code')
    return typeof value === 'string' && codeRange(value, spec)?.from.length === spec.length
  if (spec.type === 'whole') return typeof value === 'number' && spec.min <= value && value <= spec.max
  return typeof value === 'string' && spec.values.includes(value)
}

function occurring(spec: SingleSpec): string {
  if (spec.type === 'flag') return 'Write true or false.'
  if (spec.type === 'name') return 'Write a name.'
  if (spec.type === 'code') return `Write ${spec.length} ${spec.signs}.`
  if (spec.type === 'whole') return `Write a number from ${spec.min} to ${spec.max}.`
  return `Write one of ${spec.values.join(', ')}.`
}
