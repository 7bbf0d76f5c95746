import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { fillForm, postForm } from './support/forms.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

const newYorker = [
  ['/start', { type: 'renters', zipCode: '10001' }],
  ['/quote/renters/1', { address1: '2 York Ave', city: 'New York', state: 'NY', zipcode: '10001' }],
] as const

/** A visitor with two open renters quotes, the older one in Austin; both are at the kind of home. */
async function withTwo() {
  const visitor = service.visitor()
  const older = (await answerUntil(visitor, '/quote/renters/1c'))?.config.quoteId ?? ''
  const newer = (await answerUntil(visitor, undefined, newYorker))?.config.quoteId ?? ''
  expect(older).not.toBe(newer)
  return { visitor, older, newer }
}

/** A reply without the id of its request. */
function withoutRequest(reply: unknown): string {
  return JSON.stringify(reply).replace(/"request":"[\w-]+",?/, '')
}

async function homeIn(visitor: Visitor, quoteId: string) {
  const { reply } = await visitor.call(properties, { step: '/quote/renters/1c', quote_id: quoteId })
  return reply.status === 'OK' ? reply.properties.answer : reply
}

describe('a call that names its quote', () => {
  test('is about that quote; one that names none is about the newest of the line (spec 3.2.2)', async () => {
    const { visitor, older, newer } = await withTwo()
    const ask = { answer: { choice: 'HOUSE' }, step: '/quote/renters/1c', quote_id: older }
    const { reply } = await visitor.call(answer, ask)
    expect(reply).toMatchObject({ data: { config: { quoteId: older }, endpoint: '/quote/renters/1e' } })
    expect(await homeIn(visitor, older)).toEqual({ choice: 'HOUSE' })
    expect(await homeIn(visitor, newer)).toBeUndefined()
    const unnamed = await give(visitor, ['/quote/renters/1c', { choice: 'MOBILE' }])
    expect(unnamed.config.quoteId).toBe(newer)
    expect(await homeIn(visitor, older)).toEqual({ choice: 'HOUSE' })
    const { reply: first } = await visitor.call(properties, { step: '/quote/renters/1' })
    expect(first).toMatchObject({ properties: { quote_id: newer, answer: { city: 'New York' } } })
  })

  test("is answered as for an unknown quote where the quote is another visitor's, or of another line", async () => {
    const { older } = await withTwo()
    const stranger = service.visitor()
    await answerUntil(stranger, '/quote/renters/1c')
    const unknown = randomBytes(16).toString('base64url')
    const [foreign, nobody] = await Promise.all(
      [older, unknown].map(quote_id =>
        stranger.call(answer, { answer: { choice: 'HOUSE' }, step: '/quote/renters/1c', quote_id }),
      ),
    )
    expect(foreign).toMatchObject({ status: 410, reply: { reason: { code: 'quote-expired' } } })
    expect(withoutRequest(nobody)).toEqual(withoutRequest(foreign))
    const { visitor, newer } = await withTwo()
    const elsewhere = await visitor.call(properties, { step: '/quote/pet/1', quote_id: newer })
    expect(elsewhere).toMatchObject({ status: 410 })
  })

  test('is a request of its own, whatever another quote’s was called by the same Idempotency-Key', async () => {
    const { visitor, older, newer } = await withTwo()
    const key = { 'idempotency-key': randomBytes(16).toString('hex') }
    const ask = { answer: { choice: 'HOUSE' }, step: '/quote/renters/1c' }
    expect(await visitor.call(answer, { ...ask, quote_id: older }, key)).toMatchObject({ status: 200 })
    expect(await visitor.call(answer, { ...ask, quote_id: newer }, key)).toMatchObject({ status: 200 })
    const other = { ...ask, answer: { choice: 'CONDO' } }
    for (const quote_id of [older, newer])
      expect(await visitor.call(answer, { ...other, quote_id }, key)).toMatchObject({ status: 409 })
  })
})

describe('a page that names its quote', () => {
  test('shows that quote, and its form and links stay with it without scripts', async () => {
    const { visitor, older } = await withTwo()
    const address = `/quote/renters/1c?utm=x&q=${older}`
    const html = await (await visitor.open(address)).text()
    expect(html).toContain('500 East 4th Street')
    expect(html).toContain(`action="/quote/renters/1c?utm=x&amp;q=${older}"`)
    expect(html).toContain(`href="/quote/renters/1?utm=x&amp;q=${older}"`)
    const response = await fillForm(visitor, address, { choice: 'HOUSE' })
    expect(response.headers.get('location')).toBe(`/quote/renters/1e?utm=x&q=${older}`)
    expect(await homeIn(visitor, older)).toEqual({ choice: 'HOUSE' })
    const refused = await postForm(visitor, address, { quote_id: older, choice: 'CASTLE' })
    expect(await refused.text()).toContain(`name="quote_id" value="${older}"`)
  })

  test('that no longer exists leads to the start, and picks no other quote instead (spec 2.2.5)', async () => {
    const { visitor } = await withTwo()
    const unknown = randomBytes(16).toString('base64url')
    const response = await visitor.open(`/quote/renters/1c?utm=x&q=${unknown}`)
    expect(response.headers.get('location')).toBe('/start?utm=x&expired=1')
  })

  test.each(['q=%27()*!~', 'q=cheap%20insurance', 'flag&x=%2F%2f&a%20b', 'q=&q', 'q=AbcdefghijklmnopqrstuV'])(
    'keeps what a visit brought along byte for byte, also a q of somebody else: %s (spec 2.2.2)',
    async query => {
      const visitor = service.visitor()
      const first = await visitor.open(`/start?${query}`)
      expect(first.status).toBe(200)
      const response = await fillForm(visitor, `/start?${query}`, { ...renter[0][1] })
      const location = response.headers.get('location') ?? ''
      expect(location).toMatch(/&q=[\w-]{22}$/)
      expect(location.replace(/&q=[\w-]{22}$/, '')).toBe(`/quote/renters/1?${query}`)
      const page = await visitor.open(location)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`action="${location.replaceAll('&', '&amp;')}"`)
    },
  )
})
