import type { State } from '../../../src/law/jurisdictions.ts'
import { homeowner } from '../../../src/lines/homeowner.ts'
import { type HomeCover, usualBelongings } from '../../../src/risk/home/dwelling.ts'
import { type HomeownerAnswers, type HomeownerRisk, homeownerRisk } from '../../../src/risk/homeowner.ts'
import type { Territory } from '../../../src/risk/words.ts'
import { firstChoices } from './choices.ts'
import { placeAt, today } from './sample.ts'

/** An ordinary homeowner. */
const ordinaryHome: HomeownerAnswers = {
  ...firstChoices<HomeownerAnswers>(homeowner),
  address: { address1: '1 Sample St', address2: '' },
  home: { choice: 'SINGLE_FAMILY' },
  use: { choice: 'PRIMARY' },
  yearBuilt: { text: '2012' },
  roof: { choice: 'R6_10' },
  squareFeet: { text: '1850' },
  construction: { choice: 'FRAME' },
  features: { choices: ['DEADBOLT'] },
  windFeatures: { choices: ['NONE'] },
  claims: { choice: 'NONE' },
  dob: { month: 5, day: 2, year: 1985 },
  name: { firstName: 'Ann', lastName: 'Example' },
  insurer: { text: 'Sample Mutual' },
  premium: { text: '1900' },
}

/** The cover of a home with another dwelling amount, and what is usual for it. */
export function coverWith({ type, cover }: HomeownerRisk['home'], dwelling: number): HomeCover {
  return { ...cover, dwelling, belongings: usualBelongings(type, dwelling), ordinance: dwelling / 10 }
}

interface Sample {
  readonly state: State
  readonly territory?: Territory
  /** Near the coast, rather than at no particular place. */
  readonly isBySea?: boolean
  /** A real place in the state. */
  readonly zip?: string
  /** Changes to the ordinary homeowner. */
  readonly answers?: Partial<HomeownerAnswers>
}

/** The risk of the ordinary homeowner in a state, with changes. */
export function homeownerIn({ state, territory, isBySea, zip, answers = {} }: Sample): HomeownerRisk {
  const somewhere = placeAt({ state, territory, zip })
  const place = isBySea ? { ...somewhere, lat: 29.31, lon: -94.78, coastMiles: 1 } : somewhere
  return homeownerRisk({ application: { ...ordinaryHome, ...answers }, place, today })
}
