import type {
  Animal,
  Deductible,
  LiabilityLimit,
  PropertyLimit,
  PropertyType,
  Protection,
  RentersLosses,
  RentersRisk,
  Settlement,
} from '../../risk/renters.ts'
import { every, everySum } from './every.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput, territoryInput } from './place.ts'
import { within } from './within.ts'

/** A listed dog is rated as a dog with the guarded breed beside it, so that the law can watch the breed alone. */
type RatedAnimal = Exclude<Animal, 'DOG_LISTED'>

/** What a renters plan may price or refuse by. */
export const rentersInputs = {
  state: stateInput,
  territory: territoryInput,
  personalProperty: everySum<PropertyLimit>({
    10000: true,
    15000: true,
    20000: true,
    30000: true,
    40000: true,
    50000: true,
    75000: true,
    100000: true,
  }),
  liability: everySum<LiabilityLimit>({ 100000: true, 300000: true, 500000: true }),
  deductible: everySum<Deductible>({ 250: true, 500: true, 1000: true, 2500: true }),
  settlement: {
    type: 'choice',
    values: every<Settlement>({ ACTUAL_CASH_VALUE: true, REPLACEMENT_COST: true }),
  },
  propertyType: {
    type: 'choice',
    values: every<PropertyType>({
      APT_LARGE: true,
      APT_SMALL: true,
      CONDO: true,
      TOWNHOUSE: true,
      HOUSE: true,
      MOBILE: true,
      ROOM: true,
    }),
  },
  insuredAge: { type: 'whole', min: 18, max: 120, factor: 'age' },
  losses: {
    type: 'choice',
    values: every<RentersLosses>({
      NONE: true,
      ONE_THEFT: true,
      ONE_OTHER: true,
      TWO: true,
      THREE_PLUS: true,
    }),
  },
  protections: {
    type: 'set',
    values: every<Protection>({
      SMOKE_ALARM: true,
      EXTINGUISHER: true,
      DEADBOLT: true,
      CENTRAL_BURGLAR: true,
      CENTRAL_FIRE: true,
      SPRINKLER: true,
      GATED: true,
      LEAK_SENSOR: true,
    }),
  },
  animal: {
    type: 'choice',
    values: every<RatedAnimal>({ NONE: true, CAT_SMALL: true, DOG: true, BITE: true, EXOTIC: true }),
  },
  guardedBreed: { type: 'flag', factor: 'dogBreed' },
} satisfies Vocabulary

/** A renters risk as its plans read it. Ages outside of the vocabulary count as its ends. */
export function rentersInputsOf({ state, location, insured, household, renters }: RentersRisk) {
  return {
    state,
    territory: location.territory,
    personalProperty: Number(renters.personalProperty),
    liability: Number(renters.liability),
    deductible: Number(renters.deductible),
    settlement: renters.settlement,
    propertyType: renters.propertyType,
    insuredAge: within(rentersInputs.insuredAge, insured.age),
    losses: renters.losses,
    protections: renters.protections,
    animal: household.animal === 'DOG_LISTED' ? 'DOG' : household.animal,
    guardedBreed: household.animal === 'DOG_LISTED',
  } satisfies Record<keyof typeof rentersInputs, Inputs[string]>
}
