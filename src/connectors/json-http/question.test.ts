import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { ann, autoIn, ben, camry } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../../tests/carriers/samples/sample-life.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { partyOf, tripFrom } from '../../../tests/carriers/samples/sample-travel.ts'
import { mayRate } from '../../law/law.ts'
import type { Inputs, Vocabulary } from '../../rating/inputs/input.ts'
import { inputsOfRisk, vocabularyOf } from '../../rating/inputs/inputs.ts'
import { askable } from '../../risk/askable.ts'
import type { AutoAnswers } from '../../risk/auto/auto-answers.ts'
import type { Risk } from '../../risk/risk.ts'
import { riskOf } from '../../sandbox/risk-of.ts'
import { addMonths } from '../../units/day.ts'
import { question } from './contract.ts'
import { questionOf } from './question.ts'

const disclosed = '2026-11-21'
const carrierQuestion = (risk: Risk) => questionOf(askable(risk), disclosed)
const notAtFault = { incidents: { choices: ['NOT_AT_FAULT'] } } satisfies Partial<AutoAnswers>

const risks = [
  ...(['TX', 'CA', 'HI', 'MA', 'MI'] as const).map(state => autoIn({ state, answers: notAtFault })),
  autoIn({
    state: 'TX',
    answers: {
      drivers: [{ driver: ann, discounts: ['PREVENTION_COURSE', 'GOOD_STUDENT'] }],
      vehicles: [{ ...camry, hasAntiTheft: true }],
      policyDiscounts: ['TELEMATICS'],
    },
  }),
  autoIn({
    state: 'PA',
    answers: {
      vehicles: [camry, camry],
      limits: { choice: 'L100' },
      propertyDamage: { choice: '50000' },
      uninsured: { choice: 'L50' },
      uninsuredStacked: { choice: 'NO' },
      comprehensiveDeductible: { choice: '100' },
      fullGlass: { choice: 'YES' },
      roadside: { choice: 'YES' },
    },
  }),
  homeownerIn({ state: 'FL' }),
  lifeIn({ state: 'OH' }),
  lifeIn({ state: 'MT' }),
  petIn({ state: 'NY' }),
  rentersIn({ state: 'TX' }),
  rentersIn({ state: 'OH', answers: { dob: null, protections: null } }),
  tripFrom({ state: 'WA', answers: { travelers: partyOf(40, 12) } }),
]

/** The inputs of plans that the state lets insurers price by. */
function rateable(risk: Risk): unknown {
  const { line, state, effective } = risk
  const allowedInputs = (vocabulary: Vocabulary, inputs: Inputs): object =>
    Object.fromEntries(
      Object.entries(vocabulary).flatMap(([name, spec]) => {
        if (spec.factor && !mayRate({ line, state, factor: spec.factor, on: effective })) return []
        const value = inputs[name]
        // A list of the vocabulary is one of inputs.
        return [
          [name, spec.type === 'list' ? (value as Inputs[]).map(one => allowedInputs(spec.of, one)) : value],
        ]
      }),
    )
  return allowedInputs(vocabularyOf(line), inputsOfRisk(askable(risk)))
}

function insuredFor(risk: Risk): unknown {
  const contractRisk = carrierQuestion(risk).risk
  return 'insured' in contractRisk ? contractRisk.insured : undefined
}

describe('the question to a carrier', () => {
  it.each(risks)(
    'about $line in $state is one that the contract knows, and prices as the risk does',
    risk => {
      const sent = JSON.parse(JSON.stringify(carrierQuestion(risk)))
      const read = v.parse(question, sent)
      expect(read).toEqual(sent)
      expect(rateable(riskOf(read))).toEqual(rateable(risk))
    },
  )

  it('contains the day on which the visitor saw the information disclosure', () => {
    const sent = carrierQuestion(rentersIn({ state: 'TX' }))
    expect(sent.consent).toEqual({ informationDisclosure: disclosed })
  })

  it('contains nothing that the state bans from prices', () => {
    const [inTexas, inCalifornia] = (['TX', 'CA'] as const).map(state => {
      const { risk } = carrierQuestion(
        autoIn({
          state,
          answers: {
            drivers: [
              {
                driver: {
                  firstName: 'Ann',
                  lastName: 'Example',
                  gender: 'F',
                  maritalStatus: 'D',
                  relation: 'Insured',
                  dateBirth: '1986-05-02',
                  education: 'MASTERS_OR_ABOVE',
                  employment: 'STUDENT',
                  firstLicenseAge: 16,
                },
              },
            ],
          },
        }),
      )
      return 'drivers' in risk ? risk.drivers[0] : undefined
    })
    expect(inTexas).toMatchObject({ sex: 'F', education: 'MASTERS_OR_ABOVE', employment: 'STUDENT' })
    expect(inCalifornia).not.toHaveProperty('sex')
    expect(carrierQuestion(autoIn({ state: 'TX', answers: notAtFault })).risk).toMatchObject({
      prior: { insurance: 'Y1_3' },
      auto: { incidents: ['NOT_AT_FAULT'] },
    })
    const { risk } = carrierQuestion(autoIn({ state: 'CA', answers: notAtFault }))
    expect(risk).toMatchObject({ auto: { incidents: [] } })
    expect(risk).not.toHaveProperty('prior')
    expect(insuredFor(lifeIn({ state: 'OH' }))).toHaveProperty('sex')
    expect(insuredFor(lifeIn({ state: 'MT' }))).toHaveProperty('sex')
    expect(inCalifornia).toMatchObject({
      maritalStatus: 'D',
      education: 'NOT_GIVEN',
      employment: 'NOT_GIVEN',
    })
  })

  it('contains who had which incident, and who drives which car, once the visitor said so', () => {
    const { risk } = carrierQuestion(
      autoIn({
        state: 'CA',
        answers: {
          drivers: [{ driver: ann }, { driver: ben }],
          vehicles: [{ ...camry, principalDriver: 1 }],
          incidents: { choices: ['SPEEDING', 'NOT_AT_FAULT'] },
          record: {
            incidents: [
              { driver: 1, incident: 'SPEEDING', on: '2025-03-31' },
              { driver: 1, incident: 'NOT_AT_FAULT', on: '2025-03-31' },
            ],
          },
        },
      }),
    )
    const { drivers = [], vehicles = [] } = 'drivers' in risk ? risk : {}
    expect(drivers.map(({ record }) => record)).toEqual([
      undefined,
      [{ incident: 'SPEEDING', monthsAgo: 19 }],
    ])
    expect(vehicles).toMatchObject([{ principalDriver: 1 }])
  })

  it('has each claim of a home that was dated, with what was paid', () => {
    const claims = [{ peril: 'THEFT', on: addMonths(today, -13), paid: 900 } as const]
    const answers = { claims: { choice: 'TWO' }, claimRecord: { claims } } as const
    const { risk } = carrierQuestion(homeownerIn({ state: 'OH', answers }))
    expect(risk).toMatchObject({
      home: { claims: 'TWO', claimRecord: [{ peril: 'THEFT', monthsAgo: 13, paid: 900 }] },
    })
    expect(JSON.stringify(carrierQuestion(homeownerIn({ state: 'OH' })))).not.toContain('claimRecord')
  })

  it('has the valuables of an owner or a tenant with the coverage that is wanted', () => {
    const answers = { valuables: { jewelry: 8500 } }
    for (const risk of [homeownerIn({ state: 'OH', answers }), rentersIn({ state: 'OH', answers })])
      expect(carrierQuestion(risk).cover).toMatchObject(answers)
    expect(carrierQuestion(rentersIn({ state: 'OH' })).cover).not.toHaveProperty('valuables')
  })

  it('contains no price of the current insurer, and no names of other travelers', () => {
    const home = homeownerIn({
      state: 'OH',
      answers: { insurer: { text: 'Sample Mutual' }, premium: { text: '1234' } },
    })
    expect(JSON.stringify(carrierQuestion(home))).not.toContain('1234')
    const trip = carrierQuestion(tripFrom({ state: 'WA', answers: { travelers: partyOf(40, 12) } }))
    expect(trip.risk).toMatchObject({ trip: { travelers: [{ age: 40 }, { age: 12 }] } })
  })
})
