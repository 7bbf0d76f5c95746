import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Outcome } from '../../src/connectors/connector.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import type { LifeAnswers, LifeCover, LifeRisk } from '../../src/risk/life.ts'
import type { Sex } from '../../src/risk/words.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import { ages, everyCover, everyHealthAnswer } from '../carriers/life.ts'
import {
  alongCurve,
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  medianOf,
  panelOf,
  pickBy,
  randomFrom,
  relativitiesOf,
} from '../carriers/panel.ts'
import { levelIn, ownOf } from '../carriers/samples/characters.ts'
import { offerBy, today } from '../carriers/samples/sample.ts'
import { aged, built, lifeIn } from '../carriers/samples/sample-life.ts'
import { everyNth, shareTried, sweep } from '../support/sweep.ts'

const sexes = ['F', 'M'] as const
const panel = panelOf(loadCarriers(), 'life')
const { writersIn, ratedIn, pricesOf } = panel

const market = {
  F: columnOf('life-prices.csv', 'F'),
  M: columnOf('life-prices.csv', 'M'),
  level: columnOf('life-panel.csv', 'level'),
  exponent: columnOf('life-panel.csv', 'age'),
}

/** The policy fee in the market's prices, in dollars a month. */
const marketFee = 5

/** The ages at which the market's price was published. */
const publishedAges = [25, 30, 35, 40, 45, 50, 55, 60, 65]

interface Published {
  readonly state: State
  readonly age: number
  readonly sex: Sex
}

/** What the market charges a month for $500,000 and 20 years in the best class, by sex or for both. */
function targetOf({ state, age, sex }: Published): number {
  const priceOf = (of: Sex) => market[of].get(String(age)) ?? Number.NaN
  return isSexRated(state) ? priceOf(sex) : (priceOf('F') + priceOf('M')) / 2
}

function isSexRated(state: State): boolean {
  return mayRate({ line: 'life', state, factor: 'gender', on: today })
}

/** That price as one carrier changes it: its level at 40, its exponent and character at other ages. */
function aimOf(carrier: string, { age, sex, state }: Published): number {
  const [level, exponent] = [market.level, market.exponent].map(of => of.get(carrier) ?? Number.NaN)
  const own = ownOf({ line: 'life', carrier, table: 'age', level: String(age) })
  const bent = (of: Sex) => {
    const [price = Number.NaN, atForty = Number.NaN] = [age, 40].map(years => market[of].get(String(years)))
    return Number(level) * atForty * ((price * own) / atForty) ** Number(exponent)
  }
  return isSexRated(state) ? bent(sex) : (bent('F') + bent('M')) / 2
}

/** What a month costs, in dollars; `null` without a price. */
function monthOf(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' ? Number(outcome.premium) : null
}

/** What a state's carriers charge a month, the lowest first. */
function pricesIn(state: State, answers: Partial<LifeAnswers>) {
  return pricesOf(lifeIn({ state, answers }), monthOf)
}

/** What carriers charge a month before the factor of the state, which the fee does not have. */
function levelPrices(state: State, answers: Partial<LifeAnswers>) {
  return ratedIn(state).flatMap(({ id, connector }) => {
    const outcome = offerBy(connector, lifeIn({ state, answers }))
    if (outcome.kind !== 'quoted') return []
    const fee = outcome.bill.fees.reduce((sum, { amount }) => sum + Number(amount), 0)
    const year = (Number(outcome.bill.total) - fee) / levelIn({ line: 'life', carrier: id, state }) + fee
    return [{ id, price: (year * Number(outcome.premium)) / Number(outcome.bill.total) }]
  })
}

/** The middle of the states' medians, in dollars a month. */
function middleOf(answers: Partial<LifeAnswers>): number {
  const medians = stateCodes.map(state => medianOf(pricesIn(state, answers).map(({ price }) => price)))
  return medianOf(medians.toSorted((a, b) => a - b))
}

function anchor(age: number, sex: Sex): Partial<LifeAnswers> {
  return { ...aged(age), sex: { choice: sex } }
}

describe('the life panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price the anchor', () => {
    expectChoice(panel, state => lifeIn({ state, answers: anchor(40, 'F') }))
  })

  it('leaves New York to the carriers that have products there', () => {
    expect(writersIn('NY').map(({ id }) => id)).not.toContain('evergloam')
    expect(writersIn('NJ').map(({ id }) => id)).toContain('evergloam')
  })

  it('meets the anchor at 40: the price of the market times the level of the carrier, beside the factor of the state', () => {
    for (const state of stateCodes)
      for (const sex of sexes)
        for (const { id, price } of levelPrices(state, anchor(40, sex))) {
          const aim = aimOf(id, { state, age: 40, sex })
          expect(Math.abs(price / aim - 1), `${id} ${state} ${sex}: ${price} for ${aim}`).toBeLessThan(0.005)
        }
  })

  it('meets the anchor at every published age, changed by the exponent of the carrier', () => {
    for (const state of stateCodes)
      for (const sex of sexes)
        for (const age of publishedAges) {
          const prices = levelPrices(state, anchor(age, sex))
          expect(prices.length, `${state} ${age}`).toBeGreaterThanOrEqual(4)
          for (const { id, price } of prices) {
            const aim = aimOf(id, { state, age, sex })
            expect(Math.abs(price / aim - 1), `${id} ${state} ${sex} ${age}: ${price}`).toBeLessThan(0.005)
          }
        }
  })

  it('lies close together in the best class, as real prices do: the dearest 8% to 16% above the cheapest at 40', () => {
    for (const state of stateCodes)
      for (const sex of sexes) {
        const prices = pricesIn(state, anchor(40, sex)).map(({ price }) => price)
        const spread = Number(prices.at(-1)) / Number(prices[0])
        expect(spread, `${state} ${sex}`).toBeGreaterThan(1.08)
        expect(spread, `${state} ${sex}`).toBeLessThan(1.16)
      }
  })

  it('spreads around the market: cheapest 0.85 to 1 of its price, median 0.85 to 1.1', () => {
    for (const state of stateCodes)
      for (const sex of sexes)
        for (const age of [25, 30, 35, 40, 45, 50]) {
          const target = targetOf({ state, age, sex })
          const ratios = pricesIn(state, anchor(age, sex)).map(({ price }) => price / target)
          expectSpread(ratios, `${state} ${sex} ${age}`, [0.85, 1])
        }
  })

  it('has no favorite: of 1,500 ordinary lives no carrier is the cheapest for more than 35%, and four are for 5%', () => {
    const random = randomFrom(20261122)
    expectManyWinners(
      risk => pricesOf(risk, monthOf),
      Array.from({ length: 1500 }, () => ordinaryLife(random)),
    )
  })

  it('orders at least 70% of the pairs of carriers differently from state to state, for one ordinary life', () => {
    const share = shareOfSwaps(
      risk => pricesOf(risk, monthOf),
      state => lifeIn({ state, answers: anchor(40, 'F') }),
    )
    expect(share).toBeGreaterThanOrEqual(0.7)
  })

  it.each([
    ['$250,000', { cover: { choice: '250000:20' } }, 0.61, 0.65],
    ['$1,000,000', { cover: { choice: '1000000:20' } }, 1.7, 1.75],
    ['10 years', { cover: { choice: '500000:10' } }, 0.68, 0.78],
    ['15 years', { cover: { choice: '500000:15' } }, 0.83, 0.88],
    ['25 years', { cover: { choice: '500000:25' } }, 1.25, 1.33],
    ['30 years', { cover: { choice: '500000:30' } }, 1.63, 1.69],
  ] as const)(
    'asks a man of 40 for %s what the market does, as a share of half a million for 20 years',
    (_, answers, least, most) => {
      const ratio = middleOf({ ...anchor(40, 'M'), ...answers }) / middleOf(anchor(40, 'M'))
      expect(ratio).toBeGreaterThanOrEqual(least)
      expect(ratio).toBeLessThanOrEqual(most)
    },
  )

  it.each([
    ['a man of 30', 'M', 30, 'NONE', 18.5, 19.5],
    ['a man of 40', 'M', 40, 'NONE', 26, 29],
    ['a woman of 40', 'F', 40, 'NONE', 22, 24.5],
    ['a man of 50', 'M', 50, 'NONE', 66, 71],
    ['a man of 60', 'M', 60, 'NONE', 195, 205],
    ['a smoker of 40', 'M', 40, 'TOBACCO_NOW', 118, 150],
  ] as const)('asks %s what the market does, within 6%', (_, sex, age, health, least, most) => {
    const month = middleOf({ ...anchor(age, sex), health: { choices: [health] } })
    expect(month).toBeGreaterThan(least * 0.94)
    expect(month).toBeLessThan(most * 1.06)
  })

  it('asks smokers of the regular class 0.9 to 1.1 of what Insure.com prints for a year, at every age, sex and term', () => {
    const ratios = smokerYears.flatMap(([sex, age, ...years]) =>
      (['500000:10', '500000:20'] as const).map((choice, at) => {
        const answers = { ...anchor(age, sex), ...built(35), cover: { choice } }
        return middleOf({ ...answers, health: { choices: ['TOBACCO_NOW'] } }) / 0.0875 / Number(years[at])
      }),
    )
    expect(ratios).toHaveLength(16)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.9)
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.1)
  })

  it.each([
    ['F', 57.44],
    ['M', 72.52],
  ] as const)('asks healthy smokers of 25 what Policygenius prints, within a tenth: %s', (sex, printed) => {
    const month = middleOf({ ...anchor(25, sex), health: { choices: ['TOBACCO_NOW'] } })
    expect(month / printed).toBeGreaterThan(0.9)
    expect(month / printed).toBeLessThan(1.1)
  })

  it('asks for 10 and 15 years 0.85 to 1.1 of what CreditDonkey prints, up to 60', () => {
    for (const [choice, sex, ...months] of printedMonths)
      for (const [at, printed] of months.entries()) {
        const age = 20 + 10 * at
        const ratio = middleOf({ ...anchor(age, sex), cover: { choice } }) / printed
        expect(ratio, `${choice} ${sex} ${age}: ${ratio}`).toBeGreaterThanOrEqual(0.85)
        expect(ratio, `${choice} ${sex} ${age}: ${ratio}`).toBeLessThanOrEqual(1.1)
      }
  })

  it('has a price of most carriers for a woman of 65 who wants 20 years', () => {
    for (const state of stateCodes)
      expect(pricesIn(state, anchor(65, 'F')).length, state).toBeGreaterThanOrEqual(4)
  })

  it('charges a woman of 40 about 24.55 a month in the best class and 43 to 53 in the standard one, between what agents and Insure.com say', () => {
    const middle = (answers: Partial<LifeAnswers>) =>
      medianOf(pricesIn('TX', { ...anchor(40, 'F'), ...answers }).map(({ price }) => price))
    expect(middle({}) / 24.55).toBeCloseTo(1, 1)
    expect(middle(built(36))).toBeGreaterThanOrEqual(43)
    expect(middle(built(36))).toBeLessThanOrEqual(53)
  })

  it('orders its carriers differently for young and old, for smokers, for health and for long terms', () => {
    const order = (answers: Partial<LifeAnswers>) => pricesIn('TX', answers).map(({ id }) => id)
    const usual = order(aged(30))
    const others: readonly Partial<LifeAnswers>[] = [
      aged(59),
      { ...aged(30), health: { choices: ['TOBACCO_NOW'] } },
      { ...aged(30), ...built(36) },
      { ...aged(30), cover: { choice: '1000000:30' } },
    ]
    for (const answers of others) {
      const other = order(answers)
      expect(other.toSorted(), JSON.stringify(answers)).toEqual(usual.toSorted())
      expect(other, JSON.stringify(answers)).not.toEqual(usual)
    }
  })
})

/** Dollars a year of a smoker of the regular class for $500,000, 10 and 20 years: Insure.com 2023. */
const smokerYears = [
  ['F', 25, 629, 798],
  ['M', 25, 826, 1060],
  ['F', 35, 776, 1158],
  ['M', 35, 972, 1436],
  ['F', 45, 1638, 2515],
  ['M', 45, 2093, 3338],
  ['F', 55, 3476, 5528],
  ['M', 55, 4823, 7711],
] as const

/** Dollars a month in the best class at 20, 30, 40, 50 and 60, as far as they are printed: CreditDonkey 2019. */
const printedMonths: readonly (readonly [LifeCover, Sex, ...number[]])[] = [
  ['1000000:10', 'M', 24.58, 24.58, 38.8, 77.17, 221.04],
  ['1000000:10', 'F', 20.48, 20.48, 27.15, 66.73, 148.12],
  ['500000:10', 'M', 16.26, 16.26, 21.75, 44.83, 117.32],
  ['500000:10', 'F', 12.94, 12.94, 16.93, 37.08, 81.13],
  ['1000000:15', 'M', 29.45, 30.45, 42.11, 110.27, 299.02],
  ['500000:15', 'M', 18.14, 18.14, 25.67, 63.62, 186.29],
  ['250000:15', 'M', 13.14, 13.14, 16.85, 35.31, 101.29],
  ['250000:15', 'F', 10.65, 11.68, 14.79, 27.35, 62.28],
]

describe('everybody gets an answer', () => {
  const kinds = (state: State, answers: Partial<LifeAnswers>) => {
    const risk = lifeIn({ state, answers })
    return ratedIn(state).map(({ connector }) => offerBy(connector, risk).kind)
  }

  it('by a carrier on the phone in every jurisdiction, whatever the answers are', () => {
    for (const state of stateCodes)
      expect(writersIn(state).some(({ lines }) => lines.life?.connector.via === 'wire')).toBe(true)
  })

  it('with a price at every age from 18 to 75, for some term', () => {
    for (const state of stateCodes)
      for (const age of ages)
        expect(kinds(state, { ...aged(age), cover: { choice: '250000:10' } }), `${state} ${age}`).toContain(
          'quoted',
        )
  })

  it(`with a price for every sum and term that ends by the age of 85, at ${shareTried(5)} of the ages in each state`, () => {
    for (const [turn, state] of stateCodes.entries())
      for (const choice of everyCover)
        for (const age of everyNth(5, ages, turn).filter(age => age + Number(choice.split(':')[1]) <= 85))
          expect(kinds(state, { ...aged(age), cover: { choice } }), `${state} ${choice} ${age}`).toContain(
            'quoted',
          )
  })

  it('with a price or a call of a carrier with rates, for every answer about health and for every build', () => {
    for (const state of stateCodes) {
      for (const answer of everyHealthAnswer)
        expect(kinds(state, { health: { choices: [answer] } }), `${state} ${answer}`).toContain(
          answer === 'CANCER' || answer === 'RISKY' ? 'referred' : 'quoted',
        )
      for (const bmi of [16.2, 18, 25, 35, 43.8]) expect(kinds(state, built(bmi)), state).toContain('quoted')
    }
  })
})

describe('a portfolio of lives', () => {
  // Prices must lie between a quarter and six times the anchor. For lives the anchor is the market's best class at the
  // same age, sex, cover and tobacco use, because age alone moves the price by a factor of eighteen.
  const lives = sweep(1_000, 'lives a state', 50)
  it(`is priced between a quarter and six times the best class of the market: ${lives.title}`, () => {
    const random = randomFrom(20261121)
    for (const state of stateCodes)
      for (let life = 0; life < lives.size; life++) {
        const risk = syntheticRisk(state, random)
        expectSane({ prices: pricesOf(risk, monthOf), average: marketPrice(risk), risk })
      }
  })
})

const rates = { F: ratesOf('F'), M: ratesOf('M') }
const relativities = {
  face: relativitiesOf('life', 'face'),
  term: {
    10: relativitiesOf('life', 'term10'),
    15: relativitiesOf('life', 'term15'),
    20: relativitiesOf('life', 'term20'),
    25: relativitiesOf('life', 'term25'),
    30: relativitiesOf('life', 'term30'),
  },
  tobacco: relativitiesOf('life', 'tobacco'),
}

/** The part of the market's prices that is not the fee, by age. */
function ratesOf(sex: Sex): readonly (readonly [number, number])[] {
  return [...market[sex]].map(([age, price]) => [Number(age), price - marketFee])
}

/** What the market charges a month in the best class: rate times face, band, term and tobacco, with the fee. */
function marketPrice({ state, insured: { age, sex }, life }: LifeRisk): number {
  const along = (points: readonly (readonly [number, number])[]) => alongCurve(points, age)
  const { face, term, tobacco } = relativities
  const rate = isSexRated(state) ? along(rates[sex]) : (along(rates.F) + along(rates.M)) / 2
  const sum = (Number(life.faceAmount) / 500_000) * alongCurve(face, Number(life.faceAmount))
  return rate * sum * along(term[life.term]) * (life.tobacco === 'NOW' ? along(tobacco) : 1) + marketFee
}

/** Somebody as they buy term life: 22 to 60 years old, mostly well, some with a condition, one in ten with tobacco. */
function ordinaryLife(random: () => number): LifeRisk {
  const pick = pickBy(random)
  const health = pick([
    ...Array.from({ length: 12 }, () => ['NONE'] as const),
    ['TOBACCO_NOW'] as const,
    ['TOBACCO_NOW'] as const,
    ['BP'] as const,
    ['CHOLESTEROL'] as const,
    ['BP', 'CHOLESTEROL'] as const,
    ['FAMILY'] as const,
    ['APNEA'] as const,
    ['DIABETES'] as const,
  ])
  return lifeIn({
    state: pick(stateCodes),
    answers: {
      ...aged(22 + Math.floor(random() * 39)),
      ...built(20 + random() * 14),
      cover: { choice: pick(everyCover) },
      sex: { choice: pick(sexes) },
      health: { choices: health },
    },
  })
}

/** Somebody drawn at random: every age, cover, build and answer occurs, the usual ones more often. */
function syntheticRisk(state: State, random: () => number): LifeRisk {
  const pick = pickBy(random)
  const bmi = 17 + 28 * random() ** 2 + 6 * random()
  const answers: Partial<LifeAnswers> = {
    ...aged(pick(ages)),
    ...built(bmi),
    cover: { choice: pick(everyCover) },
    sex: { choice: pick(sexes) },
    health: { choices: random() < 0.5 ? ['NONE'] : everyHealthAnswer.filter(() => random() < 0.12) },
  }
  return lifeIn({ state, answers })
}
