import { expect, test } from 'vitest'
import { tellPayPlan } from './tell-buying.ts'

const year = { id: 'in-full', term: 'year', dueCents: 17_800, later: null } as const

test('a way to pay says what is due now, and what follows', () => {
  expect(tellPayPlan(year, 'en')).toEqual({
    id: 'in-full',
    label: 'Pay in full: $178.00 now',
    due_now: '178.00',
    installments: null,
  })
  const inParts = {
    ...year,
    id: 'installments',
    dueCents: 1_476,
    later: { count: 11, cents: 1_484 },
  } as const
  expect(tellPayPlan(inParts, 'en')).toEqual({
    id: 'installments',
    label: 'Pay in installments: $14.76 now, then 11 payments of $14.84 ($178.00 in all)',
    due_now: '14.76',
    installments: { count: 11, each: '14.84' },
  })
  const rest = { ...inParts, dueCents: 9_000, later: { count: 1, cents: 9_400 } }
  expect(tellPayPlan(rest, 'en').label).toBe(
    'Pay in installments: $90.00 now, then 1 payment of $94.00 ($184.00 in all)',
  )
  expect(tellPayPlan({ ...year, term: 'trip' }, 'en').label).toBe('Pay in full: $178.00 now')
  const monthly = { id: 'installments', term: 'month', dueCents: 1_484, later: null } as const
  expect(tellPayPlan(monthly, 'en').label).toBe('Pay month to month: $14.84 now')
})
