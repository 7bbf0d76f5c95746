import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type Answer, json } from '../answer.ts'
import { escaped, page } from '../document.ts'
import type { IncomingRequest } from '../incoming-request.ts'
import type { Key } from '../key.ts'

/** Where the test checkout is; no carrier has this name. */
export const checkoutName = 'checkout'

const opening = v.object({
  order: v.string(),
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  description: v.string(),
  returnTo: v.pipe(v.string(), v.url()),
})

interface Session extends v.InferOutput<typeof opening> {
  readonly id: string
  state: 'open' | 'paid' | 'closed'
  declined: boolean
  refunds: number
}

/** A payment that was made, and how often it was paid back. */
export interface Payment {
  readonly order: string
  readonly cents: number
  readonly refunds: number
}

export interface CheckoutSide {
  take(request: IncomingRequest): Answer
  payments(): readonly Payment[]
}

/**
 * A hosted checkout that charges nothing, with the life of a real one: it opens once for a key, and is approved, declined,
 * closed, or paid without the visitor returning.
 */
export function openCheckoutSide({ secret }: Key): CheckoutSide {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()

  function open({ headers, body }: IncomingRequest): Answer {
    const key = headers['idempotency-key'] ?? ''
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), opening), body)
    if (key === '' || !read.success) return json(400, {})
    const id = randomBytes(16).toString('hex')
    const session = byKey.get(key) ?? { ...read.output, id, state: 'open', declined: false, refunds: 0 }
    byKey.set(key, session)
    sessions.set(session.id, session)
    return json(200, shown(session))
  }

  function change({ method }: IncomingRequest, session: Session, what: string | undefined): Answer {
    if (method === 'GET' && what === undefined) return json(200, shown(session))
    if (method === 'POST' && what === 'close' && session.state === 'open') session.state = 'closed'
    // However often the refund is requested.
    if (method === 'POST' && what === 'refund' && session.state === 'paid') session.refunds = 1
    return json(200, shown(session))
  }

  function pay({ method, body }: IncomingRequest, session: Session): Answer {
    const choice = method === 'POST' ? new URLSearchParams(body).get('choice') : null
    if (session.state === 'open' && choice === 'decline') session.declined = true
    if (session.state === 'open' && (choice === 'approve' || choice === 'lose')) session.state = 'paid'
    if (choice === 'lose')
      return page(
        'There is no way back',
        '<p>You have paid, and nothing leads back from here. The site you came from finds out by itself: open your order there again in a minute.</p>',
      )
    if (session.state === 'paid' || choice === 'back')
      return { status: 303, headers: { location: session.returnTo, 'cache-control': 'no-store' }, body: '' }
    if (session.state === 'closed')
      return page('This checkout is closed', `<p>Nothing was charged.</p>${wayBack(session)}`)
    return page('Test checkout', payForm(session))
  }

  return {
    payments: () =>
      [...sessions.values()]
        .filter(({ state }) => state === 'paid')
        .map(({ order, cents, refunds }) => ({ order, cents, refunds })),
    take(request) {
      const [, first = '', id = '', what] = request.path.split('?', 1)[0]?.split('/') ?? []
      if (first === 'pay') {
        const session = sessions.get(id)
        return session ? pay(request, session) : page('There is nothing here', '', 404)
      }
      if (request.headers.authorization !== `Bearer ${secret}`) return json(401, {})
      if (first !== 'sessions') return json(404, {})
      if (id === '') return open(request)
      const session = sessions.get(id)
      return session ? change(request, session, what) : json(404, {})
    },
  }
}

function shown({ id, state, declined, cents }: Session) {
  return { id, state, declined, cents, path: `/pay/${id}` }
}

function wayBack({ returnTo }: Session): string {
  return `<p><a href="${escaped(returnTo)}">Back to your order</a></p>`
}

function payForm(session: Session): string {
  const { id, cents, description, declined } = session
  const button = (choice: string, text: string, first = '') =>
    `<button name="choice" value="${choice}"${first && ' class="first"'}>${text}</button>`
  return `${declined ? '<p role="alert"><strong>The card was declined.</strong> Nothing was charged.</p>' : ''}
<p>A stand-in for the page of a payment service. There is no card, and no money moves.</p>
<dl><dt>For</dt><dd>${escaped(description)}</dd><dt>To pay now</dt><dd>$${(cents / 100).toFixed(2)}</dd></dl>
<form method="post" action="/${checkoutName}/pay/${id}">
${button('approve', 'Pay with a card that works', 'first')}
${button('decline', 'Pay with a card that is declined')}
${button('lose', 'Pay, and lose the way back')}
${button('back', 'Go back without paying')}
</form>`
}
