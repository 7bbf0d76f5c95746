import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { dollars } from '../../language/money.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { type Answer, json } from '../answer.ts'
import { escaped, nothingHere, page } from '../document.ts'
import type { IncomingRequest } from '../incoming-request.ts'
import type { Key } from '../key.ts'

const words = wordsIn({
  en: {
    title: 'Test checkout',
    standIn: 'A stand-in for the page of a payment service. There’s no card, and no money moves.',
    what: 'For',
    due: 'To pay now',
    declined: 'The card was declined.',
    uncharged: 'Nothing was charged.',
    approve: 'Pay with a card that works',
    decline: 'Pay with a card that is declined',
    lose: 'Pay, and lose the way back',
    back: 'Go back without paying',
    lost: 'There’s no way back',
    wait: 'You’ve paid, and nothing leads back from here. The site you came from finds out on its own: open your order there again in a minute.',
    closed: 'This checkout is closed',
    order: 'Back to your order',
  },
  es: {
    title: 'Pago de prueba',
    standIn: 'En lugar de la página de un servicio de pagos. No hay tarjeta y no se mueve dinero.',
    what: 'Pago de',
    due: 'A pagar ahora',
    declined: 'La tarjeta fue rechazada.',
    uncharged: 'No se cobró nada.',
    approve: 'Pagar con una tarjeta que funciona',
    decline: 'Pagar con una tarjeta rechazada',
    lose: 'Pagar y perder el camino de vuelta',
    back: 'Volver sin pagar',
    lost: 'No hay camino de vuelta',
    wait: 'Usted pagó, y desde aquí nada lleva de vuelta. El sitio de donde vino se entera solo: abra allí otra vez su pedido en un minuto.',
    closed: 'Este pago está cerrado',
    order: 'Volver a su pedido',
  },
})

/** Where the test checkout is; no carrier has this name. */
export const checkoutName = 'checkout'

const opening = v.object({
  order: v.string(),
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  description: v.string(),
  language: v.picklist(['en', 'es']),
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
    const { language } = session
    const say = spoken(words, language)
    if (choice === 'lose') return page({ title: say.lost, body: `<p>${say.wait}</p>`, language })
    if (session.state === 'paid' || choice === 'back')
      return { status: 303, headers: { location: session.returnTo, 'cache-control': 'no-store' }, body: '' }
    if (session.state === 'closed')
      return page({ title: say.closed, body: `<p>${say.uncharged}</p>${wayBack(session)}`, language })
    return page({ title: say.title, body: payForm(session), language })
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
        return session ? pay(request, session) : nothingHere('en')
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

function wayBack({ returnTo, language }: Session): string {
  return `<p><a href="${escaped(returnTo)}">${spoken(words, language).order}</a></p>`
}

function payForm(session: Session): string {
  const { id, cents, description, declined, language } = session
  const say = spoken(words, language)
  const button = (choice: 'approve' | 'decline' | 'lose' | 'back') =>
    `<button name="choice" value="${choice}"${choice === 'approve' ? ' class="first"' : ''}>${say[choice]}</button>`
  return `${declined ? `<p role="alert"><strong>${say.declined}</strong> ${say.uncharged}</p>` : ''}
<p>${say.standIn}</p>
<dl><dt>${say.what}</dt><dd>${escaped(description)}</dd><dt>${say.due}</dt><dd>${dollars(cents)}</dd></dl>
<form method="post" action="/${checkoutName}/pay/${id}">
${button('approve')}
${button('decline')}
${button('lose')}
${button('back')}
</form>`
}
