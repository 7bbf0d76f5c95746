import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import TravelersView, { nameOf } from './TravelersView.tsx'

const ann = { first_name: 'Ann', last_name: 'Example', dob_year: 1990 }

test('the primary traveler is always there, and others may be added (spec 2.3.14.1)', () => {
  const html = drawn(TravelersView, { title: 'Who?', most: 10 })
  expect(html).toContain('name="traveler.first_name"')
  expect(html).not.toContain('name="others.')
  expect(html).toContain('Add a traveler')
})

test('others are numbered by their position, each with its own complaints', () => {
  const begun = { values: { traveler: ann, others: [ann, ann] }, errors: { 'others.1.dob_year': 'Too old' } }
  const html = drawn(TravelersView, { title: 'Who?', most: 3 }, begun)
  expect(html).toMatch(/Traveler 3.*name="others\.1\.first_name"/s)
  expect(html).toContain('id="field-others.1.dob_year-error">Too old')
  expect(html).toContain('Remove traveler 2')
  expect(html).not.toContain('Add a traveler')
})

test('the same complaint about two travelers says whose field it is about', () => {
  expect(nameOf('traveler.first_name', 'en')).toBe('First traveler, first name')
  expect(nameOf('others.0.dob_year', 'en')).toBe('Traveler 2, birth year')
})
