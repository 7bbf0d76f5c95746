import { law } from '../law/law.ts'
import type { Rulebook } from '../law/rule.ts'
import { policyFeeCap } from '../law/surcharges.ts'
import { lawProblems } from './check-law.ts'
import { checkTable, isDecimal } from './check-table.ts'
import { partsOf } from './condition.ts'
import { factorPlaces, moneyPlaces, parseDecimal } from './decimal.ts'
import type { Cond, FlatPlan } from './format.ts'
import { type InputSpec, type Vocabulary, vocabularyOf } from './inputs.ts'
import { months } from './installments.ts'
import { placesOf } from './step.ts'

/** Everything that is wrong with a flat plan, each in words that say where and how to mend it. */
export function problemsOf(plan: FlatPlan, rules: Rulebook = law): readonly string[] {
  const vocabulary = vocabularyOf(plan.line)
  if (!vocabulary) return [`${plan.id}: no plan can rate ${plan.line} yet.`]
  return [
    ...doubleIds(plan),
    ...conditionProblems(plan, vocabulary),
    ...tableProblems(plan, vocabulary),
    ...constantProblems(plan),
    ...lawProblems(plan, rules),
    ...feeProblems(plan),
    ...paymentProblems(plan),
  ]
}

function doubleIds({ id, eligibility, steps, fees }: FlatPlan): readonly string[] {
  return [eligibility, steps, fees].flatMap(entries => {
    const ids = entries.map(entry => entry.id)
    const doubles = ids.filter((entry, index) => ids.indexOf(entry) !== index)
    return doubles.map(double => `${id}: ${double} stands twice. Give each its own id.`)
  })
}

function conditionProblems({ id, eligibility, steps, present }: FlatPlan, vocabulary: Vocabulary) {
  const asked = [
    ...eligibility.map(rule => ({ where: `${id}, rule ${rule.id}`, cond: rule.when })),
    ...steps.flatMap(({ id: step, when }) => (when ? [{ where: `${id}, step ${step}`, cond: when }] : [])),
    ...present.notes.map(({ when }, index) => ({ where: `${id}, note ${index + 1}`, cond: when })),
  ]
  const placeholders = [...present.coverageText.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...asked.flatMap(({ where, cond }) =>
      conditionFaults(cond, vocabulary).map(fault => `${where}: ${fault}`),
    ),
    ...placeholders
      .filter(name => !vocabulary[name])
      .map(name => `${id}, coverageText: there is no input ${name}. Use one of ${Object.keys(vocabulary)}.`),
  ]
}

function conditionFaults(cond: Cond, vocabulary: Vocabulary): readonly string[] {
  const parts = partsOf(cond)
  if (parts.length > 0) return parts.flatMap(part => conditionFaults(part, vocabulary))
  const [op, name, value] = cond as readonly [string, string, unknown]
  const spec = vocabulary[name]
  if (!spec) return [`there is no input ${name}. Use one of ${Object.keys(vocabulary).join(', ')}.`]
  if ((op === 'has') !== (spec.type === 'set'))
    return [`"${op}" does not fit ${name}, which is a ${spec.type}. Use "has" with sets and only with them.`]
  const values = op === 'in' && Array.isArray(value) ? value : [value]
  return values
    .filter(given => !occurs(spec, given))
    .map(given => `${name} is never ${JSON.stringify(given)}. ${occurring(spec)}`)
}

function occurs(spec: InputSpec, value: unknown): boolean {
  if (spec.type === 'flag') return typeof value === 'boolean'
  if (spec.type === 'whole') return typeof value === 'number' && spec.min <= value && value <= spec.max
  return typeof value === 'string' && spec.values.includes(value)
}

function occurring(spec: InputSpec): string {
  if (spec.type === 'flag') return 'Write true or false.'
  if (spec.type === 'whole') return `Write a number from ${spec.min} to ${spec.max}.`
  return `Write one of ${spec.values.join(', ')}.`
}

function tableProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  const used = plan.steps.flatMap(({ id, op, value }) => {
    if ('table' in value) return [{ step: id, name: value.table, op, isCredits: false }]
    if ('sumCredits' in value) return [{ step: id, name: value.sumCredits, op, isCredits: true }]
    return []
  })
  const reachable = reachableInputs(plan, vocabulary)
  const idle = Object.keys(plan.tables).filter(name => !used.some(use => use.name === name))
  return [
    ...idle.map(name => `${plan.id}: no step uses table ${name}. Remove the table or add the step.`),
    ...used.flatMap(({ step, name, op, isCredits }) => {
      const table = plan.tables[name]
      if (!table) return [`${plan.id}, step ${step}: there is no table ${name}. Add it or correct the name.`]
      return checkTable({ where: `${plan.id}, table ${name}`, table, op, isCredits, vocabulary: reachable })
    }),
  ]
}

/** The vocabulary without what never gets as far as the steps, because a rule turns away every such risk. */
function reachableInputs({ state, eligibility }: FlatPlan, vocabulary: Vocabulary): Vocabulary {
  const refused = eligibility.flatMap(({ when }) => {
    if (when[0] === 'eq') return [{ name: when[1], value: when[2] }]
    if (when[0] === 'in') return when[2].map(value => ({ name: when[1], value }))
    return []
  })
  return Object.fromEntries(
    Object.entries(vocabulary).map(([name, spec]) => {
      if (spec.type !== 'choice') return [name, spec]
      const gone = refused.filter(entry => entry.name === name).map(entry => entry.value)
      const values = name === 'state' ? [state] : spec.values.filter(value => !gone.includes(value))
      return [name, { ...spec, values }]
    }),
  )
}

function constantProblems({ id, steps }: FlatPlan): readonly string[] {
  return steps.flatMap(({ id: step, op, value }) => {
    const places = placesOf(op)
    if (!('const' in value) || isDecimal(value.const, places)) return []
    return [`${id}, step ${step}: ${value.const} has more than ${places} places. Round it.`]
  })
}

function paymentProblems({ id, period, payments }: FlatPlan): readonly string[] {
  if (!payments) return []
  if (period !== 'month')
    return [`${id}, payments: nothing is paid by the month. Remove them or make the period "month".`]
  const year = parseDecimal(payments.factor, factorPlaces) * BigInt(months)
  const whole = 10n ** BigInt(factorPlaces)
  if (year >= whole && year < 2n * whole) return []
  return [`${id}, payments: twelve times ${payments.factor} is no year. Write a factor from 0.083334 on.`]
}

function feeProblems({ id, line, state, effective, fees }: FlatPlan): readonly string[] {
  const cap = policyFeeCap({ line, state, on: effective.newBusiness })
  if (cap === null) return []
  const most = parseDecimal(cap, moneyPlaces)
  return fees
    .filter(({ value }) => 'const' in value && parseDecimal(value.const, moneyPlaces) > most)
    .map(fee => `${id}, fee ${fee.id}: ${state} allows ${cap} at most. Override the fee there.`)
}
