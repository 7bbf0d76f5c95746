import { expect, it } from 'vitest'
import { annualMiles } from './annual-miles.ts'

it.each([
  ['COMMUTE_PLEASURE', 40, 12_000],
  ['COMMUTE_PLEASURE', 60, 17_000],
  ['COMMUTE_PLEASURE', 61, 17_250],
  ['BUSINESS', 40, 14_000],
  ['COMMUTE_PLEASURE', 1, 3_000],
  ['COMMUTE_PLEASURE', 12, 5_000],
  ['BUSINESS', 9_999, 40_000],
] as const)(
  'the miles of a year follow from the use and those of a day: %s, %i make %i',
  (use, daily, miles) => {
    expect(annualMiles(use, daily)).toBe(miles)
  },
)

it('one more mile a day never makes fewer a year, nor more than 300 more', () => {
  for (const use of ['COMMUTE_PLEASURE', 'BUSINESS'] as const)
    for (let daily = 1; daily < 300; daily++) {
      const more = annualMiles(use, daily + 1) - annualMiles(use, daily)
      expect(more, `${use} ${daily}`).toBeGreaterThanOrEqual(0)
      expect(more, `${use} ${daily}`).toBeLessThanOrEqual(300)
    }
})
