import { expect, test } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { quoted } from '../../../tests/rooms/results.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { Outcome } from '../../connectors/connector.ts'
import { type AskedPet, answerAbout, askedPets, ticketOf } from './asked-pets.ts'

const others = { pets: [{ pet: 'CAT_MIXED' as const, month: 5, day: 1, year: 2012 }] }
const request = carrierRequest({ reference: 'q1', risk: petIn({ state: 'OR', answers: { others } }), today })
const failed: Outcome = { kind: 'failed', cause: 'timeout', retryable: false }
const own = (outcome: Outcome): AskedPet => ({ outcome, standIn: false })
const missing: AskedPet = { outcome: failed, standIn: true, cause: 'timeout' }

test('how far an offer for several pets has come survives in its ticket', () => {
  const asked = { done: [own(quoted('10.00'))], ticket: 'T-1', attempts: 2 }
  expect(askedPets(ticketOf(asked))).toEqual(asked)
  expect(askedPets(null)).toEqual({ done: [], ticket: null, attempts: 0 })
})

test('a pet without an answer says so beside the price of the other', () => {
  const { outcome, standIn, cause } = answerAbout(request, [own(quoted('10.00')), missing])
  expect(outcome).toMatchObject({
    ...{ kind: 'quoted', premium: '10.00', narrow: true },
    pets: [{}, { outcome: { kind: 'unavailable', message: { key: 'unavailable.noAnswer' } } }],
  })
  expect([standIn, cause]).toEqual([false, 'timeout'])
})

test('an estimate for one of them makes the sum an estimate that the carrier’s own may replace', () => {
  const estimate = { ...quoted('9.00'), source: 'estimate', estimated: true } as Outcome
  const about = answerAbout(request, [own(quoted('10.00')), { outcome: estimate, standIn: true }])
  expect(about).toMatchObject({ standIn: true, outcome: { source: 'estimate', premium: '19.00' } })
})

test('without any answer the offer fails as one about a single pet', () => {
  expect(answerAbout(request, [missing, missing])).toEqual({
    outcome: failed,
    standIn: true,
    cause: 'timeout',
  })
})
