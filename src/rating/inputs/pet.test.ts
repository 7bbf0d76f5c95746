import { expect, it } from 'vitest'
import { petIn, petOf } from '../../carriers/testing/sample-pet.ts'
import { petInputsOf } from './pet.ts'

it('reads of a pet its species, breed group and age', () => {
  expect(petInputsOf(petIn({ state: 'TX', territory: 'T4', answers: petOf('CAT_PEDIGREE', 7) }))).toEqual({
    state: 'TX',
    territory: 'T4',
    species: 'CAT',
    breedGroup: 'CAT_PEDIGREE',
    ageMonths: 7,
    ageWeeks: 30,
  })
})

it('counts what lies outside of the vocabulary as its ends', () => {
  // Twenty-five when it was asked for, and twenty-six on the first day of the policy.
  expect(petInputsOf(petIn({ state: 'TX', answers: petOf('DOG_SMALL', 312) }))).toMatchObject({
    ageMonths: 311,
    ageWeeks: 52,
  })
})
