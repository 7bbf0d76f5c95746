import { expect, test } from 'vitest'
import { today } from '../../../../tests/carriers/samples/sample.ts'
import { petIn } from '../../../../tests/carriers/samples/sample-pet.ts'
import { quoted } from '../../../../tests/rooms/results.ts'
import { carrierRequest } from '../../../connectors/carrier-request.ts'
import type { Outcome, Quoted } from '../../../connectors/connector.ts'
import { together } from '../../../connectors/each-pet.ts'
import { orderedRisks } from './ordered-risks.ts'

const born = (year: number) => ({ pet: 'CAT_MIXED' as const, month: 5, day: 1, year })
const others = { pets: [born(2012), born(2020)] }
const request = carrierRequest({ reference: 'q1', risk: petIn({ state: 'OR', answers: { others } }), today })
const declined: Outcome = { kind: 'declined', code: 'age', message: { text: 'Too old.' } }
// A sum with a price is a price.
const sum = (...outcomes: readonly Outcome[]) => together(request, outcomes) as Quoted

test('an order names every pet that the insurer takes, with its own quote number, and no other', () => {
  const price = sum(quoted('10.00', { quoteNumber: 'A-1' }), declined, quoted('9.00', { quoteNumber: 'A-2' }))
  const { first, others, kinds } = orderedRisks(request, price)
  expect(first).toMatchObject({ quoteNumber: 'A-1', question: { risk: { pet: { dob: '2022-05-02' } } } })
  expect(others).toMatchObject([{ quoteNumber: 'A-2', question: { risk: { pet: { dob: '2020-05-01' } } } }])
  expect(kinds).toContain('pet')
})

test('an order begins with the first pet that is taken', () => {
  const { first, others } = orderedRisks(request, sum(declined, declined, quoted('9.00')))
  expect(first).toMatchObject({ question: { risk: { pet: { dob: '2020-05-01' } } } })
  expect(others).toEqual([])
})
