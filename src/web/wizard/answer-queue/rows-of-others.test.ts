import { expect, it } from 'vitest'
import { withRowsOfOthers } from './rows-of-others.ts'

const dog = { pet: 'DOG_SMALL', month: 3, day: 1, year: 2022 }
const typedDog = { pet: 'DOG_SMALL', month: '3', day: '1', year: '2022' }
const bird = { pet: 'BIRD', month: 1, year: 2020 }
const typedBird = { pet: 'BIRD', month: '1', day: '', year: '2020' }
const cat = { pet: 'CAT', month: '6', day: '', year: '' }
const halfCat = { pet: 'CAT', month: '6' }

it.each([
  ['of an added one', { shown: undefined, answer: { pets: [dog] }, typed: [cat] }, [typedDog, halfCat]],
  [
    'of one beside others',
    { shown: { pets: [bird] }, answer: { pets: [bird, dog] }, typed: [typedBird, cat] },
    [{ pet: 'BIRD', month: '1', year: '2020' }, typedDog, halfCat],
  ],
  ['of a removed one', { shown: { pets: [dog] }, answer: { pets: [] }, typed: [typedDog, cat] }, [halfCat]],
  [
    'of a changed one',
    { shown: { pets: [dog] }, answer: { pets: [{ ...dog, year: 2021 }] }, typed: [typedDog, cat] },
    [{ ...typedDog, year: '2021' }, halfCat],
  ],
  [
    'of its own, sent before',
    { shown: undefined, answer: { pets: [dog] }, typed: [typedDog, cat] },
    [typedDog, halfCat],
  ],
  ['of nobody', { shown: undefined, answer: undefined, typed: [cat] }, [halfCat]],
] as const)('shows what was typed with the rows %s', (_, { shown, answer, typed }, rows) => {
  const draft = withRowsOfOthers({ shown, typed: { pets: typed.map(row => ({ ...row })) } }, answer)
  expect(draft.typed).toEqual({ pets: rows })
  expect(draft.shown).toEqual(answer)
  // Doing it again changes nothing.
  expect(withRowsOfOthers(draft, answer)).toEqual(draft)
})

it('leaves a form without rows as it was typed', () => {
  const draft = { shown: { text: '1850' }, typed: { text: '' } }
  expect(withRowsOfOthers(draft, { text: '2000' })).toBe(draft)
})
