import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { policyFeeCap, surchargesFor } from '../../src/law/surcharges.ts'
import { homeownerInputs } from '../../src/rating/inputs/homeowner.ts'
import type { Vocabulary } from '../../src/rating/inputs/input.ts'
import type { HomeFeature } from '../../src/risk/home/home-features.ts'
import type { HomeownerAnswers, HomeownerRisk } from '../../src/risk/homeowner.ts'
import { type Territory, windFeatures } from '../../src/risk/words.ts'
import { tellCoverage } from '../../src/sentences/tell-coverage.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import { expectRising } from '../carriers/expectations.ts'
import { everyAnswer } from '../carriers/homeowner.ts'
import {
  alongCurve,
  carriersPrice,
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  panelOf,
  pickBy,
  plansOf,
  randomFrom,
  relativitiesOf,
} from '../carriers/panel.ts'
import { ordinaryHome } from '../carriers/samples/ordinary-home.ts'
import { zipsIn } from '../carriers/samples/places.ts'
import { firstDay, offerBy, termPrice, today } from '../carriers/samples/sample.ts'
import { coverWith, homeownerIn } from '../carriers/samples/sample-homeowner.ts'
import { tellOf } from '../rooms/connectors.ts'
import { sweep } from '../support/sweep.ts'

const carriers = loadCarriers()
const tell = tellOf(carriers.flatMap(carrier => plansOf(carrier, 'homeowner')?.book.words ?? []))
const panel = panelOf(carriers, 'homeowner')
const { ratedIn, pricesOf } = panel

const target = columnOf('homeowner-by-state.csv', 'quoted')
const level = columnOf('homeowner-panel.csv', 'level')

function targetOf(state: State): number {
  return target.get(state) ?? Number.NaN
}

/** The profile behind the quoted averages: frame walls, a roof as old as the home, one deductible for all perils. */
function anchorIn(state: State, dwelling = 300_000): HomeownerRisk {
  const neutral: Partial<HomeownerAnswers> = {
    yearBuilt: { text: '2017' },
    features: { choices: ['NONE'] },
  }
  const { home, ...risk } = homeownerIn({ state, answers: neutral })
  return {
    ...risk,
    home: {
      ...home,
      deductible: '1000',
      windDeductible: '0',
      windPeril: 'none',
      cover: coverWith(home, dwelling),
    },
  }
}

function keeping(state: State, choice: HomeFeature): HomeownerRisk {
  return homeownerIn({ state, answers: { ...large, features: { choices: [choice] } } })
}

/** A home whose price no minimum premium keeps from moving with its factors. */
const large = { squareFeet: { text: '3000' } }

/** For each factor that law may ban, two homes that differ only by it. */
const onlyIn = {
  age: (state: State) =>
    [1950, 2000].map(year => homeownerIn({ state, answers: { ...large, dob: { month: 5, day: 2, year } } })),
  credit: (state: State) =>
    (['EXCELLENT', 'POOR'] as const).map(choice =>
      homeownerIn({ state, answers: { ...large, credit: { choice } } }),
    ),
  multiPolicy: (state: State) =>
    (['YES', 'NO'] as const).map(choice =>
      homeownerIn({ state, answers: { ...large, multiPolicy: { choice } } }),
    ),
  dogBreed: (state: State) => [keeping(state, 'DOG'), keeping(state, 'DOG_LISTED')],
  wildfireMitigation: (state: State) =>
    [[], ['FIREWISE', 'CLASS_A_ROOF'] as const].map(wildfireMeasures => {
      const { home, ...risk } = homeownerIn({ state, answers: large })
      return { ...risk, home: { ...home, wildfireMeasures } }
    }),
  wildfireRisk: (state: State) =>
    ([0, 2] as const).map(wildfire => {
      const { home, ...risk } = homeownerIn({ state, answers: large, territory: 'T3' })
      return { ...risk, home: { ...home, perils: { ...home.perils, wildfire } } }
    }),
  windMitigation: (state: State) =>
    [[], ['HIP_ROOF', 'OPENINGS'] as const].map(windFeatures => {
      const { home, ...risk } = homeownerIn({ state, answers: large })
      return { ...risk, home: { ...home, windFeatures } }
    }),
  territoryZip: (state: State) =>
    (['T3', 'T5'] as const).map(territory => homeownerIn({ state, answers: large, territory })),
}

describe('the homeowner panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary home', () => {
    expectChoice(panel, state => homeownerIn({ state }))
  })

  it('meets the anchor: the state average times the level of the carrier', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state)) {
        const price = carriersPrice(connector, anchorIn(state)) ?? Number.NaN
        const aim =
          targetOf(state) *
          (level.get(id) ?? Number.NaN) *
          (columnOf('homeowner-states.csv', id).get(state) ?? Number.NaN)
        const isMinimum = price === carriersPrice(connector, anchorIn(state, 10_000))
        const isMet = Math.abs(price - aim) <= Math.max(0.005 * aim, 0.5)
        expect(isMet || isMinimum, `${id} ${state}: ${price} for ${aim}`).toBe(true)
      }
  })

  it('spreads around the market: cheapest 0.45 to 0.75 of the average, median 0.85 to 1.1', () => {
    for (const state of stateCodes)
      expectSpread(
        ratedIn(state).map(
          ({ connector }) => Number(carriersPrice(connector, anchorIn(state))) / targetOf(state),
        ),
        state,
      )
  })

  it('has several leaders: over 1,500 ordinary homes nobody is cheapest for more than 35%, and four are for 5%', () => {
    const random = randomFrom(20261122)
    expectManyWinners(
      pricesOf,
      Array.from({ length: 1_500 }, () => ordinaryHome(random)),
      1,
    )
  })

  it('changes the order of 70% of the pairs of carriers from state to state', () => {
    expect(shareOfSwaps(pricesOf, anchorIn)).toBeGreaterThanOrEqual(0.7)
  })

  it('orders its carriers differently for different homes', () => {
    const order = (answers: Partial<HomeownerAnswers>, territory: Territory) =>
      pricesOf(homeownerIn({ state: 'TX', answers, territory })).map(({ id }) => id)
    const plain = order({}, 'T3')
    const large = order({ squareFeet: { text: '5200' } }, 'T3')
    const old = order({ yearBuilt: { text: '1965' }, roof: { choice: 'R16_20' } }, 'T5')
    const condo = order({ home: { choice: 'CONDO' }, dob: { month: 5, day: 2, year: 1950 } }, 'T5')
    for (const other of [large, old, condo]) expect(other).not.toEqual(plain)
    expect(new Set([plain, large, old, condo].map(([cheapest]) => cheapest)).size).toBeGreaterThan(1)
  })

  it('moves no price by what a state bans, and some price where it does not (spec 2.3.0.5)', () => {
    const vocabulary: Vocabulary = homeownerInputs
    const factors = new Set(Object.values(vocabulary).flatMap(({ factor }) => factor ?? []))
    expect([...factors].sort()).toEqual(Object.keys(onlyIn).sort())
    for (const state of stateCodes)
      for (const [factor, risks] of Object.entries(onlyIn)) {
        const moved = ratedIn(state).filter(({ connector }) => {
          const [one, other] = risks(state).map(risk => termPrice(offerBy(connector, risk)))
          return one !== null && other !== null && one !== other
        })
        // The keys of the record are the factors of the vocabulary; the test above checks that.
        const may = mayRate({ line: 'homeowner', state, factor: factor as keyof typeof onlyIn, on: today })
        expect(moved.length > 0, `${state} ${factor}`).toBe(may)
      }
  })

  it('refuses nobody for the breed of a dog where a state forbids that', () => {
    for (const state of ['IL', 'MI', 'NV', 'NY', 'PA'] as const)
      for (const { id, connector } of ratedIn(state)) {
        const outcome = offerBy(connector, keeping(state, 'DOG_LISTED'))
        expect(outcome.kind, `${id} ${state}`).toBe('quoted')
      }
  })

  it('puts what the state adds on the bill by its name', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state)) {
        const outcome = offerBy(connector, homeownerIn({ state }))
        if (outcome.kind !== 'quoted') throw new Error(`${id} does not price the ordinary home in ${state}`)
        const { premium, surcharges } = outcome.bill
        const due = surchargesFor({ line: 'homeowner', state, on: firstDay })
        const tell = tellOf(due.map(({ label }) => label))
        expect(surcharges.map(({ label }) => tell(label))).toEqual(due.map(({ label }) => label.en))
        for (const [index, { basis, amount }] of due.entries()) {
          const expected = basis === 'percent' ? (Number(premium) * Number(amount)) / 100 : Number(amount)
          expect(Number(surcharges[index]?.amount), `${id} ${state}`).toBeCloseTo(expected, 1)
        }
      }
  })

  it('charges no more than the policy fee that a state allows', () => {
    for (const state of stateCodes) {
      const cap = policyFeeCap({ line: 'homeowner', state, on: today })
      if (cap === null) continue
      const fees = ratedIn(state).flatMap(({ connector }) => {
        const outcome = offerBy(connector, homeownerIn({ state }))
        return outcome.kind === 'quoted' ? outcome.bill.fees.map(({ amount }) => Number(amount)) : []
      })
      expect(Math.max(...fees), state).toBe(Number(cap))
    }
  })

  it('charges more, or turns a home away, the harder hurricanes, storms or wildfires hit its place', () => {
    for (const state of stateCodes)
      for (const [peril, strengths] of strengthsOf) {
        const { home, ...risk } = homeownerIn({ state, territory: 'T3', answers: large })
        for (const { id, connector } of ratedIn(state)) {
          const prices = strengths.flatMap(strength => {
            const perils = { ...home.perils, [peril]: strength }
            return termPrice(offerBy(connector, { ...risk, home: { ...home, perils } })) ?? []
          })
          expectRising(prices, { where: `${id} ${state} ${peril}`, steps: 3 })
        }
      }
  })

  it('rises smoothly with the age of a house: no single year moves a price by more than 3.5%', () => {
    for (const { id, connector } of ratedIn('OH')) {
      const prices = Array.from({ length: 127 }, (_, index) => {
        const yearBuilt = { text: String(1900 + index) }
        return (
          termPrice(offerBy(connector, homeownerIn({ state: 'OH', answers: { ...large, yearBuilt } }))) ?? []
        )
      }).flat()
      const steps = prices.map((price, index) => Math.abs(price / (prices[index - 1] ?? price) - 1))
      expect(Math.max(...steps), id).toBeLessThan(0.035)
      expect(Number(prices[0]), id).toBeGreaterThan(1.1 * Number(prices.at(-10)))
    }
  })

  it.each([
    ['TX', '77550', 'TWIA', 'Texas Windstorm Insurance Association'],
    ['NC', '28401', 'NCIUA', 'North Carolina Insurance Underwriting Association'],
    ['SC', '29451', 'SCWHUA', 'South Carolina Wind and Hail Underwriting Association'],
    ['MS', '39530', 'MWUA', 'Mississippi Windstorm Underwriting Association'],
    ['AL', '36542', 'AIUA', 'Alabama Insurance Underwriting Association'],
  ] as const)(
    'leaves the wind of the coast to the pool of %s, insures it for more, or refuses, each carrier in its way',
    (state, zip, pool, name) => {
      const { home, ...risk } = homeownerIn({ state, zip, answers: large })
      const elsewhere = { ...home, perils: { ...home.perils, windPool: 'NONE' as const } }
      const ways = ratedIn(state).map(({ id, connector }) => {
        const offer = offerBy(connector, { ...risk, home })
        const whole = termPrice(offerBy(connector, { ...risk, home: elsewhere }))
        if (offer.kind !== 'quoted' || whole === null) return 'refused'
        const cover = tellCoverage(offer.coverage, tell)
        const told = offer.assumed.map(tell).join(' ')
        if (offer.narrow) {
          // Shutters save nothing on a policy that leaves the wind out.
          const shuttered = { ...home, devices: [...home.devices, 'IMPACT' as const] }
          expect(termPrice(offerBy(connector, { ...risk, home: shuttered })), id).toBe(termPrice(offer))
          expect(Number(termPrice(offer)) / whole, id).toBeLessThan(0.5)
          expect(cover, id).toContain(`wind through ${pool}`)
          expect(told, id).toContain(`the ${name} (${pool}) insures them`)
          expect(told, id).not.toContain('hurricane')
          return 'left'
        }
        expect(termPrice(offer), id).toBe(whole)
        expect(cover, id).toContain('2% hurricane')
        expect(told, id).not.toContain(pool)
        return 'insured'
      })
      expect(new Set(ways)).toEqual(new Set(['refused', 'left', 'insured']))
    },
  )

  it('takes something off in Florida for each thing that protects a home from the wind, and says what it assumes of the rest', () => {
    const older = { ...large, yearBuilt: { text: '1995' } }
    for (const { id, connector } of ratedIn('FL')) {
      const offered = (windFeatures: NonNullable<HomeownerAnswers['windFeatures']> | null) =>
        offerBy(connector, homeownerIn({ state: 'FL', zip: '32801', answers: { ...older, windFeatures } }))
      const bare = Number(termPrice(offered({ choices: ['NONE'] })))
      const all = Number(termPrice(offered({ choices: [...windFeatures] })))
      for (const feature of windFeatures) {
        expect(Number(termPrice(offered({ choices: [feature] }))), `${id} ${feature}`).toBeLessThan(bare)
        const others = windFeatures.filter(one => one !== feature)
        expect(all, `${id} ${feature}, with all others`).toBeLessThan(
          Number(termPrice(offered({ choices: others }))),
        )
      }
      expect(termPrice(offered(null)), id).toBe(bare)
      const told = (answer: NonNullable<HomeownerAnswers['windFeatures']> | null) =>
        JSON.stringify(offered(answer))
      expect(told(null), id).toContain('assumed.windFeatures')
      expect(told({ choices: ['HIP_ROOF'] }), id).not.toContain('assumed.windFeatures')
    }
  })

  it('has a price or a call for every answer in every state', () => {
    for (const state of stateCodes)
      for (const answers of everyAnswer.flatMap(([, answers]) => answers)) {
        const risk = homeownerIn({ state, answers, isBySea: true, territory: 'T5' })
        const outcomes = ratedIn(state).map(({ connector }) => offerBy(connector, risk).kind)
        const isServed = outcomes.includes('quoted') || outcomes.includes('referred')
        expect(isServed, `${state} ${JSON.stringify(answers)}`).toBe(true)
      }
  })

  it('leaves to a call what no form for homeowners covers: a home that is rented out, empty or manufactured', () => {
    const uncovered: readonly Partial<HomeownerAnswers>[] = [
      { use: { choice: 'RENTED' } },
      { use: { choice: 'VACANT' } },
      { home: { choice: 'MANUFACTURED' } },
    ]
    for (const state of stateCodes)
      for (const answers of uncovered) {
        const risk = homeownerIn({ state, answers })
        const kinds = ratedIn(state).map(({ connector }) => offerBy(connector, risk).kind)
        expect(new Set(kinds), `${state} ${JSON.stringify(answers)}`).toEqual(
          new Set(['declined', 'referred']),
        )
      }
  })

  it('prices what most decline: an old roof by the sea, three claims, a trampoline, a condo, a mansion', () => {
    const hard: readonly Partial<HomeownerAnswers>[] = [
      { roof: { choice: 'R21' } },
      { claims: { choice: 'THREE_PLUS' } },
      { features: { choices: ['TRAMPOLINE', 'POOL', 'DOG_LISTED'] } },
      { home: { choice: 'CONDO' } },
      { squareFeet: { text: '20000' } },
      { yearBuilt: { text: '1790' } },
    ]
    for (const state of stateCodes)
      for (const answers of hard) {
        const risk = homeownerIn({ state, answers, isBySea: true, territory: 'T4' })
        expect(pricesOf(risk), `${state} ${JSON.stringify(answers)}`).not.toEqual([])
      }
  })

  const homes = sweep(1_000, 'homes a state', 50)
  it(`serves ${homes.title}, at a fifth to seven and a half times the average`, () => {
    const random = randomFrom(20261121)
    for (const state of stateCodes)
      for (let home = 0; home < homes.size; home++) {
        const risk = syntheticHome(state, random)
        const prices = pricesOf(risk)
        expectSane({ prices, average: targetOf(state) * scaleOf(risk), risk, least: 0.2, most: 7.5 })
        const isServed =
          prices.length > 0 ||
          ratedIn(state).some(({ connector }) => offerBy(connector, risk).kind === 'referred')
        expect(isServed, `${state} ${JSON.stringify(risk.home)}`).toBe(true)
      }
  })
})

/** The perils of a place, and some of their strengths. */
const strengthsOf = [
  ['hurricane', [0, 15, 30, 50, 75, 100]],
  ['storm', [0, 20, 45, 70, 100]],
  ['wildfire', [0, 15, 30, 60, 100]],
] as const

const dwellings = relativitiesOf('homeowner', 'dwelling')

/** The factor for the average, which is that of a dwelling of $300,000: along the market's own curve. */
function scaleOf({ home: { cover } }: HomeownerRisk): number {
  return alongCurve(dwellings, cover.dwelling)
}

/** A home drawn at random: every choice occurs, the usual ones more often. */
function syntheticHome(state: State, random: () => number): HomeownerRisk {
  const pick = pickBy(random)
  const often: readonly HomeFeature[] = ['DEADBOLT', 'CENTRAL_BURGLAR', 'CENTRAL_FIRE', 'LEAK_SENSOR', 'DOG']
  const seldom: readonly HomeFeature[] = [
    'SPRINKLER',
    'IMPACT',
    'POOL',
    'TRAMPOLINE',
    'WOOD_STOVE',
    'DOG_LISTED',
  ]
  const answers: Partial<HomeownerAnswers> = {
    home: {
      choice: pick([
        'SINGLE_FAMILY',
        'SINGLE_FAMILY',
        'SINGLE_FAMILY',
        'TOWNHOUSE',
        'MULTI_2_4',
        'CONDO',
        'MANUFACTURED',
      ]),
    },
    use: { choice: pick(['PRIMARY', 'PRIMARY', 'PRIMARY', 'PRIMARY', 'SECONDARY', 'SEASONAL', 'RENTED']) },
    yearBuilt: pick([null, { text: String(1880 + Math.floor(random() * 147)) }]),
    roof: { choice: pick(['R0_5', 'R6_10', 'R6_10', 'R11_15', 'R16_20', 'R21', 'UNKNOWN']) },
    squareFeet: pick([null, { text: String(600 + Math.floor(random() ** 2 * 7_000)) }]),
    construction: { choice: pick(['FRAME', 'FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO', 'OTHER']) },
    features: {
      choices: [...often.filter(() => random() < 0.3), ...seldom.filter(() => random() < 0.12)],
    },
    claims: {
      choice: pick([
        'NONE',
        'NONE',
        'NONE',
        'NONE',
        'ONE_WEATHER',
        'ONE_WATER',
        'ONE_OTHER',
        'TWO',
        'THREE_PLUS',
      ]),
    },
    dob: pick([null, { month: 6, day: 1, year: 1935 + Math.floor(random() * 70) }]),
  }
  return homeownerIn({ state, zip: pick(zipsIn(state)), answers })
}
