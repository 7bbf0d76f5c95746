import { describe, expect, it, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import PetsView, { nameOf } from './PetsView.tsx'
import { pets } from './pets.ts'

const props = {
  title: { en: 'Which pets?' },
  kinds: [
    { value: 'CAT', title: { en: 'Cat' } },
    { value: 'DOG', title: { en: 'Dog' }, description: { en: 'Of any size' } },
  ],
  first: { en: 'Cat, born May 2015' },
  maxAge: { years: 25, message: { en: 'Please check the year' } },
  most: 3,
} as const
const page = pets(props)
const tom = { pet: 'CAT', month: '5', day: '', year: '2012' }

describe('the pets beside the first', () => {
  it('each have a kind and a birth date, of which the month is enough', () => {
    expect(accepted(page, { pets: [tom] })).toEqual({ pets: [{ pet: 'CAT', month: 5, day: 1, year: 2012 }] })
    expect(accepted(page, { pets: [] })).toEqual({ pets: [] })
  })

  it('are complained about row by row', () => {
    expect(complaints(page, { pets: [tom, { pet: 'FISH', month: '13', year: '' }] })).toEqual({
      'pets.1.pet': 'Please choose an option',
      'pets.1.month': 'Invalid month',
      'pets.1.year': 'Year Required',
    })
    expect(complaints(page, { pets: [{ ...tom, year: '1999' }] })).toEqual({
      'pets.0.year': 'Please check the year',
    })
    expect(nameOf('pets.0.year', 'en')).toBe('Pet 2, year')
  })

  it('are no more than a quote may have, the first included', () => {
    expect(complaints(page, { pets: [tom, tom, tom] })).toEqual({
      pets: 'I can quote up to 3 pets at a time',
    })
  })

  it('are named in the list of answers with when they were born, so that two cats can be told apart', () => {
    const cat = { pet: 'CAT', month: 5, day: 1, year: 2012 } as const
    expect(page.say({ pets: [cat, { ...cat, month: 6, year: 2020 }] }).en).toBe(
      'Cat, born May 2012; Cat, born June 2020',
    )
    expect(page.say({ pets: [] }).en).toBe('None')
  })

  it('no longer count once one is too old, and the others stay', () => {
    const stored = {
      pets: [
        { pet: 'CAT', month: 5, day: 1, year: 2012 },
        { pet: 'DOG', month: 5, day: 1, year: 2000 },
      ],
    }
    expect(page.stillFits?.(stored, today)).toEqual({
      answer: { pets: [{ pet: 'CAT', month: 5, day: 1, year: 2012 }] },
      notes: [expect.objectContaining({ en: 'One of your pets is no longer on the list. Please check it.' })],
    })
    expect(page.stillFits?.('nonsense', today)).toEqual({ answer: null, notes: [] })
  })

  it('are refused as no form sends them', () => expectRefusals(page))
})

test('the page begins with one row without a kind, and shows those of an answer', () => {
  const blank = drawn(PetsView, allTold(props, 'en'))
  expect(blank).toContain('Cat, born May 2015')
  expect(blank).toMatch(/<option value="" selected="">Choose/)
  expect(blank).toContain('Dog: Of any size')
  expect(blank.match(/<fieldset[^>]*><legend[^>]*>Pet \d/g)).toHaveLength(1)
  const filled = drawn(PetsView, allTold(props, 'en'), { values: { pets: [tom, { ...tom, pet: 'DOG' }] } })
  expect(filled).toContain('Remove pet 3')
  expect(filled).toContain('I can quote up to 3 pets at a time.')
  expect(filled).not.toContain('Add another pet')
  expect(drawn(PetsView, allTold(props, 'en'), { values: { pets: [] } })).not.toContain('<fieldset')
})
