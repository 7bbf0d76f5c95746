import type { AskableRisk } from '../../risk/askable.ts'
import {
  animals,
  deductibles,
  liabilityLimits,
  propertyLimits,
  propertyTypes,
  protections,
  rentersLosses,
  settlements,
} from '../../risk/words.ts'
import { numbersOf } from './amounts.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { countyInput, stateInput, territoryInput, zipInput } from './place.ts'
import { valuableInputs, valuableInputsOf } from './valuables.ts'
import { within } from './within.ts'

/** The inputs that a renters plan may use. */
export const rentersInputs = {
  state: stateInput,
  territory: territoryInput,
  zip: zipInput,
  countyFips: countyInput,
  personalProperty: numbersOf(propertyLimits),
  liability: numbersOf(liabilityLimits),
  deductible: numbersOf(deductibles),
  ...valuableInputs,
  settlement: {
    type: 'choice',
    values: settlements,
  },
  propertyType: {
    type: 'choice',
    values: propertyTypes,
  },
  insuredAge: { type: 'whole', min: 18, max: 120, factor: 'age' },
  /** The buyer would insure both a car and a home with the insurer. */
  multiPolicy: { type: 'flag', factor: 'multiPolicy' },
  losses: {
    type: 'choice',
    values: rentersLosses,
  },
  protections: {
    type: 'set',
    values: protections,
  },
  animal: {
    type: 'choice',
    values: animals.filter(one => one !== 'DOG_LISTED'),
  },
  guardedBreed: { type: 'flag', factor: 'dogBreed' },
} satisfies Vocabulary

/** A renters risk as its plans read it. Ages outside the vocabulary count as its nearest end. */
export function rentersInputsOf({ state, location, insured, household, renters }: AskableRisk<'renters'>) {
  return {
    state,
    territory: location.territory,
    zip: location.zip,
    countyFips: location.countyFips,
    personalProperty: Number(renters.personalProperty),
    liability: Number(renters.liability),
    deductible: Number(renters.deductible),
    ...valuableInputsOf(renters.valuables),
    settlement: renters.settlement,
    propertyType: renters.propertyType,
    insuredAge: within(rentersInputs.insuredAge, insured.age),
    multiPolicy: household.multiPolicy ?? false,
    losses: renters.losses,
    protections: renters.protections,
    animal: household.animal === 'DOG_LISTED' ? 'DOG' : household.animal,
    guardedBreed: household.animal === 'DOG_LISTED',
  } satisfies Record<keyof typeof rentersInputs, Inputs[string]>
}
