import { describe, expect, it } from 'vitest'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { askable } from '../../risk/askable.ts'
import type { RecordedClaim } from '../../risk/home/claim-record.ts'
import type { HomeownerRisk } from '../../risk/homeowner.ts'
import { homeownerInputsOf } from './homeowner.ts'

const inputsOf = (risk: HomeownerRisk) => homeownerInputsOf(askable(risk))

describe('a homeowner risk as plans read it', () => {
  it('has each of its traits by name', () => {
    const risk = homeownerIn({
      state: 'TX',
      territory: 'T2',
      isBySea: true,
      answers: {
        home: { choice: 'MULTI_2_4' },
        use: { choice: 'SEASONAL' },
        yearBuilt: { text: '1998' },
        roof: { choice: 'R16_20' },
        squareFeet: { text: '2000' },
        construction: { choice: 'STUCCO' },
        features: { choices: ['IMPACT', 'SPRINKLER', 'WOOD_STOVE', 'DOG_LISTED'] },
        claims: { choice: 'TWO' },
        dob: { month: 1, day: 1, year: 1960 },
        valuables: { jewelry: 8500, cameras: 300_000 },
      },
    })
    expect(inputsOf(risk)).toEqual({
      state: 'TX',
      territory: 'T2',
      zip: '00000',
      countyFips: '00000',
      coast: 'COAST',
      hurricane: 66,
      storm: 17,
      wildfire: 0,
      windPool: 'NONE',
      protection: 'P5',
      coverageA: 504_000,
      belongings: 302_400,
      belongingsShare: 100,
      liability: 300_000,
      guestPayments: 5_000,
      ordinanceShare: 10,
      waterBackup: 0,
      jewelry: 8500,
      fineArt: 0,
      cameras: 250_000,
      instruments: 0,
      roofSettlement: 'REPLACEMENT_COST',
      homeType: 'MULTI_2_4',
      use: 'SEASONAL',
      construction: 'STUCCO',
      yearBuilt: 1998,
      roofAge: 'R16_20',
      roofMaterial: 'ASPHALT',
      roofShape: 'GABLE',
      windDeductible: 2,
      windPeril: 'hurricane',
      deductible: 2500,
      claims: 'TWO',
      recentClaims: 2,
      claimRecord: [
        { claimPeril: 'UNKNOWN', claimMonths: 0, claimPaid: 1_000_000 },
        { claimPeril: 'UNKNOWN', claimMonths: 0, claimPaid: 1_000_000 },
      ],
      claimsFree: false,
      insuredAge: 66,
      credit: 'UNKNOWN',
      multiPolicy: false,
      devices: ['IMPACT', 'SPRINKLER'],
      oldSystems: [],
      windFeatures: [],
      wildfireMeasures: [],
      pool: false,
      trampoline: false,
      woodStove: true,
      dog: true,
      guardedBreed: true,
    })
  })

  it('reads the other hazards, a plain dog and a record without claims', () => {
    const features = { choices: ['POOL', 'TRAMPOLINE', 'DOG'] } as const
    expect(inputsOf(homeownerIn({ state: 'OH', territory: 'T1', answers: { features } }))).toMatchObject({
      coast: 'INLAND',
      hurricane: 0,
      protection: 'P6',
      windPeril: 'none',
      claimsFree: true,
      pool: true,
      trampoline: true,
      woodStove: false,
      dog: true,
      guardedBreed: false,
    })
  })

  it('reads what was told of each claim that counts, and what was not told as bad as it may be', () => {
    const recordOf = (claims: HomeownerRisk['home']['claims'], ...dated: readonly RecordedClaim[]) => {
      const { home, ...risk } = homeownerIn({ state: 'OH' })
      return inputsOf({ ...risk, home: { ...home, claims, claimRecord: dated } }).claimRecord
    }
    const theft = { peril: 'THEFT', monthsAgo: 14, paid: 900 } as const
    const read = { claimPeril: 'THEFT', claimMonths: 14, claimPaid: 900 }
    const unknown = { claimPeril: 'UNKNOWN', claimMonths: 0, claimPaid: 1_000_000 }
    expect(recordOf('NONE')).toEqual([])
    expect(recordOf('ONE_WATER')).toEqual([{ ...unknown, claimPeril: 'WATER' }])
    expect(recordOf('ONE_OTHER', theft)).toEqual([read])
    expect(recordOf('ONE_OTHER', { ...theft, paid: 4_000_000 })).toEqual([{ ...read, claimPaid: 1_000_000 }])
    expect(recordOf('TWO', theft)).toEqual([read, unknown])
    // Of three, the oldest no longer counts.
    expect(recordOf('TWO', theft, theft, { ...theft, monthsAgo: 60 })).toEqual([read, read])
  })

  it('is in the state as a whole where we don’t know the place', () => {
    expect(inputsOf(homeownerIn({ state: 'FL', isBySea: true }))).toMatchObject({
      territory: 'AVERAGE',
      coast: 'AVERAGE',
      hurricane: 0,
      storm: 0,
      wildfire: 0,
      protection: 'P1_4',
    })
  })

  it('is never outside what plans have rows for', () => {
    const { home, insured, ...risk } = homeownerIn({ state: 'OH' })
    const extreme = ([yearBuilt, dwelling, age]: readonly [number, number, number]) =>
      inputsOf({
        ...risk,
        insured: { ...insured, age },
        home: { ...home, yearBuilt, cover: { ...home.cover, dwelling } },
      })
    expect(extreme([1650, 4_000, 17])).toMatchObject({ yearBuilt: 1700, coverageA: 10_000, insuredAge: 18 })
    expect(extreme([2200, 9_000_000, 130])).toMatchObject({
      yearBuilt: 2100,
      coverageA: 5_000_000,
      insuredAge: 120,
    })
  })
})
