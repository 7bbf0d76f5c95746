import { describe, expect, test } from 'vitest'
import type { Quoted } from '../../connectors/connector.ts'
import { payPlansOf } from './pay-plans.ts'

type Bill = Quoted['bill']

function plansOf(bill: Partial<Bill>) {
  const whole: Bill = { term: 'year', premium: '178.00', fees: [], surcharges: [], total: '178.00', ...bill }
  return payPlansOf({ premium: '14.84', bill: whole })
}

describe('the ways to pay', () => {
  test('a term that is priced as a whole is paid at once, by its own price for that where there is one', () => {
    expect(plansOf({})).toEqual([{ id: 'in-full', term: 'year', dueCents: 17_800, later: null }])
    expect(plansOf({ payPlan: { inFull: '170.00' } })).toMatchObject([{ dueCents: 17_000 }])
  })

  test('installments begin with the first, and say what follows', () => {
    const [first] = plansOf({ installments: { count: 12, first: '14.76', each: '14.84', sum: '178.00' } })
    expect(first).toEqual({
      id: 'installments',
      term: 'year',
      dueCents: 1_476,
      later: { count: 11, cents: 1_484 },
    })
  })

  test('a plan by the month asks for its down payment, and its fee is in what follows', () => {
    const monthly = { count: 2, first: '90.00', each: '94.00', fee: '6.00' }
    expect(plansOf({ payPlan: { monthly } })).toMatchObject([
      { dueCents: 9_000, later: { count: 1, cents: 9_400 } },
      { id: 'in-full', dueCents: 17_800 },
    ])
  })

  test('a price by the month alone is paid by the month, a trip for the trip', () => {
    expect(plansOf({ term: 'month' })).toMatchObject([{ id: 'installments', dueCents: 1_484 }])
    expect(plansOf({ term: 'trip' })).toMatchObject([{ term: 'trip', dueCents: 17_800 }])
  })
})
