import { afterAll, beforeAll, expect, test } from 'vitest'
import { status } from '../src/contract/status.ts'
import { jurisdictions } from '../src/law/jurisdictions.ts'
import { homes } from './chance.ts'
import { answerUntil, renter } from './renters.ts'
import { type Running, run } from './service.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

test('a tenant in each of the 51 jurisdictions gets six offers at least, four of them prices', async () => {
  expect(homes.size).toBe(51)
  for (const { code } of jurisdictions) {
    const home = homes.get(code)
    if (!home) throw new Error(`${code} has no ZIP`)
    const { city, state, zip } = home
    const pages = renter.map(([step, payload]) => {
      if (step === '/start') return [step, { type: 'renters', zipCode: zip }] as const
      if (step === '/quote/renters/1')
        return [step, { address1: '1 Main Street', city, state, zipcode: zip }] as const
      return [step, payload] as const
    })
    const visitor = service.visitor()
    const data = await answerUntil(visitor, undefined, pages)
    const { reply } = await visitor.call(status, { quote_id: data?.config.quoteId })
    if (reply.status !== 'OK') throw new Error(`${code}: ${JSON.stringify(reply)}`)
    const { quotes } = reply.data.result
    const prices = quotes.filter(quote => quote.price_info.type === 'price')
    expect(quotes.length, code).toBeGreaterThanOrEqual(6)
    expect(prices.length, code).toBeGreaterThanOrEqual(4)
    for (const { insurer } of quotes) expect(insurer.name, code).toMatch(/\(demo\)$/)
  }
}, 60_000)
