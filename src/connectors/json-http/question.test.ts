import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { autoIn } from '../../carriers/sample-auto.ts'
import { homeownerIn } from '../../carriers/sample-homeowner.ts'
import { lifeIn } from '../../carriers/sample-life.ts'
import { petIn } from '../../carriers/sample-pet.ts'
import { rentersIn } from '../../carriers/sample-renters.ts'
import { partyOf, tripFrom } from '../../carriers/sample-travel.ts'
import { inputsOfRisk } from '../../rating/inputs.ts'
import { question } from './contract.ts'
import { questionOf, riskOf } from './question.ts'

const disclosed = '2026-11-21'

const risks = [
  autoIn({ state: 'TX' }),
  autoIn({ state: 'CA' }),
  homeownerIn({ state: 'FL' }),
  lifeIn({ state: 'OH' }),
  petIn({ state: 'NY' }),
  rentersIn({ state: 'TX' }),
  rentersIn({ state: 'OH', answers: { dob: null, protections: null } }),
  tripFrom({ state: 'WA', answers: { travelers: partyOf(40, 12) } }),
]

describe('the question to a carrier', () => {
  it.each(risks)('about $line is one that the contract knows, and prices as the risk does', risk => {
    const sent = JSON.parse(JSON.stringify(questionOf(risk, disclosed)))
    const read = v.parse(question, sent)
    expect(read).toEqual(sent)
    const again = riskOf(read)
    const rated = ({ sex, maritalStatus, education, employment, ...kept }: Record<string, unknown>) => kept
    // Where the state keeps them out of prices, these are not sent.
    const inputs = (of: typeof risk) => {
      const { drivers, ...others } = inputsOfRisk(of)
      return risk.state === 'CA' && Array.isArray(drivers)
        ? { ...others, drivers: drivers.map(rated) }
        : inputsOfRisk(of)
    }
    expect(inputs(again)).toEqual(inputs(risk))
  })

  it('tells when the visitor saw the information disclosure', () => {
    const sent = questionOf(rentersIn({ state: 'TX' }), disclosed)
    expect(sent.consent).toEqual({ informationDisclosure: disclosed })
  })

  it('holds nothing that the state keeps out of prices', () => {
    const [inTexas, inCalifornia] = (['TX', 'CA'] as const).map(state => {
      const { risk } = questionOf(
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
        disclosed,
      )
      return 'drivers' in risk ? risk.drivers[0] : undefined
    })
    expect(inTexas).toMatchObject({ sex: 'F', education: 'MASTERS_OR_ABOVE', employment: 'STUDENT' })
    expect(inCalifornia).not.toHaveProperty('sex')
    expect(inCalifornia).toMatchObject({
      maritalStatus: 'D',
      education: 'NOT_GIVEN',
      employment: 'NOT_GIVEN',
    })
  })

  it('holds no price of the insurer of today, and of those who travel along no name', () => {
    const home = homeownerIn({
      state: 'OH',
      answers: { insurer: { text: 'Sample Mutual' }, premium: { text: '1234' } },
    })
    expect(JSON.stringify(questionOf(home, disclosed))).not.toContain('1234')
    const trip = questionOf(tripFrom({ state: 'WA', answers: { travelers: partyOf(40, 12) } }), disclosed)
    expect(trip.risk).toMatchObject({ trip: { travelers: [{ age: 40 }, { age: 12 }] } })
  })
})
