import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { RentersAnswers, RentersRisk } from '../../src/risk/renters.ts'
import type { Territory } from '../../src/risk/words.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import {
  alongCurve,
  carriersPrice,
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  panelOf,
  pickBy,
  randomFrom,
  relativitiesOf,
} from '../carriers/panel.ts'
import { ordinaryRenter } from '../carriers/samples/ordinary-renter.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'
import { sweep } from '../support/sweep.ts'

const panel = panelOf(loadCarriers(), 'renters')
const { ratedIn, pricesOf } = panel

const market = {
  target: columnOf('renters-by-state.csv', 'quoted'),
  level: columnOf('renters-panel.csv', 'level'),
}

/** The profile behind the quoted averages; the building is the one with the neutral relativity. */
function anchorIn(state: State, answers: Partial<RentersAnswers> = {}): RentersRisk {
  const neutral: Partial<RentersAnswers> = {
    home: { choice: 'TOWNHOUSE' },
    protections: { choices: ['NONE'] },
  }
  const risk = rentersIn({ state, answers: { ...neutral, ...answers } })
  return { ...risk, renters: { ...risk.renters, settlement: 'ACTUAL_CASH_VALUE' } }
}

function targetOf(state: State): number {
  return market.target.get(state) ?? Number.NaN
}

describe('the renters panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary home', () => {
    expectChoice(panel, state => rentersIn({ state }))
  })

  it('meets the anchor: the state average times the level of the carrier', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state)) {
        const price = carriersPrice(connector, anchorIn(state)) ?? Number.NaN
        const aim =
          targetOf(state) *
          (market.level.get(id) ?? Number.NaN) *
          (columnOf('renters-states.csv', id).get(state) ?? Number.NaN)
        const least = carriersPrice(connector, anchorIn(state, { property: { choice: '10000' } }))
        const isMinimum = price === least
        const off = Math.abs(price - aim)
        expect(off <= Math.max(0.005 * aim, 0.5) || isMinimum, `${id} ${state}: ${price} for ${aim}`).toBe(
          true,
        )
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

  it('has several leaders: over 1,500 ordinary renters nobody is cheapest for more than 35%, and four are for 5%', () => {
    const random = randomFrom(20261122)
    expectManyWinners(
      pricesOf,
      Array.from({ length: 1_500 }, () => ordinaryRenter(random)),
      1,
    )
  })

  it('changes the order of 70% of the pairs of carriers from state to state', () => {
    expect(shareOfSwaps(pricesOf, anchorIn)).toBeGreaterThanOrEqual(0.7)
  })

  it('orders its carriers differently for town and country', () => {
    const order = (territory: Territory) =>
      pricesOf(rentersIn({ state: 'TX', territory })).map(({ id }) => id)
    expect(order('T1')).not.toEqual(order('T5'))
  })

  it('offers something to everybody: after three losses, with an animal that has bitten, in a mobile home', () => {
    const hard: readonly Partial<RentersAnswers>[] = [
      { losses: { choice: 'THREE_PLUS' } },
      { animal: { choice: 'BITE' } },
      { animal: { choice: 'EXOTIC' } },
      { home: { choice: 'MOBILE' } },
    ]
    for (const state of stateCodes)
      for (const answers of hard)
        expect(pricesOf(rentersIn({ state, answers })), `${state} ${JSON.stringify(answers)}`).not.toEqual([])
  })

  const homes = sweep(1_000, 'homes a state', 50)
  it(`prices ${homes.title} between a quarter and six times the average of their belongings`, () => {
    const random = randomFrom(20261121)
    for (const state of stateCodes)
      for (let home = 0; home < homes.size; home++) {
        const risk = syntheticRisk(state, random)
        const average = targetOf(state) * alongCurve(property, Number(risk.renters.personalProperty))
        expectSane({ prices: pricesOf(risk), average, risk })
      }
  })
})

/** The factors for the average, which is that of belongings of $30,000: the market's own curve. */
const property = relativitiesOf('renters', 'property')

/** A home drawn at random: every choice occurs, the usual ones more often. */
function syntheticRisk(state: State, random: () => number): RentersRisk {
  const pick = pickBy(random)
  const answers: Partial<RentersAnswers> = {
    home: {
      choice: pick(['APT_LARGE', 'APT_LARGE', 'APT_SMALL', 'CONDO', 'TOWNHOUSE', 'HOUSE', 'MOBILE', 'ROOM']),
    },
    dob: pick([null, { month: 6, day: 1, year: 1930 + Math.floor(random() * 78) }]),
    protections: {
      choices: (
        ['SMOKE_ALARM', 'DEADBOLT', 'CENTRAL_BURGLAR', 'CENTRAL_FIRE', 'SPRINKLER', 'GATED'] as const
      ).filter(() => random() < 0.35),
    },
    animal: { choice: pick(['NONE', 'NONE', 'CAT_SMALL', 'DOG', 'DOG_LISTED', 'BITE', 'EXOTIC']) },
    property: {
      choice: pick(['10000', '15000', '20000', '30000', '30000', '40000', '50000', '75000', '100000']),
    },
    liability: { choice: pick(['100000', '100000', '300000', '500000']) },
    deductible: { choice: pick(['250', '500', '500', '1000', '2500']) },
    losses: { choice: pick(['NONE', 'NONE', 'NONE', 'NONE', 'ONE_THEFT', 'ONE_OTHER', 'TWO', 'THREE_PLUS']) },
  }
  return rentersIn({ state, territory: pick(['T1', 'T2', 'T3', 'T4', 'T5', 'AVERAGE']), answers })
}
