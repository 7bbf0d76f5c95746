import * as v from 'valibot'
import { factorPlaces, moneyPlaces } from '../decimal.ts'
import { highestPrice } from '../highest-price.ts'
import { cond, dec, roundingRule, text } from './format-text.ts'

/** The order of calculation: steps, and the stages in which drivers, cars or travelers are rated one by one. */

const stepValue = v.union(
  [
    v.strictObject({ const: dec }),
    v.strictObject({ table: text }),
    /** One minus the sum of a table's rows for every member of a set, the sum capped. */
    v.strictObject({ sumCredits: text, cap: dec }),
    /** One plus such a sum. */
    v.strictObject({ sumCharges: text, cap: dec }),
    /** A whole number of the risk, or how many times it holds `per`. */
    v.strictObject({ input: text, per: v.optional(dec) }),
    /** The result of an earlier stage. */
    v.strictObject({ stage: text }),
  ],
  'not a value: give const, table, sumCredits or sumCharges and cap, input, or stage',
)

const plainStep = v.strictObject({
  id: text,
  label: text,
  /** Page or rule of the manual. */
  ref: text,
  op: v.picklist(['set', 'mul', 'add', 'sub', 'min', 'max']),
  value: stepValue,
  when: v.optional(cond),
  /** The coverages of a stage that the step applies to; all when absent. */
  coverage: v.optional(v.pipe(v.array(text), v.nonEmpty())),
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

/** A step of the policy as a whole, where zero times anything is no price. */
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

const each = {
  /** The name by which steps read the stage's result. */
  id: text,
  /** Heads the blocks of the worksheet: "Driver" for `Driver 1`. */
  label: text,
  /** The list of the risk whose members the stage rates one by one. */
  each: text,
  steps: stageSteps,
}

const factorStage = v.strictObject({
  ...each,
  /** Every member gets a factor of six decimals, which starts at 1. */
  unit: v.literal('factor'),
  /** More steps, only for the member with the highest factor. */
  highest: v.optional(v.array(stageStep), []),
})

const coverage = v.strictObject({
  id: text,
  label: text,
  /** When the visitor buys it; always when absent. */
  when: v.optional(cond),
})
type Coverage = v.InferOutput<typeof coverage>

const assignment = v.variant('rule', [
  /** Every member gets the mean of all factors. */
  v.strictObject({ rule: v.literal('average'), of: text }),
  v.strictObject({
    rule: v.literal('highToHigh'),
    of: text,
    /** Coverages whose amounts before the factor put the members in order, bought or not. */
    rankBy: v.pipe(v.array(text), v.nonEmpty()),
    /** The share of the mean factor that a member beyond the factors gets. */
    extraMember: dec,
    /** The weight with which a factor beyond the members counts with the last of them. */
    extraFactor: dec,
  }),
])
export type Assignment = v.InferOutput<typeof assignment>

const moneyStage = v.strictObject({
  ...each,
  /** Every coverage of every member gets an amount; the stage is their sum. */
  unit: v.literal('money'),
  coverages: v.optional(v.pipe(v.array(coverage), v.nonEmpty())),
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

/** The coverages of all stages of a plan. */
export function coveragesOf({ stages }: { readonly stages: readonly Stage[] }): readonly Coverage[] {
  return stages.flatMap(stage => (stage.unit === 'money' ? (stage.coverages ?? []) : []))
}

/** The unit: dollars in 10^-4, or a factor in 10^-6. */
export type Unit = Stage['unit']

/** What a step multiplies by is a factor; everything else has the unit of the steps. */
export function placesOf(op: Step['op'], unit: Unit): number {
  return op === 'mul' || unit === 'factor' ? factorPlaces : moneyPlaces
}

/** The table a step reads, if it reads one, and whether it sums rows for the members of a set. */
export function tableUsedBy({ value }: Step): { readonly name: string; readonly isSum: boolean } | null {
  if ('table' in value) return { name: value.table, isSum: false }
  if ('sumCredits' in value) return { name: value.sumCredits, isSum: true }
  return 'sumCharges' in value ? { name: value.sumCharges, isSum: true } : null
}
