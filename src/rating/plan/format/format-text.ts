import * as v from 'valibot'
import { textFile } from '../../../language/text-file.ts'

/** The words and numbers of plan documents. */

export const text = v.pipe(v.string(), v.nonEmpty())

/** What visitors read in a plan. */
export const said = textFile(text)

export const dec = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'write a number as decimal text, like "1.06"'),
)

/** An amount of a bill. */
export const cents = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'write dollars and cents, like "12.00"'),
)

const unit = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,4})?$/, 'write a unit of money, like "0.01"'),
  v.check(text => Number(text) > 0, 'write a unit above zero, like "0.01"'),
)

export const roundingRule = v.strictObject({
  to: unit,
  mode: v.picklist(['halfUp', 'halfEven', 'up', 'down']),
})
export type RoundingRule = v.InferOutput<typeof roundingRule>

/** The premium is printed on the bill, so it is never finer than the cent. */
export const premiumRule = v.strictObject({
  ...roundingRule.entries,
  to: v.pipe(unit, v.regex(/^\d+(\.\d{1,2})?$/, 'write whole cents, like "0.25"')),
})

export const scalar = v.union([v.string(), v.number(), v.boolean()])
type Scalar = v.InferOutput<typeof scalar>

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'

/** A test of the inputs: `["eq", "losses", "TWO"]`, `["and", …]`, `["has", "protections", "SPRINKLER"]`. */
export type Cond =
  | readonly [Comparison, string, Scalar]
  | readonly ['in', string, readonly Scalar[]]
  | readonly ['has', string, string]
  | readonly ['and' | 'or', ...Cond[]]
  | readonly ['not', Cond]

export const cond: v.GenericSchema<unknown, Cond> = v.lazy(() =>
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

/** The payments of a year paid by the month. */
export const monthsInYear = 12

/** The conditions joined by an `and`, an `or` or a `not`. */
export function partsOf(cond: Cond): readonly Cond[] {
  // A tuple's first member does not narrow its type, so the members are distinguished here.
  return cond[0] === 'and' || cond[0] === 'or' || cond[0] === 'not' ? (cond.slice(1) as Cond[]) : []
}

/** The inputs a condition looks at. */
export function inputsOf(cond: Cond): readonly string[] {
  const parts = partsOf(cond)
  return parts.length > 0 ? parts.flatMap(inputsOf) : [String(cond[1])]
}
