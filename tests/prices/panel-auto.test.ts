import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import type { Factor } from '../../src/law/rule.ts'
import { policyFeeCap } from '../../src/law/surcharges.ts'
import { autoInputs } from '../../src/rating/inputs/auto.ts'
import type { Vocabulary } from '../../src/rating/inputs/input.ts'
import { vehicleGroups } from '../../src/reference/vehicles/vehicles-file.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { AutoRisk } from '../../src/risk/auto.ts'
import { ascending } from '../carriers/expectations.ts'
import { carriersPrice, columnOf, expectSpread, medianOf, panelOf, randomFrom } from '../carriers/panel.ts'
import { everyAnswer, leastCover, quotedCover } from '../carriers/samples/auto-choices.ts'
import { levelIn } from '../carriers/samples/characters.ts'
import { offerBy, termPrice, today } from '../carriers/samples/sample.ts'
import { ann, autoIn, ben, carLike, driving, livingAt } from '../carriers/samples/sample-auto.ts'
import { everyNth, shareTried, sweep } from '../support/sweep.ts'

const carriers = loadCarriers()
const { writersIn, ratedIn } = panelOf(carriers, 'auto')

const quoted = columnOf('auto-by-state.csv', 'quoted')
const minimum = columnOf('auto-by-state.csv', 'minimum')
const liabilityShare = columnOf('auto-by-state.csv', 'liability_share')
const level = columnOf('auto-panel.csv', 'level')

/** The state's average of the anchor in dollars for six months. */
function targetOf(state: State): number {
  return (quoted.get(state) ?? Number.NaN) / 2
}

/** What the carrier itself charges for six months of the anchor: the mean of a woman and a man of 40. */
function anchorPrice(connector: Parameters<typeof carriersPrice>[0], state: State): number {
  const [woman, man] = (['F', 'M'] as const).map(gender =>
    carriersPrice(
      connector,
      autoIn({ state, answers: { drivers: driving({ gender }), ...quotedCover(state) } }),
    ),
  )
  return (Number(woman) + Number(man)) / 2
}

function pricesOf(risk: AutoRisk): readonly (number | null)[] {
  return ratedIn(risk.state).map(({ connector }) => termPrice(offerBy(connector, risk)))
}

/** What the carrier charges for the policy itself, in dollars. */
function feesOf(connector: Parameters<typeof carriersPrice>[0], state: State): number {
  const outcome = offerBy(connector, autoIn({ state }))
  return outcome.kind === 'quoted'
    ? outcome.bill.fees.reduce((sum, { amount }) => sum + Number(amount), 0)
    : Number.NaN
}

/** The share of the covers that are bought in full cover; collision is about 0.715 of the damage to one's own car. */
function shareOf({ state, auto }: AutoRisk): number {
  const share = liabilityShare.get(state) ?? Number.NaN
  switch (auto.physicalDamage) {
    case 'FULL':
      return 1
    case 'COMP':
      return share + 0.285 * (1 - share)
    case 'LIABILITY':
      return share
  }
}

/** An age at which sex counts most. */
const young = { dateBirth: '2005-05-02' } as const

/** For each factor that law may ban, answers that differ only by it. */
const onlyBy = {
  multiPolicy: [{ multiPolicy: { choice: 'YES' } }, {}],
  age: [{ drivers: driving({ dateBirth: '1966-05-02', firstLicenseAge: 36 }) }, {}],
  seniorAge: [{ drivers: driving({ dateBirth: '1961-05-02', firstLicenseAge: 41 }) }, {}],
  yearsLicensed: [{ drivers: driving({ firstLicenseAge: 38 }) }, {}],
  gender: [{ drivers: driving({ gender: 'M', ...young }) }, { drivers: driving({ gender: 'F', ...young }) }],
  maritalStatus: [{ drivers: driving({ maritalStatus: 'M' }) }, {}],
  education: [
    { drivers: driving({ education: 'MASTERS_OR_ABOVE' }) },
    { drivers: driving({ education: 'VOCATIONAL' }) },
  ],
  occupation: [
    { drivers: driving({ employment: 'EMPLOYED' }) },
    { drivers: driving({ employment: 'UNEMPLOYED' }) },
  ],
  credit: [{ credit: { choice: 'EXCELLENT' } }, { credit: { choice: 'POOR' } }],
  homeOwnership: [{ ownership: { choice: 'OWN_HOUSE' } }, {}],
  priorInsurance: [{ continuous: { choice: 'Y5' } }, { continuous: { choice: 'LT6M' } }],
  studentDiscount: [{ drivers: [{ driver: ann, discounts: ['GOOD_STUDENT'] }] }, {}],
  preventionCourse: [{ drivers: [{ driver: ann, discounts: ['PREVENTION_COURSE'] }] }, {}],
  buying: [{ policyDiscounts: ['AUTOMATIC_PAYMENT'] }, {}],
  telematics: [{ policyDiscounts: ['TELEMATICS'] }, {}],
  comprehensiveClaim: [{ incidents: { choices: ['COMP_CLAIM'] } }, {}],
  notAtFaultAccident: [{ incidents: { choices: ['NOT_AT_FAULT'] } }, {}],
} as const satisfies Partial<Record<Factor, readonly [Partial<AutoAnswers>, Partial<AutoAnswers>]>>

describe('the auto panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary driver', () => {
    for (const state of stateCodes) {
      expect(writersIn(state).length, state).toBeGreaterThanOrEqual(6)
      const prices = pricesOf(autoIn({ state })).filter(price => price !== null)
      expect(prices.length, state).toBeGreaterThanOrEqual(4)
    }
  })

  it('meets the anchor: half of the state average times the level of the carrier there', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state)) {
        const own = (level.get(id) ?? Number.NaN) * levelIn({ line: 'auto', carrier: id, state })
        const aim = targetOf(state) * own
        const off = anchorPrice(connector, state) / aim - 1
        expect(Math.abs(off), `${id} ${state}: ${off}`).toBeLessThan(0.005)
      }
  })

  it('divides full cover between liability and damage as the facts of the state do', () => {
    for (const state of stateCodes) {
      const share = liabilityShare.get(state) ?? Number.NaN
      for (const { id, connector } of ratedIn(state)) {
        const fees = (price: number | null) => Number(price) - Number(feesOf(connector, state))
        const full = fees(carriersPrice(connector, autoIn({ state, answers: quotedCover(state) })))
        const alone = fees(
          carriersPrice(
            connector,
            autoIn({
              state,
              answers: { physicalDamage: { choice: 'LIABILITY' }, ...quotedCover(state) },
            }),
          ),
        )
        expect(alone / full, `${id} ${state}`).toBeCloseTo(share, 2)
      }
    }
  })

  it('spreads around the market: cheapest 0.45 to 0.75 of the average, median 0.85 to 1.1', () => {
    for (const state of stateCodes) {
      const ratios = ratedIn(state).map(({ connector }) => anchorPrice(connector, state) / targetOf(state))
      expectSpread(ratios, state)
    }
  })

  it('costs with the least cover, in the median, 0.80 to 1.25 of what is published for it', () => {
    for (const state of stateCodes) {
      const prices = pricesOf(autoIn({ state, answers: leastCover(state) })).filter(price => price !== null)
      const ratio = medianOf(prices.toSorted(ascending)) / ((minimum.get(state) ?? Number.NaN) / 2)
      expect(ratio, state).toBeGreaterThanOrEqual(0.8)
      expect(ratio, state).toBeLessThanOrEqual(1.25)
    }
  })

  it.each([
    ['11201', '10025'],
    ['10025', '12207'],
    ['19103', '15222'],
    ['33130', '32301'],
    ['60614', '61701'],
    ['90210', '90012'],
    ['90012', '92101'],
    ['48201', '49503'],
  ])('asks more in %s than in %s, places of one state', (dear, cheap) => {
    for (const { id, connector } of ratedIn(livingAt(dear).state))
      expect(carriersPrice(connector, livingAt(dear)), id).toBeGreaterThan(
        Number(carriersPrice(connector, livingAt(cheap))),
      )
  })

  it('orders its carriers differently for different drivers', () => {
    const order = (answers: Partial<AutoAnswers>) => {
      const risk = autoIn({ state: 'TX', answers })
      const prices = ratedIn('TX').flatMap(({ id, connector }) => {
        const price = termPrice(offerBy(connector, risk))
        return price === null ? [] : [{ id, price }]
      })
      return prices.sort((a, b) => a.price - b.price).map(({ id }) => id)
    }
    const usual = order({})
    expect(order({ incidents: { choices: ['AT_FAULT_2'] } })).not.toEqual(usual)
    expect(order({ credit: { choice: 'POOR' } })).not.toEqual(usual)
    expect(order({ drivers: [{ driver: ben }] })).not.toEqual(usual)
  })

  it('has a price for everybody: after a DUI, a suspension, a cancellation, for a driver of 17', () => {
    const hard: readonly Partial<AutoAnswers>[] = [
      { incidents: { choices: ['DUI'] } },
      { incidents: { choices: ['SUSPENDED'] } },
      { incidents: { choices: ['AT_FAULT_2', 'SPEEDING', 'OTHER_VIOLATION', 'DUI', 'SUSPENDED'] } },
      { status: { choice: 'EXPIRED_LONG' }, lapse: { choice: 'CANCELLED' } },
      { status: { choice: 'NEVER' }, lapse: { choice: 'OTHER' } },
      { drivers: [{ driver: ben }] },
    ]
    for (const state of stateCodes)
      for (const answers of hard) {
        const prices = pricesOf(autoIn({ state, answers }))
        expect(
          prices.some(price => price !== null),
          `${state} ${JSON.stringify(answers)}`,
        ).toBe(true)
      }
  })

  // The states whose laws change the plans most, and one that changes none; all states try each choice alone.
  const lawful = ['CA', 'HI', 'NC', 'TX'] as const
  it.each(lawful)(
    `has a row for every choice together with every other, in %s ${shareTried(8)} of the pairs`,
    state => {
      const pairs = everyAnswer.flatMap(([one, first]) =>
        everyAnswer
          .filter(([name]) => name > one)
          .flatMap(([, second]) => first.flatMap(a => second.map(b => ({ ...a, ...b })))),
      )
      const rated = ratedIn(state)
      expect(rated).not.toHaveLength(0)
      for (const answers of everyNth(8, pairs, lawful.indexOf(state))) {
        const risk = autoIn({ state, answers })
        for (const { id, connector } of rated) {
          const { kind } = offerBy(connector, risk)
          if (kind === 'failed' || kind === 'unavailable')
            expect.fail(`${id} ${state}: ${JSON.stringify(answers)}`)
        }
      }
    },
  )

  const risks = sweep(1_000, 'risks a state', 60)
  it(`prices 199 of 200 risks between a quarter and six times the average of their cars and covers, and none far off: ${risks.title}`, () => {
    const random = randomFrom(20261121)
    let [beyond, all] = [0, 0]
    for (const state of stateCodes) {
      const rated = ratedIn(state)
      const ratios = Array.from({ length: risks.size }, () => {
        const risk = syntheticRisk(state, random)
        const target = targetOf(state) * risk.vehicles.length * shareOf(risk)
        return rated.flatMap(({ connector }) => {
          const price = termPrice(offerBy(connector, risk))
          return price === null ? [] : [price / target]
        })
      }).flat()
      beyond += ratios.filter(ratio => ratio < 0.25 || ratio > 6).length
      all += ratios.length
      expect(Math.min(...ratios), state).toBeGreaterThan(0.1)
      expect(Math.max(...ratios), state).toBeLessThan(12)
    }
    expect(beyond / all).toBeLessThan(0.005)
  })
})

describe('the law of auto prices', () => {
  it.each(Object.keys(onlyBy) as readonly (keyof typeof onlyBy)[])(
    'keeps %s out of every price of a state that bans it, and some carrier prices by it elsewhere',
    factor => {
      for (const state of stateCodes) {
        const [one, other] = onlyBy[factor].map(answers => pricesOf(autoIn({ state, answers })))
        if (mayRate({ line: 'auto', state, factor, on: today })) expect(one, state).not.toEqual(other)
        else expect(one, state).toEqual(other)
      }
    },
  )

  it('covers every factor that an auto plan can see', () => {
    const factorsOf = (vocabulary: Vocabulary): readonly Factor[] =>
      Object.values(vocabulary).flatMap(spec => [
        ...(spec.factor ? [spec.factor] : []),
        ...(spec.type === 'list' ? factorsOf(spec.of) : []),
      ])
    const seen = new Set(factorsOf(autoInputs))
    // These are limited or required in some states and banned in none.
    const bannedNowhere = [
      'annualMiles',
      'antiTheft',
      'drivingRecord',
      'goodDriver',
      'multiCar',
      'territoryZip',
      'vehicleType',
      'vehicleUse',
    ]
    expect([...seen].sort()).toEqual([...Object.keys(onlyBy), ...bannedNowhere].sort())
  })

  it('caps the fee of a policy where the state does', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state)) {
        const cap = policyFeeCap({ line: 'auto', state, on: today })
        if (cap !== null) expect(feesOf(connector, state), `${id} ${state}`).toBeLessThanOrEqual(Number(cap))
      }
  })
})

/**
 * A household drawn at random: every choice occurs, the usual ones more often, and at most one thing that makes a
 * policy much dearer.
 */
function syntheticRisk(state: State, random: () => number): AutoRisk {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  const adult = (relation: 'Insured' | 'Spouse') => ({
    driver: {
      ...ann,
      relation,
      gender: pick(['F', 'M'] as const),
      maritalStatus: pick(['S', 'S', 'M', 'D'] as const),
      dateBirth: `${1946 + Math.floor(random() * 50)}-05-02` as const,
      firstLicenseAge: pick([16, 16, 17, 18, 18]),
      education: pick(['HIGH_SCHOOL_OR_EQUIVALENT', 'BACHELORS', 'MASTERS_OR_ABOVE'] as const),
      employment: pick(['EMPLOYED', 'EMPLOYED', 'RETIRED', 'UNEMPLOYED'] as const),
    },
  })
  const car = () =>
    carLike({
      year: 2015 + Math.floor(random() * 12),
      group: pick(vehicleGroups),
      ownership: pick(['OWNED', 'OWNED', 'FINANCED', 'LEASED']),
      usage: pick(['COMMUTE_PLEASURE', 'COMMUTE_PLEASURE', 'COMMUTE_PLEASURE', 'BUSINESS']),
      daily_mileage: 5 + Math.floor(random() * 70),
    })
  const insured = adult('Insured')
  const answers: Partial<AutoAnswers> = {
    continuous: { choice: pick(['LT6M', 'M6_12', 'Y1_3', 'Y3_5', 'Y5']) },
    priorLimits: { choice: pick(['MIN', 'L50', 'L100', 'L250', 'UNKNOWN']) },
    vehicles: pick([[car()], [car()], [car(), car()], [car(), car(), car()]]),
    drivers: pick([[insured], [insured, adult('Spouse')]]),
    limits: { choice: pick(['MIN', 'L50', 'L100', 'L100', 'L250']) },
    physicalDamage: { choice: pick(['FULL', 'FULL', 'FULL', 'COMP', 'LIABILITY']) },
    deductible: { choice: pick(['250', '500', '500', '1000', '2000']) },
    ownership: { choice: pick(['OWN_HOUSE', 'OWN_CONDO', 'RENT', 'FAMILY']) },
    credit: { choice: pick(['EXCELLENT', 'GOOD', 'GOOD', 'FAIR', 'UNKNOWN']) },
  }
  const trouble: readonly Partial<AutoAnswers>[] = [
    ...Array.from({ length: 12 }, () => ({})),
    ...(['SPEEDING', 'AT_FAULT_1', 'AT_FAULT_2', 'NOT_AT_FAULT', 'DUI', 'SUSPENDED'] as const).map(
      incident => ({ incidents: { choices: [incident] } }),
    ),
    { credit: { choice: 'POOR' } },
    { status: { choice: 'EXPIRED_30' }, lapse: { choice: 'CANCELLED' } },
    { status: { choice: 'NEVER' }, lapse: { choice: 'FIRST_CAR' } },
    { drivers: driving({ dateBirth: '2004-05-02' }) },
    { drivers: [insured, { driver: ben }] },
  ]
  return autoIn({
    state,
    territory: pick(['T1', 'T2', 'T3', 'T4', 'T5', 'AVERAGE']),
    answers: { ...answers, ...pick(trouble) },
  })
}
