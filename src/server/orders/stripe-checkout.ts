import Stripe from 'stripe'
import { saidIn } from '../../language/text.ts'
import type { Checkout, CheckoutState } from './checkout.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** The address of its API; Stripe's own by default. */
  readonly url?: URL | undefined
}

const limitMs = 8_000

/** Spanish of the Americas, not of Spain. */
const locales = { en: 'en', es: 'es-419' } as const

/** Stripe's hosted checkout, through its own library: its page takes the card, and we get a payment id. */
export function stripeCheckout({ secretKey, publishableKey, webhookSecret, url }: StripeSettings): Checkout {
  const elsewhere = url
    ? { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }
    : {}
  // The two protocols are the library's own.
  const stripe = new Stripe(secretKey, {
    ...(elsewhere as Stripe.StripeConfig),
    timeout: limitMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const { sessions } = stripe.checkout

  return {
    provider: 'stripe',
    publishableKey,
    async open({ order, cents, language, description, returnTo }) {
      const item = { currency: 'usd', unit_amount: cents, product_data: { name: description } }
      const session = await sessions.create(
        {
          mode: 'payment',
          locale: saidIn(locales, language),
          // Cards only: no method that pays days later.
          allowed_payment_method_types: ['card'],
          line_items: [{ quantity: 1, price_data: item }],
          client_reference_id: order,
          success_url: returnTo,
          cancel_url: returnTo,
        },
        { idempotencyKey: `open-${order}` },
      )
      return session.id
    },
    async look(id) {
      try {
        return stateOf(await sessions.retrieve(id, { expand: ['payment_intent'] }))
      } catch (error) {
        if (isUnknown(error)) return { is: 'closed' }
        throw error
      }
    },
    async close(id) {
      try {
        await sessions.expire(id)
      } catch (error) {
        // It is paid or closed already: the next look shows which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },
    async refund({ order, payment }) {
      await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${order}` })
    },
    orderOfNews(body, signature) {
      const { type, data } = stripe.webhooks.constructEvent(body, signature, webhookSecret)
      if (!type.startsWith('checkout.session.')) return null
      // Webhooks with this name are about sessions.
      return (data.object as Stripe.Checkout.Session).client_reference_id
    },
  }
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const { status, payment_status, payment_intent: intent, amount_total: cents, url } = session
  if (status === 'expired') return { is: 'closed' }
  if (status === 'complete' && payment_status === 'paid' && intent !== null)
    return { is: 'paid', payment: typeof intent === 'string' ? intent : intent.id, cents: cents ?? 0 }
  if (status !== 'open' || !url) throw new Error('a checkout of Stripe is neither open nor paid nor closed')
  const error = typeof intent === 'object' ? intent?.last_payment_error : null
  return { is: 'open', url, declined: !!error }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
