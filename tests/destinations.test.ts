import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { fillUntil } from './support/forms.ts'
import { journeys } from './support/journeys.ts'
import { type Running, run } from './support/service.ts'

const route = '/quote/travel/2'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

test('destinations are accepted as a bare list and as a named field (spec 3.3.2)', async () => {
  const visitor = service.visitor()
  await fillUntil(visitor, journeys.travel, route)
  const both = [
    { label: 'United States', code: 'US' },
    { label: 'Japan', code: 'JP' },
  ]
  for (const trip of [both, { destinations: both }]) {
    const { reply } = await visitor.call(answer, { answer: trip, step: route, source: 'web' })
    expect(reply).toMatchObject({
      status: 'OK',
      data: { endpoint: '/quote/travel/3', answer: { destinations: both } },
    })
  }
  const { reply } = await visitor.call(answer, { answer: [], step: route, source: 'web' })
  expect(reply).toMatchObject({
    reason: { errors: { destinations: 'Please start typing a country and select from the list.' } },
  })
})
