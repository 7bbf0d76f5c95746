import { afterAll, beforeAll, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let service: Running

beforeAll(async () => {
  server = await carrierServer(({ reply }) => reply(quoted('11.00')))
  const at = (id: string) => carrier(id, 4, server.connector(id))
  service = await run({
    carriers: [
      { ...at('rationed'), level: 1, questionsPerDay: 2 },
      { ...at('paid'), estimates: false, questionCost: '0.40' },
      at('free'),
    ],
    env: { EGRESS_ALLOW: server.host, QUESTION_BUDGET: '1' },
  })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

test('carriers get no more questions in a day than their ceilings allow, and then their cards say so', async () => {
  const cards = []
  for (let nth = 0; nth < 3; nth += 1) {
    const visitor = service.visitor()
    const done = await answerUntil(visitor)
    const look = async () => {
      const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
      if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
      return reply.data.result
    }
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    cards.push(new Map((await look()).quotes.map(quote => [quote.id, JSON.stringify(quote)])))
  }
  const heard = ['rationed', 'paid', 'free'].map(id => server.keys.get(id)?.length)
  // A third question would make 1.20 of a dollar.
  expect(heard).toEqual([2, 2, 3])
  const [, second, third] = cards
  expect(second?.get('rationed')).toContain('"source":"insurer"')
  expect(third?.get('rationed')).toContain('as often as I can today. I can ask again tomorrow.')
  expect(third?.get('paid')).toContain('I’ve asked this insurer as often as I can today.')
  expect(third?.get('free')).toContain('"source":"insurer"')
  const told = service.logged.filter(line => line.includes('"carrier-budget-reached"'))
  expect(told).toHaveLength(2)
})
