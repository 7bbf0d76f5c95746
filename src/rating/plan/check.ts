import { policyFeeCap } from '../../law/surcharges.ts'
import { factorOne, factorPlaces, moneyPlaces, parseDecimal } from '../decimal.ts'
import type { Vocabulary } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { conditionFaults } from './check-condition.ts'
import { stageProblems } from './check-stages.ts'
import { checkTable, isDecimal } from './check-table.ts'
import { inputsNamedIn } from './folder-sentence.ts'
import type { FlatPlan } from './format.ts'
import { coveragesOf, isScaling, placesOf, tableUsedBy } from './format-step.ts'
import { monthsInYear } from './format-text.ts'
import { scopesOf } from './scopes.ts'

/**
 * Everything that is wrong with a flat plan, each with where and how to fix it. What the law bans in
 * the plan is for `underLaw` to find.
 */
export function problemsOf(plan: FlatPlan): readonly string[] {
  const vocabulary = vocabularyOf(plan.line)
  return [
    ...doubleIds(plan, vocabulary),
    ...conditionProblems(plan, vocabulary),
    ...stageProblems(plan, vocabulary),
    ...tableProblems(plan, vocabulary),
    ...constantProblems(plan, vocabulary),
    ...feeProblems(plan, vocabulary),
    ...paymentProblems(plan),
  ]
}

function doubleIds(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  const { id, eligibility, stages, fees, present } = plan
  const steps = scopesOf(plan, vocabulary).flatMap(scope => scope.steps)
  return [eligibility, stages, steps, fees, present.notes, present.instead].flatMap(entries => {
    const ids = entries.map(entry => entry.id)
    const doubles = ids.filter((entry, index) => ids.indexOf(entry) !== index)
    return doubles.map(double => `${id}: ${double} stands twice. Give each its own id.`)
  })
}

function conditionProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  const { id, eligibility, present } = plan
  const conditions = [
    ...eligibility.map(rule => ({ where: `rule ${rule.id}`, cond: rule.when, vocabulary })),
    ...coveragesOf(plan).flatMap(({ id, when }) =>
      when ? [{ where: `coverage ${id}`, cond: when, vocabulary }] : [],
    ),
    ...scopesOf(plan, vocabulary).flatMap(({ steps, vocabulary }) =>
      steps.flatMap(({ id, when }) => (when ? [{ where: `step ${id}`, cond: when, vocabulary }] : [])),
    ),
    ...present.notes.map(({ id, when }) => ({ where: `note ${id}`, cond: when, vocabulary })),
    ...present.instead.map(({ id, when }) => ({ where: `instead ${id}`, cond: when, vocabulary })),
  ]
  const texts = [present.coverageText, ...present.instead.map(({ text }) => text)]
  const placeholders = texts.flatMap(inputsNamedIn)
  return [
    ...conditions.flatMap(({ where, cond, vocabulary }) =>
      conditionFaults(cond, vocabulary).map(fault => `${id}, ${where}: ${fault}`),
    ),
    ...placeholders
      .filter(name => !vocabulary[name] || vocabulary[name].type === 'list')
      .map(name => `${id}, coverageText: there is no input ${name}. Use one of ${Object.keys(vocabulary)}.`),
  ]
}

function tableProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  const used = scopesOf(plan, reachableInputs(plan, vocabulary)).flatMap(
    ({ steps, unit, isWhole, vocabulary }) =>
      steps.flatMap(step => {
        const table = tableUsedBy(step)
        return table
          ? [{ ...table, step, unit, isWhole, vocabulary: narrowed(vocabulary, step.coverage) }]
          : []
      }),
  )
  const idle = Object.keys(plan.tables).filter(name => !used.some(use => use.name === name))
  return [
    ...idle.map(name => `${plan.id}: no step uses table ${name}. Remove the table or add the step.`),
    ...used.flatMap(({ step, name, isSum, unit, isWhole, vocabulary }) => {
      const table = plan.tables[name]
      if (!table)
        return [`${plan.id}, step ${step.id}: there is no table ${name}. Add it or correct the name.`]
      if (plan.leftOut?.[step.id] !== undefined) return []
      const places = isSum ? placesOf('mul', unit) : placesOf(step.op, unit)
      const least = !isScaling(step.op) || isSum ? 'any' : isWhole ? 'above zero' : 'zero'
      const where = `${plan.id}, table ${name}`
      return checkTable({
        where,
        table,
        places,
        least,
        isSum,
        vocabulary,
      })
    }),
  ]
}

/** The vocabulary of a step that applies to some coverages only. */
function narrowed(vocabulary: Vocabulary, coverage: readonly string[] | undefined): Vocabulary {
  return coverage && vocabulary.coverage
    ? { ...vocabulary, coverage: { type: 'choice', values: coverage } }
    : vocabulary
}

/** The vocabulary without values that never reach the steps, because a rule turns away every such risk. */
function reachableInputs({ state, eligibility }: FlatPlan, vocabulary: Vocabulary): Vocabulary {
  const refused = eligibility.flatMap(({ when }) => {
    if (when[0] === 'eq') return [{ name: when[1], value: when[2] }]
    if (when[0] === 'in') return when[2].map(value => ({ name: when[1], value }))
    return []
  })
  return Object.fromEntries(
    Object.entries(vocabulary).map(([name, spec]) => {
      if (spec.type !== 'choice') return [name, spec]
      const refusedValues = refused.filter(entry => entry.name === name).map(entry => entry.value)
      const values = name === 'state' ? [state] : spec.values.filter(value => !refusedValues.includes(value))
      return [name, values.length === spec.values.length ? spec : { ...spec, values }]
    }),
  )
}

function constantProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  return scopesOf(plan, vocabulary).flatMap(({ steps, unit, vocabulary }) =>
    steps.flatMap(({ id: step, op, value }) => {
      const where = `${plan.id}, step ${step}`
      if ('input' in value && vocabulary[value.input]?.type !== 'whole')
        return [`${where}: ${value.input} is no number of the risk. Name an input that is.`]
      if ('input' in value && !(Number(value.per ?? 1) > 0))
        return [`${where}: ${value.input} cannot be divided by ${value.per}. Write a number above zero.`]
      if (('sumCredits' in value || 'sumCharges' in value) && op !== 'mul')
        return [`${where}: a sum of credits or charges is a factor. Multiply by it.`]
      const places = placesOf(op, unit)
      if (!('const' in value) || isDecimal(value.const, places)) return []
      return [`${where}: ${value.const} has more than ${places} places. Round it.`]
    }),
  )
}

function paymentProblems({ id, period, payments }: FlatPlan): readonly string[] {
  if (!payments) return []
  if (period !== 'month')
    return [`${id}, payments: nothing is paid by the month. Remove them or make the period "month".`]
  const year = parseDecimal(payments.factor, factorPlaces) * BigInt(monthsInYear)
  if (year >= factorOne && year < 2n * factorOne) return []
  return [`${id}, payments: twelve times ${payments.factor} is no year. Write a factor from 0.083334 on.`]
}

function feeProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  const { id, line, state, effective, fees, surcharges } = plan
  const strange = [...fees, ...surcharges].flatMap(({ id: fee, value }) => {
    if (!('each' in value) || vocabulary[value.each]?.type === 'list') return []
    return [`${id}, fee ${fee}: there is no list ${value.each}. Correct the name.`]
  })
  const cap = policyFeeCap({ line, state, on: effective.newBusiness })
  if (cap === null) return strange
  const most = parseDecimal(cap, moneyPlaces)
  const capped = fees
    .filter(({ value }) => 'const' in value && parseDecimal(value.const, moneyPlaces) > most)
    .map(fee => `${id}, fee ${fee.id}: ${state} allows ${cap} at most. Override the fee there.`)
  return [...strange, ...capped]
}
