import { describe, expect, it } from 'vitest'
import { columnOf } from '../../tests/carriers/panel.ts'
import { ages, everyBreedGroup } from '../../tests/carriers/pet.ts'
import { quotedCover } from '../../tests/carriers/samples/auto-choices.ts'
import { autoIn, driving } from '../../tests/carriers/samples/sample-auto.ts'
import { coverWith, homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { aged, lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import { petIn, petOf } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { daysAway, tripFrom } from '../../tests/carriers/samples/sample-travel.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { inputsOfRisk } from '../rating/inputs/inputs.ts'
import { askable } from '../risk/askable.ts'
import { speciesOf } from '../risk/pet.ts'
import type { Risk } from '../risk/risk.ts'
import { market } from './market.ts'

const marketPrice = (risk: Risk) => market.priceOf(askable(risk))

/** What a policy costs before state surcharges, in dollars per term; life per month. */
function priceOf(risk: Risk): number {
  const rating = market
    .bookOf(risk.line)
    .choose({ state: risk.state, on: risk.effective })
    ?.rate(inputsOfRisk(askable(risk)))
  if (rating?.kind !== 'rated') throw new Error(`${risk.line} ${risk.state} has no price`)
  return Number(rating.payments && risk.line === 'life' ? rating.payments.each : rating.premium) / 10_000
}

const mean = (...prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0) / prices.length

/** The mean of the portfolio of dogs behind the average of pets. */
function dogs(state: State): number {
  const share = columnOf('pet-mix.csv', 'share')
  const weighed = everyBreedGroup
    .filter(breed => speciesOf(breed) === 'DOG')
    .flatMap(breed =>
      ages.map(months => ({
        price: priceOf(petIn({ state, answers: petOf(breed, months) })),
        weight: (share.get(breed) ?? 0) * (share.get(String(months)) ?? 0),
      })),
    )
  const weights = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed.reduce((sum, { price, weight }) => sum + price * weight, 0) / weights
}

/** The price in a state of the profile behind each line's published averages. */
const anchors: Readonly<Record<InsuranceLine, (state: State) => number>> = {
  auto: state =>
    mean(
      ...(['F', 'M'] as const).map(gender =>
        priceOf(autoIn({ state, answers: { drivers: driving({ gender }), ...quotedCover(state) } })),
      ),
    ),
  homeowner: state => {
    const answers = { yearBuilt: { text: '2017' }, features: { choices: ['NONE' as const] } }
    const { home, ...risk } = homeownerIn({ state, answers })
    const cover = coverWith(home, 300_000)
    return priceOf({
      ...risk,
      home: { ...home, deductible: '1000', windDeductible: '0', windPeril: 'none', cover },
    })
  },
  life: state => priceOf(lifeIn({ state, answers: aged(40) })),
  pet: dogs,
  renters: state => {
    const risk = rentersIn({
      state,
      answers: { home: { choice: 'TOWNHOUSE' }, protections: { choices: ['NONE'] } },
    })
    return priceOf({ ...risk, renters: { ...risk.renters, settlement: 'ACTUAL_CASH_VALUE' } })
  },
  travel: state => priceOf(tripFrom({ state })),
}

/** The published average of that profile, in dollars a term; a month of life for a woman of 40. */
function targetOf(line: InsuranceLine, state: State): number {
  if (line === 'life') {
    return columnOf('life-prices.csv', 'F').get('40') ?? Number.NaN
  }
  const quoted = columnOf(`${line}-by-state.csv`, 'quoted')
  const year = quoted.get(state) ?? quoted.get('all') ?? Number.NaN
  return line === 'auto' ? year / 2 : year
}

describe('the price of the market', () => {
  it.each(insuranceLines)('for %s is the published average of the anchor in every jurisdiction', line => {
    for (const state of stateCodes) {
      const [price, target] = [anchors[line](state), targetOf(line, state)]
      expect(Math.abs(price / target - 1), `${line} ${state}: ${price} for ${target}`).toBeLessThan(0.005)
    }
  })

  it('is for a year, including state surcharges', () => {
    const risk = autoIn({ state: 'MI' })
    // Half of 84.00 dollars a vehicle and year, for injury protection without a limit.
    expect(marketPrice(risk)?.year).toBe(Math.round(200 * (priceOf(risk) + 42)))
    const trip = tripFrom({ state: 'MI' })
    expect(marketPrice(trip)?.year).toBe(Math.round(100 * priceOf(trip)))
  })

  it('is the total of twelve months when a month is a share of the year', () => {
    const risk = lifeIn({ state: 'TX' })
    expect(marketPrice(risk)?.year).toBe(Math.round(1200 * priceOf(risk)))
  })

  it('says what it covers', () => {
    expect(marketPrice(rentersIn({ state: 'TX' }))?.coverage).toEqual([
      { kind: 'belongings', amounts: [30_000] },
      { kind: 'liability', amounts: [100_000] },
      { kind: 'deductible', amounts: [500] },
    ])
  })

  it('is null where nobody publishes a price, and for risks that no plan covers', () => {
    expect(
      marketPrice(homeownerIn({ state: 'TX', answers: { home: { choice: 'MANUFACTURED' } } })),
    ).toBeNull()
    const risk = rentersIn({ state: 'TX' })
    // Such a risk does not compile; it represents a risk and a plan of different versions.
    const strange = { ...risk, location: { ...risk.location, territory: 'T9' as 'T1' } }
    expect(marketPrice(strange)).toBeNull()
  })

  it.each(insuranceLines)('for %s charges no fee of a carrier', line => {
    const carriers = market.bookOf(line).plans.filter(({ plan }) => plan.fees.length > 0)
    // The published prices of life hold a policy fee, without which small sums would come out too cheap.
    expect(carriers).toHaveLength(line === 'life' ? 51 : 0)
  })

  it('moves with the days of a trip', () => {
    const of = (days: number) =>
      marketPrice(tripFrom({ state: 'TX', answers: { dates: daysAway(days) } }))?.year
    expect(Number(of(45))).toBeGreaterThan(Number(of(10)))
  })
})
