import { describe, expect, it } from 'vitest'
import { ann, autoIn, ben, camry, carLike } from '../../carriers/testing/sample-auto.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { english } from '../../sentences/english.ts'
import { autoInputsOf } from './auto.ts'

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
          annualMiles: 11_960,
          ownership: 'OWNED',
        },
        {
          vehicleGroup: 'PICKUP',
          make: 'Toyota',
          model: 'Camry',
          vinPattern: '4T1G11AKP',
          vehicleAge: 14,
          use: 'BUSINESS',
          annualMiles: 16_790,
          ownership: 'LEASED',
        },
      ],
      cover: {
        injury: [250_000, 500_000],
        injuryProtection: [],
        property: [250_000],
        physicalDamage: 'FULL',
        deductibles: [1_000],
      },
    })
  })

  it.each([
    ['TX', '30/60/25, liability only'],
    ['CA', '30/60/15, liability only'],
    ['FL', '10 PIP/10 PD, liability only'],
    ['NY', '25/50/10, $50,000 PIP, UM, liability only'],
    ['MI', '50/100/10, PIP, $1,000,000 PPI, liability only'],
    ['NC', '50/100/50, UM, UIM, liability only'],
    // What is not sure is not told.
    ['DE', '25/50/10, liability only'],
  ] as const)('names the minimum of the state by its sums: %s, %s', (state, cover) => {
    const answers = { limits: { choice: 'MIN' }, physicalDamage: { choice: 'LIABILITY' } } as const
    expect(english['cover.auto'](inputsOf(autoIn({ state, answers })).cover)).toBe(cover)
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
