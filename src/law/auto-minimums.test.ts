import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../units/day.ts'
import { coversMinimum, minimumLimits, minimumSentence, minimumText } from './auto-minimums.ts'
import { type State, stateCodes } from './jurisdictions.ts'

const on = '2026-11-22'
const fifty = { perPerson: 50_000, perAccident: 100_000, property: 50_000 }

describe("a state's minimum car insurance", () => {
  it('is written as on a declarations page', () => {
    expect(minimumText({ state: 'CA', on }).en).toBe('$30,000 / $60,000 / $15,000')
    expect(minimumText({ state: 'TX', on }).en).toBe('$30,000 / $60,000 / $25,000')
  })

  it('is injury protection in Florida', () => {
    expect(minimumText({ state: 'FL', on }).en).toBe('$10,000 injury protection, $10,000 property damage')
    expect(minimumLimits({ state: 'FL', on })).toEqual({ injuryProtection: 10_000, property: 10_000 })
  })

  it('is said in Spanish too, with the Spanish name of the state', () => {
    expect(minimumSentence({ state: 'NC', on }).es).toBe(
      'Carolina del Norte exige al menos $50,000 / $100,000 / $50,000 de responsabilidad civil. También exige cobertura contra conductores sin seguro (UM) y cobertura contra conductores con seguro insuficiente (UIM).',
    )
    expect(minimumSentence({ state: 'DC', on }).es).toMatch(
      /^El Distrito de Columbia exige al menos .* También exige cobertura contra conductores sin seguro \(UM\)\.$/,
    )
  })

  it.each([
    ['CA', '2025-01-01', [15, 30, 5], [30, 60, 15]],
    ['CA', '2035-01-01', [30, 60, 15], [50, 100, 25]],
    ['VA', '2025-01-01', [30, 60, 20], [50, 100, 25]],
    ['UT', '2025-01-01', [25, 65, 15], [30, 65, 25]],
    ['NC', '2025-07-01', [30, 60, 25], [50, 100, 50]],
    ['MA', '2025-07-01', [20, 40, 5], [25, 50, 30]],
    ['NJ', '2026-01-01', [25, 50, 25], [35, 70, 25]],
    ['HI', '2026-01-01', [20, 40, 10], [40, 80, 20]],
  ] as const)('changes in %s on %s', (state, first, before, after) => {
    expect(thousands(state, addDays(first, -1))).toEqual(before)
    expect(thousands(state, first)).toEqual(after)
  })

  it.each(stateCodes)('grows from one person to all in one accident in %s', state => {
    const least = minimumLimits({ state, on })
    expect(least.property).toBeGreaterThanOrEqual(5000)
    if ('perPerson' in least) expect(least.perAccident).toBeGreaterThanOrEqual(least.perPerson * 2)
  })
})

describe('a choice no higher than the minimum', () => {
  const statesThatLeaveOut = (limits: typeof fifty) =>
    stateCodes.filter(state => coversMinimum(limits, { state, on }))

  it('is within the minimum in all three limits', () => {
    expect(statesThatLeaveOut(fifty)).toEqual(['NC'])
    expect(statesThatLeaveOut({ ...fifty, property: 25_000 })).toEqual(['AK', 'ME', 'NC', 'VA'])
    expect(statesThatLeaveOut({ ...fifty, perAccident: 300_000 })).toEqual([])
  })

  it('depends on the day the policy begins', () => {
    expect(coversMinimum(fifty, { state: 'NC', on: '2025-06-30' })).toBe(false)
    expect(coversMinimum(fifty, { state: 'NC', on: '2025-07-01' })).toBe(true)
  })

  it('does not exist in Florida, which requires no injury liability', () => {
    const least = { perPerson: 0, perAccident: 0, property: 10_000 }
    expect(coversMinimum(least, { state: 'FL', on })).toBe(false)
  })
})

function thousands(state: State, day: Day): number[] {
  return Object.values(minimumLimits({ state, on: day })).map(limit => limit / 1000)
}
