import type { Quoted } from '../../connectors/connector.ts'
import { centsOf } from '../../units/cents.ts'
import type { PaymentPlan } from '../store/rows/order-store.ts'

/** The ways to pay a price, the one with the least to pay now first. Pure. */
export function payPlansOf({ bill, premium }: Pick<Quoted, 'bill' | 'premium'>): readonly PaymentPlan[] {
  const { term, payPlan, total } = bill
  if (term === 'month') return [{ id: 'installments', term, dueCents: centsOf(premium), later: null }]
  const whole = { id: 'in-full', term, dueCents: centsOf(payPlan?.inFull ?? total), later: null } as const
  const inParts = partsOf(bill)
  if (!inParts) return [whole]
  const { first, count, each } = inParts
  const later = { count: count - 1, cents: centsOf(each) }
  return [{ id: 'installments', term, dueCents: centsOf(first), later }, whole]
}

/** All payments of a term that may be paid in parts; those of a plan by the month include its fee. */
function partsOf({ installments, payPlan }: Quoted['bill']) {
  return installments ?? payPlan?.monthly
}
