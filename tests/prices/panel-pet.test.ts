import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { ProcessConnector } from '../../src/connectors/connector.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { type PetAnswers, type PetRisk, speciesOf } from '../../src/risk/pet.ts'
import type { BreedGroup, Species, Territory } from '../../src/risk/words.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import {
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  medianOf,
  panelOf,
  pickBy,
  randomFrom,
} from '../carriers/panel.ts'
import { ages, everyBreedGroup } from '../carriers/pet.ts'
import { levelIn, ownOf } from '../carriers/samples/characters.ts'
import { offerBy, termPrice } from '../carriers/samples/sample.ts'
import { bornWeeksAgo, petIn, petOf } from '../carriers/samples/sample-pet.ts'
import { sweep } from '../support/sweep.ts'

const panel = panelOf(loadCarriers(), 'pet')
const { ratedIn, pricesOf } = panel

const market = {
  dog: columnOf('pet-by-state.csv', 'quoted'),
  level: columnOf('pet-panel.csv', 'level'),
  share: columnOf('pet-mix.csv', 'share'),
}

/** A carrier's level in a state: for its dogs, or its cats. */
function levelOf({ state, carrier, species }: { state: State; carrier: string; species: Species }): number {
  const own = ownOf({ line: 'pet', carrier, table: 'species', level: species })
  return (market.level.get(carrier) ?? Number.NaN) * levelIn({ line: 'pet', carrier, state }) * own
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
        const share = (market.share.get(breed) ?? 0) * (market.share.get(String(months)) ?? 0)
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

  it('charges for a deductible and a limit as filed plans do, and for routine care a flat amount a month, whatever the pet', () => {
    const pets = [petOf('CAT_MIXED', 24), petOf('DOG_MEDIUM', 48), petOf('DOG_FLAT', 96)]
    const compared: string[] = []
    for (const { id, connector } of ratedIn('OH'))
      for (const pet of pets) {
        const priceWith = (chosen: Partial<PetAnswers>) =>
          priceOf(connector, petIn({ state: 'OH', answers: { ...pet, ...chosen } }))
        const usual = priceWith({})
        const [low, high] = ['500', '1000'].map(choice =>
          priceWith({ deductible: { choice: choice as '500' | '1000' } }),
        )
        const [some, endless] = ['10000', '0'].map(choice =>
          priceWith({ annualLimit: { choice: choice as '10000' | '0' } }),
        )
        const routine = priceWith({ plan: { choice: 'WELLNESS' } })
        // Four have one coverage and no other, and some take no pet of this age.
        if (!usual || !low || !high || !some || !endless || !routine || low === high) continue
        expect(high / low, id).toBeGreaterThanOrEqual(0.75)
        expect(high / low, id).toBeLessThanOrEqual(0.8)
        expect(endless / some, id).toBeGreaterThanOrEqual(1.1)
        expect(endless / some, id).toBeLessThanOrEqual(1.25)
        expect((routine - usual) / 12, id).toBeGreaterThanOrEqual(10)
        expect((routine - usual) / 12, id).toBeLessThanOrEqual(25)
        compared.push(id)
      }
    expect(new Set(compared)).toEqual(new Set(['barkington', 'burrowell', 'hazelkin', 'whiskerwell']))
  })

  it('meets the anchor: over the portfolio, the average of state and species times the level of the carrier there', () => {
    for (const state of stateCodes)
      for (const { id, connector } of ratedIn(state))
        for (const species of ['DOG', 'CAT'] as const) {
          const aim = targetOf(state, species) * levelOf({ state, carrier: id, species })
          const ratio = meanPrice({ state, connector, species }) / aim
          expect(Math.abs(ratio - 1), `${id} ${state} ${species}: ${ratio}`).toBeLessThan(0.005)
        }
  })

  it('spreads around the market: cheapest 0.5 to 0.9 of the average, median 0.85 to 1.1', () => {
    for (const state of stateCodes)
      for (const species of ['DOG', 'CAT'] as const) {
        const ratios = ratedIn(state)
          // Accidents alone cost a fraction of the average; that plan is for pets that others no longer accept.
          .filter(({ connector }) => priceOf(connector, petIn({ state })) !== null)
          .map(({ connector }) => meanPrice({ state, connector, species }) / targetOf(state, species))
        expectSpread(ratios, `${state} ${species}`, [0.5, 0.9])
      }
  })

  it('has no favorite: of 1,500 ordinary pets no carrier is the cheapest for more than 35%, and four are for 5%', () => {
    const random = randomFrom(20261122)
    const pets = Array.from({ length: 1500 }, () => ordinaryPet(random))
    expectManyWinners(risk => pricesOf(risk).filter(isFull), pets)
  })

  it('orders at least 70% of the pairs of carriers differently from state to state, for one ordinary pet', () => {
    expect(shareOfSwaps(pricesOf, state => petIn({ state }))).toBeGreaterThanOrEqual(0.7)
  })

  it.each([
    ['a medium dog of 2', 'DOG_MEDIUM', 24, 30, 40],
    ['a medium dog of 4', 'DOG_MEDIUM', 48, 35, 45],
    ['a medium dog of 8', 'DOG_MEDIUM', 96, 55, 75],
    ['a medium dog of 11', 'DOG_MEDIUM', 132, 90, 130],
    ['a French bulldog of 4', 'DOG_FLAT', 48, 75, 110],
    ['a cat of 4', 'CAT_MIXED', 48, 18, 28],
  ] as const)('costs in Ohio about what the market asks a month for %s', (_, breed, months, least, most) => {
    const prices = pricesOf(petIn({ state: 'OH', answers: petOf(breed, months) })).filter(isFull)
    const month = medianOf(prices.map(({ price }) => price)) / 12
    expect(month).toBeGreaterThan(least * 0.95)
    expect(month).toBeLessThan(most * 1.05)
  })

  it('asks for a puppy as much as for a dog of two, up to a fifth more', () => {
    for (const { id, connector } of ratedIn('OH')) {
      const [puppy, grown] = [3, 24].map(months =>
        priceOf(connector, petIn({ state: 'OH', answers: petOf('DOG_MEDIUM', months) })),
      )
      if (!puppy || !grown) continue
      // One carrier is known for puppies: it asks less.
      expect(puppy / grown, id).toBeGreaterThan(id === 'burrowell' ? 0.95 : 1)
      expect(puppy / grown, id).toBeLessThan(1.2)
    }
  })

  it('moves no price by more than 3% from one month of age to the next', () => {
    for (const { id, connector } of ratedIn('OH')) {
      const prices = Array.from({ length: 312 }, (_, months) =>
        priceOf(connector, petIn({ state: 'OH', answers: petOf('DOG_LARGE', months) })),
      )
      for (const [months, price] of prices.entries()) {
        const before = prices[months - 1]
        if (price && before) expect(Math.abs(price / before - 1), `${id} ${months}`).toBeLessThan(0.03)
      }
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

  it('says of accidents alone that they ignore the choice of plan, but to nobody who wants just that', () => {
    const latchfield = ratedIn('OH').find(carrier => !isFull(carrier)) ?? expect.fail('no such carrier')
    const risk = petIn({ state: 'OH', answers: petOf('DOG_MEDIUM', 130) })
    const offers = (['ACCIDENT_ONLY', 'ACCIDENT_AND_ILLNESS', 'WELLNESS'] as const).map(plan => {
      const offer = offerBy(latchfield.connector, { ...risk, cover: { ...risk.cover, plan } })
      if (offer.kind !== 'quoted') return expect.fail(offer.kind)
      // So that what was confirmed for one plan isn't told as a price of another.
      expect(offer.unrated, plan).toContain('plan')
      return offer
    })
    expect(new Set(offers.map(({ premium }) => premium)).size).toBe(1)
    const keysOf = ({ notes }: (typeof offers)[number]) =>
      notes.map(note => ('key' in note ? note.key.replace(/:.*/, '') : 'no key'))
    const own = 'latchfield/pet#notes.accidents-only'
    expect(offers.map(keysOf)).toEqual([[], [own], [own, 'note.unratedCovers']])
  })

  const pets = sweep(1_000, 'pets a state', 50)
  it(`prices ${pets.title} between a quarter and eight times the average of their species`, () => {
    const random = randomFrom(20261121)
    for (const state of stateCodes)
      for (let pet = 0; pet < pets.size; pet++) {
        const risk = syntheticRisk(state, random)
        expectSane({ prices: pricesOf(risk), average: targetOf(state, risk.pet.species), risk, most: 8 })
      }
  })
})

/** Whether a carrier's plan covers illness too: what it costs is not compared with accidents alone. */
function isFull({ id }: { readonly id: string }): boolean {
  return id !== 'latchfield'
}

/** A pet drawn from the portfolio of the insured, two dogs for each cat, from anywhere in a state. */
function ordinaryPet(random: () => number): PetRisk {
  const pick = pickBy(random)
  const species = random() < 2 / 3 ? 'DOG' : 'CAT'
  const breeds = everyBreedGroup.filter(breed => speciesOf(breed) === species)
  const years = ages.filter(months => market.share.has(String(months)))
  const drawn = drawBy(random, breeds)
  const middle = Number(drawBy(random, years.map(String)))
  const months = middle - 6 + Math.floor(random() * 12)
  return petIn({
    state: pick(stateCodes),
    territory: pick(['T1', 'T2', 'T3', 'T4', 'T5']),
    answers: petOf(drawn, months),
  })
}

/** One of several levels, each as often as its share of the portfolio. */
function drawBy<Level extends string>(random: () => number, levels: readonly Level[]): Level {
  const at = random()
  const shares = levels.map(level => market.share.get(level) ?? 0)
  const index = shares.findIndex((_, last) => at < shares.slice(0, last + 1).reduce((a, b) => a + b, 0))
  return levels.at(index) ?? expect.fail('nothing to draw')
}

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
