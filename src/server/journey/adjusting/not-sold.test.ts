import { expect, test } from 'vitest'
import type { Outcome } from '../../../connectors/connector.ts'
import { notSold } from './not-sold.ts'

const declined = (code: string): Outcome => ({ kind: 'declined', code, message: { text: 'No.' } })
const call: Outcome = { kind: 'referred', phone: '(800) 555-0100', message: { text: 'Call us.' } }
const [tooOld, tooHeavy, otherTerm] = [declined('age'), declined('build'), declined('term')]

test('a choice is not sold at an age where every insurer declines it for the age', () => {
  expect(notSold([tooOld, tooOld], { others: [], isAsLong: false })).toBe('age')
  expect(notSold([tooOld], { others: [tooOld, call], isAsLong: true })).toBe('age')
})

test('a choice is not sold at all where every insurer declines it for any other reason', () => {
  expect(notSold([tooOld, tooHeavy], { others: [], isAsLong: false })).toBe('other')
})

test('a term that some insurers never sell is not sold at an age where the others decline it for the age', () => {
  expect(notSold([tooOld, otherTerm], { others: [], isAsLong: false })).toBe('age')
  expect(notSold([tooOld, otherTerm], { others: [tooOld], isAsLong: true })).toBe('age')
  expect(notSold([otherTerm, otherTerm], { others: [], isAsLong: false })).toBe('other')
  // An insurer that never sells the present term may sell a longer one.
  expect(notSold([tooOld, otherTerm], { others: [otherTerm], isAsLong: true })).toBeUndefined()
})

test('nothing is said of a choice that an insurer may sell', () => {
  expect(notSold([tooOld, call], { others: [], isAsLong: true })).toBeUndefined()
  // An insurer that declined the present term may sell a shorter one, and one that has not answered may sell anything.
  expect(notSold([tooOld], { others: [tooOld], isAsLong: false })).toBeUndefined()
  expect(notSold([tooOld], { others: [undefined], isAsLong: true })).toBeUndefined()
  expect(notSold([tooHeavy], { others: [tooOld], isAsLong: true })).toBeUndefined()
  expect(notSold([], { others: [tooOld], isAsLong: true })).toBeUndefined()
})
