import { describe, expect, it } from 'vitest'
import { protectionUp } from '../../../tests/carriers/samples/auto-choices.ts'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { ann, autoIn, ben, camry, carLike } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { randomWalk } from '../../../tests/rooms/lines.ts'
import { chanceFrom, homes } from '../../../tests/support/chance.ts'
import { sweep } from '../../../tests/support/sweep.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { propertyDamages } from '../../law/property-damage.ts'
import { lines } from '../../lines/index.ts'
import { chosenCoverage } from '../../rating/coverage/chosen.ts'
import { autoInputsOf } from '../../rating/inputs/auto.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoAnswers } from '../../risk/auto/auto-answers.ts'
import type { HomeownerAnswers } from '../../risk/homeowner.ts'
import { readRequest } from '../../sandbox/acord/read-request.ts'
import { riskOf } from '../../server/journey/quoting/risk-of.ts'
import { addMonths } from '../../units/day.ts'
import { walk } from '../../wizard/walk.ts'
import { coverageOf } from './coverage.ts'
import { dialectOf } from './dialect.ts'
import { writePoll, writeRequest } from './envelope.ts'
import {
  type AcordLine,
  type AcordQuestion,
  type AskedAcordRisk,
  acordLines,
  type ReadAcordRisk,
} from './request.ts'
import { allAt, anywhere, firstAt, readXml, textAt, XmlError } from './xml/xml-read.ts'

const question = {
  requestId: '1f0c0000-0000-8000-8000-000000000001',
  quoteNumber: 'MAR-4F7K-9QXD',
  at: new Date('2026-11-21T15:41:19Z'),
  disclosed: today,
  dialect: dialectOf(),
} as const

type Rest = Partial<Pick<AcordQuestion<AskedAcordRisk>, 'dialect'>>

const writtenBody = (risk: ReadAcordRisk, rest: Rest = {}) =>
  writeRequest({ question: { ...question, ...rest, risk: askable(risk) } })

function returned(risk: ReadAcordRisk, rest: Rest = {}): ReadAcordRisk {
  const question = readRequest(writtenBody(risk, rest))
  if (question.kind !== 'quote') throw new Error('read as a poll')
  return question.risk
}

/** Sorts the lists that are rated as sets. */
function ordered(risk: ReadAcordRisk): ReadAcordRisk {
  switch (risk.line) {
    case 'auto':
      return { ...risk, auto: { ...risk.auto, incidents: risk.auto.incidents.toSorted() } }
    case 'homeowner': {
      const { devices, hazards } = risk.home
      return { ...risk, home: { ...risk.home, devices: devices.toSorted(), hazards: hazards.toSorted() } }
    }
    case 'renters':
      return { ...risk, renters: { ...risk.renters, protections: risk.renters.protections.toSorted() } }
  }
}

function walked(name: AcordLine, seed: number): ReadAcordRisk {
  const line = lines.all.find(line => line.name === name)
  if (!line) throw new Error(`no line ${name}`)
  const chance = chanceFrom(seed, today)
  const { zip, state } = chance.one([...homes.values()])
  const start = { start: { type: name, zipCode: zip, state } }
  const { answers } = randomWalk(line, { ...chance, start })
  const { application } = walk({ line, answers, today })
  // The line was chosen by its name.
  return riskOf({ line: name, application, today }) as ReadAcordRisk
}

describe('a request', () => {
  const applications = sweep(300, 'applications by chance', 60)
  it.each(acordLines)(`of the line %s carries all that a carrier may know: ${applications.title}`, line => {
    const dialects = [
      dialectOf(),
      dialectOf({
        namespace: 'http://www.ACORD.org/standards/PC_Surety/ACORD1.16.0/xml/',
        wrap: 'soap',
        amounts: 'FormatCurrencyAmt',
        units: { months: 'Months', perAccident: 'PerAccident' },
      }),
    ]
    for (let seed = 1; seed <= applications.size; seed += 1) {
      const risk = walked(line, seed)
      const dialect = dialects[seed % 2] ?? question.dialect
      const back = returned(risk, { dialect })
      expect(askable(ordered(back)), `seed ${seed}`).toEqual(askable(ordered(risk)))
    }
  })

  it('carries every state with its minimum limits, also where they equal the next higher ones', () => {
    for (const state of stateCodes)
      for (const limits of ['MIN', 'L50', 'L100', 'L250'] as const) {
        const risk = autoIn({ state, answers: { limits: { choice: limits } } })
        expect(askable(returned(risk)), state).toEqual(askable(risk))
      }
  })

  it('carries a limit for damage that was chosen apart from the limits', () => {
    for (const state of stateCodes)
      for (const limits of ['MIN', 'L50', 'L100'] as const)
        for (const damage of propertyDamages) {
          const answers = { limits: { choice: limits }, propertyDamage: { choice: damage } }
          const risk = autoIn({ state, answers })
          expect(askable(returned(risk)), `${state} ${limits} ${damage}`).toEqual(askable(risk))
        }
  })

  it('carries the covers that were chosen beside the prices', () => {
    const chosen = {
      uninsured: { choice: 'L50' },
      underinsured: { choice: 'YES' },
      medicalPayments: { choice: '10000' },
      rental: { choice: '30' },
      vehicles: [camry, { ...camry, deductible: '2000' }],
      comprehensiveDeductible: { choice: '250' },
      fullGlass: { choice: 'YES' },
      roadside: { choice: 'YES' },
      uninsuredStacked: { choice: 'NO' },
    } as const
    const turnedDown = { uninsured: { choice: 'NONE' }, underinsured: { choice: 'NO' } } as const
    for (const state of stateCodes)
      for (const answers of [chosen, { ...chosen, ...turnedDown }, ...protectionUp(state)]) {
        const risk = autoIn({ state, answers })
        const back = returned(risk)
        expect(back.line === 'auto' && autoInputsOf(askable(back)), state).toEqual(
          autoInputsOf(askable(risk)),
        )
      }
  })

  it('carries what lowers a price, of each driver, of each car and of the policy', () => {
    const risk = autoIn({
      state: 'TX',
      answers: {
        drivers: [
          { driver: ann, discounts: ['PREVENTION_COURSE'] },
          { driver: ben, discounts: ['GOOD_STUDENT', 'AWAY_AT_SCHOOL'] },
        ],
        vehicles: [camry, { ...camry, hasAntiTheft: true }],
        policyDiscounts: ['PAPERLESS', 'TELEMATICS'],
      },
    })
    expect(returned(risk)).toEqual(risk)
  })

  it('carries somebody born on 29 February, whatever the year of the license and the first day', () => {
    for (const effective of ['2028-02-28', '2028-02-29', '2028-03-01', '2027-02-28', '2027-03-01'] as const)
      for (const [age, yearsLicensed] of [
        [31, 14],
        [31, 15],
        [32, 16],
        [32, 13],
      ] as const) {
        const risk = autoIn({ state: 'TX' })
        const [driver] = risk.drivers
        if (!driver) throw new Error('no driver')
        const isBefore = effective.slice(5) < '02-29'
        const year = Number(effective.slice(0, 4)) - age - (isBefore ? 1 : 0)
        if (year % 4 !== 0) continue
        const dob = `${year}-02-29` as const
        const leap = { ...driver, dob, age, yearsLicensed }
        const back = returned({ ...risk, effective, drivers: [leap] })
        expect(back.line === 'auto' && back.drivers).toEqual([leap])
      }
  })

  it('names what it would cost to build a house again, and not a condo, of which it insures the inside', () => {
    const costOf = (choice: 'SINGLE_FAMILY' | 'CONDO') => {
      const risk = homeownerIn({ state: 'TX', answers: { home: { choice } } })
      const valued = anywhere(readXml(writtenBody(risk)), 'DwellInspectionValuation')
      return valued.map(found => textAt(found, 'EstimatedReplCostAmt/Amt'))
    }
    const { home } = homeownerIn({ state: 'TX' })
    expect(costOf('SINGLE_FAMILY')).toEqual([String(home.cover.dwelling)])
    expect(costOf('CONDO')).toEqual([])
  })

  it('writes names, streets and insurers that are not plain letters as they are', () => {
    const strange = `O'Neil & "Söhne" <b> ]]> 東京`
    const risk = autoIn({
      state: 'TX',
      answers: {
        drivers: [{ driver: { ...ann, lastName: strange } }],
        address: { address1: strange, address2: strange },
        insurer: { current_insurer: strange },
      },
    })
    expect(returned(risk)).toEqual(risk)
  })

  it('asks for auto cover in the order and the codes of the standard', () => {
    const risk = autoIn({
      state: 'TX',
      answers: {
        vehicles: [
          carLike({ group: 'SMALL_SUV', ownership: 'LEASED', usage: 'BUSINESS' }),
          carLike({ ownership: 'FINANCED' }),
        ],
        drivers: [{ driver: ann }, { driver: ben }],
      },
    })
    const [message] = anywhere(readXml(writtenBody(risk)), 'PersAutoPolicyQuoteInqRq')
    if (!message) throw new Error('no message')
    expect(message.children.map(({ name }) => name)).toEqual([
      'RqUID',
      'TransactionRequestDt',
      'TransactionEffectiveDt',
      'CurCd',
      'Producer',
      'InsuredOrPrincipal',
      'PersPolicy',
      'PersAutoLineBusiness',
      'Location',
    ])
    const texts = (path: string) => allAt(message, path).map(({ text }) => text)
    expect(texts('PersPolicy/ContractTerm/ExpirationDt')).toEqual([addMonths(risk.effective, 6)])
    expect(texts('PersAutoLineBusiness/PersDriver/PersDriverInfo/DriverRelationshipToApplicantCd')).toEqual([
      'IN',
      'CH',
    ])
    const [car] = allAt(message, 'PersAutoLineBusiness/PersVeh')
    expect(car && textAt(car, 'VehBodyTypeCd')).toBe('SUV')
    expect(texts('PersAutoLineBusiness/PersVeh/LeasedVehInd')).toEqual(['1', '0'])
    expect(texts('PersAutoLineBusiness/PersVeh/VehUseCd')).toEqual(['BU', 'DW'])
    expect(allAt(message, 'PersAutoLineBusiness/PersVeh/AdditionalInterest')).toHaveLength(1)
    const covers = car ? allAt(car, 'Coverage').map(cover => textAt(cover, 'CoverageCd')) : []
    expect(covers).toEqual(['BI', 'PD', 'PIP', 'UM', 'UIM', 'COMP', 'COLL'])
    expect(car && allAt(car, 'Coverage/Limit/LimitAppliesToCd').map(({ text }) => text)).toEqual([
      'PerPerson',
      'PerAcc',
      'PropDam',
      'PerPerson',
      'PerAcc',
      'PerPerson',
      'PerAcc',
    ])
    expect(firstAt(message, 'PersPolicy/DriverVeh')).toBeUndefined()
  })

  it('says which car a driver drives only where nobody else could', () => {
    const alone = readXml(writtenBody(autoIn({ state: 'TX', answers: { vehicles: [camry] } })))
    expect(anywhere(alone, 'DriverVeh')[0]?.attributes).toMatchObject({ DriverRef: 'Drv1', VehRef: 'Veh1' })
    expect(anywhere(alone, 'PersVeh')[0]?.attributes).toMatchObject({ RatedDriverRef: 'Drv1' })
  })

  it('calls no license active in a household with a suspended one', () => {
    const status = (risk: ReadAcordRisk) => anywhere(readXml(writtenBody(risk)), 'LicenseStatusCd').length
    expect(status(autoIn({ state: 'TX' }))).toBe(1)
    expect(status(autoIn({ state: 'TX', answers: { incidents: { choices: ['SUSPENDED'] } } }))).toBe(0)
  })

  it('says who had what in which month, and who drives which car most, as far as the visitor did', () => {
    const of = (answers: Partial<AutoAnswers>) =>
      autoIn({
        state: 'TX',
        answers: {
          drivers: [{ driver: ann }, { driver: ben }],
          vehicles: [camry, { ...camry, principalDriver: 1 }],
          incidents: { choices: ['AT_FAULT_2', 'SUSPENDED'] },
          ...answers,
        },
      })
    const risk = of({
      record: {
        incidents: [
          { driver: 1, incident: 'AT_FAULT', on: '2025-02-28' },
          { driver: 1, incident: 'SUSPENDED', on: '2022-01-31' },
          { driver: 0, incident: 'AT_FAULT', on: '2026-11-21' },
        ],
      },
    })
    expect(returned(risk)).toEqual(risk)
    const message = readXml(writtenBody(risk))
    const incidents = anywhere(message, 'AccidentViolation')
    expect(incidents.map(({ attributes }) => attributes.DriverRef)).toEqual(['Drv1', 'Drv2', 'Drv2'])
    expect(anywhere(message, 'AccidentViolationDt')[1]?.text).toBe('2025-03-22')
    // The other driver's license is active.
    expect(anywhere(message, 'LicenseStatusCd')).toHaveLength(1)
    expect(anywhere(message, 'PersVeh').map(({ attributes }) => attributes.RatedDriverRef)).toEqual([
      undefined,
      'Drv2',
    ])
    expect(anywhere(readXml(writtenBody(of({}))), 'AccidentViolation')).toEqual([])
  })

  it('distinguishes houses, condos and tenants by their policy type', () => {
    const type = (risk: ReadAcordRisk) => anywhere(readXml(writtenBody(risk)), 'PolicyTypeCd')[0]?.text
    expect(type(homeownerIn({ state: 'TX' }))).toBe('03')
    expect(type(homeownerIn({ state: 'TX', answers: { home: { choice: 'CONDO' } } }))).toBe('06')
    expect(type(rentersIn({ state: 'TX' }))).toBe('04')
  })

  it('states the consent, the day of the disclosure and what we assumed', () => {
    const consented = readRequest(writtenBody(rentersIn({ state: 'TX', answers: { dob: null } })))
    expect(consented).toMatchObject({
      kind: 'quote',
      disclosed: today,
      requestId: question.requestId,
      quoteNumber: question.quoteNumber,
      risk: { insured: { age: 35 }, assumed: ['settlement', 'householdSize', 'credit', 'age'] },
    })
  })

  it('carries the credentials of the contract, or none where it requires none', () => {
    const credentials = { user: 'agent & 1', password: '<secret>' }
    const document = writeRequest({
      question: { ...question, risk: askable(rentersIn({ state: 'TX' })) },
      credentials,
    })
    expect(readRequest(document)).toMatchObject({ credentials })
    expect(writtenBody(rentersIn({ state: 'TX' }))).not.toContain('SignonPswd')
  })

  it('asks for a pending answer by its RqUID alone', () => {
    const document = writePoll({ question: { ...question, line: 'auto' } })
    expect(readRequest(document)).toEqual({ kind: 'poll', requestId: question.requestId })
  })

  it.each([
    ['no message', '<ACORD/>'],
    ['another message', '<ACORD><InsuranceSvcRq><CommlPolicyQuoteInqRq/></InsuranceSvcRq></ACORD>'],
    ['a message without an id', '<ACORD><HomePolicyQuoteInqRq/></ACORD>'],
    [
      'a code that is none of ours',
      writtenBody(autoIn({ state: 'TX' })).replace('<VehUseCd>DW<', '<VehUseCd>XX<'),
    ],
    ['a state that is none', writtenBody(rentersIn({ state: 'TX' })).replaceAll('Cd>TX<', 'Cd>ZZ<')],
    ['a day that is none', writtenBody(rentersIn({ state: 'TX' })).replaceAll('2026-11-22', '2026-19-99')],
  ])('is refused by the reader with %s', (_, document) => {
    expect(() => readRequest(document)).toThrow(expect.objectContaining({ name: 'AcordError' }))
    expect(() => readRequest(`${document}<`)).toThrow(XmlError)
  })
})

it('has a Loss for each claim of a home that was dated, which its reader dates alike', () => {
  const claims = [
    { peril: 'WATER', on: addMonths(today, -13), paid: 6500 },
    { peril: 'OTHER_WEATHER', on: addMonths(today, -70) },
  ] as const
  const risk = homeownerIn({ state: 'OH', answers: { claims: { choice: 'TWO' }, claimRecord: { claims } } })
  expect(writtenBody(risk)).toContain(
    `<Loss><LossDt>${addMonths(risk.effective, -13)}</LossDt><LossCauseCd>WATER</LossCauseCd><TotalPaidAmt><Amt>6500</Amt></TotalPaidAmt></Loss>`,
  )
  const read = returned(risk)
  expect('home' in read && read.home).toMatchObject({
    claims: 'ONE_WATER',
    claimRecord: risk.home.claimRecord,
  })
})

it('has a Coverage for each kind of valuables of an owner or a tenant', () => {
  const answers = { valuables: { jewelry: 8500, instruments: 3000 } }
  const tenant = rentersIn({ state: 'OH', answers })
  for (const risk of [homeownerIn({ state: 'OH', answers }), tenant]) {
    expect(writtenBody(risk)).toMatch(/<CoverageCd>SPPJEWELRY<.CoverageCd><Limit>.{0,60}8500/)
    const read = returned(risk)
    expect(read).toMatchObject(read.line === 'renters' ? { renters: answers } : { home: { cover: answers } })
  }
  const parts = coverageOf(askable(tenant)).filter(({ kind }) => kind === 'valuables')
  expect(parts).toEqual(chosenCoverage(askable(tenant)).filter(({ kind }) => kind === 'valuables'))
  expect(parts).toHaveLength(2)
})

describe('the text of a cover', () => {
  it('reads as it does for a rate plan, whatever was added to the usual coverage of a home', () => {
    const told = (answers: Partial<HomeownerAnswers>) => {
      const risk = askable(homeownerIn({ state: 'OH', answers: { roof: { choice: 'R21' }, ...answers } }))
      expect(coverageOf(risk)).toEqual(chosenCoverage(risk))
      return coverageOf(risk).map(({ kind }) => kind)
    }
    const usual = told({})
    expect(usual).not.toContain('ordinance')
    expect(told({ ordinance: { choice: '50' } })).toEqual([...usual, 'ordinance'])
    expect(told({ waterBackup: { choice: '5000' } })).toEqual([...usual, 'waterBackup'])
    expect(told({ valuables: { jewelry: 8500, cameras: 2000 } })).toEqual([
      ...usual,
      'valuables',
      'valuables',
    ])
  })

  it('reads as it does for a rate plan, in every state and for every choice', () => {
    for (const state of stateCodes)
      for (const limits of ['MIN', 'L50', 'L100', 'L250'] as const)
        for (const damage of ['FULL', 'COMP', 'LIABILITY'] as const) {
          const risk = autoIn({
            state,
            answers: {
              limits: { choice: limits },
              physicalDamage: { choice: damage },
              deductible: { choice: '1000' },
            },
          })
          expect(coverageOf(risk)).toEqual(chosenCoverage(askable(risk)))
        }
  })
})

it('sends what the visitor gave this very carrier in the elements that ACORD has for it', () => {
  const risk = askable(autoIn({ state: 'TX', answers: { drivers: [{ driver: ann }, { driver: ben }] } }))
  const details = {
    contact: { phone: '+15125550142', email: 'ann@example.com' },
    licenses: [{}, { number: 'B7654321', state: 'OK', since: '2021-06-15' as const }],
    answers: { SR22: false, FloorNbr: 7 },
  }
  const xml = writeRequest({ question: { ...question, risk, details } })
  expect(xml).toContain('<PhoneNumber>+1-512-5550142</PhoneNumber>')
  expect(xml).toContain('<EmailAddr>ann@example.com</EmailAddr>')
  expect(xml).toContain(
    '<LicensedDt>2021-06-15</LicensedDt><LicensePermitNumber>B7654321</LicensePermitNumber><StateProvCd>OK</StateProvCd>',
  )
  expect(xml).toContain('<QuestionCd>SR22</QuestionCd><YesNoCd>NO</YesNoCd>')
  expect(xml).toContain('<QuestionCd>FloorNbr</QuestionCd><Explanation>7</Explanation>')
  const plain = writeRequest({ question: { ...question, risk } })
  expect(plain).not.toMatch(/Communications|LicensePermitNumber/)
})
