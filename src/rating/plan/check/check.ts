import { andList } from '../../../language/lists.ts'
import { policyFeeCap } from '../../../law/surcharges.ts'
import { coverageUnits } from '../../coverage/coverage.ts'
import { factorOne, factorPlaces, moneyPlaces, parseDecimal } from '../../decimal.ts'
import type { Vocabulary } from '../../inputs/input.ts'
import { vocabularyOf } from '../../inputs/inputs.ts'
import { namedIn, type Part, type Where } from '../factor-uses.ts'
import type { FlatPlan } from '../format/format.ts'
import { isPayPlan, type PayPlanDocument } from '../format/format-payments.ts'
import {
  coveragesOf,
  isScaling,
  placesOf,
  type Step,
  stepsOf,
  tablePlaces,
  type Unit,
} from '../format/format-step.ts'
import type { FlatTable } from '../format/format-table.ts'
import { monthsInYear } from '../format/format-text.ts'
import { withValues } from '../format/format-value.ts'
import { scopesOf } from '../scopes.ts'
import { type TableUse, tableUsesOf } from '../tables/table-uses.ts'
import { conditionFaults } from './check-condition.ts'
import { idleStageProblems, stageProblems } from './check-stages.ts'
import { checkTable, isDecimal } from './check-table.ts'
import { idleValueProblems, valueProblems } from './check-values.ts'

/** What is known about the files of a plan that has mistakes. */
export interface Known {
  /** The tables that cannot be read, by their names. */
  readonly unread: ReadonlySet<string>
  /** Parts are left out, so nothing can be called idle. */
  readonly isPartial: boolean
}

const whole: Known = { unread: new Set(), isPartial: false }

interface Place {
  /** Names a part. */
  readonly where: Where
  /** Every place where a part is written. */
  readonly places?: (part: Part) => readonly string[]
}

/** Everything that is wrong with a flat plan, with the place and the fix. `underLaw` finds what the law bans in the plan. */
export function problemsOf(
  plan: FlatPlan,
  { where, places = () => [] }: Place = { where: namedIn(plan) },
  known: Known = whole,
): readonly string[] {
  const vocabulary = vocabularyOf(plan.line)
  const uses = tableUsesOf(plan)
  const idle = known.isPartial
    ? []
    : [
        ...idleValueProblems(plan, vocabulary, where),
        ...idleStageProblems(plan, where),
        ...idleTableProblems(plan, uses),
      ]
  return [
    ...doubleIds(plan, { where, places }),
    ...valueProblems(plan, vocabulary, where),
    ...conditionProblems(plan, vocabulary, where),
    ...stageProblems(plan, withValues(vocabulary, plan.values), where),
    ...idle,
    ...tableProblems(plan, { where, uses, unread: known.unread }),
    ...constantProblems(plan, vocabulary, where),
    ...feeProblems(plan, vocabulary, where),
    ...paymentProblems(plan, where),
    ...coverageProblems(plan, where),
  ]
}

/** A kind has amounts, or is unlimited, only if it has a unit, and always then. */
function coverageProblems(
  { present: { coverage = [], adds = [], notes } }: FlatPlan,
  where: Where,
): readonly string[] {
  const noted = notes.flatMap(({ part = [] }) => part)
  return [...coverage, ...adds, ...noted].flatMap(({ kind, amounts, isUnlimited = false }) => {
    const unit = coverageUnits[kind]
    const isSound = unit === null ? !amounts && !isUnlimited : (amounts === undefined) === isUnlimited
    if (isSound) return []
    const fix =
      unit === null ? 'it has no amount. Remove it.' : `give its amounts in ${unit}, or "isUnlimited": true.`
    return [`${where({ list: 'coverage', id: kind })}: ${fix}`]
  })
}

/** Overrides, the law and stored offers find a part by its id alone. */
function doubleIds(
  { values, eligibility, stages, steps, fees, present }: FlatPlan,
  { where, places }: Required<Place>,
): readonly string[] {
  const listed = (list: Part['list'], entries: readonly { readonly id: string }[], within = '') =>
    entries.map(({ id }) => ({ list, id, within }))
  const parts = [
    ...listed('values', values),
    ...listed('eligibility', eligibility),
    ...listed('stages', stages),
    ...[...values, ...stages.map(stage => ({ id: stage.id, steps: stepsOf(stage) }))].flatMap(one =>
      listed('steps', one.steps, one.id),
    ),
    ...listed('steps', steps),
    ...listed('fees', fees),
    ...listed('notes', present.notes),
  ]
  const ids = new Set(parts.map(({ id }) => id))
  const groups = Map.groupBy(parts, ({ list, id }) => `${list} ${id}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    const last = others.at(-1)
    if (!first || !last) return []
    const within = [last.within, first.within].filter(one => one !== '').map(one => `${one}-${first.id}`)
    const name = [...within, `${first.id}-2`, `${first.id}-3`].find(one => !ids.has(one))
    const at = places(first)
    return `${where(first)}: ${first.id} appears twice${at.length > 1 ? `, in ${andList(at, 'en')}` : ''}. Call one of them ${name}.`
  })
}

function conditionProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  const { eligibility, fees, present } = plan
  const known = withValues(vocabulary, plan.values)
  const conditions = [
    ...eligibility.map(
      ({ id, when }) => ({ part: { list: 'eligibility', id }, cond: when, vocabulary: known }) as const,
    ),
    ...coveragesOf(plan).flatMap(({ id, when }) =>
      when ? [{ part: { list: 'coverages', id }, cond: when, vocabulary: known } as const] : [],
    ),
    ...scopesOf(plan, vocabulary).flatMap(({ steps, vocabulary }) =>
      steps.flatMap(({ id, when }) =>
        when ? [{ part: { list: 'steps', id }, cond: when, vocabulary } as const] : [],
      ),
    ),
    ...fees.flatMap(({ id, when }) =>
      when ? [{ part: { list: 'fees', id }, cond: when, vocabulary } as const] : [],
    ),
    ...present.notes.map(
      ({ id, when }) => ({ part: { list: 'notes', id }, cond: when, vocabulary }) as const,
    ),
  ]
  return conditions.flatMap(({ part, cond, vocabulary }) =>
    conditionFaults(cond, vocabulary).map(fault => `${where(part)}: ${fault}`),
  )
}

function idleTableProblems(plan: FlatPlan, uses: readonly TableUse[]): readonly string[] {
  const used = new Set(uses.map(({ name }) => name))
  const idle = Object.keys(plan.tables).filter(name => !used.has(name))
  return idle.map(name => `${plan.id}: no step uses table ${name}. Remove the table or add the step.`)
}

interface UsedTables extends Pick<Known, 'unread'> {
  readonly where: Where
  readonly uses: readonly TableUse[]
}

function tableProblems(plan: FlatPlan, { where, uses, unread }: UsedTables): readonly string[] {
  return uses.flatMap(({ step, name, isSum, over, unit, isWhole, isValue, vocabulary }) => {
    const table = plan.tables[name]
    const stepAt = () => where({ list: 'steps', id: step.id })
    if (!table)
      return unread.has(name) ? [] : [`${stepAt()}: there is no table ${name}. Add it or correct the name.`]
    if (plan.leftOut?.[step.id] !== undefined) return []
    const faults = over === undefined ? [] : sumFaults({ name, over, table, vocabulary })
    if (faults.length > 0) return faults.map(fault => `${stepAt()}: ${fault}`)
    const places = tablePlaces(step, unit)
    const least = isValue || isSum || !isScaling(step.op) ? 'any' : isWhole ? 'above zero' : 'zero'
    return checkTable({
      where: `${plan.id}, table ${name}`,
      table,
      places,
      least,
      isSum: isSum && over === undefined,
      vocabulary,
    })
  })
}

interface SumOver {
  readonly name: string
  readonly over: string
  readonly table: FlatTable
  /** The names that the step reads, and those of the members. */
  readonly vocabulary: Vocabulary
}

/** What is wrong with a sum over the members of a list, before its table is checked. */
function sumFaults({ name, over, table, vocabulary }: SumOver): readonly string[] {
  const spec = vocabulary[over]
  if (spec?.type !== 'list') {
    const lists = Object.keys(vocabulary).filter(one => vocabulary[one]?.type === 'list')
    return [
      `there is no list ${over} here. Use one of ${lists.join(', ') || 'none: the step sees no lists'}.`,
    ]
  }
  const names = Object.keys(spec.of)
  if (table.keys.some(key => names.includes(key))) return []
  return [`the table ${name} has no key of ${over}. Key it by ${names.join(' or ')}.`]
}

function constantProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  return scopesOf(plan, vocabulary).flatMap(({ steps, unit, vocabulary }) =>
    steps.flatMap(step =>
      constantFaults(step, { unit, vocabulary }).map(
        fault => `${where({ list: 'steps', id: step.id })}: ${fault}`,
      ),
    ),
  )
}

interface StepPlace {
  readonly unit: Unit
  readonly vocabulary: Vocabulary
}

function constantFaults({ op, value }: Step, { unit, vocabulary }: StepPlace): readonly string[] {
  if ('input' in value && vocabulary[value.input]?.type !== 'whole')
    return [`${value.input} isn't a number of the risk. Name an input that is.`]
  if ('input' in value && !(Number(value.per ?? 1) > 0))
    return [`${value.input} cannot be divided by ${value.per}. Write a number above zero.`]
  if (('sumCredits' in value || 'sumCharges' in value) && op !== 'mul')
    return [`a sum of credits or charges is a factor. Multiply by it.`]
  const places = placesOf(op, unit)
  if ('sum' in value && value.cap !== undefined && !isDecimal(value.cap, places))
    return [`${value.cap} has more than ${places} places. Round it.`]
  if ('sum' in value && op === 'mul')
    return [`a sum isn't a factor. Add it, or write sumCharges or sumCredits.`]
  if (!('const' in value) || isDecimal(value.const, places)) return []
  return [`${value.const} has more than ${places} places. Round it.`]
}

function paymentProblems({ period, payments }: FlatPlan, where: Where): readonly string[] {
  const fault = payments ? paymentFault(payments, period) : null
  return fault === null ? [] : [`${where({ list: 'payments', id: '' })}: ${fault}`]
}

function paymentFault(
  payments: NonNullable<FlatPlan['payments']>,
  period: FlatPlan['period'],
): string | null {
  if (isPayPlan(payments)) return payPlanFault(payments, period)
  if (period !== 'month') return 'nothing is paid by the month. Remove them or make the period "month".'
  if ('installmentFee' in payments)
    return Number(payments.installmentFee) > 0
      ? null
      : `${payments.installmentFee} isn't a fee. Write one above 0 or remove it.`
  const year = parseDecimal(payments.factor, factorPlaces) * BigInt(monthsInYear)
  if (year >= factorOne && year < 2n * factorOne) return null
  return `twelve times ${payments.factor} isn't a year. Write a factor from 0.083334 on.`
}

/** The months of the terms that can be paid in installments. */
const monthsIn: Partial<Record<FlatPlan['period'], number>> = { '6 months': 6, year: monthsInYear }

function payPlanFault(
  { installments, paidInFull }: PayPlanDocument,
  period: FlatPlan['period'],
): string | null {
  const months = monthsIn[period]
  if (months === undefined)
    return `a ${period} is not paid in other ways. Remove them or make the period "6 months" or "year".`
  if (!installments && paidInFull === undefined)
    return 'there is no way to pay. Write installments or paidInFull.'
  if (paidInFull !== undefined && !isShare(paidInFull))
    return `${paidInFull} isn't a discount. Write a share above 0 and below 1, or remove it.`
  if (!installments) return null
  const { count, down, fee } = installments
  if (count > months) return `${count} payments do not fit into ${months} months. Write ${months} at most.`
  if (!isShare(down)) return `${down} isn't a down payment. Write a share of the total above 0 and below 1.`
  return fee === undefined || Number(fee) > 0 ? null : `${fee} isn't a fee. Write one above 0 or remove it.`
}

function isShare(number: string): boolean {
  return Number(number) > 0 && Number(number) < 1
}

function feeProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  const { line, state, effective, fees, surcharges } = plan
  const of = (id: string) => where({ list: 'fees', id })
  const strange = [...fees, ...surcharges].flatMap(({ id: fee, value }) => {
    if (!('each' in value) || vocabulary[value.each]?.type === 'list') return []
    return [`${of(fee)}: there is no list ${value.each}. Correct the name.`]
  })
  const cap = policyFeeCap({ line, state, on: effective.newBusiness })
  if (cap === null) return strange
  const most = parseDecimal(cap, moneyPlaces)
  const capped = fees
    .filter(({ value }) => 'const' in value && parseDecimal(value.const, moneyPlaces) > most)
    .map(fee => `${of(fee.id)}: ${state} allows ${cap} at most. Override the fee there.`)
  return [...strange, ...capped]
}
