import { describe, expect, it } from 'vitest'
import { stateCodes } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import type { RatedPlace } from './any-line.ts'
import { askable } from './askable.ts'
import { type RentersAnswers, rentersRisk } from './renters.ts'

const austin: RatedPlace = {
  zip: '78701',
  state: 'TX',
  county: 'Travis',
  countyFips: '48453',
  city: 'Austin',
  lat: 30.27,
  lon: -97.74,
  territory: 'T4',
}

const application: RentersAnswers = {
  address: { address1: '1 Sample St', address2: 'Apt 2' },
  home: { choice: 'APT_LARGE' },
  dob: { month: 11, day: 22, year: 1995 },
  protections: { choices: ['SPRINKLER', 'GATED'] },
  animal: { choice: 'DOG_LISTED' },
  property: { choice: '20000' },
  liability: { choice: '100000' },
  deductible: { choice: '500' },
  losses: { choice: 'ONE_THEFT' },
  contact: { firstName: 'Ann', lastName: 'Example' },
}

const today = '2026-11-21'

describe('the risk of a renters application', () => {
  it('starts the policy tomorrow and counts the age on that day', () => {
    const risk = rentersRisk({ application, place: austin, today })
    expect(risk.effective).toBe('2026-11-22')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', dob: '1995-11-22', age: 31 })
  })

  it('lists what nobody was asked', () => {
    expect(rentersRisk({ application, place: austin, today }).assumed).toEqual([
      'settlement',
      'householdSize',
      'credit',
    ])
  })

  it('assumes credit only where a state lets it be rated', () => {
    for (const state of stateCodes)
      expect(
        askable(rentersRisk({ application, place: { ...austin, state }, today })).assumed.includes('credit'),
        state,
      ).toBe(mayRate({ line: 'renters', state, factor: 'credit', on: '2026-11-22' }))
  })

  it('assumes a neutral age and no devices when the visitor skipped the question (spec 4.2.4)', () => {
    const passed = { ...application, dob: null, protections: null }
    const risk = rentersRisk({ application: passed, place: austin, today })
    expect(risk.assumed).toContain('age')
    expect(risk.assumed).toContain('protections')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', age: 35 })
    expect(risk.renters.protections).toEqual([])
  })

  it('never lists "none" as a device', () => {
    const bare = { ...application, protections: { choices: ['NONE' as const] } }
    expect(rentersRisk({ application: bare, place: austin, today }).renters.protections).toEqual([])
  })

  it.each([
    ['TX', 'DOG_LISTED'],
    ['PA', 'DOG_LISTED'],
    ['IL', 'DOG'],
    ['NV', 'DOG'],
    ['NY', 'DOG'],
  ] as const)('takes a guarded breed in %s for %s where carriers hear of it', (state, animal) => {
    const risk = rentersRisk({ application, place: { ...austin, state }, today })
    expect(askable(risk).household.animal).toBe(animal)
  })
})
