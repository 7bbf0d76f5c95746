import { expect, it } from 'vitest'
import { petIn, petOf } from '../../../tests/carriers/samples/sample-pet.ts'
import { askable } from '../../risk/askable.ts'
import type { PetRisk } from '../../risk/pet.ts'
import { petInputsOf } from './pet.ts'

const inputsOf = (risk: PetRisk) => petInputsOf(askable(risk))

it('reads of a pet its species, breed group and age', () => {
  expect(inputsOf(petIn({ state: 'TX', territory: 'T4', answers: petOf('CAT_PEDIGREE', 7) }))).toEqual({
    state: 'TX',
    territory: 'T4',
    zip: '00000',
    countyFips: '00000',
    species: 'CAT',
    breedGroup: 'CAT_PEDIGREE',
    ageMonths: 7,
    ageWeeks: 30,
    plan: 'ACCIDENT_AND_ILLNESS',
    deductible: 500,
    reimbursement: 80,
    annualLimit: 10_000,
  })
})

it('counts what lies outside the vocabulary as its ends', () => {
  // Twenty-five in the wizard, and twenty-six on the first day of the policy.
  expect(inputsOf(petIn({ state: 'TX', answers: petOf('DOG_SMALL', 312) }))).toMatchObject({
    ageMonths: 311,
    ageWeeks: 52,
  })
})
