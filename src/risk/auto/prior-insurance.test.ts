import { describe, expect, it } from 'vitest'
import { type PriorAnswers, priorOf } from './prior-insurance.ts'

const on = '2026-11-22'
const insured: PriorAnswers = { status: { choice: 'YES' }, continuous: { choice: 'Y3_5' } }

describe('insurance before the policy', () => {
  it('counts how long it has lasted', () => {
    expect(priorOf(insured, on)).toEqual({ insurance: 'Y3_5', limits: 'UNKNOWN', tenureYears: 0 })
  })

  it.each([
    ['EXPIRED_30', 'OTHER', 'LAPSED_30'],
    ['EXPIRED_LONG', 'OTHER', 'LAPSED'],
    ['NEVER', 'OTHER', 'LAPSED'],
    ['EXPIRED_30', 'MISSED', 'LAPSED_30'],
    ['EXPIRED_LONG', 'MISSED', 'LAPSED'],
    ['NEVER', 'FIRST_CAR', 'NO_CAR'],
    ['EXPIRED_LONG', 'NO_CAR', 'NO_CAR'],
    ['EXPIRED_LONG', 'MILITARY', 'MILITARY'],
    ['EXPIRED_30', 'CANCELLED', 'CANCELLED'],
  ] as const)('or how and why it ended: %s, %s is %s', (status, lapse, insurance) => {
    const ended = { status: { choice: status }, lapse: { choice: lapse } }
    expect(priorOf(ended, on).insurance).toBe(insurance)
  })

  it.each([
    [2023, 11, 3],
    [2023, 12, 2],
    [2026, 11, 0],
    [2026, 12, 0],
    [1987, 1, 39],
  ])('counts whole years with the insurer: since %i/%i it is %i', (year, month, years) => {
    const insurer = {
      current_insurer: 'Sample Mutual',
      current_policy_start_year: year,
      current_policy_start_month: month,
    }
    expect(priorOf({ ...insured, insurer }, on)).toMatchObject({
      carrier: 'Sample Mutual',
      tenureYears: years,
    })
  })

  it('has limits that may be skipped (spec 4.2.4)', () => {
    expect(priorOf({ ...insured, priorLimits: { choice: 'L250' } }, on).limits).toBe('L250')
    expect(priorOf({ ...insured, priorLimits: null }, on).limits).toBe('UNKNOWN')
  })
})
