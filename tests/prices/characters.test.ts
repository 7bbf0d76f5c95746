import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { stateCodes } from '../../src/law/jurisdictions.ts'
import type { Risk } from '../../src/risk/risk.ts'
import type { Territory } from '../../src/risk/words.ts'
import { medianOf, panelOf } from '../carriers/rated-panel.ts'
import { aged, built, lifeIn } from '../carriers/samples/sample-life.ts'
import { petIn, petOf } from '../carriers/samples/sample-pet.ts'
import { daysAway, goingTo, partyOf, tripFrom } from '../carriers/samples/sample-travel.ts'

const carriers = loadCarriers()

/** A price beside the middle of the panel, the mean over all states where the carrier has one. */
function besideOthers(carrier: string, riskIn: (state: (typeof stateCodes)[number]) => Risk): number {
  const shares = stateCodes.flatMap(state => {
    const risk = riskIn(state)
    const prices = panelOf(carriers, risk.line).pricesOf(risk)
    const own = prices.find(({ id }) => id === carrier)?.price
    return own === undefined ? [] : [own / medianOf(prices.map(({ price }) => price))]
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

type Pet = readonly [breed: Parameters<typeof petOf>[0], months: number, territory?: Territory]
const usualPet: Pet = ['DOG_MEDIUM', 60, 'T3']
const pets: readonly (readonly [carrier: string, liking: string, liked: Pet])[] = [
  ['whiskerwell', 'the city', ['DOG_MEDIUM', 60, 'T5']],
  ['quillfeather', 'the country', ['DOG_MEDIUM', 60, 'T1']],
  ['quillfeather', 'cats', ['CAT_MIXED', 60, 'T3']],
  ['barkington', 'big dogs', ['DOG_GIANT', 60, 'T3']],
  ['burrowell', 'puppies', ['DOG_MEDIUM', 6, 'T3']],
  ['hazelkin', 'flat-faced dogs', ['DOG_FLAT', 60, 'T3']],
  ['hazelkin', 'pedigreed cats', ['CAT_PEDIGREE', 60, 'T3']],
  ['tallyhound', 'old pets', ['DOG_MEDIUM', 150, 'T3']],
]

const trips: readonly (readonly [string, string, Parameters<typeof tripFrom>[0]['answers']])[] = [
  ['puddlejumper', 'short trips', { dates: daysAway(4) }],
  ['farthing', 'long trips', { dates: daysAway(75) }],
  ['farthing', 'faraway countries', { destinations: goingTo('IN') }],
  ['satchel', 'young travelers', { travelers: partyOf(22) }],
  ['satchel', 'modest trips', { cost: { trip_cost: 1000 } }],
  ['quayside', 'travelers over 60', { travelers: partyOf(72) }],
  ['windrose', 'families', { travelers: partyOf(38, 36, 9, 7), cost: { trip_cost: 12_000 } }],
  ['grandtour', 'distance', { destinations: goingTo('IN') }],
]

const lives: readonly (readonly [string, string, Parameters<typeof lifeIn>[0]['answers']])[] = [
  ['evergloam', 'large amounts', { cover: { choice: '1000000:20' } }],
  ['evergloam', 'long terms', { cover: { choice: '500000:30' } }],
  ['stonecrop', 'every build', built(35)],
  ['candlewick', 'the young', aged(24)],
  ['larkmeadow', 'people over 50', aged(58)],
  ['fernhollow', 'smaller policies', { cover: { choice: '100000:20' } }],
  ['oakapple', 'smokers', { health: { choices: ['TOBACCO_NOW'] } }],
  ['oakapple', 'health histories', { health: { choices: ['DIABETES'] } }],
]

// The descriptions on the cards say whom a carrier suits; its tables have to make it so.
describe('a carrier asks less, beside the others, for those whom its description names than for the usual', () => {
  it.each(pets)('%s: %s', (carrier, _, [breed, months, territory = 'T3']) => {
    const [usualBreed, usualMonths] = usualPet
    const species = breed.startsWith('CAT') && carrier === 'hazelkin' ? 'CAT_MIXED' : usualBreed
    const liked = besideOthers(carrier, state => petIn({ state, territory, answers: petOf(breed, months) }))
    const usual = besideOthers(carrier, state =>
      petIn({ state, territory: 'T3', answers: petOf(species, usualMonths) }),
    )
    expect(liked).toBeLessThan(usual * 0.97)
  })

  it.each(trips)('%s: %s', (carrier, _, answers = {}) => {
    const liked = besideOthers(carrier, state => tripFrom({ state, answers }))
    expect(liked).toBeLessThan(besideOthers(carrier, state => tripFrom({ state })) * 0.97)
  })

  it.each(lives)('%s: %s', (carrier, _, answers = {}) => {
    const liked = besideOthers(carrier, state => lifeIn({ state, answers: { ...aged(40), ...answers } }))
    const usual = besideOthers(carrier, state => lifeIn({ state, answers: aged(40) }))
    expect(liked).toBeLessThan(usual * 0.98)
  })
})
