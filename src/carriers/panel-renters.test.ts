import { describe, expect, it } from 'vitest'
import { jurisdictions, type State } from '../law/jurisdictions.ts'
import type { RentersAnswers, RentersRisk } from '../risk/renters.ts'
import type { Territory } from '../risk/risk.ts'
import { expectSpread } from './expectations.ts'
import { loadCarriers } from './load-carriers.ts'
import { offerBy, termPrice } from './sample.ts'
import { rentersIn } from './sample-renters.ts'
import { carriersPrice, columnOf, panelOf, randomFrom } from './testing-panel.ts'

const { writersIn, ratedIn } = panelOf(await loadCarriers(), 'renters')
const states = jurisdictions.map(({ code }) => code)

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
    for (const state of states) {
      const prices = ratedIn(state).map(({ connector }) =>
        termPrice(offerBy(connector, rentersIn({ state }))),
      )
      expect(writersIn(state).length, state).toBeGreaterThanOrEqual(6)
      expect(prices.filter(price => price !== null).length, state).toBeGreaterThanOrEqual(4)
    }
  })

  it('meets the anchor: the state average times the level of the carrier', () => {
    for (const state of states)
      for (const { id, connector } of ratedIn(state)) {
        const price = carriersPrice(connector, anchorIn(state)) ?? Number.NaN
        const aim = targetOf(state) * (market.level.get(id) ?? Number.NaN)
        const least = carriersPrice(connector, anchorIn(state, { property: { choice: '10000' } }))
        const isMinimum = price === least
        const off = Math.abs(price - aim)
        expect(off <= Math.max(0.005 * aim, 0.5) || isMinimum, `${id} ${state}: ${price} for ${aim}`).toBe(
          true,
        )
      }
  })

  it('spreads around the market: cheapest 0.45 to 0.75 of the average, median 0.85 to 1.1', () => {
    for (const state of states) {
      const ratios = ratedIn(state).map(
        ({ connector }) => Number(carriersPrice(connector, anchorIn(state))) / targetOf(state),
      )
      expectSpread(state, ratios)
    }
  })

  it('orders its carriers differently for different homes', () => {
    const cheapest = (answers: Partial<RentersAnswers>, territory: Territory) => {
      const risk = rentersIn({ state: 'TX', answers, territory })
      const prices = ratedIn('TX').flatMap(({ id, connector }) => {
        const price = termPrice(offerBy(connector, risk))
        return price === null ? [] : [{ id, price }]
      })
      return prices.sort((a, b) => a.price - b.price).map(({ id }) => id)
    }
    expect(cheapest({}, 'T1')).not.toEqual(cheapest({}, 'T5'))
  })

  it('offers something to everybody: after three losses, with an animal that has bitten, in a mobile home', () => {
    const hard: readonly Partial<RentersAnswers>[] = [
      { losses: { choice: 'THREE_PLUS' } },
      { animal: { choice: 'BITE' } },
      { animal: { choice: 'EXOTIC' } },
      { home: { choice: 'MOBILE' } },
    ]
    for (const state of states)
      for (const answers of hard) {
        const prices = ratedIn(state).map(({ connector }) =>
          termPrice(offerBy(connector, rentersIn({ state, answers }))),
        )
        expect(
          prices.some(price => price !== null),
          `${state} ${JSON.stringify(answers)}`,
        ).toBe(true)
      }
  })

  it('prices a thousand homes a state between a quarter and six times the average', {
    timeout: 30_000,
  }, () => {
    const random = randomFrom(20261121)
    for (const state of states) {
      const rated = ratedIn(state)
      const target = targetOf(state)
      for (let home = 0; home < 1_000; home++) {
        const risk = syntheticRisk(state, random)
        for (const { id, connector } of rated) {
          const price = termPrice(offerBy(connector, risk))
          if (price === null || (price >= 0.25 * target && price <= 6 * target)) continue
          expect.fail(
            `${id} asks ${price} in ${state} (average ${target}) for ${JSON.stringify(risk.renters)}`,
          )
        }
      }
    }
  })
})

/** A home drawn at random: every choice occurs, the usual ones more often. */
function syntheticRisk(state: State, random: () => number): RentersRisk {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
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
