import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { travelers } from './travelers.ts'

const page = travelers({ title: { en: 'Who?' }, most: 3 })
const ann = { first_name: 'Ann', last_name: 'Example', dob_year: 1990 }
const bob = { first_name: 'Bob', last_name: 'Example', dob_year: 2015 }

it('takes the primary traveler and the others (spec 3.3.1)', () => {
  expect(accepted(page, { traveler: { ...ann, dob_year: '1990' } })).toEqual({ traveler: ann, others: [] })
  expect(accepted(page, { traveler: ann, others: [bob] })).toEqual({ traveler: ann, others: [bob] })
  expect(page.say({ traveler: ann, others: [bob] }).en).toBe('Ann, Bob')
})

it('names what is missing of each traveler by position (spec 5.16)', () => {
  const tooShort = 'Should be at least 2 chars long'
  expect(complaints(page, {})).toEqual({
    'traveler.first_name': tooShort,
    'traveler.last_name': tooShort,
    'traveler.dob_year': 'Birth year is required',
  })
  expect(
    complaints(page, { traveler: ann, others: [bob, { ...bob, first_name: 'B', dob_year: '' }] }),
  ).toEqual({
    'others.1.first_name': tooShort,
    'others.1.dob_year': 'Birth year is required',
  })
})

it('leaves out a blank added traveler, and keeps complaints at their rows', () => {
  const blank = { first_name: ' ', last_name: '', dob_year: '' }
  expect(accepted(page, { traveler: ann, others: [blank, bob] })).toEqual({ traveler: ann, others: [bob] })
  expect(complaints(page, { traveler: ann, others: [blank, { ...blank, first_name: 'Bob' }] })).toEqual({
    'others.1.last_name': 'Should be at least 2 chars long',
    'others.1.dob_year': 'Birth year is required',
  })
})

it('takes birth years of the past 150 years (spec 5.16)', () => {
  for (const dob_year of [1876, 2026, '1876'])
    expect(accepted(page, { traveler: { ...ann, dob_year } })).toMatchObject({ others: [] })
  for (const dob_year of [1875, 2027, '90', 'old'])
    expect(complaints(page, { traveler: { ...ann, dob_year } })).toEqual({
      'traveler.dob_year': 'Please enter a year from 1876 to 2026',
    })
})

it('accepts no more travelers than the line allows', () => {
  expect(complaints(page, { traveler: ann, others: [bob, bob, bob] })).toEqual({
    others: 'Please list no more than 3 travelers',
  })
})

it('refuses what no form sends', () => expectRefusals(page))
