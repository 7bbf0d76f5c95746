import * as v from 'valibot'
import { grouped } from '../../../language/numbers.ts'
import { factorPlaces, moneyPlaces } from '../../decimal.ts'
import { highestPrice } from '../../highest-price.ts'
import { cond, dec, roundingRule, said, text } from './format-text.ts'

/** The order of calculation: steps, and the stages in which drivers, cars or travelers are rated one by one. */

const stepValue = v.union(
  [
    v.strictObject({ const: dec }),
    v.strictObject({ table: text }),
    /**
     * One minus the sum of a table's rows for every member of a set, the sum capped; or `over` a list of the member being rated:
     * a row for each incident of a driver.
     */
    v.strictObject({ sumCredits: text, over: v.optional(text), cap: dec }),
    /** One plus such a sum. */
    v.strictObject({ sumCharges: text, over: v.optional(text), cap: dec }),
    /** Such a sum itself: points, or dollars. */
    v.strictObject({ sum: text, over: v.optional(text), cap: v.optional(dec) }),
    /** A whole number of the risk, or how many times `per` goes into it. */
    v.strictObject({ input: text, per: v.optional(dec) }),
    /** The highest or lowest of a whole number that each member of a list has, or the sum. */
    v.strictObject({ highest: text, of: text }),
    v.strictObject({ lowest: text, of: text }),
    v.strictObject({ total: text, of: text }),
    /** The result of an earlier stage. */
    v.strictObject({ stage: text }),
  ],
  'not a value: give const, table, sumCredits or sumCharges and cap, sum, input, highest, lowest or total and of, or stage',
)
export type StepValue = v.InferOutput<typeof stepValue>

/** A step in any part of a plan. */
export const plainStep = v.strictObject({
  id: text,
  label: said,
  /** Page or rule of the manual. */
  ref: text,
  op: v.picklist(['set', 'mul', 'add', 'sub', 'min', 'max']),
  value: stepValue,
  when: v.optional(cond),
  /** The coverages of a stage that the step applies to; all when absent. */
  coverage: v.optional(v.pipe(v.array(text), v.nonEmpty())),
  /** The same for the perils of a stage. */
  peril: v.optional(v.pipe(v.array(text), v.nonEmpty())),
  round: v.optional(roundingRule),
})

/** A value that a premium begins with or is multiplied by: a negative number would leave no price. */
export function isScaling(op: v.InferOutput<typeof plainStep>['op']): boolean {
  return op === 'set' || op === 'mul'
}

/** A step of a stage, where a coverage that nobody bought may come to zero. */
const stageStep = v.pipe(
  plainStep,
  v.forward(
    v.check(
      ({ op, value }) => !('const' in value) || !isScaling(op) || Number(value.const) >= 0,
      'it leaves no price above zero. Write a number above 0.',
    ),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ value }) => !('const' in value) || Math.abs(Number(value.const)) <= highestPrice,
      `no price is above ${grouped(highestPrice)}. Write a smaller number.`,
    ),
    ['value'],
  ),
)

/** A step of the policy as a whole, where a zero would leave no price. */
export const step = v.pipe(
  stageStep,
  v.forward(
    v.check(
      ({ op, value }) => !('const' in value) || !isScaling(op) || Number(value.const) !== 0,
      'it leaves no price above zero. Write a number above 0.',
    ),
    ['value'],
  ),
)
/** One step of the calculation, applied to the running premium. */
export type Step = v.InferOutput<typeof step>

export const steps = v.pipe(v.array(step), v.nonEmpty())
const stageSteps = v.pipe(v.array(stageStep), v.nonEmpty())

/** Members keep their order, because it affects a plan's hash. */
const named = {
  /** The name by which steps read the stage's result. */
  id: text,
  /** The heading of the worksheet's blocks: "Driver" for `Driver 1`. */
  label: said,
}

const factorStage = v.strictObject({
  ...named,
  /** The list of the risk whose members the stage rates one by one. */
  each: text,
  steps: stageSteps,
  /** Every member gets a factor of six decimals, which starts at 1. */
  unit: v.literal('factor'),
  /** More steps, only for the member with the highest factor. */
  highest: v.optional(v.array(stageStep), []),
})

const part = v.strictObject({
  id: text,
  label: said,
  /** When the visitor buys it; always when absent. */
  when: v.optional(cond),
})
const parts = v.pipe(v.array(part), v.nonEmpty())

const assigned = {
  /** The stage whose factors are assigned to the members. */
  of: text,
  /** Other stages of the same list, whose factors are assigned like those of `of`: the drivers' for physical damage. */
  also: v.optional(v.array(text)),
}
const ranked = {
  /** Coverages whose amounts before the factor determine the order of the members, bought or not. */
  rankBy: v.pipe(v.array(text), v.nonEmpty()),
  /** What a member beyond the factors gets: a share of the mean factor, or the lowest factor. */
  extraMember: v.pipe(
    v.string(),
    v.regex(/^(lowest|\d{1,3}(\.\d{1,6})?)$/, 'write a share of the mean like "0.90", or "lowest"'),
  ),
}

const highToHigh = {
  rule: v.literal('highToHigh'),
  ...ranked,
  /** The weight with which a factor beyond the members counts with the last of them. */
  extraFactor: dec,
}
const primaryAndOccasional = {
  rule: v.literal('primaryAndOccasional'),
  ...ranked,
  /** The share with which the factor of somebody beyond the members counts. */
  occasional: dec,
}

/** A rule for members about which only their cost is known. */
const otherwise = v.variant('rule', [
  v.strictObject({ rule: v.literal('average') }),
  v.strictObject({ rule: v.literal('highest') }),
  v.strictObject(highToHigh),
  v.strictObject(primaryAndOccasional),
])
export type UnnamedRule = v.InferOutput<typeof otherwise>

export const assignment = v.variant('rule', [
  /** Every member gets the mean of all factors. */
  v.strictObject({ rule: v.literal('average'), ...assigned }),
  /** Every member gets the highest factor. */
  v.strictObject({ rule: v.literal('highest'), ...assigned }),
  v.strictObject({ ...highToHigh, ...assigned }),
  v.strictObject({ ...primaryAndOccasional, ...assigned }),
  /** A member gets the factor that it names itself, by an input that is a position. */
  v.strictObject({ rule: v.literal('named'), ...assigned, by: text, otherwise }),
])
export type Assignment = v.InferOutput<typeof assignment>

/** The rule for members that name nobody; it is the whole rule if none can. */
export function unnamedRule(assignment: Assignment): UnnamedRule {
  return assignment.rule === 'named' ? assignment.otherwise : assignment
}

/** The stages whose factors an assignment gives to members. */
export function stagesAssignedBy({ of, also = [] }: Assignment): readonly string[] {
  return [of, ...also]
}

const moneyStage = v.strictObject({
  ...named,
  /** The list whose members the stage rates one by one; when absent, it rates the policy, peril by peril. */
  each: v.optional(text),
  steps: stageSteps,
  /** Every coverage, or every peril, of every member gets an amount; the stage is their sum. */
  unit: v.literal('money'),
  coverages: v.optional(parts),
  perils: v.optional(parts),
  /** How the factors of an earlier stage are assigned to the members. */
  assignment: v.optional(assignment),
})

export const stage = v.variant('unit', [factorStage, moneyStage])
export type FactorStage = v.InferOutput<typeof factorStage>
export type MoneyStage = v.InferOutput<typeof moneyStage>
export type Stage = FactorStage | MoneyStage

/** Every step of a stage. */
export function stepsOf(stage: Stage): readonly Step[] {
  return stage.unit === 'factor' ? [...stage.steps, ...stage.highest] : stage.steps
}

/** The parts into which a stage is divided, and the key by which tables and steps name one. */
interface Division {
  readonly key: 'coverage' | 'peril'
  readonly parts: readonly v.InferOutput<typeof part>[]
}

/** The coverages or the perils of a stage; `null` if it is not divided. */
export function divisionOf(stage: Stage): Division | null {
  if (stage.unit === 'factor') return null
  if (stage.perils) return { key: 'peril', parts: stage.perils }
  return stage.coverages ? { key: 'coverage', parts: stage.coverages } : null
}

/** The coverages and perils of all stages of a plan. */
export function coveragesOf({ stages }: { readonly stages: readonly Stage[] }): Division['parts'] {
  return stages.flatMap(stage => divisionOf(stage)?.parts ?? [])
}

/** The unit: dollars in 10^-4, or a factor in 10^-6. */
export type Unit = Stage['unit']

/** What a step multiplies by is a factor; everything else has the unit of the steps. */
export function placesOf(op: Step['op'], unit: Unit): number {
  return op === 'mul' || unit === 'factor' ? factorPlaces : moneyPlaces
}

export interface TableReading {
  readonly name: string
  /** Rows are summed: one for each member of a set, or of a list. */
  readonly isSum: boolean
  /** The list whose members match the rows; absent if the key is a set. */
  readonly over?: string | undefined
}

/** The table that a step reads, if any, and how. */
export function tableUsedBy({ value }: Step): TableReading | null {
  if ('table' in value) return { name: value.table, isSum: false }
  if ('sum' in value) return { name: value.sum, isSum: true, over: value.over }
  if ('sumCredits' in value) return { name: value.sumCredits, isSum: true, over: value.over }
  return 'sumCharges' in value ? { name: value.sumCharges, isSum: true, over: value.over } : null
}

/** Decimals of the rows of the table that a step reads. */
export function tablePlaces({ op, value }: Step, unit: Unit): number {
  return 'sumCredits' in value || 'sumCharges' in value ? factorPlaces : placesOf(op, unit)
}

/** A number that each member of a list has, and that a step combines into one. */
export interface ListReading {
  readonly take: 'highest' | 'lowest' | 'total'
  readonly input: string
  readonly of: string
}

/** What a step reads of the members of a list, if it does. */
export function listReadBy(value: StepValue): ListReading | null {
  if ('highest' in value) return { take: 'highest', input: value.highest, of: value.of }
  if ('lowest' in value) return { take: 'lowest', input: value.lowest, of: value.of }
  return 'total' in value ? { take: 'total', input: value.total, of: value.of } : null
}
