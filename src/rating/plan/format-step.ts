import * as v from 'valibot'
import { factorPlaces, moneyPlaces } from '../decimal.ts'
import { highestPrice } from '../highest-price.ts'
import { cond, dec, roundingRule, text } from './format-text.ts'

/** The order of calculation: steps, and the stages in which drivers, cars or travelers are rated one by one. */

const stepValue = v.union(
  [
    v.strictObject({ const: dec }),
    v.strictObject({ table: text }),
    /**
     * One minus the sum of a table's rows for every member of a set, the sum capped; or `over` a list of the member
     * being rated: a row for each incident of a driver.
     */
    v.strictObject({ sumCredits: text, over: v.optional(text), cap: dec }),
    /** One plus such a sum. */
    v.strictObject({ sumCharges: text, over: v.optional(text), cap: dec }),
    /** Such a sum itself: points, or dollars. */
    v.strictObject({ sum: text, over: v.optional(text), cap: v.optional(dec) }),
    /** A whole number of the risk, or how many times it holds `per`. */
    v.strictObject({ input: text, per: v.optional(dec) }),
    /** The highest of a whole number that each member of a list has, the lowest, or all of them together. */
    v.strictObject({ highest: text, of: text }),
    v.strictObject({ lowest: text, of: text }),
    v.strictObject({ total: text, of: text }),
    /** The result of an earlier stage. */
    v.strictObject({ stage: text }),
  ],
  'not a value: give const, table, sumCredits or sumCharges and cap, sum, input, highest, lowest or total and of, or stage',
)
export type StepValue = v.InferOutput<typeof stepValue>

/** A step as it is written anywhere. */
export const plainStep = v.strictObject({
  id: text,
  label: text,
  /** Page or rule of the manual. */
  ref: text,
  op: v.picklist(['set', 'mul', 'add', 'sub', 'min', 'max']),
  value: stepValue,
  when: v.optional(cond),
  /** The coverages of a stage that the step applies to; all when absent. */
  coverage: v.optional(v.pipe(v.array(text), v.nonEmpty())),
  /** The same, of the perils of a stage. */
  peril: v.optional(v.pipe(v.array(text), v.nonEmpty())),
  round: v.optional(roundingRule),
})

/** A value that a premium begins with or is multiplied by: a negative number would leave no price. */
export function isScaling(op: v.InferOutput<typeof plainStep>['op']): boolean {
  return op === 'set' || op === 'mul'
}

/** A step of a stage, where a cover that nobody bought may come to zero. */
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
      `no price is above ${highestPrice.toLocaleString('en-US')}. Write a smaller number.`,
    ),
    ['value'],
  ),
)

/** A step of the policy as a whole, where zero times anything isn't a price. */
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

/** Members keep their order, which a plan’s hash is made of. */
const named = {
  /** The name by which steps read the stage's result. */
  id: text,
  /** Heads the blocks of the worksheet: "Driver" for `Driver 1`. */
  label: text,
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
  label: text,
  /** When the visitor buys it; always when absent. */
  when: v.optional(cond),
})
const parts = v.pipe(v.array(part), v.nonEmpty())

const assigned = {
  /** The stage by whose factors the members are assigned. */
  of: text,
  /** Other stages of the same list, whose factors go where those of `of` go: the drivers' for physical damage. */
  also: v.optional(v.array(text)),
}
const ranked = {
  /** Coverages whose amounts before the factor put the members in order, bought or not. */
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
  /** The share of the factor that somebody beyond the members counts with. */
  occasional: dec,
}

/** A rule for the members of whom nothing is known but what they cost. */
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
  /** A member gets the factor that it names itself, by an input that holds a place. */
  v.strictObject({ rule: v.literal('named'), ...assigned, by: text, otherwise }),
])
export type Assignment = v.InferOutput<typeof assignment>

/** The rule for members that name nobody, which is the whole rule where none can. */
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
  /** How the members get the factors of an earlier stage. */
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

/** What a stage is divided into, and the key by which tables and steps name a part. */
interface Division {
  readonly key: 'coverage' | 'peril'
  readonly parts: readonly v.InferOutput<typeof part>[]
}

/** The coverages or the perils of a stage; `null` where it is not divided. */
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

interface TableReading {
  readonly name: string
  /** Rows are summed: one for each member of a set, or of a list. */
  readonly isSum: boolean
  /** The list whose members find the rows; absent where the key is a set. */
  readonly over?: string | undefined
}

/** The table a step reads, if it reads one, and how. */
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

/** A number of the members of a list that a step makes one number of. */
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
