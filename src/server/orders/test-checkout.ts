import * as v from 'valibot'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { Checkout, CheckoutState } from './checkout.ts'

const session = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-f0-9]{32}$/)),
  state: v.picklist(['open', 'paid', 'closed']),
  declined: v.boolean(),
  cents: v.pipe(v.number(), v.integer()),
  path: v.string(),
})

interface Deps {
  /** The sandbox's checkout. */
  readonly endpoint: string
  readonly secret: string
  readonly send: Outgoing['send']
}

const limitMs = 5_000

/** The checkout of the sandbox: it has the life of a real one, and no money moves. */
export function testCheckout({ endpoint, secret, send }: Deps): Checkout {
  async function call(method: 'GET' | 'POST', path: string, body?: object, key?: string) {
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const reply = await send({
      carrier: 'checkout',
      endpoint,
      request: { method, path, headers, body: JSON.stringify(body ?? {}) },
      signal: AbortSignal.timeout(limitMs),
    })
    if (reply.status === 404) return null
    if (reply.status !== 200) throw new Error(`the test checkout replied ${reply.status}`)
    return v.parse(v.pipe(v.string(), v.parseJson(), session), reply.body)
  }

  return {
    provider: 'test',
    publishableKey: null,
    async open(toPay) {
      const opened = await call('POST', '/sessions', toPay, toPay.order)
      if (!opened) throw new Error('the test checkout opens nothing')
      return opened.id
    },
    async look(id): Promise<CheckoutState> {
      const found = await call('GET', `/sessions/${id}`)
      switch (found?.state) {
        case 'open':
          return { is: 'open', url: endpoint + found.path, declined: found.declined }
        case 'paid':
          return { is: 'paid', payment: id, cents: found.cents }
        default:
          return { is: 'closed' }
      }
    },
    async close(id) {
      await call('POST', `/sessions/${id}/close`)
    },
    async refund({ session: id }) {
      await call('POST', `/sessions/${id}/refund`)
    },
  }
}
