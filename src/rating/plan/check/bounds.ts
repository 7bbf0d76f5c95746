import { placeName } from '../../../law/jurisdictions.ts'
import { type Bound, type Factor, factorWords, type Rule, type Rulebook } from '../../../law/rule.ts'
import { addDays, type Day } from '../../../units/day.ts'
import { withMembers } from '../../inputs/input.ts'
import { vocabularyOf } from '../../inputs/inputs.ts'
import { inputsBehind, type Part, ratedBy } from '../factor-uses.ts'
import type { FlatPlan } from '../format/format.ts'
import { type Step, tableUsedBy, unnamedRule } from '../format/format-step.ts'
import { type Cond, partsOf as conditionsIn } from '../format/format-text.ts'
import { type Relativity, relativitiesOf, weightOf } from '../relativities.ts'
import { premiumScopes, scopesOf } from '../scopes.ts'
import { withReachedRows } from '../tables/reached-rows.ts'
import { isCapped, valuesWithoutCredit } from './credits.ts'
import { partsOf, partsReached } from './reach.ts'

/** A limit of the law that a plan breaks. */
export interface Breach {
  /** `undefined` if the plan lacks something. */
  readonly part: Part | undefined
  /** A clause: "Maryland lets credit move an auto price by 40% at most, and here …". */
  readonly why: string
  readonly fix: string
}

interface LawOfDay {
  readonly rules: Rulebook
  /** The first day of the policy. */
  readonly on: Day
}

/**
 * How a plan, after the law is applied, breaks what the state requires of a factor on a day: a factor that must count but does not,
 * a price that changes more than it may, an order of weights, a discount that is too small.
 */
export function breachesOf(plan: FlatPlan, { rules, on }: LawOfDay): readonly Breach[] {
  const { line, state } = plan
  const ruleFor = (factor: Factor) => rules.ruleFor({ line, state, factor, on })
  const bounded = rules
    .boundedFactors({ line, state })
    .map(ruleFor)
    .filter(({ status, bound }) => status === 'mandatory' || bound !== undefined)
  if (bounded.length === 0) return []
  const reading = readingOf(withReachedRows(plan))
  return bounded.flatMap(rule => {
    const { bound } = rule
    if (bound && 'driversPerCar' in bound) return wrongAssignments(plan, rule)
    const steps = reading.stepsFor(rule.factor)
    if (bound && 'beside' in bound && reading.stepsFor(bound.beside).length === 0) return []
    if (steps.length === 0) return rule.status === 'mandatory' ? [missing(rule, reading)] : []
    // Older incidents reach no plan (src/rating/inputs/auto.ts).
    return bound && !('months' in bound) ? breaches({ rule, bound, steps, reading, on }) : []
  })
}

/** Stages that rate a car by more than one driver, or a car without a driver by more than the lowest. */
function wrongAssignments({ stages }: FlatPlan, { state, ...law }: Rule): readonly Breach[] {
  return stages.flatMap((stage): readonly Breach[] => {
    const assignment = stage.unit === 'money' ? stage.assignment : undefined
    const rule = assignment && unnamedRule(assignment)
    if (!rule || ('extraMember' in rule && rule.extraMember === 'lowest')) return []
    return [
      {
        part: { list: 'stages', id: stage.id },
        why: `${placeName(state)} has each car rated by one driver, and the cars beyond the drivers by the lowest factor${cited(law)}`,
        fix: `Assign in ${state} by highToHigh or primaryAndOccasional, with "extraMember": "lowest".`,
      },
    ]
  })
}

/** How a plan reads the factors of the law. */
interface FactorReading {
  /** The steps of the premium whose amounts depend on a factor. */
  stepsFor(factor: Factor): readonly Step[]
  /** The steps that read a factor directly, including those of named values, and the rows they match. */
  rowsFor(
    factor: Factor,
  ): readonly { readonly step: Step; readonly groups: ReturnType<typeof relativitiesOf> }[]
  /** How much a step changes a price with a factor; `null` if the plan alone does not determine that. */
  groups(step: Step, factor: Factor): readonly (readonly Relativity[])[] | null
  /** The coverages or perils of the plan, and those that a step changes. */
  readonly parts: readonly string[]
  partsOf(step: Step): readonly string[]
  /** The inputs that belong to a factor, and the values of those that are sets. */
  inputsFor(factor: Factor): readonly string[]
  valuesFor(factor: Factor): readonly string[]
}

function readingOf(plan: FlatPlan): FactorReading {
  const vocabulary = vocabularyOf(plan.line)
  const all = withMembers(vocabulary)
  const isOf = (factor: Factor) => (name: string) => all[name]?.factor === factor
  const steps = premiumScopes(plan, vocabulary)
    .flatMap(scope => scope.steps)
    .filter(({ id }) => plan.leftOut?.[id] === undefined)
  const ownSteps = scopesOf(plan, vocabulary).flatMap(scope => scope.steps)
  return {
    rowsFor: factor =>
      ownSteps
        .filter(step => plan.leftOut?.[step.id] === undefined && ratedBy(step, plan).some(isOf(factor)))
        // Which rows differ depends neither on their use nor on other values of the plan.
        .map(step => ({
          step,
          groups: relativitiesOf({ ...step, op: 'mul' }, isOf(factor), {
            tables: plan.tables,
            values: [],
            inputs: all,
          }),
        })),
    stepsFor: factor => steps.filter(step => inputsBehind(ratedBy(step, plan), plan).some(isOf(factor))),
    groups: (step, factor) => relativitiesOf(step, isOf(factor), { ...plan, inputs: all }),
    parts: partsOf(plan),
    partsOf: step => partsReached(step, plan),
    inputsFor: factor => Object.keys(all).filter(isOf(factor)),
    valuesFor: factor =>
      Object.values(all).flatMap(input =>
        input.type === 'set' && input.factor === factor ? input.values : [],
      ),
  }
}

interface Bounded<Kind extends Bound = Bound> {
  readonly rule: Rule
  readonly bound: Kind
  /** The steps that read the factor: at least one. */
  readonly steps: readonly Step[]
  readonly reading: FactorReading
  readonly on: Day
}

type OfSteps = Exclude<Bound, { driversPerCar: unknown } | { months: unknown }>

function breaches({ bound, ...bounded }: Bounded<OfSteps>): readonly Breach[] {
  if ('swing' in bound) return swings({ ...bounded, bound })
  if ('only' in bound) return raises({ ...bounded, bound })
  if ('each' in bound) return [...raises({ ...bounded, bound }), ...uncounted({ ...bounded, bound })]
  if ('discount' in bound) return smallDiscounts({ ...bounded, bound })
  if ('years' in bound) return lateCharges({ ...bounded, bound })
  return heavier({ ...bounded, bound })
}

const partOf = ({ id }: Step): Part => ({ list: 'steps', id })

const percent = (share: number) => `${Math.round(share * 100)}%`

function cited({ statute }: Pick<Rule, 'statute'>): string {
  return statute ? ` (${statute})` : ''
}

function missing(rule: Rule, { inputsFor }: FactorReading): Breach {
  const names = inputsFor(rule.factor).join(' or ')
  return {
    part: undefined,
    why: `${placeName(rule.state)} requires ${factorWords[rule.factor]} to count${cited(rule)}, and no step rates it`,
    fix: `Add a step that reads ${names}.`,
  }
}

/** All groups of the steps that read a factor, or the step whose groups cannot be determined. */
function knownGroups({ steps, reading, rule }: Omit<Bounded, 'bound' | 'on'>) {
  const entries = steps.map(step => ({ step, groups: reading.groups(step, rule.factor) }))
  const unknown = entries.find(({ groups }) => groups === null)?.step
  return {
    unknown,
    known: entries.flatMap(({ step, groups }) => (groups ? [{ step, groups }] : [])),
  }
}

function unknownBreach(step: Step, rule: Rule): Breach {
  return {
    part: partOf(step),
    why: `${placeName(rule.state)} bounds how far ${factorWords[rule.factor]} may move a price${cited(rule)}, and what this step adds isn't a share of it`,
    fix: 'Multiply by a table, by sumCharges or by sumCredits instead.',
  }
}

function swings({ rule, bound, ...rest }: Bounded<Extract<Bound, { swing: string }>>): readonly Breach[] {
  const { unknown, known } = knownGroups({ rule, ...rest })
  if (unknown) return [unknownBreach(unknown, rule)]
  const swing = known.reduce((product, { groups }) => product * Math.max(...groups.map(ratioOf)), 1) - 1
  const [last] = known.toSorted((a, b) => widest(b.groups) - widest(a.groups))
  if (swing <= Number(bound.swing) + rounding || !last) return []
  return [
    {
      part: partOf(last.step),
      why: `${placeName(rule.state)} lets ${factorWords[rule.factor]} move a price by ${percent(Number(bound.swing))} at most${cited(rule)}, and here the highest price is ${percent(swing)} above the lowest`,
      fix: 'Bring the factors closer together.',
    },
  ]
}

/** Decimals of a plan are exact; their quotients are not. */
const rounding = 1e-9

function ratioOf(group: readonly Relativity[]): number {
  const values = group.map(({ value }) => value)
  return group.length === 0 ? 1 : Math.max(...values) / Math.min(...values)
}

function widest(groups: readonly (readonly Relativity[])[]): number {
  return Math.max(...groups.map(ratioOf))
}

function raises({ rule, steps, reading }: Bounded): readonly Breach[] {
  return steps.flatMap(step => {
    const groups = reading.groups(step, rule.factor)
    if (groups === null) return [unknownBreach(step, rule)]
    const [highest] = groups.flat().toSorted((a, b) => b.value - a.value)
    if (!highest || highest.value <= 1) return []
    const row = highest.at ? ` in ${highest.at}` : ''
    return [
      {
        part: partOf(step),
        why: `${placeName(rule.state)} lets ${factorWords[rule.factor]} lower a price and never raise it${cited(rule)}, and this step multiplies by ${highest.value}${row}`,
        fix: 'Write no factor above 1.',
      },
    ]
  })
}

/** Values of a set that lower no price, or that a cap keeps from counting along with the others. */
function uncounted({ rule, steps, reading }: Bounded): readonly Breach[] {
  const groupsOf = (step: Step) => reading.groups(step, rule.factor) ?? []
  const [first] = steps
  const without = valuesWithoutCredit(steps, { groupsOf, values: reading.valuesFor(rule.factor) })
  const capped = steps.find(step => isCapped(step, groupsOf(step)))
  const why = `${placeName(rule.state)} requires each part of ${factorWords[rule.factor]} to lower a price${cited(rule)}`
  return [
    ...(first && without.length > 0
      ? [
          {
            part: partOf(first),
            why: `${why}, and nothing is taken off for ${without.join(', ')}`,
            fix: 'Write a credit above 0 for each.',
          },
        ]
      : []),
    ...(capped
      ? [
          {
            part: partOf(capped),
            why: `${why}, and the cap of this step is below the sum of its credits`,
            fix: 'Raise the cap.',
          },
        ]
      : []),
  ]
}

/**
 * The weight of a factor, summed over its steps; or the step whose weight cannot be determined. Coverages are weighed separately,
 * and may be combined as comprehensive and collision (10 CCR 2632.8(a)): the one in which the factor weighs most counts for all.
 */
function weightIn(bounded: Omit<Bounded, 'bound' | 'on'>) {
  const { unknown, known } = knownGroups(bounded)
  const { parts, partsOf } = bounded.reading
  const weights = known.map(({ step, groups }) => ({
    parts: partsOf(step),
    source: tableUsedBy(step)?.name ?? step.id,
    weight: sumOf(groups.map(weightOf)) / Math.max(groups.length, 1),
  }))
  const weightOfPart = (part: string) => {
    const own = weights.filter(one => one.parts.includes(part))
    // A table that two steps read is weighed once: for a driver's record, and for what may be any driver's.
    return sumOf([...new Map(own.map(({ source, weight }) => [source, weight])).values()])
  }
  return { unknown, weight: Math.max(...parts.map(weightOfPart)) }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** The factors that must weigh more than this one but do not. */
function heavier({ rule, bound, steps, reading }: Bounded<Extract<Bound, { below: unknown }>>) {
  const { unknown, weight: own } = weightIn({ rule, steps, reading })
  if (unknown) return [unknownBreach(unknown, rule)]
  return bound.below.flatMap((factor): readonly Breach[] => {
    const above = reading.stepsFor(factor)
    const { weight: other } = weightIn({ rule: { ...rule, factor }, steps: above, reading })
    const [step] = steps
    if (above.length === 0 || own < other || !step) return []
    return [
      {
        part: partOf(step),
        why: `${placeName(rule.state)} lets ${factorWords[rule.factor]} weigh less than ${factorWords[factor]}${cited(rule)}, and here their factors deviate from their mean by ${own.toFixed(3)} and ${other.toFixed(3)}`,
        fix: `Bring the factors of ${steps.map(({ id }) => id).join(', ')} closer together, or spread those of ${above.map(({ id }) => id).join(', ')}.`,
      },
    ]
  })
}

/** The steps that give a discount to those who qualify: flags of the risk that are true. */
function smallDiscounts({ rule, bound, steps, reading }: Bounded<Extract<Bound, { discount: string }>>) {
  const flags = reading.inputsFor(rule.factor)
  const shares = steps
    .filter(step => step.op === 'mul')
    .map(step => ({
      parts: reading.partsOf(step),
      share: shareOfQualified(step, { flags, groups: reading.groups(step, rule.factor) ?? [] }),
    }))
  const shareOf = (part: string) =>
    shares.filter(({ parts }) => parts.includes(part)).reduce((product, { share }) => product * share, 1)
  // Every coverage must cost less, not only their sum.
  const due = bound.of === 'reached' ? new Set(shares.flatMap(({ parts }) => parts)) : reading.parts
  const share = Math.max(...[...due].map(shareOf))
  const [step] = steps
  if (!step || share <= 1 - Number(bound.discount) + rounding) return []
  return [
    {
      part: partOf(step),
      why: `${placeName(rule.state)} gives ${percent(Number(bound.discount))} off at least for ${factorWords[rule.factor]}${cited(rule)}, and here it is ${percent(1 - share)}`,
      fix: `Multiply ${bound.of === 'reached' ? 'each of these coverages' : 'every coverage'} by ${1 - Number(bound.discount)} or less where ${flags.join(' or ')} is true.`,
    },
  ]
}

interface Qualifying {
  readonly flags: readonly string[]
  readonly groups: readonly (readonly Relativity[])[]
}

/** The highest price of somebody who qualifies, as a share of the price of the same risk without. */
function shareOfQualified({ when, value }: Step, { flags, groups }: Qualifying): number {
  if ('const' in value) {
    const isForThem = when?.[0] === 'eq' && flags.includes(when[1]) && when[2] === true
    return isForThem ? Number(value.const) : 1
  }
  return Math.max(
    ...groups.map(group => {
      const of = (cell: string) => group.find(({ cells }) => cells.includes(cell))?.value ?? 1
      return of('true') / of('false')
    }),
  )
}

/** Charges for few years licensed that last longer than they may. */
function lateCharges({ rule, bound, reading, on }: Bounded<Extract<Bound, { years: unknown }>>) {
  const names = reading.inputsFor(rule.factor)
  return reading.rowsFor(rule.factor).flatMap(({ step, groups }): readonly Breach[] => {
    if (groups === null) return [unknownBreach(step, rule)]
    const late = [
      ...thresholdsIn(step.when, names).map(years => ({ years, at: undefined })),
      ...groups.flatMap(chargedFrom),
    ].find(({ years }) => isTooLong(years, bound.years, on))
    if (!late) return []
    return [
      {
        part: partOf(step),
        why: `${placeName(rule.state)} ends charges for few ${factorWords[rule.factor]} after ${bound.years.map(({ until }) => until).join(' or ')} years${cited(rule)}, and this step still changes at ${late.years}${late.at ? ` in ${late.at}` : ''}`,
        fix: 'Give everybody with more years the same factor.',
      },
    ]
  })
}

/** The years at which a row changes the price. */
function chargedFrom(group: readonly Relativity[]) {
  return group.flatMap(({ value, cells: [from = ''], at }, index) =>
    index > 0 && value !== group[index - 1]?.value ? [{ years: Number(from), at }] : [],
  )
}

type Years = Extract<Bound, { years: unknown }>['years']

/**
 * Whether a price that changes after this many years charges somebody for longer than allowed. Anybody licensed before the next
 * rule has been licensed at least since then.
 */
function isTooLong(years: number, allowed: Years, on: Day): boolean {
  return allowed.some(({ until }, index) => {
    const next = allowed[index + 1]?.licensedFrom
    return years > until && (next === undefined || on < yearsAfter(next, years))
  })
}

function yearsAfter(day: Day, years: number): Day {
  return addDays(day, Math.round(365.25 * years))
}

/** The numbers with which a condition compares some inputs. */
function thresholdsIn(cond: Cond | undefined, names: readonly string[]): readonly number[] {
  if (!cond) return []
  const parts = conditionsIn(cond)
  if (parts.length > 0) return parts.flatMap(part => thresholdsIn(part, names))
  const [op, name, value] = cond as readonly [string, string, unknown]
  if (!names.includes(name) || typeof value !== 'number') return []
  return [op === 'gt' || op === 'le' ? value + 1 : value]
}
