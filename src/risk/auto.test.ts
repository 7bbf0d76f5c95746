import { describe, expect, it } from 'vitest'
import { placeIn, today } from '../../tests/carriers/samples/sample.ts'
import {
  ann,
  autoIn,
  ben,
  camry,
  carLike,
  driving,
  ordinaryAuto,
} from '../../tests/carriers/samples/sample-auto.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { askable } from './askable.ts'
import type { AutoAnswers } from './auto/auto-answers.ts'
import { autoRisk } from './auto.ts'

const riskWith = (answers: Partial<AutoAnswers> = {}) => autoIn({ state: 'TX', answers })

describe('the risk of an auto application', () => {
  it('starts the policy tomorrow and counts ages and years licensed on that day', () => {
    const birthday = driving({ dateBirth: '1995-11-22', firstLicenseAge: 18 })
    const risk = riskWith({ drivers: birthday })
    expect(risk.effective).toBe('2026-11-22')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', dob: '1995-11-22', age: 31 })
    expect(risk.drivers).toMatchObject([{ age: 31, yearsLicensed: 13 }])
  })

  it('never counts negative years licensed', () => {
    expect(riskWith({ drivers: driving({ dateBirth: '2012-01-01' }) }).drivers).toMatchObject([
      { age: 14, yearsLicensed: 0 },
    ])
  })

  it('takes the spouse as married and the others as single, because only the first driver is asked', () => {
    const drivers = [
      { driver: { ...ann, maritalStatus: 'D' } as const },
      { driver: { ...ben, relation: 'Spouse' } as const },
      { driver: ben },
    ]
    expect(riskWith({ drivers }).drivers.map(({ maritalStatus }) => maritalStatus)).toEqual(['D', 'M', 'S'])
  })

  it('marks what a driver did not answer', () => {
    expect(riskWith().drivers).toMatchObject([{ education: 'NOT_GIVEN', employment: 'NOT_GIVEN' }])
    const answered = driving({ education: 'BACHELORS', employment: 'RETIRED' })
    expect(riskWith({ drivers: answered }).drivers).toMatchObject([
      { education: 'BACHELORS', employment: 'RETIRED' },
    ])
  })

  it('needs a driver', () => {
    expect(() => riskWith({ drivers: [] })).toThrow(RangeError)
  })

  it("counts the age of a vehicle from its model year, zero for next year's", () => {
    const vehicles = [camry, carLike({ year: 2027, group: 'PICKUP' })]
    expect(riskWith({ vehicles }).vehicles).toMatchObject([
      { age: 3, group: 'MID_SEDAN', annualMiles: 12_000 },
      { age: 0, group: 'PICKUP' },
    ])
  })

  it('counts two accidents as including one, and none as nothing', () => {
    const past = (...choices: AutoAnswers['incidents']['choices']) =>
      riskWith({ incidents: { choices } }).auto.incidents
    expect(past('NONE')).toEqual([])
    expect(past('AT_FAULT_1', 'AT_FAULT_2', 'SPEEDING')).toEqual(['AT_FAULT_2', 'SPEEDING'])
    expect(past('AT_FAULT_1')).toEqual(['AT_FAULT_1'])
  })

  it('is neutral when a question was not asked or was skipped (spec 4.2.4)', () => {
    const { ownership: _, credit: __, deductible: ___, ...unasked } = ordinaryAuto
    const risk = autoRisk({
      application: { ...unasked, physicalDamage: { choice: 'LIABILITY' } },
      place: placeIn('CA'),
      today,
    })
    expect(risk.household).toEqual({ home: 'OTHER', credit: 'UNKNOWN' })
    expect(riskWith({ credit: null }).household.credit).toBe('UNKNOWN')
  })
})

describe('what an auto risk assumes', () => {
  it('is the coverage that nobody chooses, and the days a car is driven', () => {
    const limits = { priorLimits: { choice: 'L100' } } as const
    expect(riskWith(limits).assumed).toEqual(['autoCover', 'drivingDays'])
  })

  it('is who had the accident, if there is more than one driver', () => {
    const incidents = { choices: ['AT_FAULT_1'] } as const
    const two = [{ driver: ann }, { driver: ben }]
    expect(riskWith({ incidents, drivers: two }).assumed).toContain('drivingRecord')
    expect(riskWith({ incidents }).assumed).not.toContain('drivingRecord')
    expect(riskWith({ drivers: two }).assumed).not.toContain('drivingRecord')
  })

  it('is how far a car is driven in a year, unless somebody said so of every car', () => {
    const [told, open] = [{ ...camry, annualMiles: 900 }, camry]
    const known = riskWith({ vehicles: [told] })
    expect(known.assumed).not.toContain('drivingDays')
    expect(known.vehicles.map(({ annualMiles }) => annualMiles)).toEqual([900])
    expect(riskWith({ vehicles: [told, open] }).assumed).toContain('drivingDays')
  })

  it('is the credit that was not answered, where a state lets it count', () => {
    for (const state of stateCodes)
      for (const credit of [null, { choice: 'UNKNOWN' } as const])
        expect(
          askable(autoIn({ state, answers: { credit } })).assumed.includes('creditNotGiven'),
          state,
        ).toBe(mayRate({ line: 'auto', state, factor: 'credit', on: '2026-11-22' }))
    expect(riskWith({ credit: { choice: 'FAIR' } }).assumed).not.toContain('creditNotGiven')
  })

  it('is the current limits that were not answered, but not for a visitor without insurance', () => {
    expect(riskWith({ priorLimits: null }).assumed).toContain('priorLimits')
    expect(riskWith().assumed).toContain('priorLimits')
    const { priorLimits: _, ...uninsured } = ordinaryAuto
    const lapsed = { ...uninsured, status: { choice: 'NEVER' }, lapse: { choice: 'FIRST_CAR' } } as const
    expect(autoRisk({ application: lapsed, place: placeIn('TX'), today }).assumed).not.toContain(
      'priorLimits',
    )
    expect(askable(autoIn({ state: 'CA', answers: { priorLimits: null } })).assumed).not.toContain(
      'priorLimits',
    )
  })
})
