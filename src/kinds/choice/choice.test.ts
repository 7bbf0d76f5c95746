import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { alike } from '../../language/texts.ts'
import { choice } from './choice.ts'

const page = choice({
  title: { en: 'Which?' },
  choices: [
    { value: 'HOUSE', title: { en: 'House' } },
    { value: 'ROOM', title: { en: 'Room' } },
  ],
})

it('takes one of its cards (spec 2.3.5.3, 3.3.1)', () => {
  expect(accepted(page, { choice: 'ROOM' })).toEqual({ choice: 'ROOM' })
  expect(page.say({ choice: 'ROOM' }).en).toBe('Room')
})

it('names a card by title and description when another card has the same title', () => {
  const cover = choice({
    title: { en: 'How much?' },
    choices: [
      { value: '10', title: alike('$500,000'), description: { en: '10-year term' } },
      { value: '20', title: alike('$500,000'), description: { en: '20-year term', es: 'Por 20 años' } },
    ],
  })
  expect(cover.say({ choice: '20' })).toEqual({
    en: '$500,000, 20-year term',
    we: '$500,000, 20-year term',
    es: '$500,000 por 20 años',
  })
})

it('asks to choose an option (spec 5.5)', () => {
  for (const payload of [{}, { choice: '' }, { choice: 'CASTLE' }, { choice: 'toString' }, { choice: 3 }]) {
    expect(complaints(page, payload)).toEqual({ choice: 'Please choose an option' })
  }
})

it('refuses what no form sends', () => expectRefusals(page))
