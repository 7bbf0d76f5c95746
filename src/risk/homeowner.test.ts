import { describe, expect, it } from 'vitest'
import { stateCodes } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { placeOf } from '../reference/places.ts'
import { type Day, monthsBetween } from '../units/day.ts'
import type { RatedPlace } from './any-line.ts'
import { askable } from './askable.ts'
import type { ClaimAnswer } from './home/claim-record.ts'
import { rebuildCost, usualHome } from './home/usual-home.ts'
import { type HomeownerAnswers, homeownerRisk } from './homeowner.ts'

const galveston: RatedPlace = {
  zip: '77550',
  state: 'TX',
  county: 'Galveston',
  countyFips: '48167',
  city: 'Galveston',
  lat: 29.3,
  lon: -94.79,
  coastMiles: 1,
  territory: 'T3',
}
const denver: RatedPlace = {
  ...galveston,
  zip: '80202',
  state: 'CO',
  countyFips: '08031',
  lat: 39.75,
  lon: -104.99,
  coastMiles: 769,
}

const application: HomeownerAnswers = {
  address: { address1: '1 Sample St', address2: '' },
  home: { choice: 'SINGLE_FAMILY' },
  use: { choice: 'PRIMARY' },
  yearBuilt: { text: '1998' },
  roof: { choice: 'R11_15' },
  squareFeet: { text: '2100' },
  construction: { choice: 'MASONRY' },
  features: { choices: ['CENTRAL_FIRE', 'POOL', 'IMPACT', 'DOG_LISTED', 'WOOD_STOVE'] },
  claims: { choice: 'ONE_WATER' },
  dob: { month: 11, day: 22, year: 1975 },
  name: { firstName: 'Ann', lastName: 'Example' },
  insurer: { text: 'Sample Mutual' },
  premium: { text: '2150' },
}

const today = '2026-11-21'

function riskWith(answers: Partial<HomeownerAnswers> = {}, place = galveston) {
  return homeownerRisk({ application: { ...application, ...answers }, place, today })
}

describe('the risk of a homeowner application', () => {
  it('starts the policy tomorrow and counts the age on that day', () => {
    const risk = riskWith()
    expect(risk.effective).toBe('2026-11-22')
    expect(risk.insured).toEqual({ first: 'Ann', last: 'Example', dob: '1975-11-22', age: 51 })
  })

  it('distinguishes devices, hazards and dogs', () => {
    const { home, household } = riskWith()
    expect(home.devices).toEqual(['CENTRAL_FIRE', 'IMPACT'])
    expect(home.hazards).toEqual(['POOL', 'WOOD_STOVE'])
    expect(household.dog).toBe('DOG_LISTED')
    expect(riskWith({ features: { choices: ['NONE'] } })).toMatchObject({
      household: { dog: 'NONE', credit: 'UNKNOWN' },
      home: { devices: [], hazards: [] },
    })
  })

  it('has the credit that was told, assumes it where nobody told it, and asks for it only where it may count', () => {
    const credit = { choice: 'POOR' } as const
    expect(riskWith().assumed).toContain('credit')
    expect(riskWith({ credit: { choice: 'UNKNOWN' } }).assumed).toContain('credit')
    expect(riskWith({ credit }).assumed).not.toContain('credit')
    expect(askable(riskWith({ credit })).household.credit).toBe('POOR')
    for (const state of ['CA', 'MA', 'MD'] as const) {
      const { household, assumed } = askable(riskWith({ credit }, { ...galveston, state }))
      expect(household.credit, state).toBe('UNKNOWN')
      expect(assumed, state).not.toContain('credit')
    }
  })

  it('would be insured with a car only where the visitor said yes', () => {
    const household = (choice: 'YES' | 'NO') => riskWith({ multiPolicy: { choice } }).household
    expect(household('YES').multiPolicy).toBe(true)
    expect(household('NO')).toEqual(riskWith().household)
  })

  it.each([
    ['TX', 'DOG_LISTED'],
    ['PA', 'DOG_LISTED'],
    ['IL', 'DOG'],
    ['NV', 'DOG'],
    ['NY', 'DOG'],
  ] as const)('takes a guarded breed in %s for %s where carriers hear of it', (state, dog) => {
    expect(askable(riskWith({}, { ...galveston, state })).household.dog).toBe(dog)
  })

  it('has the current coverage, or says that there is none', () => {
    expect(riskWith().prior).toEqual({ isInsured: true, carrier: 'Sample Mutual', premium: 2150 })
    expect(riskWith({ premium: null }).prior).toEqual({ isInsured: true, carrier: 'Sample Mutual' })
    expect(riskWith({ insurer: null }).prior).toEqual({ isInsured: false })
  })
})

describe('the coverage of a home', () => {
  it("pays to rebuild it: square feet times the state's cost times the quality of the walls", () => {
    // 2,100 x $247 x 1.10 = $570,570.
    expect(riskWith().home.cover).toEqual({
      dwelling: 571_000,
      otherStructures: 57_100,
      belongings: 342_600,
      lossOfUse: 142_750,
      liability: 300_000,
      medicalPayments: 5_000,
      ordinance: 57_100,
      waterBackup: 0,
    })
  })

  it('has the water backup and the share for new building rules that the visitor wants', () => {
    const { cover } = riskWith({ ordinance: { choice: '25' }, waterBackup: { choice: '10000' } }).home
    expect(cover).toMatchObject({ dwelling: 571_000, ordinance: 142_750, waterBackup: 10_000 })
  })

  it('pays for a roof at what it was worth only where it is over 10 years old and the visitor’s own', () => {
    const settled = (answers: Partial<HomeownerAnswers>) =>
      riskWith({ roofSettlement: { choice: 'ACTUAL_CASH_VALUE' }, ...answers }).home.roofSettlement
    for (const choice of ['R11_15', 'R16_20', 'R21'] as const)
      expect(settled({ roof: { choice } }), choice).toBe('ACTUAL_CASH_VALUE')
    for (const choice of ['R0_5', 'R6_10'] as const)
      expect(settled({ roof: { choice } }), choice).toBe('REPLACEMENT_COST')
    expect(settled({ home: { choice: 'CONDO' } })).toBe('REPLACEMENT_COST')
    // As old as the home.
    expect(settled({ roof: { choice: 'UNKNOWN' }, yearBuilt: { text: '2022' } })).toBe('REPLACEMENT_COST')
    expect(riskWith({ roof: { choice: 'R21' } }).home.roofSettlement).toBe('REPLACEMENT_COST')
  })

  it.each([
    ['FRAME', '1000', 247_000],
    ['BRICK_VENEER', '1000', 247_000],
    ['STUCCO', '1000', 252_000],
    ['MASONRY', '1000', 272_000],
    ['OTHER', '1000', 285_000],
    ['FRAME', '1001', 248_000],
  ] as const)('rounds up to the next thousand dollars: %s, %s sq ft', (choice, text, dwelling) => {
    const { home } = riskWith({ construction: { choice }, squareFeet: { text } })
    expect(home.cover.dwelling).toBe(dwelling)
  })

  it('leaves the building of a condo to the association', () => {
    const { cover } = riskWith({ home: { choice: 'CONDO' } }).home
    expect(cover).toMatchObject({
      dwelling: 143_000,
      otherStructures: 0,
      belongings: 143_000,
      lossOfUse: 57_200,
    })
    expect(riskWith({ home: { choice: 'CONDO' } }).assumed).toContain('condoCover')
  })
})

describe('the location of a home', () => {
  const inPlace = (zip: string) => riskWith({}, placeOf(zip) ?? expect.fail(zip))

  it('is coastal near a coast that hurricanes reach', () => {
    expect(riskWith().home).toMatchObject({ isCoastal: true })
    expect(riskWith().home.coastMiles).toBeLessThan(3)
  })

  it.each([
    ['33602', 'Tampa', 'hurricane', 'hurricaneDeductible'],
    ['70118', 'New Orleans', 'hurricane', 'hurricaneDeductible'],
    ['02554', 'Nantucket', 'hurricane', 'hurricaneDeductible'],
    ['80202', 'Denver', 'wind', 'windDeductible'],
    ['75201', 'Dallas', 'wind', 'windDeductible'],
    ['79901', 'El Paso', 'none', 'oneDeductible'],
    ['14202', 'Buffalo', 'none', 'oneDeductible'],
    ['28801', 'Asheville', 'none', 'oneDeductible'],
    ['90012', 'Los Angeles', 'none', 'oneDeductible'],
    ['98101', 'Seattle', 'none', 'oneDeductible'],
  ])(
    'has a deductible of its own for the wind only where insurers have one: %s, %s',
    (zip, _, windPeril, assumed) => {
      const risk = inPlace(zip)
      expect(risk.home).toMatchObject({ windPeril, windDeductible: windPeril === 'none' ? '0' : '2' })
      expect(risk.assumed).toContain(assumed)
    },
  )

  it('has the wind deductible of its coast where a pool may insure the wind, because not every carrier leaves it', () => {
    const risk = inPlace('77550')
    expect(risk.home).toMatchObject({
      windPeril: 'hurricane',
      windDeductible: '2',
      perils: { windPool: 'TWIA' },
    })
    expect(risk.assumed).toContain('hurricaneDeductible')
  })

  it('says that floods are not covered, and earthquakes where they happen', () => {
    expect(inPlace('70118').assumed).toContain('noFlood')
    for (const zip of ['90012', '98101', '38103', '29401'])
      expect(inPlace(zip).assumed, zip).toContain('noFloodOrEarthquake')
  })
})

describe('what protects a home from the wind', () => {
  const miami = placeOf('33139') ?? expect.fail('Miami Beach')

  it('is what the visitor knows in Florida', () => {
    const { home, assumed } = riskWith({ windFeatures: { choices: ['HIP_ROOF', 'OPENINGS'] } }, miami)
    expect(home.windFeatures).toEqual(['HIP_ROOF', 'OPENINGS'])
    expect(assumed).not.toContain('windFeatures')
  })

  it('is nothing where the visitor knows of none or skips, and the risk says so', () => {
    for (const windFeatures of [null, { choices: ['NONE'] } as const]) {
      const { home, assumed } = riskWith({ windFeatures }, miami)
      expect(home.windFeatures).toEqual([])
      expect(assumed).toContain('windFeatures')
    }
  })

  it('is neither asked nor assumed elsewhere', () => {
    expect(riskWith().home.windFeatures).toEqual([])
    expect(riskWith().assumed).not.toContain('windFeatures')
  })
})

describe('what protects a home from wildfire', () => {
  const [paradise, hollywood, jackson] = ['95969', '90028', '95642'].map(
    zip => placeOf(zip) ?? expect.fail(zip),
  )
  const answered = { wildfireMeasures: { choices: ['FIREWISE', 'CLASS_A_ROOF'] } } as const

  it('is what the visitor knows where wildfires endanger a place in California', () => {
    for (const place of [paradise, jackson]) {
      const { home, assumed } = riskWith(answered, place)
      expect(home.wildfireMeasures).toEqual(['FIREWISE', 'CLASS_A_ROOF'])
      expect(assumed).not.toContain('wildfireMeasures')
    }
  })

  it('is nothing where the visitor knows of none, and nothing is assumed any more', () => {
    const { home, assumed } = riskWith({ wildfireMeasures: { choices: ['NONE'] } }, paradise)
    expect(home.wildfireMeasures).toEqual([])
    expect(assumed).not.toContain('wildfireMeasures')
  })

  it('is assumed to be nothing until somebody answers', () => {
    for (const skipped of [{}, { wildfireMeasures: null }]) {
      const { home, assumed } = riskWith(skipped, paradise)
      expect(home.wildfireMeasures).toEqual([])
      expect(assumed).toContain('wildfireMeasures')
    }
  })

  it('is neither counted nor assumed where there are none, nor in another state', () => {
    for (const place of [hollywood, placeOf('80439') ?? expect.fail('Evergreen')]) {
      const { home, assumed } = riskWith(answered, place)
      expect(home.wildfireMeasures, place?.city).toEqual([])
      expect(riskWith({}, place).assumed).not.toContain('wildfireMeasures')
      expect(assumed).not.toContain('wildfireMeasures')
    }
    expect(riskWith({}, placeOf('80439') ?? expect.fail('Evergreen')).home.perils.wildfire).toBeGreaterThan(0)
  })
})

describe('what a homeowner answers beside the prices', () => {
  it('is the covering and the shape of the roof, which are the usual ones until then', () => {
    const roofOf = ({ home: { roofMaterial, roofShape }, assumed }: ReturnType<typeof riskWith>) => [
      roofMaterial,
      roofShape,
      ...assumed.filter(one => one === 'roofMaterial' || one === 'roofShape'),
    ]
    expect(roofOf(riskWith())).toEqual(['ASPHALT', 'GABLE', 'roofMaterial', 'roofShape'])
    expect(roofOf(riskWith({ roofMaterial: { choice: 'METAL' }, roofShape: { choice: 'HIP' } }))).toEqual([
      'METAL',
      'HIP',
    ])
    // The association's, and in Florida one of the features.
    expect(roofOf(riskWith({ home: { choice: 'CONDO' } }))).toEqual(['ASPHALT', 'GABLE'])
    const miami = placeOf('33139') ?? expect.fail('Miami Beach')
    expect(roofOf(riskWith({}, miami))).toEqual(['ASPHALT', 'GABLE', 'roofMaterial'])
  })

  it('is what each claim was for, and when: recent until then, and of no account after 5 years', () => {
    const claimsOf = (claims: HomeownerAnswers['claims']['choice'], ...dated: readonly ClaimAnswer[]) => {
      const { home, assumed } = riskWith({
        claims: { choice: claims },
        ...(dated.length > 0 ? { claimRecord: { claims: dated } } : {}),
      })
      const about = assumed.filter(one => one === 'recentClaims' || one === 'oldClaims')
      return [home.claims, home.claimRecord?.map(({ monthsAgo }) => monthsAgo), about]
    }
    const water = (on: Day): ClaimAnswer => ({ peril: 'WATER', on })
    const [lately, older, tooOld] = [water('2026-10-31'), water('2023-05-31'), water('2020-01-31')]
    const [months, olderMonths, tooOldMonths] = [lately, older, tooOld].map(({ on }) =>
      monthsBetween(on, riskWith().effective),
    )
    expect(claimsOf('ONE_WATER')).toEqual(['ONE_WATER', undefined, ['recentClaims']])
    expect(claimsOf('ONE_WATER', older)).toEqual(['ONE_WATER', [olderMonths], []])
    expect(claimsOf('ONE_WATER', tooOld)).toEqual(['NONE', [tooOldMonths], ['oldClaims']])
    expect(claimsOf('TWO', older, lately)).toEqual(['TWO', [months, olderMonths], []])
    expect(claimsOf('TWO', lately, tooOld)).toEqual(['ONE_WATER', [months, tooOldMonths], ['oldClaims']])
    expect(claimsOf('THREE_PLUS', lately, older, tooOld)[0]).toBe('TWO')
    expect(claimsOf('THREE_PLUS', lately, older, water('2024-01-31'), tooOld)[0]).toBe('THREE_PLUS')
    // Leaving one out does not make it cheaper.
    expect(claimsOf('TWO', tooOld)).toEqual(['TWO', [tooOldMonths], ['recentClaims']])
    // Nothing is left of a claim that is taken back.
    expect(claimsOf('NONE', older)).toEqual(['NONE', undefined, []])
  })
})

describe('a question that a homeowner skips', () => {
  it('assumes the usual home of the state (spec 4.2.4)', () => {
    const risk = riskWith({ yearBuilt: null, squareFeet: null, features: null, dob: null })
    expect(risk.home).toMatchObject({ yearBuilt: 1988, squareFeet: 2150, devices: [], hazards: [] })
    expect(risk.insured.age).toBe(35)
    expect(risk.assumed).toEqual(expect.arrayContaining(['yearBuilt', 'squareFeet', 'features', 'age']))
  })

  it.each([
    ['2024', 'R0_5'],
    ['2018', 'R6_10'],
    ['2012', 'R11_15'],
    ['2008', 'R16_20'],
    ['1940', 'R16_20'],
  ] as const)('is a roof as old as the home of %s, up to 20 years: %s', (text, roofAge) => {
    const risk = riskWith({ yearBuilt: { text }, roof: { choice: 'UNKNOWN' } })
    expect(risk.home.roofAge).toBe(roofAge)
    expect(risk.assumed).toContain('roofAge')
  })

  it('is not a lapse for somebody without an insurer', () => {
    expect(riskWith({ insurer: null }).assumed).toContain('priorCover')
    expect(riskWith().assumed).not.toContain('priorCover')
  })

  it('is that an older home is in good shape, until somebody says what was replaced', () => {
    expect(riskWith().home.oldSystems).toBeUndefined()
    const answered = riskWith({ updates: { choices: ['PLUMBING'] } })
    expect(answered.home.oldSystems).toEqual(['WIRING', 'HEATING'])
    expect(answered.assumed).toContain('homeFinishes')
    expect(answered.assumed).not.toContain('homeCondition')
    expect(riskWith({ updates: { choices: ['NONE'] } }).home.oldSystems).toHaveLength(3)
  })

  it('is listed with what nobody is asked, and with credit only where a state lets it be rated', () => {
    expect(riskWith({}, denver).assumed).toEqual([
      'homeCover',
      'windDeductible',
      'noFlood',
      'homeCondition',
      'credit',
      'roofMaterial',
      'roofShape',
      'recentClaims',
    ])
    for (const state of stateCodes)
      expect(askable(riskWith({}, { ...denver, state })).assumed.includes('credit'), state).toBe(
        mayRate({ line: 'homeowner', state, factor: 'credit', on: '2026-11-22' }),
      )
  })
})

it('has a usual home for each of the 51 jurisdictions', () => {
  for (const state of stateCodes) {
    const { yearBuilt, squareFeet } = usualHome(state)
    const cost = rebuildCost(state, 2025)
    expect(cost >= 200 && cost <= 400, state).toBe(true)
    expect(yearBuilt >= 1940 && yearBuilt < 2000, state).toBe(true)
    expect(squareFeet >= 1_100 && squareFeet <= 2_800, state).toBe(true)
  }
})
