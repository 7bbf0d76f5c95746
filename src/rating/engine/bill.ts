import type { Text } from '../../language/text.ts'
import { cent, factorPlaces, moneyPlaces, multiply, parseDecimal, roundMoney } from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import type { Fee, FlatPlan } from '../plan/format/format.ts'
import { isPayPlan } from '../plan/format/format-payments.ts'
import { monthsInYear } from '../plan/format/format-text.ts'
import { compileCondition } from './condition.ts'
import { type Installments, installments, paymentsByFactor, withInstallmentFee } from './installments.ts'
import { mustBePayments, mustBePrice } from './no-price.ts'
import { compilePayPlan, type PayPlan } from './pay-plan.ts'
import { roundingOf } from './step.ts'

/** A line of the bill other than the premium. */
export interface BillLine {
  readonly id: string
  readonly label: Text
  /** 10^-4 dollars, whole cents. */
  readonly amount: bigint
}

/** The amounts of a whole term, in 10^-4 dollars. */
export interface Bill {
  readonly premium: bigint
  readonly fees: readonly BillLine[]
  readonly surcharges: readonly BillLine[]
  readonly total: bigint
  /** The monthly payments of a year; `null` if the visitor pays the term at once. */
  readonly payments: Installments | null
  /** Other ways to pay the term; `null` if the plan has none. */
  readonly payPlan: PayPlan | null
}

/**
 * Rounds the premium by the plan's rule and adds the plan's fees and the state's surcharges. Throws a NoPrice if the result is not
 * a valid price.
 */
export function compileBill(plan: FlatPlan): (exact: bigint, scope: Scope) => Bill {
  const rounding = roundingOf(plan.rounding.premium)
  const feeLines = plan.fees.map(compileFee)
  const surchargeLines = plan.surcharges.map(compileFee)
  const paymentsOf = compilePayments(plan)
  const payPlanOf = compilePayPlan(plan)
  return (exact, scope) => {
    const premium = roundMoney(exact, rounding)
    const fees = feeLines.flatMap(line => line(premium, scope))
    const surcharges = surchargeLines.flatMap(line => line(premium, scope))
    let total = premium
    for (const { amount } of fees) total += amount
    for (const { amount } of surcharges) total += amount
    mustBePrice({ premium, total })
    const payments = paymentsOf(total)
    mustBePayments(payments, total)
    const payPlan = payPlanOf?.({ premium, total }) ?? null
    return { premium, fees, surcharges, total, payments, payPlan }
  }
}

function compilePayments({ period, payments }: FlatPlan): (total: bigint) => Installments | null {
  if (period !== 'month') return () => null
  if (!payments || isPayPlan(payments)) return total => installments(total, monthsInYear)
  if ('installmentFee' in payments) {
    const fee = parseDecimal(payments.installmentFee, moneyPlaces)
    return total => withInstallmentFee(installments(total, monthsInYear), fee)
  }
  const factor = parseDecimal(payments.factor, factorPlaces)
  return total => paymentsByFactor(total, factor)
}

const toCent = { unit: cent, mode: 'halfUp' } as const

/** The bill lines of a fee: one, or none if its condition is false. */
function compileFee({ when, ...fee }: Fee): (premium: bigint, scope: Scope) => readonly BillLine[] {
  const lineOf = compileAmount(fee)
  if (!when) return (premium, scope) => [lineOf(premium, scope)]
  const test = compileCondition(when)
  return (premium, scope) => (test(scope) ? [lineOf(premium, scope)] : [])
}

function compileAmount({ id, label, value }: Fee): (premium: bigint, scope: Scope) => BillLine {
  if ('each' in value) {
    const { each } = value
    const amount = parseDecimal(value.const, moneyPlaces)
    return (_, scope) => ({ id, label, amount: amount * countOf(scope[each]) })
  }
  if ('const' in value) {
    const line = { id, label, amount: parseDecimal(value.const, moneyPlaces) }
    return () => line
  }
  const times = parseDecimal(value.times, factorPlaces)
  return premium => ({ id, label, amount: multiply(premium, { by: times, rounding: toCent }) })
}

function countOf(list: Scope[string]): bigint {
  return Array.isArray(list) ? BigInt(list.length) : 0n
}
