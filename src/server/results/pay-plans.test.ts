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
    expect(plansOf({})).toEqual([
      { id: 'in-full', label: 'The year at once: $178.00 now', due_now: '178.00', installments: null },
    ])
    expect(plansOf({ payPlan: { inFull: '170.00' } })).toMatchObject([{ due_now: '170.00' }])
  })

  test('installments begin with the first, and say what follows', () => {
    const [first] = plansOf({ installments: { count: 12, first: '14.76', each: '14.84', sum: '178.00' } })
    expect(first).toEqual({
      id: 'installments',
      label: 'In installments: $14.76 now, then 11 payments of $14.84',
      due_now: '14.76',
      installments: { count: 11, each: '14.84' },
    })
  })

  test('a plan by the month asks for its down payment, and its fee is in what follows', () => {
    const monthly = { count: 2, first: '90.00', each: '94.00', fee: '6.00' }
    expect(plansOf({ payPlan: { monthly } })).toMatchObject([
      { due_now: '90.00', label: 'In installments: $90.00 now, then 1 payment of $94.00' },
      { id: 'in-full', due_now: '178.00' },
    ])
  })

  test('a price by the month alone is paid by the month, a trip for the trip', () => {
    expect(plansOf({ term: 'month' })).toMatchObject([{ id: 'installments', due_now: '14.84' }])
    expect(plansOf({ term: 'trip' })).toMatchObject([{ label: 'For the trip: $178.00 now' }])
  })
})
