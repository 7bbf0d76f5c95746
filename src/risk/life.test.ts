import { describe, expect, it } from 'vitest'
import type { RatedPlace } from './any-line.ts'
import { type HealthAnswer, type LifeAnswers, lifeRisk } from './life.ts'

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

const application: LifeAnswers = {
  cover: { choice: '500000:20' },
  dob: { month: 11, day: 22, year: 1986 },
  sex: { choice: 'F' },
  body: { height: 66, weight: 140 },
  health: { choices: ['NONE'] },
  contact: { firstName: 'Ann', lastName: 'Example' },
}

const today = '2026-11-21'

function riskWith(answers: Partial<LifeAnswers> = {}) {
  return lifeRisk({ application: { ...application, ...answers }, place: austin, today })
}

function classWith(...choices: readonly HealthAnswer[]) {
  return riskWith({ health: { choices } }).life.healthClass
}

describe('the risk of a life application', () => {
  it('starts the policy tomorrow, at the ZIP of the start', () => {
    const risk = riskWith()
    expect(risk.effective).toBe('2026-11-22')
    const { coastMiles: _, ...location } = austin
    expect(risk.location).toEqual({ ...location, zip3: '787' })
    expect(risk.insured).toEqual({
      first: 'Ann',
      last: 'Example',
      dob: '1986-11-22',
      age: 40,
      ageNearest: 40,
      sex: 'F',
      heightIn: 66,
      weightLb: 140,
    })
  })

  it.each([
    ['100000:20', '100000', '20'],
    ['250000:10', '250000', '10'],
    ['500000:30', '500000', '30'],
    ['250000:15', '250000', '15'],
    ['1000000:25', '1000000', '25'],
  ] as const)('reads sum and term from one card: %s', (choice, faceAmount, term) => {
    expect(riskWith({ cover: { choice } }).life).toMatchObject({ faceAmount, term })
  })

  it('lists what nobody is asked', () => {
    expect(riskWith().assumed).toEqual(['lifeHistory', 'healthClass'])
  })
})

describe('the age of an insured life', () => {
  it.each([
    [{ month: 11, day: 23, year: 1986 }, 39, 40],
    [{ month: 11, day: 22, year: 1986 }, 40, 40],
    [{ month: 5, day: 23, year: 1986 }, 40, 40],
    [{ month: 5, day: 22, year: 1986 }, 40, 41],
    [{ month: 12, day: 1, year: 1950 }, 75, 76],
  ])('born on %j is %i by the last birthday and %i by the nearest', (dob, age, ageNearest) => {
    expect(riskWith({ dob }).insured).toMatchObject({ age, ageNearest })
  })
})

describe('the class by build', () => {
  it.each([
    [114, 'STANDARD'],
    [118, 'STANDARD_PLUS'],
    [124, 'PREFERRED'],
    [126, 'PREFERRED_PLUS'],
    [202, 'PREFERRED_PLUS'],
    [203, 'PREFERRED'],
    [216, 'PREFERRED'],
    [217, 'STANDARD_PLUS'],
    [230, 'STANDARD_PLUS'],
    [231, 'STANDARD'],
    [261, 'STANDARD'],
    [262, 'TABLE_2'],
    [286, 'TABLE_2'],
    [287, 'TABLE_4'],
    [400, 'TABLE_4'],
  ] as const)('goes by the body mass index: 70 inches, %i pounds are %s', (weight, healthClass) => {
    expect(riskWith({ body: { height: 70, weight } }).life.healthClass).toBe(healthClass)
  })

  it('accepts a height typed as feet and inches', () => {
    const typed = { height: 'custom', feet: 5, inches: 6, weight: 140 } as const
    expect(riskWith({ body: typed })).toEqual(riskWith())
    expect(riskWith({ body: typed }).life.bmi).toBe(22.6)
  })
})

describe('the class by answers', () => {
  it.each([
    ['NONE', 'PREFERRED_PLUS'],
    ['RISKY', 'PREFERRED_PLUS'],
    ['BP', 'PREFERRED'],
    ['CHOLESTEROL', 'PREFERRED'],
    ['FAMILY', 'PREFERRED'],
    ['TOBACCO_QUIT', 'PREFERRED'],
    ['TOBACCO_QUIT_LATELY', 'STANDARD'],
    ['APNEA', 'STANDARD_PLUS'],
    ['TOBACCO_NOW', 'STANDARD_PLUS'],
    ['DUI', 'STANDARD'],
    ['DIABETES', 'TABLE_2'],
    ['HEART', 'TABLE_4'],
    ['CANCER', 'TABLE_4'],
  ] as const)('is with %s at best %s', (answer, healthClass) => {
    expect(classWith(answer)).toBe(healthClass)
  })

  it('is the worst of the best classes for build and every answer', () => {
    expect(classWith('BP', 'APNEA', 'FAMILY')).toBe('STANDARD_PLUS')
    const heavy = { body: { height: 70, weight: 240 }, health: { choices: ['BP' as const] } }
    expect(riskWith(heavy).life.healthClass).toBe('STANDARD')
  })

  it('is not preferred where treated pressure, treated cholesterol and the family come together', () => {
    expect(classWith('BP', 'CHOLESTEROL')).toBe('PREFERRED')
    expect(classWith('BP', 'CHOLESTEROL', 'FAMILY')).toBe('STANDARD_PLUS')
    const heavier = { body: { height: 70, weight: 210 }, health: { choices: ['BP', 'FAMILY'] as const } }
    expect(riskWith(heavier).life.healthClass).toBe('STANDARD_PLUS')
  })

  it('separates tobacco from conditions, and treats a current smoker as a smoker', () => {
    const { tobacco, conditions } = riskWith({
      health: { choices: ['TOBACCO_QUIT', 'BP', 'TOBACCO_NOW'] },
    }).life
    expect(tobacco).toBe('NOW')
    expect(conditions).toEqual(['BP'])
    expect(riskWith().life).toMatchObject({ tobacco: 'NONE', conditions: [] })
    const both = riskWith({ health: { choices: ['TOBACCO_QUIT', 'TOBACCO_QUIT_LATELY'] } })
    expect(both.life.tobacco).toBe('QUIT_LATELY')
  })
})
