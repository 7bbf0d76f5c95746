import { describe, expect, it } from 'vitest'
import { daysBetween, monthsBetween } from '../units/day.ts'
import type { RatedPlace } from './any-line.ts'
import { type PetAnswers, petRisk, speciesOf } from './pet.ts'

const austin: RatedPlace = {
  zip: '78701',
  state: 'TX',
  county: 'Travis',
  countyFips: '48453',
  city: 'Austin',
  lat: 30.27,
  lon: -97.74,
  coastMiles: 150,
  territory: 'T4',
}

const today = '2026-11-21'
const riskOf = (application: PetAnswers) => petRisk({ application, place: austin, today })

describe('the risk of a pet application', () => {
  const risk = riskOf({ pet: { choice: 'DOG_FLAT' }, dob: { month: 11, day: 22, year: 2020 } })

  it('starts the policy tomorrow and counts the months and weeks of the pet on that day', () => {
    expect(risk.effective).toBe('2026-11-22')
    expect(risk.pet).toEqual({
      species: 'DOG',
      breedGroup: 'DOG_FLAT',
      dob: '2020-11-22',
      ageMonths: 72,
      ageWeeks: 313,
    })
  })

  it("takes the place from the start page's ZIP code, and has no names", () => {
    const { coastMiles: _, ...location } = austin
    expect(risk.location).toEqual({ ...location, zip3: '787' })
    expect(risk.insured).toBeUndefined()
  })

  it('takes a pet of unknown age as four years old (spec 4.2.4)', () => {
    const passed = riskOf({ pet: { choice: 'CAT_MIXED' }, dob: null })
    expect(passed.pet).toEqual({ species: 'CAT', breedGroup: 'CAT_MIXED', ageMonths: 48, ageWeeks: 208 })
    expect(passed.assumed).toEqual(['petHealth', 'petPlan', 'petAge'])
    expect(risk.assumed).toEqual(['petHealth', 'petPlan'])
  })

  it('has the other pets of the household, each with its own age, and nothing where there are none', () => {
    const others = { pets: [{ pet: 'DOG_SMALL' as const, month: 11, day: 22, year: 2025 }] }
    expect(riskOf({ pet: { choice: 'CAT_MIXED' }, dob: null, others }).others).toEqual([
      ...[{ species: 'DOG', breedGroup: 'DOG_SMALL', dob: '2025-11-22', ageMonths: 12, ageWeeks: 52 }],
    ])
    const none = riskOf({ pet: { choice: 'CAT_MIXED' }, dob: null, others: { pets: [] } })
    expect(none).not.toHaveProperty('others')
  })

  it('counts 55 days as seven weeks and 56 days as eight', () => {
    const weeks = (day: number) =>
      riskOf({ pet: { choice: 'CAT_MIXED' }, dob: { month: 9, day, year: 2026 } }).pet.ageWeeks
    expect(weeks(28)).toBe(7)
    expect(weeks(27)).toBe(8)
  })

  it('distinguishes dogs and cats', () => {
    expect(
      (['DOG_SMALL', 'DOG_MEDIUM', 'DOG_LARGE', 'DOG_GIANT', 'DOG_FLAT'] as const).map(speciesOf),
    ).toEqual(Array(5).fill('DOG'))
    expect((['CAT_MIXED', 'CAT_PEDIGREE'] as const).map(speciesOf)).toEqual(['CAT', 'CAT'])
  })
})

describe('months and days between two days', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 0, 28],
    ['2026-01-31', '2026-03-01', 1, 29],
    ['2026-11-22', '2026-11-22', 0, 0],
    ['2025-11-23', '2026-11-22', 11, 364],
    ['2001-11-22', '2026-11-22', 300, 9131],
  ] as const)('from %s to %s are %d and %d', (first, last, months, days) => {
    expect(monthsBetween(first, last)).toBe(months)
    expect(daysBetween(first, last)).toBe(days)
  })
})
