import type { AskableRisk } from '../../risk/askable.ts'
import {
  annualLimits,
  breedGroups,
  petDeductibles,
  petPlans,
  reimbursements,
  species,
} from '../../risk/words.ts'
import { numbersOf } from './amounts.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { countyInput, stateInput, territoryInput, zipInput } from './place.ts'
import { within } from './within.ts'

/** The inputs that a pet plan may use. */
export const petInputs = {
  state: stateInput,
  territory: territoryInput,
  zip: zipInput,
  countyFips: countyInput,
  species: { type: 'choice', values: species },
  breedGroup: {
    type: 'choice',
    values: breedGroups,
  },
  /** The wizard accepts no pet that has turned 26. */
  ageMonths: { type: 'whole', min: 0, max: 311 },
  /** For rates that change within the first year; an older pet counts as one year old here. */
  ageWeeks: { type: 'whole', min: 0, max: 52 },
  plan: { type: 'choice', values: petPlans },
  deductible: numbersOf(petDeductibles),
  reimbursement: numbersOf(reimbursements),
  /** 0 for no limit. */
  annualLimit: numbersOf(annualLimits),
} satisfies Vocabulary

/** A pet risk as its plans read it. Ages outside the vocabulary count as its nearest end. */
export function petInputsOf({ state, location, pet, cover }: AskableRisk<'pet'>) {
  return {
    state,
    territory: location.territory,
    zip: location.zip,
    countyFips: location.countyFips,
    species: pet.species,
    breedGroup: pet.breedGroup,
    ageMonths: within(petInputs.ageMonths, pet.ageMonths),
    ageWeeks: within(petInputs.ageWeeks, pet.ageWeeks),
    ...cover,
  } satisfies Record<keyof typeof petInputs, Inputs[string]>
}
