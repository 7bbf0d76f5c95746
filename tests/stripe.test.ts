import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { getFinancialKey, placeOrder } from '../src/contract/purchase/purchase.ts'
import { paymentNewsPath } from '../src/server/http/plugins/machines/payment-news.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { filledIn, openShop, type Shop } from './support/buying.ts'
import { visitorAt } from './support/visitor.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

/** The server that Stripe's own library is pointed at: sessions and refunds, with the fields that are read. */
interface Session {
  readonly id: string
  readonly order: string
  readonly cents: number
  /** The language of its page, what is paid for, and where it leads back to. */
  readonly page: readonly (string | null)[]
  status: 'open' | 'complete' | 'expired'
  declined: boolean
}

const webhookSecret = `whsec_${'a'.repeat(32)}`
const sessions = new Map<string, Session>()
const byKey = new Map<string, string>()
const refunds = new Set<string>()
let asked = 0
let server: Server
let shop: Shop

function onWire({ id, order, cents, status, declined }: Session) {
  return {
    ...{ id, status, object: 'checkout.session', client_reference_id: order, amount_total: cents },
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
    payment_intent:
      status === 'complete' || declined
        ? { id: `pi_${id}`, last_payment_error: declined ? { code: 'card_declined' } : null }
        : null,
  }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked += 1
    const form = new URLSearchParams(await text(request))
    const key = String(request.headers['idempotency-key'] ?? '')
    const [, , , , id = '', what] = (request.url ?? '').split(/[/?]/)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url?.startsWith('/v1/refunds')) {
      refunds.add(key)
      return json(200, { id: 're_1', object: 'refund' })
    }
    if (request.method === 'POST' && id === '') {
      const name = byKey.get(key) ?? `cs_test_${sessions.size + 1}`
      byKey.set(key, name)
      const cents = Number(form.get('line_items[0][price_data][unit_amount]'))
      const order = form.get('client_reference_id') ?? ''
      const page = ['locale', 'line_items[0][price_data][product_data][name]', 'success_url'].map(field =>
        form.get(field),
      )
      const made = sessions.get(name) ?? { id: name, order, cents, page, status: 'open', declined: false }
      sessions.set(name, made)
      return json(200, onWire(made))
    }
    const session = sessions.get(id)
    if (!session) return json(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })
    if (what === 'expire' && session.status === 'open') session.status = 'expired'
    return json(200, onWire(session))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  shop = await openShop({
    STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: `http://127.0.0.1:${port}`,
  })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

async function ordered(language: '' | '/es' = '') {
  const origin = shop.service.origin + language
  const shopper = await visitorWithQuote({ visitor: () => visitorAt(shop.service.origin, () => origin) })
  const { visitor, id } = shopper
  await visitor.open(continueAddress(id, 'binder'))
  const data = { ...filledIn, start: addDays(todayAt(new Date()), 1) }
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  const checkout = reply.data.checkout_url ?? ''
  const session = sessions.get(checkout.split('/').at(-1) ?? '')
  if (!session) throw new Error(`no session behind ${checkout}`)
  const page = async () => (await (await visitor.open(orderAddress(id))).text()).replaceAll('<!-- -->', '')
  return { ...shopper, session, page }
}

function post(body: string, signature: string): Promise<Response> {
  return fetch(shop.service.origin + paymentNewsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}

test('Stripe’s checkout opens once for an order, and is paid into a policy', async () => {
  const { visitor, id, session, page } = await ordered()
  expect((await visitor.call(getFinancialKey, { quote_id: id })).reply).toMatchObject({
    data: { provider: 'stripe', publishable_key: 'pk_test_public' },
  })
  expect(session.cents).toBe(17_800)
  expect(await page()).toContain(`https://checkout.stripe.com/c/pay/${session.id}`)
  session.declined = true
  expect(await page()).toContain('The card was declined.')
  session.declined = false
  session.status = 'complete'
  await expect.poll(page).toContain('Your policy has been issued.')
  expect([...byKey.keys()].filter(key => key === `open-${session.order}`)).toHaveLength(1)
})

test('Stripe’s page is in the language of the order, and leads back to it in that language', async () => {
  const english = await ordered()
  expect(english.session.page).toEqual([
    'en',
    expect.stringMatching(/^Order W-/),
    expect.stringMatching(`/quotes/${english.id}/order$`),
  ])
  const spanish = await ordered('/es')
  expect(spanish.session.page).toEqual([
    'es-419',
    expect.stringMatching(/^Pedido W-/),
    expect.stringMatching(`/es/quotes/${spanish.id}/order$`),
  ])
})

test('news of Stripe count only with its signature, and then make the order go on at once', async () => {
  const { session, page } = await ordered()
  session.status = 'complete'
  const event = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: onWire(session) },
  })
  const before = asked
  expect((await post(event, 't=1,v1=00')).status).toBe(403)
  expect((await post(event, '')).status).toBe(403)
  const signed = Stripe.webhooks.generateTestHeaderString({ payload: event, secret: webhookSecret })
  expect((await post(`${event} `, signed)).status).toBe(403)
  for (const _ of ['first', 'again']) expect((await post(event, signed)).status).toBe(200)
  expect(asked).toBeGreaterThan(before)
  await expect.poll(page).toContain('Your policy has been issued.')
})

test("a checkout that Stripe has closed isn't an order, and nothing is charged", async () => {
  const { session, page } = await ordered()
  session.status = 'expired'
  await expect.poll(page).toContain('nothing was charged')
})
