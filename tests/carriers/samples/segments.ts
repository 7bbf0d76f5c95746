import { stateCodes } from '../../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../../src/law/rule.ts'
import type { LifeCover } from '../../../src/risk/life.ts'
import type { Risk } from '../../../src/risk/risk.ts'
import { type BreedGroup, breedGroups } from '../../../src/risk/words.ts'
import { pickBy } from '../panel.ts'
import { ordinaryHousehold } from './ordinary-auto.ts'
import { ordinaryHome } from './ordinary-home.ts'
import { ordinaryRenter } from './ordinary-renter.ts'
import { everyPlace } from './places.ts'
import { autoIn, carLike, driving } from './sample-auto.ts'
import { homeownerIn } from './sample-homeowner.ts'
import { aged, built, lifeIn } from './sample-life.ts'
import { petIn, petOf } from './sample-pet.ts'
import { rentersIn } from './sample-renters.ts'
import { daysAway, goingTo, partyOf, tripFrom } from './sample-travel.ts'

/** Draws a risk; `random` gives numbers from 0 to 1. */
export type Draw = (random: () => number) => Risk

/** People whom some carriers want more than others do: for each line its ordinary customers, then those of one kind. */
export const segments: Readonly<Record<InsuranceLine, Readonly<Record<string, Draw>>>> = {
  auto: {
    ordinary: ordinaryHousehold,
    'up to 24': random => driverOf(random, 16, 24),
    'from 66': random => driverOf(random, 66, 85),
    'after a DUI': random => driverOf(random, 25, 65, { incidents: { choices: ['DUI'] } }),
    'electric cars': random => driverOf(random, 25, 65, { vehicles: [carLike({ group: 'ELECTRIC' })] }),
    'poor credit': random => driverOf(random, 25, 65, { credit: { choice: 'POOR' } }),
  },
  homeowner: {
    ordinary: ordinaryHome,
    condos: random => homeOf(random, { home: { choice: 'CONDO' } }),
    'homes of 1900 to 1945': random =>
      homeOf(random, { yearBuilt: { text: String(1900 + whole(random, 45)) } }),
    'roofs over 20 years': random => homeOf(random, { roof: { choice: 'R21' } }),
    'two claims': random => homeOf(random, { claims: { choice: 'TWO' } }),
    'two claims in an old home': random =>
      homeOf(random, { claims: { choice: 'TWO' }, yearBuilt: { text: '1920' }, roof: { choice: 'R21' } }),
  },
  renters: {
    ordinary: ordinaryRenter,
    'two losses': random => {
      const pick = pickBy(random)
      const { state, territory } = pick(everyPlace)
      const property = pick(['15000', '30000', '50000'] as const)
      return rentersIn({
        state,
        territory,
        answers: { property: { choice: property }, losses: { choice: 'TWO' } },
      })
    },
  },
  pet: {
    ordinary: random => petAt(random, breedGroups, [3, 120]),
    puppies: random => petAt(random, dogs, [3, 11]),
    'dogs from 9 years': random => petAt(random, dogs, [108, 156]),
    cats: random => petAt(random, ['CAT_MIXED', 'CAT_PEDIGREE'], [3, 120]),
  },
  travel: {
    ordinary: random => trip(random, partyOf(20 + whole(random, 45))),
    families: random => trip(random, partyOf(30 + whole(random, 15), 30 + whole(random, 15), 6, 9)),
    'travelers from 66': random => trip(random, partyOf(66 + whole(random, 16))),
  },
  life: {
    ordinary: random => insured(random, [22, 54], ['NONE']),
    smokers: random => insured(random, [22, 54], ['TOBACCO_NOW']),
    'health histories': random => insured(random, [22, 54], [pickBy(random)(['BP', 'CHOLESTEROL', 'APNEA'])]),
    'from 56': random => insured(random, [56, 64], ['NONE']),
  },
}

const dogs = breedGroups.filter(group => group.startsWith('DOG'))

/** A whole number below a limit. */
function whole(random: () => number, below: number): number {
  return Math.floor(random() * below)
}

type Auto = NonNullable<Parameters<typeof autoIn>[0]['answers']>

function driverOf(random: () => number, from: number, to: number, answers: Auto = {}): Risk {
  const pick = pickBy(random)
  const { state, autoTerritory } = pick(everyPlace)
  const born = 2026 - from - whole(random, to - from + 1)
  return autoIn({
    state,
    territory: autoTerritory,
    answers: {
      drivers: driving({ dateBirth: `${born}-05-02`, gender: pick(['F', 'M']) }),
      limits: { choice: pick(['MIN', 'L50', 'L100']) },
      physicalDamage: { choice: pick(['FULL', 'FULL', 'LIABILITY']) },
      vehicles: [
        carLike({ year: 2012 + whole(random, 14), group: pick(['MID_SEDAN', 'SMALL_SUV', 'PICKUP']) }),
      ],
      ...answers,
    },
  })
}

function homeOf(random: () => number, answers: Parameters<typeof homeownerIn>[0]['answers']): Risk {
  const { state, zip } = pickBy(random)(everyPlace)
  const usual = { yearBuilt: { text: String(1950 + whole(random, 75)) } }
  return homeownerIn({ state, zip, answers: { ...usual, ...answers } })
}

function petAt(
  random: () => number,
  breeds: readonly BreedGroup[],
  [from, to]: readonly [number, number],
): Risk {
  const pick = pickBy(random)
  const { state, territory } = pick(everyPlace)
  return petIn({ state, territory, answers: petOf(pick(breeds), from + whole(random, to - from + 1)) })
}

function trip(random: () => number, travelers: ReturnType<typeof partyOf>): Risk {
  const pick = pickBy(random)
  return tripFrom({
    state: pick(stateCodes),
    answers: {
      travelers,
      dates: daysAway(3 + whole(random, 25)),
      destinations: goingTo(pick(['FR', 'IT', 'MX', 'GB', 'JP', 'US', 'CR', 'ES'])),
      cost: { trip_cost: 500 + 100 * whole(random, 90) },
    },
  })
}

const covers: readonly LifeCover[] = [
  '100000:20',
  '250000:10',
  '250000:15',
  '250000:20',
  '500000:10',
  '500000:15',
  '500000:20',
  '500000:25',
  '500000:30',
  '1000000:10',
  '1000000:15',
  '1000000:20',
  '1000000:25',
  '1000000:30',
]

function insured(
  random: () => number,
  [from, to]: readonly [number, number],
  health: NonNullable<Parameters<typeof lifeIn>[0]['answers']>['health'] extends infer Health
    ? Health extends { readonly choices: infer Choices }
      ? Choices
      : never
    : never,
): Risk {
  const pick = pickBy(random)
  return lifeIn({
    state: pick(stateCodes),
    answers: {
      ...aged(from + whole(random, to - from + 1)),
      ...built(19 + whole(random, 11)),
      sex: { choice: pick(['F', 'M']) },
      cover: { choice: pick(covers) },
      health: { choices: health },
    },
  })
}
