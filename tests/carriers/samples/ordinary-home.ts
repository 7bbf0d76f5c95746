import type { HomeownerAnswers, HomeownerRisk } from '../../../src/risk/homeowner.ts'
import { pickBy } from '../panel.ts'
import { everyPlace } from './places.ts'
import { homeownerIn } from './sample-homeowner.ts'

/** A home like many, drawn at random, anywhere in the country. */
export function ordinaryHome(random: () => number): HomeownerRisk {
  const pick = pickBy(random)
  const { state, zip } = pick(everyPlace)
  const isSeldom = () => random() < 0.07
  const answers: Partial<HomeownerAnswers> = {
    home: {
      choice: isSeldom()
        ? 'MULTI_2_4'
        : pick(['SINGLE_FAMILY', 'SINGLE_FAMILY', 'SINGLE_FAMILY', 'TOWNHOUSE', 'CONDO']),
    },
    use: { choice: isSeldom() ? 'SECONDARY' : 'PRIMARY' },
    // Half of the homes were built after 1990, a tenth before 1940.
    yearBuilt: { text: String(Math.floor(2026 - 100 * random() ** 1.6)) },
    roof: { choice: pick(['R0_5', 'R0_5', 'R6_10', 'R6_10', 'R11_15', 'R11_15', 'R16_20', 'R21']) },
    squareFeet: { text: String(900 + Math.floor(random() ** 1.5 * 2_800)) },
    construction: { choice: pick(['FRAME', 'FRAME', 'FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO']) },
    features: {
      choices: (
        ['DEADBOLT', 'CENTRAL_BURGLAR', 'CENTRAL_FIRE', 'LEAK_SENSOR', 'DOG', 'POOL'] as const
      ).filter(() => random() < 0.25),
    },
    claims: { choice: isSeldom() ? 'ONE_WEATHER' : isSeldom() ? 'ONE_WATER' : 'NONE' },
    dob: { month: 6, day: 1, year: 1940 + Math.floor(random() * 60) },
  }
  return homeownerIn({ state, zip, answers })
}
