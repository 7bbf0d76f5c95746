import * as v from 'valibot'
import { type State, stateCodes } from '../../../law/jurisdictions.ts'
import { insuranceLines } from '../../../law/rule.ts'
import { type Day, isDay } from '../../../units/day.ts'
import { periods } from '../../../units/period.ts'
import { planKinds } from '../../coverage/coverage.ts'
import type { Dec } from '../../decimal.ts'
import type { Inputs } from '../../inputs/input.ts'
import { payments } from './format-payments.ts'
import { assignment, type Stage, type Step, stage, step, steps } from './format-step.ts'
import { type FlatTable, tableDocument } from './format-table.ts'
import {
  cents,
  cond,
  dec,
  premiumRule,
  type RoundingRule,
  roundingRule,
  said,
  scalar,
  text,
} from './format-text.ts'
import { type NamedValue, namedValue } from './format-value.ts'

/** The text form of a rate plan: a family of plans, one for each of its states, and the changes of single states. */

const day = v.custom<Day>(isDay, 'write a day as YYYY-MM-DD')
const state = v.picklist(stateCodes, 'not one of the 51 states')

const rule = v.strictObject({
  id: text,
  when: cond,
  outcome: v.picklist(['decline', 'call', 'unavailable']),
  code: text,
  /** A courteous sentence for the visitor. */
  message: said,
  /** What would help. */
  text: v.optional(said),
  ref: text,
})
/** A rule of eligibility; the first that fits counts. */
export type EligibilityRule = v.InferOutput<typeof rule>

const fee = v.strictObject({
  id: text,
  label: said,
  ref: text,
  /** Whose bill it is on; everybody's when absent. */
  when: v.optional(cond),
  value: v.union(
    [
      v.strictObject({ const: cents }),
      /** Dollars for each member of a list. */
      v.strictObject({ const: cents, each: text }),
      v.strictObject({ step: v.literal('premium'), times: dec }),
    ],
    'not a fee: give const in dollars and cents, or step and times',
  ),
})
/** A line of the bill in addition to the premium: dollars, or a share of the premium, to the cent. */
export type Fee = v.InferOutput<typeof fee>

/** Stored offers find its sentence by its id. */
const amount = v.pipe(v.number(), v.integer('write whole dollars, percent or years'), v.minValue(0))
/** A part of what a plan covers, its amounts in the unit of its kind. */
const coveragePart = v.strictObject({
  kind: v.picklist(planKinds, `not a kind of coverage: use one of ${planKinds.join(', ')}`),
  amounts: v.exactOptional(v.pipe(v.array(amount), v.nonEmpty())),
  isUnlimited: v.exactOptional(v.literal(true)),
})
/** A note may name the part of the coverage that it is about: the price then has that part, and nothing else is said about it. */
const note = v.strictObject({ id: text, when: cond, text: said, part: v.exactOptional(coveragePart) })

const plainValue = v.union([scalar, v.array(v.string())])
const plainMember = v.record(text, plainValue)
/** A member may have a list of its own: the incidents of a driver. */
const member = v.record(text, v.union([plainValue, v.array(plainMember)]))
/** The inputs of a golden case; for a list, one record per member. */
const profile = v.record(text, v.union([plainValue, v.array(member)]))

/** Filings have a second day, from which renewals are rated; every price here is for a new policy. */
const notPriced = v.custom<undefined>(
  day => day === undefined,
  'renewals are not priced here, so this day would change nothing. Remove it.',
)

const shared = {
  schema: v.literal(1),
  version: text,
}

const familyDocument = v.strictObject({
  ...shared,
  /** `bramble/renters/*`: carrier, line, and every state it names. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z]+\/\*$/, 'write the id as carrier/line/*')),
  carrier: text,
  line: v.picklist(insuranceLines),
  form: text,
  states: v.union([v.literal('all'), v.array(state)], 'write "all" or a list of the 51 state codes'),
  effective: v.strictObject({ newBusiness: day, renewal: v.optional(notPriced), until: v.optional(day) }),
  approved: v.optional(day),
  reference: text,
  /** The period of the visitor's payments. The steps give the amount of a whole term: a year, or this period. */
  period: v.picklist(periods),
  /** How a year is paid by the month, in twelve equal payments when absent; or in which ways a longer term is paid. */
  payments: v.optional(payments),
  currency: v.literal('USD'),
  rounding: v.optional(v.strictObject({ step: v.optional(roundingRule), premium: v.optional(premiumRule) })),
  tables: v.record(text, tableDocument),
  /** Computed before everything else, in this order. */
  values: v.optional(v.array(namedValue), []),
  eligibility: v.array(rule),
  /** They run before the steps, in this order. */
  stages: v.optional(v.array(stage), []),
  steps,
  fees: v.array(fee),
  present: v.optional(
    v.strictObject({
      /** What the plan covers, if that is not what the visitor chose. */
      coverage: v.optional(v.pipe(v.array(coveragePart), v.nonEmpty('name a part, or leave coverage out'))),
      /** What it covers in addition to that. */
      adds: v.optional(v.array(coveragePart)),
      notes: v.optional(v.array(note), []),
      /** The plan covers less than the line usually does, such as accidents without illness: other prices come first. */
      narrow: v.optional(v.literal(true)),
    }),
    {},
  ),
  cases: v.optional(
    v.strictObject({ profiles: v.record(text, profile), csv: v.pipe(v.string(), v.endsWith('.csv')) }),
  ),
})
export type FamilyDocument = v.InferOutput<typeof familyDocument>

const ids = v.optional(v.array(text), [])

const overrideDocument = v.strictObject({
  ...shared,
  extends: text,
  states: v.pipe(v.array(state), v.nonEmpty()),
  /** Why these states differ. Steps are found by their ids, wherever they are. */
  reason: text,
  drop: v.optional(
    v.strictObject({ tables: ids, values: ids, eligibility: ids, stages: ids, steps: ids, fees: ids }),
    {},
  ),
  tables: v.optional(v.record(text, tableDocument), {}),
  values: v.optional(v.array(namedValue), []),
  /** A whole stage that replaces its namesake; single steps of a stage go into `steps`. */
  stages: v.optional(v.array(stage), []),
  /** How factors are assigned to the members of a stage, by the id of the stage. */
  assignments: v.optional(v.record(text, assignment), {}),
  eligibility: v.optional(v.array(rule), []),
  steps: v.optional(v.array(step), []),
  fees: v.optional(v.array(fee), []),
})
/** The changes of some states of a family: each part replaces its namesake or goes to the end. */
export type OverrideDocument = v.InferOutput<typeof overrideDocument>

export const planDocument = v.lazy(input =>
  typeof input === 'object' && input !== null && 'extends' in input ? overrideDocument : familyDocument,
)

export interface GoldenCase {
  readonly name: string
  readonly input: Inputs
  /** The running amount after every row of the worksheet, with spaces between. */
  readonly worksheet: string
  readonly total: Dec
  readonly at: string
}

/** A plan for one state with everything filled in, ready to hash, check and compile. */
export interface FlatPlan
  extends Omit<
    FamilyDocument,
    'states' | 'tables' | 'cases' | 'rounding' | 'values' | 'eligibility' | 'stages' | 'steps' | 'fees'
  > {
  readonly state: State
  readonly values: readonly NamedValue[]
  readonly eligibility: readonly EligibilityRule[]
  readonly stages: readonly Stage[]
  readonly steps: readonly Step[]
  readonly fees: readonly Fee[]
  readonly rounding: { readonly step: RoundingRule; readonly premium: RoundingRule }
  readonly tables: Readonly<Record<string, FlatTable>>
  /** The state's charges on the bill, from the law. */
  readonly surcharges: readonly Fee[]
  readonly cases: readonly GoldenCase[]
  /** Why the law bans a step, by the step's id; absent if it bans none. */
  readonly leftOut?: Readonly<Record<string, string>>
}
