import { describe, expect, it } from 'vitest'
import { ann, autoIn, ben, camry, carLike } from '../../carriers/testing/sample-auto.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import type { AutoAnswers } from '../../risk/auto-answers.ts'
import { english } from '../../sentences/english.ts'
import { autoInputs, autoInputsOf } from './auto.ts'

const inputsOf = (risk: AutoRisk) => autoInputsOf(askable(risk))

describe('an auto risk as plans read it', () => {
  it('has each of its traits by name, and those of every driver and vehicle', () => {
    const risk = autoIn({
      state: 'TX',
      territory: 'T2',
      answers: {
        vehicles: [camry, carLike({ year: 2012, group: 'PICKUP', usage: 'BUSINESS', ownership: 'LEASED' })],
        drivers: [{ driver: { ...ann, education: 'MASTERS_OR_ABOVE' } }, { driver: ben }],
        incidents: { choices: ['SPEEDING', 'NOT_AT_FAULT'] },
        limits: { choice: 'L250' },
        deductible: { choice: '1000' },
        ownership: { choice: 'OWN_CONDO' },
      },
    })
    expect(inputsOf(risk)).toEqual({
      state: 'TX',
      territory: 'T2',
      zip: '00000',
      countyFips: '00000',
      limits: 'L250',
      physicalDamage: 'FULL',
      deductible: 1000,
      pipLevel: 'NONE',
      tort: 'FULL',
      um: 'NONE',
      uim: 'NONE',
      medPay: 0,
      rental: 0,
      incidents: ['SPEEDING'],
      notAtFault: true,
      priorInsurance: 'Y1_3',
      priorLimits: 'UNKNOWN',
      tenureYears: 0,
      homeOwnership: 'OWN_CONDO',
      credit: 'GOOD',
      vehicleCount: 2,
      drivers: [
        {
          driverAge: 40,
          senior: false,
          yearsLicensed: 24,
          goodDriver: true,
          sex: 'F',
          maritalStatus: 'S',
          education: 'MASTERS_OR_ABOVE',
          employment: 'NOT_GIVEN',
        },
        {
          driverAge: 17,
          senior: false,
          yearsLicensed: 1,
          goodDriver: false,
          sex: 'M',
          maritalStatus: 'S',
          education: 'NOT_GIVEN',
          employment: 'NOT_GIVEN',
        },
      ],
      vehicles: [
        {
          vehicleGroup: 'MID_SEDAN',
          make: 'Toyota',
          model: 'Camry',
          vinPattern: '4T1G11AKP',
          vehicleAge: 3,
          use: 'COMMUTE_PLEASURE',
          annualMiles: 12_000,
          ownership: 'OWNED',
        },
        {
          vehicleGroup: 'PICKUP',
          make: 'Toyota',
          model: 'Camry',
          vinPattern: '4T1G11AKP',
          vehicleAge: 14,
          use: 'BUSINESS',
          annualMiles: 14_000,
          ownership: 'LEASED',
        },
      ],
      cover: {
        injury: [250_000, 500_000],
        injuryProtection: [],
        property: [250_000],
        without: ['injuryProtection', 'uninsured'],
        physicalDamage: 'FULL',
        deductibles: [1_000],
      },
    })
  })

  it.each([
    ['TX', '30/60/25, no PIP, no UM, liability only'],
    ['CA', '30/60/15, no UM, liability only'],
    ['FL', '10 PIP/10 PD, no UM, liability only'],
    ['NY', '25/50/10, $50,000 PIP, UM 25/50, liability only'],
    ['MI', '50/100/10, unlimited PIP, $1,000,000 PPI, no UM, liability only'],
    ['NC', '50/100/50, UM 50/100, UIM 50/100, liability only'],
    ['DE', '25/50/10, $15,000 PIP, no UM, liability only'],
    ['PA', '15/30/5, full tort, $5,000 MedPay, no UM, liability only'],
    ['NJ', '35/70/25, limited tort, $15,000 PIP, UM 35/70, liability only'],
    ['KY', '25/50/25, limited tort, $10,000 PIP, no UM, liability only'],
    ['NH', '25/50/25, $1,000 MedPay, UM 25/50, liability only'],
  ] as const)(
    'tells limits, right to sue, injury protection and uninsured drivers: %s, %s',
    (state, cover) => {
      const answers = { limits: { choice: 'MIN' }, physicalDamage: { choice: 'LIABILITY' } } as const
      expect(english['cover.auto'](inputsOf(autoIn({ state, answers })).cover)).toBe(cover)
    },
  )

  it('takes injury protection and the right to sue as chosen, where the state has buyers choose', () => {
    const chosen = (state: State, answers: Partial<AutoAnswers>) => inputsOf(autoIn({ state, answers }))
    const limited = { injuryProtection: { choice: '250000' }, tort: { choice: 'LIMITED' } } as const
    expect(chosen('MI', {})).toMatchObject({ pipLevel: 'UNLIMITED', tort: 'LIMITED', um: 'NONE' })
    expect(chosen('MI', limited).pipLevel).toBe('250000')
    expect(english['cover.auto'](chosen('MI', limited).cover)).toContain('$250,000 PIP')
    expect(chosen('PA', {})).toMatchObject({ tort: 'FULL', medPay: 5000, pipLevel: 'NONE' })
    expect(chosen('PA', limited)).toMatchObject({ tort: 'LIMITED', pipLevel: 'NONE' })
    // In Kentucky the right to sue is given up or kept on a form of the state’s.
    expect(chosen('KY', { tort: { choice: 'FULL' } })).toMatchObject({ tort: 'LIMITED', pipLevel: 'MINIMUM' })
    expect(chosen('NC', {})).toMatchObject({ um: 'L100', uim: 'L100' })
  })

  it('has in every state a value that its plans have rows for', () => {
    for (const state of stateCodes)
      for (const name of ['pipLevel', 'tort', 'um', 'uim'] as const)
        expect(autoInputs[name].valuesIn(state), `${state} ${name}`).toContain(
          inputsOf(autoIn({ state }))[name],
        )
  })

  it('is never outside what plans have rows for', () => {
    const { drivers, vehicles, ...risk } = autoIn({ state: 'OH' })
    const extreme = inputsOf({
      ...risk,
      prior: { ...risk.prior, tenureYears: 70 },
      drivers: drivers.map(driver => ({ ...driver, age: 9, yearsLicensed: 99 })),
      vehicles: vehicles.map(vehicle => ({ ...vehicle, age: 90, annualMiles: 99_999 })),
    })
    expect(extreme).toMatchObject({
      tenureYears: 41,
      drivers: [{ driverAge: 14, yearsLicensed: 94 }],
      vehicles: [{ vehicleAge: 40, annualMiles: 40_000 }],
    })
  })
})
