import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../units/day.ts'
import { autoCovers, compulsoryCovers, dutySentence } from './auto-covers.ts'
import { minimumSentence, minimumText } from './auto-minimums.ts'
import { type State, stateCodes } from './jurisdictions.ts'
import { law, mayRate, mayRefuse, ruleFor } from './law.ts'
import { type Factor, type InsuranceLine, isSure } from './rule.ts'
import { surchargesFor } from './surcharges.ts'

/** What an audit by practitioners asked of the law, by the number of its row. */

const on: Day = '2026-11-22'
const about = (line: InsuranceLine, state: State, factor: Factor, day = on) =>
  ({ line, state, factor, on: day }) as const
const rule = (...asked: Parameters<typeof about>) => ruleFor(about(...asked))

/** Whether a factor may count in a price on the day before a rule begins, and on its first day. */
const around = (line: InsuranceLine, state: State, factor: Factor, first: Day) =>
  [addDays(first, -1), first].map(day => mayRate(about(line, state, factor, day)))

describe('the rows of the audit', () => {
  it('L1: Montana lets sex and marital status count, since 2022', () => {
    for (const [line, factor] of [
      ['auto', 'gender'],
      ['auto', 'maritalStatus'],
      ['life', 'gender'],
    ] as const) {
      expect(around(line, 'MT', factor, '2022-01-01'), factor).toEqual([false, true])
      expect(mayRefuse(about(line, 'MT', factor))).toBe(true)
      expect(isSure(rule(line, 'MT', factor))).toBe(true)
    }
  })

  it('L2: Colorado keeps the breed of a dog out of homeowner prices and refusals', () => {
    const owners = rule('homeowner', 'CO', 'dogBreed')
    expect(owners).toMatchObject({ status: 'banned', rate: false, refuse: false })
    expect(isSure(owners)).toBe(true)
    // Whether the statute means tenants too is not clear: kept out, and nobody is told.
    const tenants = rule('renters', 'CO', 'dogBreed')
    expect(tenants).toMatchObject({ rate: false, refuse: false })
    expect(isSure(tenants)).toBe(false)
  })

  it.each(['homeowner', 'renters'] as const)(
    'L3: Arizona keeps the breed of a dog out of %s prices from July 2023 on',
    line => {
      expect(around(line, 'AZ', 'dogBreed', '2023-07-01')).toEqual([true, false])
      expect(isSure(rule(line, 'AZ', 'dogBreed'))).toBe(true)
    },
  )

  it('L4: Minnesota lets nobody refuse a home for the breed of a dog, and says nothing of its price', () => {
    expect(rule('homeowner', 'MN', 'dogBreed')).toMatchObject({ rate: true, refuse: false })
    expect(mayRefuse(about('homeowner', 'MN', 'dogBreed', '2024-03-31'))).toBe(true)
  })

  it('L5: the breed rule of Illinois begins on December 9, 2023', () => {
    expect(around('renters', 'IL', 'dogBreed', '2023-12-09')).toEqual([true, false])
    expect(around('homeowner', 'IL', 'dogBreed', '2023-12-09')).toEqual([true, false])
  })

  it.each([
    ['2025-07-01', ['90.00', '20.00'], ['82.00', '23.00']],
    ['2026-07-01', ['82.00', '23.00'], ['84.00', '19.00']],
  ] as const)(
    'L6: Michigan charges more for catastrophic claims where injury protection has no limit, from %s on',
    (first, before, after) => {
      const due = (day: Day) =>
        surchargesFor({ line: 'auto', state: 'MI', on: day }).map(({ amount }) => amount)
      expect([due(addDays(first, -1)), due(first)]).toEqual([before, after])
    },
  )

  it('L7: the guaranty assessment of Florida ends on October 1, 2026', () => {
    const due = (day: Day) => surchargesFor({ line: 'homeowner', state: 'FL', on: day }).map(({ id }) => id)
    expect(due('2026-09-30')).toContain('fl-guaranty')
    expect(due('2026-10-01')).not.toContain('fl-guaranty')
  })

  it('L8: the assessment of Louisiana ended in April 2025', () => {
    expect(surchargesFor({ line: 'homeowner', state: 'LA', on: '2025-03-31' })).toHaveLength(1)
    expect(surchargesFor({ line: 'homeowner', state: 'LA', on: '2025-04-01' })).toEqual([])
  })

  it('L9: accidents without fault count nowhere that bans them, and the law is shown where it was read', () => {
    const states = stateCodes.filter(state => !mayRate(about('auto', state, 'notAtFaultAccident'))).sort()
    const sure = states.filter(state => isSure(rule('auto', state, 'notAtFaultAccident')))
    expect(sure).toEqual(['AK', 'CA', 'CO', 'DC', 'NC', 'OK', 'PA', 'VA'])
    expect(states.filter(state => !sure.includes(state))).toEqual([
      'FL',
      'GA',
      'MA',
      'MI',
      'NJ',
      'NV',
      'NY',
      'SC',
    ])
    for (const state of states)
      expect(mayRefuse(about('auto', state, 'notAtFaultAccident')), state).toBe(false)
  })

  it('L10: California orders the weights: record, miles, years, and every other factor below each', () => {
    const mandatory = ['drivingRecord', 'annualMiles', 'yearsLicensed'] as const
    expect(mandatory.map(factor => rule('auto', 'CA', factor))).toMatchObject([
      { status: 'mandatory', bound: { months: 36 } },
      { status: 'mandatory', bound: { below: ['drivingRecord'] } },
      { status: 'mandatory', bound: { below: ['drivingRecord', 'annualMiles'] } },
    ])
    for (const factor of ['territoryZip', 'maritalStatus', 'vehicleType', 'vehicleUse', 'multiCar'] as const)
      expect(rule('auto', 'CA', factor), factor).toMatchObject({
        status: 'limited',
        bound: { below: mandatory },
      })
    for (const factor of ['vehicleType', 'vehicleUse', 'multiCar'] as const)
      expect(isSure(rule('auto', 'CA', factor)), factor).toBe(false)
  })

  it('L11: California rates each car by one driver', () => {
    expect(rule('auto', 'CA', 'driverAssignment')).toMatchObject({
      status: 'mandatory',
      bound: { driversPerCar: 1 },
      statute: '10 CCR 2632.5(b)',
    })
  })

  it('L12: California gives good drivers at least a fifth off', () => {
    expect(rule('auto', 'CA', 'goodDriver')).toMatchObject({
      status: 'mandatory',
      bound: { discount: '0.20' },
    })
  })

  it('L13: North Carolina charges new drivers for three years, and for eight from July 2025 on', () => {
    expect(rule('auto', 'NC', 'yearsLicensed')).toMatchObject({
      status: 'mandatory',
      bound: { years: [{ until: 3 }, { licensedFrom: '2025-07-01', until: 8 }] },
    })
  })

  it('L14: Massachusetts gives a quarter off from 65 on, and lets age count in no other way', () => {
    expect(rule('auto', 'MA', 'seniorAge')).toMatchObject({
      status: 'mandatory',
      bound: { discount: '0.25' },
    })
    expect(mayRate(about('auto', 'MA', 'age'))).toBe(false)
    for (const state of ['CA', 'HI', 'NC'] as const)
      expect(mayRate(about('auto', state, 'seniorAge')), state).toBe(false)
  })

  it('L15: Michigan bans postal zones and lets territories on file count', () => {
    const territory = rule('auto', 'MI', 'territoryZip')
    expect(territory).toMatchObject({ status: 'limited', rate: true })
    expect(territory.detail.en).toContain('ZIP code')
  })

  it('L16: Colorado limits outside data in car insurance from October 15, 2025 on', () => {
    expect(rule('auto', 'CO', 'externalData', '2025-10-14').status).toBe('allowed')
    expect(rule('auto', 'CO', 'externalData', '2025-10-15').status).toBe('limited')
    expect(rule('life', 'CO', 'externalData', '2023-11-14').status).toBe('limited')
  })

  it('L17: Florida lets an inspection outweigh the age of a roof', () => {
    const roof = rule('homeowner', 'FL', 'roofAge')
    expect(roof).toMatchObject({ status: 'limited', from: '2022-07-01' })
    expect(roof.detail.en).toContain('inspection')
  })

  it.each(['education', 'occupation'] as const)(
    'L18: Georgia is told to nobody as a state that bans %s',
    factor => {
      const listed = rule('auto', 'GA', factor)
      expect(listed).toMatchObject({ status: 'unclear', rate: false })
      expect(isSure(listed)).toBe(false)
    },
  )

  it('L19: no bill counts as law in the District of Columbia', () => {
    expect(minimumText({ state: 'DC', on: '2027-10-01' })).toEqual(minimumText({ state: 'DC', on }))
  })

  it('L20: credit is banned from homeowner prices of Maryland, and told as law', () => {
    const banned = rule('homeowner', 'MD', 'credit')
    expect(banned).toMatchObject({ status: 'banned', rate: false, refuse: false })
    expect(isSure(banned)).toBe(true)
  })

  it('L20: the ban of Hawaii is about motor vehicles alone, and nobody is told that homes are free of it', () => {
    expect(mayRate(about('auto', 'HI', 'credit'))).toBe(false)
    expect(rule('homeowner', 'HI', 'credit')).toMatchObject({ status: 'limited', rate: true, refuse: false })
    expect(isSure(rule('homeowner', 'HI', 'credit'))).toBe(false)
  })

  it('L20: credit refuses no home anywhere, and only lowers a price in North Carolina', () => {
    for (const state of stateCodes) expect(mayRefuse(about('homeowner', state, 'credit')), state).toBe(false)
    expect(rule('homeowner', 'NC', 'credit')).toMatchObject({ rate: true, bound: { only: 'lowers' } })
    expect(isSure(rule('homeowner', 'NC', 'credit'))).toBe(false)
    expect(isSure(rule('homeowner', 'OR', 'credit'))).toBe(true)
  })

  it('keeps a second policy out of prices where rates are made by rules that nobody read for it', () => {
    for (const line of ['auto', 'homeowner', 'renters'] as const)
      for (const state of ['CA', 'HI', 'MA', 'NC'] as const) {
        expect(rule(line, state, 'multiPolicy'), state).toMatchObject({ status: 'unclear', rate: false })
        expect(isSure(rule(line, state, 'multiPolicy')), state).toBe(false)
      }
  })

  it.each(['CA', 'MA'] as const)(
    'L20: credit stays out of homeowner prices of %s, where no statute says so',
    state => {
      expect(rule('homeowner', state, 'credit')).toMatchObject({ status: 'unclear', rate: false })
      expect(isSure(rule('homeowner', state, 'credit'))).toBe(false)
    },
  )

  it('L21: every state rules about injury protection and uninsured motorists, or the sources do not say', () => {
    for (const state of stateCodes) expect(autoCovers(state).uninsured, state).toBeDefined()
    const noFault = stateCodes.filter(state => autoCovers(state).tort === 'noFault').sort()
    expect(noFault).toEqual(['FL', 'HI', 'KS', 'MA', 'MI', 'MN', 'ND', 'NY', 'UT'])
    expect(stateCodes.filter(state => autoCovers(state).tort === 'choice').sort()).toEqual([
      'DC',
      'KY',
      'NJ',
      'PA',
    ])
    expect(autoCovers('FL').uninsured).toMatchObject({
      duty: 'unlessRejected',
      statute: 'Fla. Stat. 627.727(1)',
    })
    expect(autoCovers('GA').uninsured).toMatchObject({
      duty: 'unlessRejected',
      statute: 'O.C.G.A. 33-7-11(a)',
    })
    expect(autoCovers('MD').injuryProtection).toMatchObject({ duty: 'unlessRejected', least: 2500 })
  })

  it('L21: what is presented as compulsory was read in the statute', () => {
    expect(compulsoryCovers('NY')).toEqual([
      { cover: 'injuryProtection', least: 50_000 },
      { cover: 'uninsured' },
    ])
    expect(compulsoryCovers('NC')).toEqual([{ cover: 'uninsured' }, { cover: 'underinsured' }])
    expect(compulsoryCovers('TX')).toEqual([])
    for (const state of stateCodes)
      if (autoCovers(state).confidence !== 'high') expect(compulsoryCovers(state), state).toEqual([])
  })

  it('L23: visitors read that a coverage may be turned down only where the statute was read', () => {
    expect(dutySentence('TX', 'uninsured')?.en).toBe(
      'Car policies in Texas include it unless you reject it in writing (Tex. Ins. Code 1952.101).',
    )
    expect(dutySentence('MT', 'uninsured')?.en).toBe(
      'Car policies in Montana include it unless you reject it (MCA 33-23-201).',
    )
    for (const [state, cover] of [
      ['KY', 'uninsured'],
      ['WA', 'injuryProtection'],
      ['SD', 'underinsured'],
      ['UT', 'uninsured'],
    ] as const)
      expect(dutySentence(state, cover), state).toBeUndefined()
    expect(minimumSentence({ state: 'ND', on: '2026-12-01' }).en).toMatch(
      /It also requires \$30,000 of personal injury protection \(PIP\) and uninsured motorist \(UM\) coverage\.$/,
    )
  })

  it('has insurers reward a course in accident prevention where the statute was read, in Minnesota by a tenth', () => {
    const required = stateCodes.filter(
      state => rule('auto', state, 'preventionCourse').status === 'mandatory',
    )
    expect(required.toSorted()).toEqual(['CA', 'FL', 'IL', 'MN', 'NV', 'NY'])
    for (const state of required) expect(isSure(rule('auto', state, 'preventionCourse')), state).toBe(true)
    expect(rule('auto', 'MN', 'preventionCourse').bound).toEqual({ discount: '0.10' })
    expect(rule('auto', 'MN', 'antiTheft')).toMatchObject({
      status: 'mandatory',
      bound: { discount: '0.05', of: 'reached' },
    })
    expect(isSure(rule('auto', 'MN', 'antiTheft'))).toBe(true)
  })

  it('keeps discounts that depend on age out of prices where age is, and tells nobody that this is law', () => {
    for (const [state, factor] of [
      ['HI', 'studentDiscount'],
      ['HI', 'preventionCourse'],
      ['MA', 'preventionCourse'],
      ['NC', 'studentDiscount'],
      ['NC', 'preventionCourse'],
      ['CA', 'buying'],
      ['CA', 'telematics'],
    ] as const) {
      expect(mayRate(about('auto', state, factor)), `${state} ${factor}`).toBe(false)
      expect(isSure(rule('auto', state, factor)), `${state} ${factor}`).toBe(false)
    }
  })

  it.each(['weatherClaim', 'inquiry'] as const)(
    'L22: what is recalled of %s in Texas changes nothing',
    factor => {
      const listed = rule('homeowner', 'TX', factor)
      expect(listed).toMatchObject({ status: 'unclear', rate: true, refuse: true })
      expect(isSure(listed)).toBe(false)
    },
  )

  it('1.3: limits come with their number', () => {
    expect(rule('auto', 'MD', 'credit').bound).toEqual({ swing: '0.40' })
    expect(rule('auto', 'NC', 'credit').bound).toEqual({ only: 'lowers' })
  })

  it('lists for a state and a day the rules that apply then', () => {
    const days = (day: Day) =>
      law.rulesIn({ state: 'MT', on: day }).map(({ line, factor, status }) => [line, factor, status])
    expect(days('2021-12-31')).toContainEqual(['auto', 'gender', 'banned'])
    expect(days('2022-01-01')).toContainEqual(['auto', 'gender', 'allowed'])
    expect(days('2022-01-01')).not.toContainEqual(['auto', 'gender', 'banned'])
  })
})
