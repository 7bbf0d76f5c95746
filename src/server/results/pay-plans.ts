import type { Quoted } from '../../connectors/connector.ts'
import type { PayPlan } from '../../contract/pay-plan.ts'
import { dollars } from '../../language/money.ts'
import { counted } from '../../language/numbers.ts'

/** The ways to pay a price, the one with the least to pay now first. Pure. */
export function payPlansOf({ bill, premium }: Pick<Quoted, 'bill' | 'premium'>): readonly PayPlan[] {
  if (bill.term === 'month') return [plan('installments', premium, null, 'Month by month')]
  const inFull = bill.payPlan?.inFull ?? bill.total
  const whole = plan(
    'in-full',
    inFull,
    null,
    bill.term === 'trip' ? 'For the trip' : `The ${bill.term} at once`,
  )
  const later = laterOf(bill)
  if (!later) return [whole]
  const { first, count, each } = later
  return [plan('installments', first, { count, each }, 'In installments'), whole]
}

/** The first payment and those after it, where a term may be paid in parts. */
function laterOf({ installments, payPlan }: Quoted['bill']) {
  if (installments)
    return { first: installments.first, count: installments.count - 1, each: installments.each }
  const monthly = payPlan?.monthly
  if (!monthly) return null
  // Including the fee.
  return { first: monthly.first, count: monthly.count - 1, each: monthly.each }
}

function plan(
  id: PayPlan['id'],
  due_now: string,
  installments: PayPlan['installments'],
  name: string,
): PayPlan {
  const rest = installments
    ? `, then ${counted(installments.count, 'payment')} of ${dollars(installments.each)}`
    : ''
  return { id, label: `${name}: ${dollars(due_now)} now${rest}`, due_now, installments }
}
