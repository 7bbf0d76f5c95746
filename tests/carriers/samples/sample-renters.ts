import type { State } from '../../../src/law/jurisdictions.ts'
import { renters } from '../../../src/lines/renters.ts'
import { type RentersAnswers, type RentersRisk, rentersRisk } from '../../../src/risk/renters.ts'
import type { Territory } from '../../../src/risk/words.ts'
import { firstChoices } from './choices.ts'
import { placeAt, today } from './sample.ts'

/** A renter with nothing unusual to rate. */
const ordinaryRenter: RentersAnswers = {
  ...firstChoices<RentersAnswers>(renters),
  address: { address1: '1 Sample St', address2: '' },
  home: { choice: 'APT_LARGE' },
  dob: { month: 5, day: 2, year: 1990 },
  protections: { choices: ['SMOKE_ALARM'] },
  animal: { choice: 'NONE' },
  property: { choice: '30000' },
  liability: { choice: '100000' },
  deductible: { choice: '500' },
  losses: { choice: 'NONE' },
  contact: { firstName: 'Ann', lastName: 'Example' },
}

interface Sample {
  readonly state: State
  /** A real place in the state. */
  readonly zip?: string
  readonly territory?: Territory
  /** Changes to the ordinary renter. */
  readonly answers?: Partial<RentersAnswers>
}

/** The risk of the ordinary renter in a state, with changes. */
export function rentersIn({ state, territory, zip, answers = {} }: Sample): RentersRisk {
  return rentersRisk({
    application: { ...ordinaryRenter, ...answers },
    place: placeAt({ state, territory, zip }),
    today,
  })
}
