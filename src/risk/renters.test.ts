import { describe, expect, it } from 'vitest'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { askable } from './askable.ts'
import type { RentersAnswers } from './renters.ts'

/** A young tenant with two devices and a dog. */
const tenant: Partial<RentersAnswers> = {
  dob: { month: 11, day: 22, year: 1995 },
  protections: { choices: ['SPRINKLER', 'GATED'] },
  animal: { choice: 'DOG_LISTED' },
}

/** The tenant's risk, with what differs. */
const riskIn = (state: State, answers: Partial<RentersAnswers> = {}) =>
  rentersIn({ state, answers: { ...tenant, ...answers } })

describe('the risk of a renters application', () => {
  it('starts the policy tomorrow and counts the age on that day', () => {
    const risk = riskIn('TX')
    expect(risk.effective).toBe('2026-11-22')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', dob: '1995-11-22', age: 31 })
  })

  it('lists what nobody was asked', () => {
    expect(riskIn('TX').assumed).toEqual(['settlement', 'householdSize', 'credit'])
  })

  it('assumes credit only where a state lets it be rated', () => {
    for (const state of stateCodes)
      expect(askable(riskIn(state)).assumed.includes('credit'), state).toBe(
        mayRate({ line: 'renters', state, factor: 'credit', on: '2026-11-22' }),
      )
  })

  it('assumes a neutral age and no devices when the visitor skipped the question (spec 4.2.4)', () => {
    const risk = riskIn('TX', { dob: null, protections: null })
    expect(risk.assumed).toContain('age')
    expect(risk.assumed).toContain('protections')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', age: 35 })
    expect(risk.renters.protections).toEqual([])
  })

  it('never lists "none" as a device', () => {
    expect(riskIn('TX', { protections: { choices: ['NONE'] } }).renters.protections).toEqual([])
  })

  it.each([
    ['TX', 'DOG_LISTED'],
    ['PA', 'DOG_LISTED'],
    ['IL', 'DOG'],
    ['NV', 'DOG'],
    ['NY', 'DOG'],
  ] as const)('takes a guarded breed in %s for %s where carriers hear of it', (state, animal) => {
    const risk = riskIn(state)
    expect(askable(risk).household.animal).toBe(animal)
  })
})
