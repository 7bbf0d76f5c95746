import { placeName } from '../../law/jurisdictions.ts'
import { type Factor, factorWords, type Rule, type Rulebook } from '../../law/rule.ts'
import { surchargeChanges } from '../../law/surcharges.ts'
import type { Day } from '../../units/day.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { breachesOf } from './check/bounds.ts'
import { problemsOf } from './check/check.ts'
import { type FactorUse, factorUsesOf, type Part } from './factor-uses.ts'
import type { FlatPlan } from './format/format.ts'
import { surchargesOf } from './surcharge-fees.ts'

/** A part of a plan that the law bans, and why, as text for the worksheet. */
export interface LeftOut {
  readonly part: Part
  readonly why: string
}

/** A plan without what the law bans, for policies that start within a range of days. */
export interface Period {
  readonly plan: FlatPlan
  /** The first policy start that it applies to. */
  readonly from: Day
  /** The first policy start that it no longer applies to. */
  readonly until: Day | undefined
  readonly leftOut: readonly LeftOut[]
}

/** A part that a plan cannot do without and that the law bans. */
export interface Conflict {
  /** The first policy start for which the plan has no price. */
  readonly on: Day
  /** `undefined` if the conflict is not about one part. */
  readonly part: Part | undefined
  /** A clause: "Ohio keeps sex out of life prices, and the premium begins with this step". */
  readonly why: string
  readonly fix: string
}

interface UnderLaw {
  /** In order of time; empty if the plan conflicts with the law on its first day. */
  readonly periods: readonly Period[]
  /** The conflicts of the first day that has any. From then on the plan prices no new policy. */
  readonly conflicts: readonly Conflict[]
}

/**
 * A checked plan without what the law bans, from its first day on. A step that prices by something that the state bans on a day is
 * left out, and so is a rule that refuses for it; if the plan cannot do without what is banned, it ends on that day.
 */
export function underLaw(plan: FlatPlan, rules: Rulebook): UnderLaw {
  const uses = factorUsesOf(plan, vocabularyOf(plan.line))
  const periods: Period[] = []
  for (const on of changesOf(plan, { uses, rules })) {
    const { leftOut, conflicts } = onDay(plan, { uses, rules, on })
    const surcharges = surchargesOf(plan, on)
    const last = periods.at(-1)
    const isAsBefore =
      last &&
      conflicts.length === 0 &&
      isSame(last.leftOut, leftOut) &&
      JSON.stringify(last.plan.surcharges) === JSON.stringify(surcharges)
    if (isAsBefore) continue
    if (last) periods[periods.length - 1] = { ...last, until: on }
    if (conflicts.length > 0) return { periods, conflicts }
    const lawful = { ...without(plan, leftOut), surcharges }
    periods.push({ plan: lawful, from: on, until: plan.effective.until, leftOut })
  }
  return { periods, conflicts: [] }
}

interface Changing {
  readonly uses: readonly FactorUse[]
  readonly rules: Rulebook
}

/** The first day of the plan, and each later one on which a rule about its factors or a surcharge begins or ends. */
function changesOf({ line, state, effective }: FlatPlan, { uses, rules }: Changing): readonly Day[] {
  const { newBusiness: first, until } = effective
  const factors = new Set(uses.flatMap(use => use.factors))
  const days = [...factors].flatMap(factor =>
    rules.rulesOf({ line, state, factor }).flatMap(rule => [rule.from ?? [], rule.until ?? []].flat()),
  )
  days.push(...surchargeChanges({ line, state }))
  const later = days.filter(day => day > first && (until === undefined || day < until))
  return [...new Set([first, ...later])].sort()
}

function onDay(plan: FlatPlan, { uses, rules, on }: Changing & { readonly on: Day }) {
  const { line, state } = plan
  const ruleFor = (factor: Factor) => rules.ruleFor({ line, state, factor, on })
  const banned = uses.flatMap(use => {
    const factors = use.factors.filter(factor => !isFree(ruleFor(factor), use))
    return factors.length > 0 ? [{ ...use, why: whyNot(plan, use, factors.map(ruleFor)) }] : []
  })
  const leftOut = banned.filter(use => use.need === null).map(({ part, why }) => ({ part, why }))
  const needed = banned.flatMap(({ part, why, need }) =>
    need === null ? [] : [{ on, part, why: `${why}, and ${need.why}`, fix: need.fix }],
  )
  const conflicts = [
    ...needed,
    ...unmet(plan, { uses, banned, on, isMandatory: factor => ruleFor(factor).status === 'mandatory' }),
  ]
  if (conflicts.length > 0) return { leftOut, conflicts }
  const breaches = breachesOf(without(plan, leftOut), { rules, on }).map(breach => ({ on, ...breach }))
  return { leftOut, conflicts: [...breaches, ...gaps(plan, { leftOut, on })] }
}

function isFree(rule: Rule, { isRefusal }: FactorUse): boolean {
  return isRefusal ? rule.refuse : rule.rate
}

function whyNot({ line, state }: FlatPlan, { isRefusal }: FactorUse, rules: readonly Rule[]): string {
  const words = rules.map(({ factor }) => factorWords[factor]).join(' and ')
  const what = `${line} ${isRefusal ? 'eligibility' : 'prices'}`
  return rules.some(({ status }) => status === 'unclear')
    ? `the law of ${placeName(state)} on ${words} in ${what} is unclear, so that it stays out`
    : `${placeName(state)} keeps ${words} out of ${what}`
}

interface Banned extends FactorUse {
  readonly why: string
}

interface Mandatory {
  readonly uses: readonly FactorUse[]
  readonly banned: readonly Banned[]
  readonly on: Day
  isMandatory(factor: Factor): boolean
}

/** Factors that the state requires although every step that rates them is left out because of another factor. */
function unmet({ state }: FlatPlan, { uses, banned, on, isMandatory }: Mandatory): readonly Conflict[] {
  const isLeftOut = ({ part }: FactorUse) => banned.some(use => use.part === part)
  const isStep = ({ part }: FactorUse) => part.list === 'steps'
  return banned.filter(isStep).flatMap(({ part, why, factors }) =>
    factors
      .filter(isMandatory)
      .filter(factor => !uses.some(use => isStep(use) && use.factors.includes(factor) && !isLeftOut(use)))
      .map(factor => ({
        on,
        part,
        why: `${why} and requires ${factorWords[factor]}, which no other step rates`,
        fix: `Override the step in ${state} with one that reads nothing else the state bans.`,
      })),
  )
}

interface LeftOutOnDay {
  readonly leftOut: readonly LeftOut[]
  readonly on: Day
}

/** Values that a rule used to refuse, and that now reach tables without a row for them. */
function gaps(plan: FlatPlan, { leftOut, on }: LeftOutOnDay): readonly Conflict[] {
  const rules = leftOut.filter(({ part }) => part.list === 'eligibility')
  if (rules.length === 0) return []
  const problems = problemsOf(without(plan, leftOut))
  const whys = [...new Set(rules.map(({ why }) => why))].join('; ')
  return problems.map(problem => ({ on, part: undefined, why: whys, fix: problem }))
}

/** The plan without what the law bans; the worksheet still lists the banned steps. */
function without(plan: FlatPlan, leftOut: readonly LeftOut[]): FlatPlan {
  if (leftOut.length === 0) return plan
  const isIn = (list: Part['list'], id: string) =>
    !leftOut.some(({ part }) => part.list === list && part.id === id)
  const steps = leftOut.filter(({ part }) => part.list === 'steps')
  return {
    ...plan,
    eligibility: plan.eligibility.filter(({ id }) => isIn('eligibility', id)),
    fees: plan.fees.filter(({ id }) => isIn('fees', id)),
    present: { ...plan.present, notes: plan.present.notes.filter(({ id }) => isIn('notes', id)) },
    ...(steps.length > 0
      ? { leftOut: Object.fromEntries(steps.map(({ part, why }) => [part.id, `left out: ${why}`])) }
      : {}),
  }
}

function isSame(a: readonly LeftOut[], b: readonly LeftOut[]): boolean {
  return a.length === b.length && a.every(({ part, why }, at) => part === b[at]?.part && why === b[at]?.why)
}
