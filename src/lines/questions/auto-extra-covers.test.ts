import { expect, it } from 'vitest'
import { minimumLimits } from '../../law/auto-minimums.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import {
  mayChooseStacking,
  mayCoverGlass,
  mayDivideDeductible,
  mayDivideLimits,
  propertyDamage,
} from './auto-extra-covers.ts'

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

it('offers limits for property that the state allows, and never beside its minimum', () => {
  const choicesIn = (state: string, limits: 'L50' | 'L100') =>
    propertyDamage({ ...insured(state, 1), limits: { choice: limits } }).props.choices.map(
      ({ value }) => value,
    )
  expect(choicesIn('TX', 'L100')).toEqual(['SAME', '25000', '50000', '250000'])
  expect(choicesIn('TX', 'L50')).toEqual(['SAME', '25000', '100000', '250000'])
  for (const state of stateCodes) {
    const { property } = minimumLimits({ state, on: '2026-11-21' })
    const [, ...sums] = choicesIn(state, 'L100')
    expect(Math.min(...sums.map(Number)), state).toBeGreaterThanOrEqual(property)
    expect(mayDivideLimits({ ...insured(state, 1), limits: { choice: 'MIN' } }), state).toBe(false)
  }
})
