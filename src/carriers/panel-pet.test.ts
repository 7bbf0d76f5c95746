import { describe, expect, it } from 'vitest'
import { sweep } from '../../tests/support/sweep.ts'
import type { ProcessConnector } from '../connectors/connector.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { type PetAnswers, type PetRisk, speciesOf } from '../risk/pet.ts'
import type { BreedGroup, Species, Territory } from '../risk/words.ts'
import { loadCarriers } from './load-carriers.ts'
import {
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  panelOf,
  pickBy,
  randomFrom,
} from './testing/panel.ts'
import { ages, everyBreedGroup } from './testing/pet.ts'
import { offerBy, termPrice } from './testing/sample.ts'
import { bornWeeksAgo, petIn, petOf } from './testing/sample-pet.ts'

const panel = panelOf(loadCarriers(), 'pet')
const { ratedIn, pricesOf } = panel

const market = {
  dog: columnOf('pet-by-state.csv', 'quoted'),
  level: columnOf('pet-panel.csv', 'level'),
  share: columnOf('pet-mix.csv', 'share'),
}

/** A cat's national mean over a dog's, 386.47 of 749.29 (NAPHIA, 2024). */
const perSpecies: Readonly<Record<Species, number>> = { DOG: 1, CAT: 386.47 / 749.29 }

function targetOf(state: State, species: Species): number {
  return (market.dog.get(state) ?? Number.NaN) * perSpecies[species]
}

function priceOf(connector: ProcessConnector, risk: PetRisk): number | null {
  return termPrice(offerBy(connector, risk))
}

interface Portfolio {
  readonly state: State
  readonly connector: ProcessConnector
  readonly species: Species
}

/** The mean price over the portfolio behind the market's average, of the pets that the carrier accepts. */
function meanPrice({ state, connector, species }: Portfolio): number {
  const [sum, shares] = everyBreedGroup
    .filter(breed => speciesOf(breed) === species)
    .flatMap(breed => ages.map(months => ({ breed, months })))
    .reduce<readonly [number, number]>(
      ([sum, shares], { breed, months }) => {
        const share = (market.share.get(breed) ?? 0) * (market.share.get(String(months - 6)) ?? 0)
        if (share === 0) return [sum, shares]
        const price = priceOf(connector, petIn({ state, answers: petOf(breed, months) }))
        return price === null ? [sum, shares] : [sum + price * share, shares + share]
      },
      [0, 0],
    )
  return sum / shares
}

describe('the pet panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary pet', () => {
    expectChoice(panel, state => petIn({ state }))
  })

  it('meets the anchor: over the portfolio, the average of state and species times the level of the carrier', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state))
        for (const species of ['DOG', 'CAT'] as const) {
          const aim = targetOf(state, species) * (market.level.get(id) ?? Number.NaN)
          const ratio = meanPrice({ state, connector, species }) / aim
          expect(Math.abs(ratio - 1), `${id} ${state} ${species}: ${ratio}`).toBeLessThan(0.005)
        }
  })

  it('spreads around the market: cheapest 0.45 to 0.75 of the average, median 0.85 to 1.1', () => {
    for (const state of stateCodes)
      for (const species of ['DOG', 'CAT'] as const) {
        const ratios = ratedIn(state)
          // Accidents alone cost a fraction of the average; that plan is for pets that others no longer accept.
          .filter(({ connector }) => priceOf(connector, petIn({ state })) !== null)
          .map(({ connector }) => meanPrice({ state, connector, species }) / targetOf(state, species))
        expectSpread(ratios, `${state} ${species}`)
      }
  })

  it('orders its carriers differently for young and old, for mixed and pedigree, for town and country', () => {
    const order = (pet: PetAnswers, territory: Territory) =>
      pricesOf(petIn({ state: 'TX', answers: pet, territory })).map(({ id }) => id)
    const young = order(petOf('DOG_SMALL', 14), 'T1')
    expect(young).not.toEqual(order(petOf('DOG_SMALL', 140), 'T1'))
    expect(young).not.toEqual(order(petOf('DOG_SMALL', 14), 'T5'))
    expect(young).not.toEqual(order(petOf('DOG_FLAT', 14), 'T1'))
  })

  it('offers something for a pet of any age up to 25: a price from eight weeks on, a call before', () => {
    for (const state of stateCodes) {
      const offers = (answers: Partial<PetAnswers>) =>
        ratedIn(state).map(({ connector }) => offerBy(connector, petIn({ state, answers })).kind)
      for (const breed of everyBreedGroup)
        for (const months of ages)
          expect(offers(petOf(breed, months)), `${state} ${breed} ${months}`).toContain('quoted')
      for (const weeks of [8, 20]) expect(offers({ dob: bornWeeksAgo(weeks) }), state).toContain('quoted')
      for (const weeks of [0, 5]) expect(offers({ dob: bornWeeksAgo(weeks) }), state).toContain('referred')
    }
  })

  const pets = sweep(1_000, 'pets a state', 100)
  it(`prices ${pets.title} between a quarter and six times the average of their species`, () => {
    const random = randomFrom(20261121)
    for (const state of stateCodes)
      for (let pet = 0; pet < pets.size; pet++) {
        const risk = syntheticRisk(state, random)
        expectSane({ prices: pricesOf(risk), average: targetOf(state, risk.pet.species), risk })
      }
  })
})

/** A pet drawn at random: every breed group and every age up to 25 occurs, young pets more often. */
function syntheticRisk(state: State, random: () => number): PetRisk {
  const pick = pickBy(random)
  const breed: BreedGroup = pick(everyBreedGroup)
  const answers = random() < 0.1 ? { dob: null } : petOf(breed, Math.floor(random() ** 2 * 312))
  return petIn({
    state,
    territory: pick(['T1', 'T2', 'T3', 'T4', 'T5', 'AVERAGE']),
    answers: { pet: { choice: breed }, ...answers },
  })
}
