import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { answerUntil, give, lastPage, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { visitorOnStart, visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

describe('answer', () => {
  test('makes a quote once: only its first answer is "new" (spec 3.2.1)', async () => {
    const visitor = await visitorOnStart(service)
    const first = await give(visitor, renter[0])
    const again = await give(visitor, renter[0])
    expect(first.config).toMatchObject({ step_type: 'new', insurance_type: 'renters' })
    expect(again).toEqual({ ...first, config: { ...first.config, step_type: 'continue' } })
    expect((await give(visitor, renter[1])).config).toMatchObject({
      quoteId: first.config.quoteId,
      step_type: 'continue',
    })
  })

  test('leads through every page and completes the wizard with the last (spec 2.1.3, 2.2.1, 3.4.3, 4.1.1)', async () => {
    const visitor = await visitorOnStart(service)
    const endpoints: string[] = []
    for (const page of renter.slice(0, -1)) {
      const { endpoint, result } = await give(visitor, page)
      expect(result).toEqual({})
      endpoints.push(endpoint)
    }
    expect(endpoints).toEqual(renter.slice(1).map(([step]) => step))
    const last = await give(visitor, lastPage)
    expect(last.result).toEqual({ wizard_complete: true })
    expect(last.endpoint).toBe(`/quotes/${last.config.quoteId}`)
  })

  test('gives the messages of a refused answer by field (spec 4.1.2)', async () => {
    const visitor = await visitorOnStart(service)
    const { status: http, reply } = await visitor.call(answer, { answer: {}, step: '/start', source: 'web' })
    expect(http).toBe(200)
    expect(reply).toEqual({
      status: 'Fail',
      reason: { errors: { type: 'Please choose an insurance type.', zipCode: 'ZIP code required' } },
    })
  })

  test('reports an unknown ZIP code in the words of the specification (spec 8.1)', async () => {
    const visitor = await visitorOnStart(service)
    const ask = { answer: { type: 'renters', zipCode: '00000' }, step: '/start', source: 'web' }
    expect((await visitor.call(answer, ask)).reply).toMatchObject({
      reason: { errors: { zipCode: 'Your ZIP code 00000 is not recognized. Try again?' } },
    })
  })

  test('says at the address that the ZIP code is in another state', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1')
    const ask = { answer: { ...renter[1][1], state: 'OK' }, step: '/quote/renters/1', source: 'web' }
    expect((await visitor.call(answer, ask)).reply).toMatchObject({
      status: 'Fail',
      reason: { errors: { zipcode: expect.stringContaining('Austin, Texas') } },
    })
  })

  test('refuses a page ahead of the path and names the open one', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    const ask = { answer: { choice: '500' }, step: '/quote/renters/2c', source: 'web' }
    expect(await visitor.call(answer, ask)).toMatchObject({
      status: 409,
      reply: { reason: { code: 'not-on-path' }, data: { endpoint: '/quote/renters/1e' } },
    })
  })

  test('says that a quote is gone to a visitor who has none (spec 2.2.5)', async () => {
    const ask = { answer: { choice: '500' }, step: '/quote/renters/2c', source: 'web' }
    expect(await (await visitorOnStart(service)).call(answer, ask)).toMatchObject({
      status: 410,
      reply: {
        reason: {
          code: 'quote-expired',
          status: 'The quote is expired or something error happened. Please start a new quote.',
        },
      },
    })
  })

  test('skips only what may be skipped (spec 8.4, 4.2.1)', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1e')
    expect((await give(visitor, ['/quote/renters/1e', { skip_answer: true }])).endpoint).toBe(
      '/quote/renters/1h',
    )
    await expect(give(visitor, ['/quote/renters/1c', { skip_answer: true }])).rejects.toThrow(
      'Sorry. Failed to proceed. Please try again',
    )
  })

  test('ignores fields that the page does not have, and stores none of them', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1c')
    const { answer: stored } = await give(visitor, ['/quote/renters/1c', { choice: 'HOUSE', phone: '555' }])
    expect(stored).toEqual({ choice: 'HOUSE' })
  })

  test('has the same effect however often it comes, one after the other or all at once', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/2')
    const once = await give(visitor, ['/quote/renters/2', { choice: '50000' }])
    const burst = await Promise.all(
      Array.from({ length: 8 }, () => give(visitor, ['/quote/renters/2', { choice: '50000' }])),
    )
    for (const data of burst) expect(data).toEqual(once)
  })

  test('loses nothing when two tabs answer different pages at once', async () => {
    const { visitor, id } = await visitorWithQuote(service, renter)
    await Promise.all([
      give(visitor, ['/quote/renters/2', { choice: '100000' }]),
      give(visitor, ['/quote/renters/2c', { choice: '2500' }]),
      give(visitor, ['/quote/renters/1k', { choice: 'DOG' }]),
    ])
    const { reply } = await visitor.call(status, { quote_id: id })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    const covers = reply.data.result.quotes.map(quote => quote.coverage_amount).filter(Boolean)
    expect(covers.length).toBeGreaterThan(3)
    for (const cover of covers)
      expect(cover).toBe('$100,000 belongings / $100,000 liability / $2,500 deductible')
  })

  test('starts one quote for a double click', async () => {
    const visitor = await visitorOnStart(service)
    const both = await Promise.all([give(visitor, renter[0]), give(visitor, renter[0])])
    expect(new Set(both.map(data => data.config.quoteId)).size).toBe(1)
    expect(both.map(data => data.config.step_type).sort()).toEqual(['continue', 'new'])
  })

  test('replies to an Idempotency-Key as it did before, and refuses it for another body', async () => {
    const visitor = await visitorOnStart(service)
    const key = { 'idempotency-key': randomBytes(16).toString('hex') }
    const first = await give(visitor, renter[0], key)
    expect(await give(visitor, renter[0], key)).toEqual(first)
    expect(first.config.step_type).toBe('new')
    const other = { answer: { type: 'renters', zipCode: '10001' }, step: '/start', source: 'web' }
    expect(await visitor.call(answer, other, key)).toMatchObject({
      status: 409,
      reply: { reason: { code: 'conflict' } },
    })
    const stranger = await visitorOnStart(service)
    expect((await give(stranger, renter[0], key)).config.quoteId).not.toBe(first.config.quoteId)
  })

  test('includes what the next page shows, as that page itself would (spec 3.1.3)', async () => {
    const visitor = await visitorOnStart(service)
    await give(visitor, renter[0])
    const { endpoint, properties: next } = await give(visitor, renter[1])
    const { reply } = await visitor.call(properties, { step: endpoint })
    expect(next).toMatchObject({
      kind: 'choice',
      answers: [{ answer: '500 East 4th Street 4B, Austin TX 78701' }],
    })
    expect(reply).toMatchObject({ properties: next })
    const { data } = { data: await answerUntil(visitor) }
    expect(data).toMatchObject({ endpoint: `/quotes/${data?.config.quoteId}` })
    expect(data).not.toHaveProperty('properties')
  })

  test('sent again under its Idempotency-Key includes the next page in its current state', async () => {
    const visitor = await visitorOnStart(service)
    const key = { 'idempotency-key': randomBytes(16).toString('hex') }
    const first = await give(visitor, renter[0], key)
    expect(first.properties?.answer).toMatchObject({ address1: '' })
    await give(visitor, renter[1])
    const again = await give(visitor, renter[0], key)
    expect(again).toEqual({ ...first, properties: again.properties })
    expect(again.properties?.answer).toMatchObject({ address1: '500 East 4th Street' })
  })

  test('of a finished quote leads back to its prices, which are updated', async () => {
    const { visitor, id } = await visitorWithQuote(service, renter)
    const before = await visitor.call(status, { quote_id: id })
    expect((await give(visitor, ['/quote/renters/2', { choice: '10000' }])).endpoint).toBe(`/quotes/${id}`)
    const after = await visitor.call(status, { quote_id: id })
    const lowest = ({ reply }: typeof before) => {
      if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
      return Math.min(...reply.data.result.quotes.map(quote => Number(quote.price_info.premium ?? Infinity)))
    }
    expect(lowest(after)).toBeLessThan(lowest(before))
  })
})
