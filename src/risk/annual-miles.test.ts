import { expect, it } from 'vitest'
import { annualMiles } from './annual-miles.ts'

it.each([
  ['COMMUTE_PLEASURE', 46, 11_960],
  ['COMMUTE_PLEASURE', 60, 15_600],
  ['COMMUTE_PLEASURE', 61, 22_265],
  ['BUSINESS', 46, 16_790],
  ['COMMUTE_PLEASURE', 1, 3_000],
  ['COMMUTE_PLEASURE', 12, 3_120],
  ['BUSINESS', 9_999, 40_000],
] as const)(
  'the miles of a year follow from the use and those of a day: %s, %i make %i',
  (use, daily, miles) => {
    expect(annualMiles(use, daily)).toBe(miles)
  },
)

it('more miles a day never make fewer a year', () => {
  for (const use of ['COMMUTE_PLEASURE', 'BUSINESS'] as const)
    for (let daily = 1; daily < 200; daily++)
      expect(annualMiles(use, daily + 1)).toBeGreaterThanOrEqual(annualMiles(use, daily))
})
