import { describe, expect, it } from 'vitest'
import { ann, autoIn, ben } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { ban } from '../../tests/rooms/law.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { type Factor, rulebook } from '../law/rule.ts'
import { askable } from '../risk/askable.ts'
import type { AutoAnswers, DriverAnswer } from '../risk/auto/auto-answers.ts'
import type { AutoRisk } from '../risk/auto.ts'
import type { Risk } from '../risk/risk.ts'
import { acordLines } from './acord/request.ts'
import { acordXml } from './acord/xml/acord-xml.ts'
import { carrierRequest } from './carrier-request.ts'
import type { WireConnector } from './connector.ts'
import { jsonHttp } from './json-http/json-http.ts'

const phone = '1-800-555-0100'
const settings = { carrier: 'wren', states: stateCodes, endpoint: 'https://wren.example', phone }
const json = jsonHttp({ ...settings, key: { id: 'WREN_ID', secret: 'WREN_SECRET' } }).connector

/** Every wire that can carry a question about a line. */
function wiresOf(line: Risk['line']): readonly (readonly [string, WireConnector])[] {
  const spoken = acordLines.find(one => one === line)
  const acord = spoken && acordXml({ ...settings, line: spoken }).connector
  return [['JSON', json], ...(acord ? [['ACORD', acord] as const] : [])]
}

function sent(connector: WireConnector, risk: Risk): string {
  const sending = {
    idempotencyKey: 'key',
    at: new Date('2026-11-21T15:00:00Z'),
    disclosed: '2026-11-21',
    secret: (name: string) => name,
  } as const
  return JSON.stringify(
    connector.ask(carrierRequest({ reference: 'q1', risk, today: '2026-11-21' }), sending),
  )
}

const driving = (state: State, answers: Partial<AutoAnswers> = {}) => autoIn({ state, answers })

/** Two people of a household, the first of them changed. */
const drivers = (change: Partial<DriverAnswer>) => ({
  drivers: [{ driver: { ...ann, ...change } }, { driver: ben }],
})

/** Answers about what a state may keep out of prices, each in several ways. */
const ways: Readonly<
  Record<string, { readonly factor: Factor; readonly of: (state: State) => readonly Risk[] }>
> = {
  'the sex of a driver': {
    factor: 'gender',
    of: state => [driving(state, drivers({ gender: 'F' })), driving(state, drivers({ gender: 'M' }))],
  },
  'the marital status of a driver': {
    factor: 'maritalStatus',
    of: state => (['S', 'M', 'D'] as const).map(maritalStatus => driving(state, drivers({ maritalStatus }))),
  },
  'who is the spouse of whom': {
    factor: 'maritalStatus',
    of: state =>
      (['Spouse', 'Child', 'OtherRelated'] as const).map(relation =>
        driving(state, { drivers: [{ driver: ann }, { driver: { ...ben, relation } }] }),
      ),
  },
  'the years since the first license': {
    factor: 'yearsLicensed',
    of: state => [16, 19].map(firstLicenseAge => driving(state, drivers({ firstLicenseAge }))),
  },
  'the education of a driver': {
    factor: 'education',
    of: state => (['BACHELORS', 'OTHER'] as const).map(education => driving(state, drivers({ education }))),
  },
  'the occupation of a driver': {
    factor: 'occupation',
    of: state => [
      driving(state, drivers({ employment: 'EMPLOYED' })),
      driving(state, drivers({ employment: 'UNEMPLOYED' })),
    ],
  },
  credit: {
    factor: 'credit',
    of: state => [
      driving(state, { credit: { choice: 'POOR' } }),
      driving(state, { credit: { choice: 'UNKNOWN' } }),
    ],
  },
  'who owns the home': {
    factor: 'homeOwnership',
    of: state => [
      driving(state, { ownership: { choice: 'RENT' } }),
      driving(state, { ownership: { choice: 'OWN_HOUSE' } }),
    ],
  },
  'the insurance of today': {
    factor: 'priorInsurance',
    of: state => [
      driving(state, { status: { choice: 'NEVER' } }),
      driving(state, {
        status: { choice: 'YES' },
        continuous: { choice: 'Y5' },
        priorLimits: { choice: 'L250' },
        insurer: {
          current_insurer: 'Acorn Mutual',
          current_policy_start_year: 2019,
          current_policy_start_month: 4,
        },
      }),
      driving(state, { status: { choice: 'YES' }, continuous: { choice: 'LT6M' }, priorLimits: null }),
    ],
  },
  'an accident that was not their fault': {
    factor: 'notAtFaultAccident',
    of: state => [
      driving(state, { ...drivers({}), incidents: { choices: ['NONE'] } }),
      driving(state, { ...drivers({}), incidents: { choices: ['NOT_AT_FAULT'] } }),
      driving(state, {
        ...drivers({}),
        incidents: { choices: ['NOT_AT_FAULT'] },
        record: { incidents: [{ driver: 1, incident: 'NOT_AT_FAULT', on: '2025-03-31' }] },
      }),
    ],
  },
  'the grades of a student': {
    factor: 'studentDiscount',
    of: state => [
      driving(state, { drivers: [{ driver: ann }, { driver: ben }] }),
      driving(state, { drivers: [{ driver: ann }, { driver: ben, discounts: ['GOOD_STUDENT'] }] }),
    ],
  },
  'a course in accident prevention': {
    factor: 'preventionCourse',
    of: state => [
      driving(state),
      driving(state, { drivers: [{ driver: ann, discounts: ['PREVENTION_COURSE'] }] }),
    ],
  },
  'how a policy is paid': {
    factor: 'buying',
    of: state => [driving(state), driving(state, { policyDiscounts: ['AUTOMATIC_PAYMENT'] })],
  },
  'a program that tracks driving': {
    factor: 'telematics',
    of: state => [driving(state), driving(state, { policyDiscounts: ['TELEMATICS'] })],
  },
  'the sex of somebody who insures a life': {
    factor: 'gender',
    of: state => (['F', 'M'] as const).map(choice => lifeIn({ state, answers: { sex: { choice } } })),
  },
  "an owner's credit": {
    factor: 'credit',
    of: state =>
      (['EXCELLENT', 'POOR', 'UNKNOWN'] as const).map(choice =>
        homeownerIn({ state, answers: { credit: { choice } } }),
      ),
  },
  'a home beside a car': {
    factor: 'multiPolicy',
    of: state => (['YES', 'NO'] as const).map(choice => driving(state, { multiPolicy: { choice } })),
  },
  'a car beside an owned home': {
    factor: 'multiPolicy',
    of: state =>
      (['YES', 'NO'] as const).map(choice => homeownerIn({ state, answers: { multiPolicy: { choice } } })),
  },
  'a car beside a rented home': {
    factor: 'multiPolicy',
    of: state =>
      (['YES', 'NO'] as const).map(choice => rentersIn({ state, answers: { multiPolicy: { choice } } })),
  },
  "the breed of a tenant's dog": {
    factor: 'dogBreed',
    of: state =>
      (['DOG', 'DOG_LISTED'] as const).map(choice => rentersIn({ state, answers: { animal: { choice } } })),
  },
  "the breed of an owner's dog": {
    factor: 'dogBreed',
    of: state =>
      (['DOG', 'DOG_LISTED'] as const).map(choice =>
        homeownerIn({ state, answers: { features: { choices: [choice] } } }),
      ),
  },
}

describe.each(['JSON', 'ACORD'])('a request in %s', wire => {
  it.each(Object.keys(ways))(
    'is the same to the byte, whatever the visitor says about %s, where the state keeps it out of prices',
    name => {
      const { factor, of } = ways[name] ?? { factor: 'age', of: () => [] }
      let withheldStates = 0
      let allowedStates = 0
      for (const state of stateCodes) {
        const risks = of(state)
        const [first] = risks
        const connector = first && new Map(wiresOf(first.line)).get(wire)
        if (!first || !connector) continue
        const requests = new Set(risks.map(risk => sent(connector, risk)))
        if (mayRate({ line: first.line, state, factor, on: first.effective })) {
          allowedStates += 1
          expect(requests.size, state).toBe(risks.length)
        } else {
          withheldStates += 1
          expect([...requests], state).toHaveLength(1)
        }
      }
      // ACORD knows no life insurance.
      if (wire === 'ACORD' && name.includes('a life')) expect([allowedStates, withheldStates]).toEqual([0, 0])
      // Since 2022 every state lets life insurers price by sex.
      else if (name.includes('a life'))
        expect([allowedStates, withheldStates]).toEqual([stateCodes.length, 0])
      else expect([allowedStates > 0, withheldStates > 0]).toEqual([true, true])
    },
  )

  it.each(stateCodes)('never contains what the visitor pays today, in %s', state => {
    const connector = new Map(wiresOf('homeowner')).get(wire)
    const paying = (text: string | null) =>
      homeownerIn({
        state,
        answers: { insurer: { text: 'Acorn Mutual' }, premium: text === null ? null : { text } },
      })
    const requests = connector && ['2100', '987', null].map(text => sent(connector, paying(text)))
    expect(new Set(requests).size).toBe(1)
  })

  it.each(stateCodes)('never contains how to reach the visitor, in %s', state => {
    const connector = new Map(wiresOf('renters')).get(wire)
    const reached = { email: 'ann@mail.example', phone: '555-010-4477' }
    const contact = { firstName: 'Ann', lastName: 'Example', ...reached }
    const request = connector && sent(connector, rentersIn({ state, answers: { contact } }))
    expect(request).toContain('Example')
    for (const text of Object.values(reached)) expect(request).not.toContain(text)
  })

  it('keeps a driving program apart from how a policy is paid, and a course from school', () => {
    const risk = driving('OH', {
      drivers: [{ driver: ann, discounts: ['GOOD_STUDENT', 'PREVENTION_COURSE'] }],
      policyDiscounts: ['PAPERLESS', 'TELEMATICS'],
    })
    const keptWithout = (factor: Factor) => {
      const { auto, drivers } = askable(risk, rulebook([ban({ line: 'auto', state: 'OH', factor })]))
      return [auto.discounts, drivers[0]?.discounts]
    }
    expect(keptWithout('telematics')).toEqual([['PAPERLESS'], ['GOOD_STUDENT', 'PREVENTION_COURSE']])
    expect(keptWithout('buying')).toEqual([['TELEMATICS'], ['GOOD_STUDENT', 'PREVENTION_COURSE']])
    expect(keptWithout('studentDiscount')).toEqual([['PAPERLESS', 'TELEMATICS'], ['PREVENTION_COURSE']])
    expect(keptWithout('preventionCourse')).toEqual([['PAPERLESS', 'TELEMATICS'], ['GOOD_STUDENT']])
  })

  it('gets no risk with more than a carrier may know', () => {
    const risk: AutoRisk = autoIn({ state: 'CA' })
    const request = { reference: 'q1', risk, today: '2026-11-21' } as const
    const sending = {
      idempotencyKey: 'k',
      at: new Date(0),
      disclosed: '2026-11-21',
      secret: () => 's',
    } as const
    // @ts-expect-error a connector takes only what `askable` made
    expect(() => json.ask(request, sending)).not.toThrow()
  })
})
