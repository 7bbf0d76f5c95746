import { expect, it } from 'vitest'
import { minimumLimits } from './auto-minimums.ts'
import { stateCodes } from './jurisdictions.ts'
import { propertyDamagesBeside } from './property-damage.ts'

const on = '2026-11-22' as const
const hundred = { perPerson: 100_000, perAccident: 300_000, property: 100_000 }
const fifty = { perPerson: 50_000, perAccident: 100_000, property: 50_000 }

it.each([
  ['TX', 'MIN', ['25000', '50000']],
  ['CA', 'MIN', ['15000', '25000', '50000']],
  ['FL', 'MIN', ['10000', '25000', '50000', '100000']],
  ['LA', 'MIN', ['25000']],
  ['NC', 'MIN', ['50000', '100000']],
  ['PA', 'MIN', ['5000', '25000']],
  ['TX', fifty, ['25000', '50000', '100000']],
  ['TX', hundred, ['25000', '50000', '100000', '250000']],
  ['NC', hundred, ['50000', '100000', '250000']],
  ['MA', hundred, ['30000', '50000', '100000', '250000']],
] as const)('in %s, beside %j, a limit for damage is one of %j', (state, limits, sold) => {
  const home = { state, on }
  expect(propertyDamagesBeside(limits === 'MIN' ? minimumLimits(home) : limits, home)).toEqual(sold)
})

it('is never below what a state requires, and always the limits’ own among others', () => {
  for (const state of stateCodes)
    for (const day of [on, '2036-01-01'] as const) {
      const least = minimumLimits({ state, on: day })
      for (const limits of [least, fifty, hundred]) {
        const sold = propertyDamagesBeside(limits, { state, on: day }).map(Number)
        expect(Math.min(...sold), state).toBe(least.property)
        expect(sold, state).toContain(limits.property)
      }
    }
})
