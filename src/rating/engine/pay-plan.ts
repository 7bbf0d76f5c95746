import { cent, divideRounded, factorPlaces, moneyPlaces, multiply, parseDecimal } from '../decimal.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import { isPayPlan, type PayPlanDocument } from '../plan/format/format-payments.ts'
import type { Installments } from './installments.ts'
import { mustBePayments } from './no-price.ts'

/** Ways to pay a term other than its total at once; amounts in 10^-4 dollars, whole cents. */
export interface PayPlan {
  /** A down payment and the months after it; `null` if the plan has none. */
  readonly monthly: (Installments & { readonly fee: bigint }) | null
  /** The total less the discount for paying in full; `null` if the plan has none. */
  readonly inFull: bigint | null
}

interface Amounts {
  readonly premium: bigint
  readonly total: bigint
}

/** The ways to pay that a plan offers; `null` if there are none. Throws a NoPrice for a payment of zero. */
export function compilePayPlan({ payments }: FlatPlan): ((amounts: Amounts) => PayPlan) | null {
  if (!payments || !isPayPlan(payments)) return null
  const monthlyOf = compileMonthly(payments.installments)
  const discount = parseDecimal(payments.paidInFull ?? '0', factorPlaces)
  const inFullOf = ({ premium, total }: Amounts) =>
    total - multiply(premium, { by: discount, rounding: { unit: cent, mode: 'halfUp' } })
  return amounts => {
    const monthly = monthlyOf(amounts.total)
    mustBePayments(monthly, amounts.total)
    return { monthly, inFull: discount > 0n ? inFullOf(amounts) : null }
  }
}

/** The down payment is what remains of the total after the monthly payments, which are rounded up to the cent. */
function compileMonthly(plan: PayPlanDocument['installments']): (total: bigint) => PayPlan['monthly'] {
  if (!plan) return () => null
  const rest = parseDecimal('1', factorPlaces) - parseDecimal(plan.down, factorPlaces)
  const fee = parseDecimal(plan.fee ?? '0', moneyPlaces)
  const later = BigInt(plan.count - 1)
  return total => {
    const financed = multiply(total, { by: rest, rounding: { unit: cent, mode: 'halfUp' } })
    const each = divideRounded(financed, { by: later * cent, mode: 'up' }) * cent
    return { count: plan.count, first: total - each * later, each: each + fee, fee }
  }
}
