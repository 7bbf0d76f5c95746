import { expect, it } from 'vitest'
import { mayChooseStacking, mayCoverGlass, mayDivideDeductible } from './auto-extra-covers.ts'

const insured = (state: string, cars: number, uninsured?: 'NONE' | 'L50') => ({
  address: { state },
  today: '2026-11-21' as const,
  limits: { choice: 'L100' as const },
  vehicles: Array.from({ length: cars }),
  ...(uninsured ? { uninsured: { choice: uninsured } } : {}),
})

it('divides a deductible only where the policy pays for collisions', () => {
  expect(mayDivideDeductible({})).toBe(true)
  expect(mayDivideDeductible({ physicalDamage: { choice: 'FULL' } })).toBe(true)
  for (const choice of ['COMP', 'LIABILITY'] as const)
    expect(mayDivideDeductible({ physicalDamage: { choice } }), choice).toBe(false)
})

it('offers glass without a deductible where the cars are covered and the law does not give it anyway', () => {
  const may = (state: string, choice: 'COMP' | 'LIABILITY' = 'COMP') =>
    mayCoverGlass({ ...insured(state, 1), physicalDamage: { choice } })
  expect(may('TX')).toBe(true)
  expect(may('TX', 'LIABILITY')).toBe(false)
  for (const state of ['FL', 'KY', 'SC']) expect(may(state), state).toBe(false)
})

it('asks about stacking in Florida and Pennsylvania alone, of several cars with a cover for uninsured drivers', () => {
  expect(mayChooseStacking(insured('FL', 2, 'L50'))).toBe(true)
  expect(mayChooseStacking(insured('PA', 3, 'L50'))).toBe(true)
  expect(mayChooseStacking(insured('FL', 1, 'L50'))).toBe(false)
  expect(mayChooseStacking(insured('FL', 2, 'NONE'))).toBe(false)
  expect(mayChooseStacking(insured('TX', 2, 'L50'))).toBe(false)
})
