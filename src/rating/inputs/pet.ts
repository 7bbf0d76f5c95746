import type { AskableRisk } from '../../risk/askable.ts'
import { breedGroups, species } from '../../risk/words.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput, territoryInput } from './place.ts'
import { within } from './within.ts'

/** What a pet plan may price or refuse by. */
export const petInputs = {
  state: stateInput,
  territory: territoryInput,
  species: { type: 'choice', values: species },
  breedGroup: {
    type: 'choice',
    values: breedGroups,
  },
  /** The wizard accepts no pet that has turned 26. */
  ageMonths: { type: 'whole', min: 0, max: 311 },
  /** For rates that end in the first year; an older pet counts as one year old here. */
  ageWeeks: { type: 'whole', min: 0, max: 52 },
} satisfies Vocabulary

/** A pet risk as its plans read it. Ages outside the vocabulary count as its ends. */
export function petInputsOf({ state, location, pet }: AskableRisk<'pet'>) {
  return {
    state,
    territory: location.territory,
    species: pet.species,
    breedGroup: pet.breedGroup,
    ageMonths: within(petInputs.ageMonths, pet.ageMonths),
    ageWeeks: within(petInputs.ageWeeks, pet.ageWeeks),
  } satisfies Record<keyof typeof petInputs, Inputs[string]>
}
