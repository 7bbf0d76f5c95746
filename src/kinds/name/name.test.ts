import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { name } from './name.ts'

const page = name({ title: { en: 'Who?' } })

it('takes a first and a last name, trimmed (spec 2.3.8.1, 3.3.1)', () => {
  expect(accepted(page, { firstName: ' José ', lastName: "O'Neil-Ng" })).toEqual({
    firstName: 'José',
    lastName: "O'Neil-Ng",
  })
})

it('requires at least two characters (spec 5.7)', () => {
  const tooShort = 'Should be at least 2 chars long'
  expect(complaints(page, { firstName: 'A', lastName: ' B ' })).toEqual({
    firstName: tooShort,
    lastName: tooShort,
  })
  expect(complaints(page, {})).toEqual({ firstName: tooShort, lastName: tooShort })
  expect(complaints(page, { firstName: 'Al', lastName: 'x'.repeat(61) })).toEqual({
    lastName: 'Please use at most 60 characters',
  })
})

it('refuses what no form sends', () => expectRefusals(page))
