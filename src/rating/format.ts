import * as v from 'valibot'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { type Day, insuranceLines } from '../law/rule.ts'
import type { Dec } from './decimal.ts'

/** The text form of a rate plan: a family of plans, one for each of its states, and what single states change. */

const text = v.pipe(v.string(), v.nonEmpty())
const dec = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'write a number as decimal text, like "1.06"'),
)
const day = v.custom<Day>(
  value => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  'write a day as YYYY-MM-DD',
)
const state = v.picklist(stateCodes, 'not one of the 51 states')

/** An amount of a bill. */
const cents = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'write dollars and cents, like "12.00"'))
const unit = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,4})?$/, 'write a unit of money, like "0.01"'),
  v.check(text => Number(text) > 0, 'write a unit above zero, like "0.01"'),
)

const roundingRule = v.strictObject({
  to: unit,
  mode: v.picklist(['halfUp', 'halfEven', 'up', 'down']),
})
export type RoundingRule = v.InferOutput<typeof roundingRule>

/** The premium stands on the bill, so it is never finer than the cent. */
const premiumRule = v.strictObject({
  ...roundingRule.entries,
  to: v.pipe(unit, v.regex(/^\d+(\.\d{1,2})?$/, 'write whole cents, like "0.25"')),
})

const scalar = v.union([v.string(), v.number(), v.boolean()])
type Scalar = v.InferOutput<typeof scalar>

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'

/** A test of the inputs: `["eq", "losses", "TWO"]`, `["and", …]`, `["has", "protections", "SPRINKLER"]`. */
export type Cond =
  | readonly [Comparison, string, Scalar]
  | readonly ['in', string, readonly Scalar[]]
  | readonly ['has', string, string]
  | readonly ['and' | 'or', ...Cond[]]
  | readonly ['not', Cond]

const cond: v.GenericSchema<unknown, Cond> = v.lazy(() =>
  v.union(
    [
      v.tuple([v.picklist(['eq', 'ne', 'lt', 'le', 'gt', 'ge']), text, scalar]),
      v.tuple([v.literal('in'), text, v.array(scalar)]),
      v.tuple([v.literal('has'), text, text]),
      v.tupleWithRest([v.picklist(['and', 'or'])], cond),
      v.tuple([v.literal('not'), cond]),
    ],
    'not a condition like ["eq", "losses", "TWO"]',
  ),
)

const csv = v.pipe(v.string(), v.endsWith('.csv'))
const tableDocument = v.union(
  [
    v.strictObject({ kind: v.literal('exact'), csv }),
    v.strictObject({
      kind: v.literal('exact'),
      keys: v.array(text),
      rows: v.array(v.tuple([v.array(v.string()), dec])),
    }),
    v.strictObject({ kind: v.literal('range'), key: text, csv }),
    v.strictObject({ kind: v.literal('range'), key: text, rows: v.array(v.tuple([dec, dec, dec])) }),
    v.strictObject({ kind: v.literal('curve'), key: text, scale: v.number(), csv }),
    v.strictObject({
      kind: v.literal('curve'),
      key: text,
      scale: v.number(),
      points: v.array(v.tuple([dec, dec])),
    }),
  ],
  'not a table: give kind, keys and rows, or kind and csv',
)
export type TableDocument = v.InferOutput<typeof tableDocument>

const rule = v.strictObject({
  id: text,
  when: cond,
  outcome: v.picklist(['decline', 'refer', 'call', 'unavailable']),
  code: text,
  /** A courteous sentence for the visitor. */
  message: text,
  /** What would help. */
  text: v.optional(text),
  ref: text,
})
/** A rule of eligibility; the first that fits wins. */
export type EligibilityRule = v.InferOutput<typeof rule>

const stepValue = v.union(
  [
    v.strictObject({ const: dec }),
    v.strictObject({ table: text }),
    /** One minus the sum of a table's rows for every member of a set, the sum capped. */
    v.strictObject({ sumCredits: text, cap: dec }),
  ],
  'not a value: give const, table, or sumCredits and cap',
)

const step = v.strictObject({
  id: text,
  label: text,
  /** Page or rule of the manual. */
  ref: text,
  op: v.picklist(['set', 'mul', 'add', 'sub', 'min', 'max']),
  value: stepValue,
  when: v.optional(cond),
  round: v.optional(roundingRule),
})
/** One step of the calculation, applied to the running premium. */
export type Step = v.InferOutput<typeof step>

const fee = v.strictObject({
  id: text,
  label: text,
  ref: text,
  value: v.union(
    [v.strictObject({ const: cents }), v.strictObject({ step: v.literal('premium'), times: dec })],
    'not a fee: give const in dollars and cents, or step and times',
  ),
})
/** A line of the bill beside the premium: dollars, or a share of the premium, to the cent. */
export type Fee = v.InferOutput<typeof fee>

const note = v.strictObject({ when: cond, text })

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
  effective: v.strictObject({ newBusiness: day, renewal: v.optional(day), until: v.optional(day) }),
  approved: v.optional(day),
  reference: text,
  /** What the visitor pays by. The steps give the amount of a whole term: a year, or what the period says. */
  period: v.picklist(['month', '6 months', 'year', 'trip']),
  /** What each month costs as a share of the year; absent where twelve payments sum to the year. */
  payments: v.optional(v.strictObject({ factor: dec, ref: text })),
  currency: v.literal('USD'),
  rounding: v.optional(v.strictObject({ step: v.optional(roundingRule), premium: v.optional(premiumRule) })),
  tables: v.record(text, tableDocument),
  eligibility: v.array(rule),
  steps: v.pipe(v.array(step), v.nonEmpty()),
  fees: v.array(fee),
  present: v.strictObject({
    /** `{personalProperty}` and the like stand for the inputs of the risk. */
    coverageText: text,
    notes: v.optional(v.array(note), []),
  }),
  cases: v.optional(
    v.strictObject({ profiles: v.record(text, v.record(text, v.union([scalar, v.array(v.string())]))), csv }),
  ),
})
export type FamilyDocument = v.InferOutput<typeof familyDocument>

const ids = v.optional(v.array(text), [])

const overrideDocument = v.strictObject({
  ...shared,
  extends: text,
  states: v.pipe(v.array(state), v.nonEmpty()),
  /** Why these states differ. */
  reason: text,
  drop: v.optional(v.strictObject({ tables: ids, eligibility: ids, steps: ids, fees: ids }), {}),
  tables: v.optional(v.record(text, tableDocument), {}),
  eligibility: v.optional(v.array(rule), []),
  steps: v.optional(v.array(step), []),
  fees: v.optional(v.array(fee), []),
})
/** What some states of a family change: what it names takes the place of its namesake or goes to the end. */
export type OverrideDocument = v.InferOutput<typeof overrideDocument>

export const planDocument = v.lazy(input =>
  typeof input === 'object' && input !== null && 'extends' in input ? overrideDocument : familyDocument,
)

/** A row of a flat table: its key cells, its value, and where it was written. */
export interface FlatRow {
  readonly keys: readonly string[]
  readonly value: Dec
  readonly at: string
}

/**
 * A table of a flat plan. Keys of an exact table are values of its inputs, of a range `from` and `to` (the
 * end excluded), of a curve the point.
 */
export type FlatTable = (
  | { readonly kind: 'exact'; readonly keys: readonly string[] }
  | { readonly kind: 'range'; readonly keys: readonly [string] }
  | { readonly kind: 'curve'; readonly keys: readonly [string]; readonly scale: number }
) & { readonly rows: readonly FlatRow[] }

export interface GoldenCase {
  readonly name: string
  readonly input: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** The running amount after every row of the worksheet, with spaces between. */
  readonly worksheet: string
  readonly total: Dec
  readonly at: string
}

/** A plan for one state with nothing left to look up: what is hashed, checked and compiled. */
export interface FlatPlan
  extends Omit<
    FamilyDocument,
    'states' | 'tables' | 'cases' | 'rounding' | 'eligibility' | 'steps' | 'fees'
  > {
  readonly state: State
  readonly eligibility: readonly EligibilityRule[]
  readonly steps: readonly Step[]
  readonly fees: readonly Fee[]
  readonly rounding: { readonly step: RoundingRule; readonly premium: RoundingRule }
  readonly tables: Readonly<Record<string, FlatTable>>
  /** What the state adds to the bill, from the law. */
  readonly surcharges: readonly Fee[]
  readonly cases: readonly GoldenCase[]
}
