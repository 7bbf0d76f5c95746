import * as v from 'valibot'
import { cents, dec, text } from './format-text.ts'

/** Each month's price as a share of the year. */
const byFactor = v.strictObject({ factor: dec, ref: text })

/** What each payment after the first costs in addition to its twelfth. */
const byTwelfths = v.strictObject({ installmentFee: cents, ref: text })

/** Ways to pay a term of several months other than its total at once. */
const payPlan = v.strictObject({
  /** A number of payments a month apart: a share of the total down, then equal ones, each with the fee. */
  installments: v.optional(
    v.strictObject({
      count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12)),
      down: dec,
      fee: v.optional(cents),
    }),
  ),
  /** The share of the premium that paying at once saves. */
  paidInFull: v.optional(dec),
  ref: text,
})
export type PayPlanDocument = v.InferOutput<typeof payPlan>

/** How a plan is paid: by the month, or for a term in other ways than at once. */
export const payments = v.union(
  [byFactor, byTwelfths, payPlan],
  'not a way to pay: give factor, installmentFee, or installments and paidInFull, and the ref',
)
export type Payments = v.InferOutput<typeof payments>

/** Whether these are ways to pay a term, and not the months of a year. */
export function isPayPlan(payments: Payments): payments is PayPlanDocument {
  return !('factor' in payments || 'installmentFee' in payments)
}
