import { describe, expect, it } from 'vitest'
import { protectionUp } from '../../../tests/carriers/samples/auto-choices.ts'
import { ann, autoIn, ben, camry, carLike } from '../../../tests/carriers/samples/sample-auto.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoAnswers, IncidentAnswer } from '../../risk/auto/auto-answers.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { incidents as everyIncident } from '../../risk/words.ts'
import { tellBy } from '../../sentences/tell.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import { chosenCoverage } from '../coverage/chosen.ts'
import { autoInputs, autoInputsOf } from './auto.ts'

const inputsOf = (risk: AutoRisk) => autoInputsOf(askable(risk))
const told = (risk: AutoRisk) => tellCoverage({ parts: chosenCoverage(askable(risk)) }, tellBy(new Map()))

describe('an auto risk as plans read it', () => {
  it('has each of its traits by name, and those of every driver and vehicle', () => {
    const risk = autoIn({
      state: 'TX',
      territory: 'T2',
      answers: {
        vehicles: [
          camry,
          {
            ...carLike({ year: 2012, group: 'PICKUP', usage: 'BUSINESS', ownership: 'LEASED' }),
            deductible: '2000',
          },
        ],
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
      bodilyInjuryLimit: '250/500',
      propertyDamageLimit: 250,
      physicalDamage: 'FULL',
      deductible: 1000,
      pipLevel: 'MINIMUM',
      tort: 'FULL',
      um: 'MIN',
      uim: 'MIN',
      medPay: 0,
      rental: 0,
      fullGlass: false,
      roadside: false,
      uninsuredStacked: false,
      incidents: ['SPEEDING'],
      recentAccidents: 0,
      openRecord: [{ incident: 'SPEEDING', incidentMonths: 0 }],
      comprehensiveClaims: [],
      notAtFault: true,
      multiPolicy: false,
      priorInsurance: 'Y1_3',
      priorLimits: 'UNKNOWN',
      tenureYears: 0,
      homeOwnership: 'OWN_CONDO',
      credit: 'GOOD',
      vehicleCount: 2,
      paperless: false,
      automaticPayment: false,
      telematics: false,
      daysAhead: 1,
      drivers: [
        {
          driverAge: 40,
          senior: false,
          yearsLicensed: 24,
          goodDriver: true,
          cleanRecord: false,
          record: [],
          sex: 'F',
          maritalStatus: 'S',
          education: 'MASTERS_OR_ABOVE',
          employment: 'NOT_GIVEN',
          goodStudent: false,
          driverTraining: false,
          awayAtSchool: false,
          preventionCourse: false,
        },
        {
          driverAge: 17,
          senior: false,
          yearsLicensed: 1,
          goodDriver: false,
          cleanRecord: false,
          record: [],
          sex: 'M',
          maritalStatus: 'S',
          education: 'NOT_GIVEN',
          employment: 'NOT_GIVEN',
          goodStudent: false,
          driverTraining: false,
          awayAtSchool: false,
          preventionCourse: false,
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
          carDeductible: 1000,
          comprehensiveDeductible: 1000,
          principalDriver: undefined,
          antiTheft: false,
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
          carDeductible: 2000,
          comprehensiveDeductible: 2000,
          principalDriver: undefined,
          antiTheft: false,
        },
      ],
    })
  })

  it('has the extra covers, and one deductible of all cars for what is no collision', () => {
    const chosen = {
      vehicles: [camry, { ...camry, deductible: '2000' }],
      comprehensiveDeductible: { choice: '250' },
      fullGlass: { choice: 'YES' },
      roadside: { choice: 'YES' },
      uninsuredStacked: { choice: 'NO' },
      uninsured: { choice: 'L100' },
    } as const satisfies Partial<AutoAnswers>
    const read = (state: State, answers: Partial<AutoAnswers>) => inputsOf(autoIn({ state, answers }))
    const { vehicles, ...policy } = read('FL', chosen)
    expect(policy).toMatchObject({ fullGlass: true, roadside: true, uninsuredStacked: false })
    expect(vehicles).toMatchObject([
      { carDeductible: 500, comprehensiveDeductible: 250 },
      { carDeductible: 2000, comprehensiveDeductible: 250 },
    ])
    // The limits of a single car add up to themselves, and nobody may turn that down; elsewhere they never do.
    expect(read('FL', { ...chosen, vehicles: [camry] }).uninsuredStacked).toBe(true)
    expect(read('FL', { ...chosen, uninsured: { choice: 'NONE' } }).uninsuredStacked).toBe(true)
    expect(read('TX', { ...chosen, uninsuredStacked: { choice: 'YES' } }).uninsuredStacked).toBe(false)
    // Without collisions there is one deductible, and without covered cars no glass.
    const theft = read('FL', { ...chosen, physicalDamage: { choice: 'COMP' } })
    expect(theft.vehicles[0]).toMatchObject({ comprehensiveDeductible: 500 })
    expect(theft.fullGlass).toBe(true)
    expect(read('FL', { ...chosen, physicalDamage: { choice: 'LIABILITY' } }).fullGlass).toBe(false)
  })

  it('has what lowers a price, of whom and of what the visitor says it, and how far ahead a policy begins', () => {
    const risk = autoIn({
      state: 'TX',
      answers: {
        drivers: [
          { driver: ann, discounts: ['PREVENTION_COURSE'] },
          { driver: ben, discounts: ['GOOD_STUDENT', 'AWAY_AT_SCHOOL'] },
        ],
        vehicles: [camry, { ...camry, hasAntiTheft: true }],
        policyDiscounts: ['PAPERLESS', 'TELEMATICS'],
        starts: { choice: '2026-12-01' },
      },
    })
    const { drivers, vehicles, ...policy } = inputsOf(risk)
    expect(policy).toMatchObject({
      paperless: true,
      automaticPayment: false,
      telematics: true,
      daysAhead: 10,
    })
    expect(drivers).toMatchObject([
      { preventionCourse: true, goodStudent: false, driverTraining: false, awayAtSchool: false },
      { preventionCourse: false, goodStudent: true, driverTraining: false, awayAtSchool: true },
    ])
    expect(vehicles).toMatchObject([{ antiTheft: false }, { antiTheft: true }])
  })

  it.each([
    [
      'TX',
      '$30,000/$60,000 for injuries you cause, $25,000 for damage you cause, $2,500 personal injury protection (PIP), $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    ],
    [
      'CA',
      '$30,000/$60,000 for injuries you cause, $15,000 for damage you cause, $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    ],
    [
      'FL',
      '$10,000 personal injury protection (PIP), $10,000 for damage you cause, no uninsured motorist (UM) coverage, no underinsured motorist (UIM) coverage, liability only',
    ],
    [
      'NY',
      '$25,000/$50,000 for injuries you cause, $10,000 for damage you cause, $50,000 personal injury protection (PIP), $25,000/$50,000 uninsured motorist (UM) coverage, liability only',
    ],
    [
      'MI',
      '$50,000/$100,000 for injuries you cause, $10,000 for damage you cause, unlimited personal injury protection (PIP), $1,000,000 property protection (PPI), no uninsured motorist (UM) coverage, liability only',
    ],
    [
      'NC',
      '$50,000/$100,000 for injuries you cause, $50,000 for damage you cause, $50,000/$100,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    ],
    [
      'DE',
      '$25,000/$50,000 for injuries you cause, $10,000 for damage you cause, $15,000 personal injury protection (PIP), $25,000/$50,000 uninsured motorist (UM) coverage, liability only',
    ],
    [
      'PA',
      '$15,000/$30,000 for injuries you cause, $5,000 for damage you cause, full right to sue, $5,000 medical payments, $15,000/$30,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    ],
    [
      'NJ',
      '$35,000/$70,000 for injuries you cause, $25,000 for damage you cause, limited right to sue, $15,000 personal injury protection (PIP), $35,000/$70,000 uninsured motorist (UM) coverage, no underinsured motorist (UIM) coverage, liability only',
    ],
    [
      'KY',
      '$25,000/$50,000 for injuries you cause, $25,000 for damage you cause, limited right to sue, $10,000 personal injury protection (PIP), $25,000/$50,000 uninsured motorist (UM) coverage, liability only',
    ],
    [
      'NH',
      '$25,000/$50,000 for injuries you cause, $25,000 for damage you cause, $1,000 medical payments, $25,000/$50,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    ],
  ] as const)(
    'tells limits, right to sue, injury protection and uninsured drivers: %s, %s',
    (state, cover) => {
      const answers = { limits: { choice: 'MIN' }, physicalDamage: { choice: 'LIABILITY' } } as const
      expect(told(autoIn({ state, answers }))).toBe(cover)
    },
  )

  it('shows what was chosen beside the prices, car by car where cars differ', () => {
    const answers = {
      vehicles: [camry, { ...camry, deductible: '2000' }],
      uninsured: { choice: 'L50' },
      underinsured: { choice: 'YES' },
      pip: { choice: '2500' },
      medicalPayments: { choice: '2000' },
      rental: { choice: '50' },
    } as const
    expect(told(autoIn({ state: 'TX', answers }))).toBe(
      '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $2,000 medical payments, $50,000/$100,000 uninsured and underinsured motorist (UM/UIM) coverage, $500/$2,000 deductible by car, rental car $50 a day',
    )
  })

  it('takes injury protection and the right to sue as chosen, where the state has buyers choose', () => {
    const chosen = (state: State, answers: Partial<AutoAnswers>) => inputsOf(autoIn({ state, answers }))
    const limited = { injuryProtection: { choice: '250000' }, tort: { choice: 'LIMITED' } } as const
    expect(chosen('MI', {})).toMatchObject({ pipLevel: 'UNLIMITED', tort: 'LIMITED', um: 'NONE' })
    expect(chosen('MI', limited).pipLevel).toBe('250000')
    expect(told(autoIn({ state: 'MI', answers: limited }))).toContain(
      '$250,000 personal injury protection (PIP)',
    )
    expect(chosen('PA', {})).toMatchObject({ tort: 'FULL', medPay: 5000, pipLevel: 'NONE' })
    expect(chosen('PA', limited)).toMatchObject({ tort: 'LIMITED', pipLevel: 'NONE' })
    // In Kentucky the right to sue is given up or kept on a form of the state’s.
    expect(chosen('KY', { tort: { choice: 'FULL' } })).toMatchObject({ tort: 'LIMITED', pipLevel: 'MINIMUM' })
    expect(chosen('NC', {})).toMatchObject({ um: 'L100', uim: 'L100' })
  })

  it.each([
    ['NJ', '250000', '250000', '$250,000 personal injury protection (PIP)'],
    // Every policy carries it.
    ['NJ', '15000', 'MINIMUM', '$15,000 personal injury protection (PIP)'],
    ['NY', '75000', '75000', '$75,000 personal injury protection (PIP)'],
    ['WA', '35000', '35000', '$35,000 personal injury protection (PIP)'],
    ['WA', '10000', 'MINIMUM', '$10,000 personal injury protection (PIP)'],
    ['WA', '0', 'NONE', 'personal injury protection (PIP) rejected'],
    // Nobody has to turn it down there.
    ['DC', '0', 'NONE', 'no personal injury protection (PIP)'],
    ['DC', '100000', '100000', '$100,000 personal injury protection (PIP)'],
    // An amount that is not on offer there.
    ['TX', '35000', 'MINIMUM', '$2,500 personal injury protection (PIP)'],
    ['KY', '50000', 'MINIMUM', '$10,000 personal injury protection (PIP)'],
  ] as const)(
    'takes the injury protection that was chosen beside the prices: %s, %s',
    (state, choice, level, text) => {
      const risk = autoIn({ state, answers: { pip: { choice } } })
      expect(inputsOf(risk).pipLevel).toBe(level)
      expect(told(risk)).toContain(text)
    },
  )

  it('has in every state a value that its plans have rows for', () => {
    for (const state of stateCodes)
      for (const answers of [{}, ...protectionUp(state)])
        for (const name of ['pipLevel', 'tort', 'um', 'uim'] as const)
          expect(autoInputs[name].valuesIn(state), `${state} ${name}`).toContain(
            inputsOf(autoIn({ state, answers }))[name],
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

describe('the record of a driver as plans read it', () => {
  const choicesOf = (incidents: readonly IncidentAnswer[]) => {
    const accidents = incidents.filter(({ incident }) => incident === 'AT_FAULT').length
    return everyIncident.filter(
      one => incidents.some(({ incident }) => incident === one) || one === `AT_FAULT_${accidents}`,
    )
  }
  const answersAfter = (incidents: readonly IncidentAnswer[]) => ({
    drivers: [{ driver: ann }, { driver: { ...ann, firstName: 'Cleo' } }],
    incidents: { choices: choicesOf(incidents) },
    record: { incidents },
  })
  const driversAfter = (...incidents: readonly Omit<IncidentAnswer, 'driver'>[]) =>
    inputsOf(autoIn({ state: 'CA', answers: answersAfter(incidents.map(one => ({ driver: 0, ...one }))) }))
      .drivers

  it('has the latest incident first, counts months, and knows the first accident from those before it', () => {
    const [first, second] = driversAfter(
      { incident: 'AT_FAULT', on: '2024-01-31' },
      { incident: 'SPEEDING', on: '2023-11-23' },
      { incident: 'AT_FAULT', on: '2026-10-22' },
    )
    expect(first?.record).toEqual([
      { incident: 'AT_FAULT', incidentMonths: 1 },
      { incident: 'AT_FAULT_AGAIN', incidentMonths: 33 },
      { incident: 'SPEEDING', incidentMonths: 35 },
    ])
    expect(second?.record).toEqual([])
  })

  it('has comprehensive claims apart, the latest first, and none where the state keeps them out of prices', () => {
    const answers = answersAfter([
      { driver: 0, incident: 'COMP_CLAIM', on: '2023-11-23' },
      { driver: 1, incident: 'COMP_CLAIM', on: '2026-10-22' },
    ])
    const claimsIn = (state: 'NY' | 'OH') => inputsOf(autoIn({ state, answers })).comprehensiveClaims
    expect(claimsIn('OH')).toEqual([{ claimMonths: 1 }, { claimMonths: 35 }])
    expect(claimsIn('NY')).toEqual([])
  })

  it('leaves out what is older than the state lets count, and one of two accidents stays', () => {
    const answers = answersAfter([
      { driver: 0, incident: 'AT_FAULT', on: '2022-10-31' },
      { driver: 1, incident: 'AT_FAULT', on: '2026-10-22' },
      { driver: 1, incident: 'SPEEDING', on: '2023-11-22' },
    ])
    const readIn = (state: 'NC' | 'OH') => {
      const { drivers, incidents, openRecord } = inputsOf(autoIn({ state, answers }))
      return [drivers.map(({ record }) => record.map(({ incident }) => incident)), incidents, openRecord]
    }
    expect(readIn('NC')).toEqual([[[], ['AT_FAULT']], ['AT_FAULT_1'], []])
    expect(readIn('OH')).toEqual([[['AT_FAULT'], ['AT_FAULT', 'SPEEDING']], ['AT_FAULT_2', 'SPEEDING'], []])
  })

  it('counts the accidents of three years, and those without a date', () => {
    const accidentsOn = (...days: readonly IncidentAnswer['on'][]) => {
      const answers = answersAfter(days.map((on, driver) => ({ driver, incident: 'AT_FAULT', on })))
      const incidents = { choices: ['AT_FAULT_2'] } as const
      return inputsOf(autoIn({ state: 'OH', answers: { ...answers, incidents } })).recentAccidents
    }
    expect(accidentsOn('2022-09-21', '2022-10-31')).toBe(0)
    expect(accidentsOn('2022-09-21', '2026-10-22')).toBe(1)
    expect(accidentsOn('2022-09-21')).toBe(1)
    expect(accidentsOn('2023-11-23', '2026-10-22')).toBe(2)
  })

  it('is clean without accidents at fault and violations of three years, whoever had them', () => {
    const cleanAfter = (...happened: Parameters<typeof answersAfter>[0]) =>
      inputsOf(autoIn({ state: 'NV', answers: answersAfter(happened) })).drivers.map(
        ({ cleanRecord }) => cleanRecord,
      )
    expect(cleanAfter({ driver: 0, incident: 'SPEEDING', on: '2026-10-22' })).toEqual([false, true])
    expect(cleanAfter({ driver: 1, incident: 'AT_FAULT', on: '2023-11-22' })).toEqual([true, true])
    expect(cleanAfter({ driver: 1, incident: 'COMP_CLAIM', on: '2026-10-22' })).toEqual([true, true])
  })

  it('has no accident without fault, which is the household’s', () => {
    const answers = answersAfter([{ driver: 0, incident: 'NOT_AT_FAULT', on: '2026-01-31' }])
    const { drivers, openRecord, notAtFault } = inputsOf(autoIn({ state: 'TX', answers }))
    expect([drivers[0]?.record, openRecord, notAtFault]).toEqual([[], [], true])
  })

  it('is that of an only driver, and open where there are several', () => {
    const incidents = { choices: ['AT_FAULT_2'] } as const
    const both = [
      { incident: 'AT_FAULT', incidentMonths: 0 },
      { incident: 'AT_FAULT_AGAIN', incidentMonths: 0 },
    ]
    const one = inputsOf(autoIn({ state: 'CA', answers: { incidents } }))
    expect([one.drivers.map(({ record }) => record), one.openRecord]).toEqual([[both], []])
    const drivers = [{ driver: ann }, { driver: ben }]
    const two = inputsOf(autoIn({ state: 'CA', answers: { incidents, drivers } }))
    expect([two.drivers.map(({ record }) => record), two.openRecord]).toEqual([[[], []], both])
  })

  // The policy begins on 22 November 2026.
  it.each([
    ['a ticket', [{ incident: 'SPEEDING', on: '2026-11-01' }], true],
    [
      'two tickets',
      [
        { incident: 'SPEEDING', on: '2026-11-01' },
        { incident: 'OTHER_VIOLATION', on: '2024-01-01' },
      ],
      false,
    ],
    ['an accident three years ago', [{ incident: 'AT_FAULT', on: '2023-11-22' }], true],
    ['an accident a day later', [{ incident: 'AT_FAULT', on: '2023-11-23' }], false],
    ['a suspension four years ago', [{ incident: 'SUSPENDED', on: '2022-11-01' }], true],
    ['drunk driving nine years ago', [{ incident: 'DUI', on: '2017-12-01' }], false],
    ['drunk driving ten years ago', [{ incident: 'DUI', on: '2016-11-22' }], true],
    ['a broken windshield', [{ incident: 'COMP_CLAIM', on: '2026-11-01' }], true],
  ] as const)(
    'says whether somebody with %s is a good driver, and leaves the discount to others',
    (_, incidents, isGood) => {
      const [first, second] = driversAfter(...incidents)
      expect(first?.goodDriver).toBe(isGood)
      expect(second?.goodDriver).toBe(true)
    },
  )

  it('makes nobody a good driver while it may be anybody’s', () => {
    const { drivers } = inputsOf(
      autoIn({ state: 'CA', answers: { ...answersAfter([]), incidents: { choices: ['DUI'] } } }),
    )
    expect(drivers.map(({ goodDriver }) => goodDriver)).toEqual([false, false])
  })
})
