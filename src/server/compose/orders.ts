import type { Carrier } from '../../carriers/carrier.ts'
import { sandboxKey } from '../../carriers/sandbox-key.ts'
import type { Checkout } from '../orders/checkout.ts'
import { stripeCheckout } from '../orders/stripe-checkout.ts'
import { testCheckout } from '../orders/test-checkout.ts'
import type { OrderDeps } from '../orders/work-on-order.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { makeSentQuestions } from '../store/carriers/sent-questions.ts'
import { makeMailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { makeOrderStore } from '../store/rows/order-store.ts'
import { makeQuoteStore } from '../store/rows/quote-store.ts'
import { mailHashes } from './mail.ts'
import type { Resources } from './resources.ts'

interface Parts {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly log: Log
}

/** The checkout that the settings name: Stripe's, or else the sandbox's; null where there is neither. */
export function checkoutOf(config: Config, { outgoing }: Pick<Resources, 'outgoing'>): Checkout | null {
  const { testCheckout: endpoint, secret, stripe } = config
  if (stripe) return stripeCheckout(stripe)
  if (endpoint === undefined) return null
  return testCheckout({ endpoint, secret: secret(sandboxKey.secret) ?? '', send: outgoing.send })
}

/** The carriers as visitors see them: without a checkout nobody can buy here. */
export function sellable(carriers: readonly Carrier[], checkout: Checkout | null): readonly Carrier[] {
  return checkout ? carriers : carriers.map(({ binds: _, ...carrier }) => carrier)
}

/** The dependencies for working on orders. */
export function orderDeps({ config, carriers, resources, log }: Parts): OrderDeps {
  const { database, keys, sealer, unreadable, outgoing } = resources
  const db = database.work
  const queue = { add: async () => {}, wake() {} }
  return {
    orders: makeOrderStore({ db, unreadable }),
    quotes: makeQuoteStore({ db, sealer, unreadable, retentionDays: config.site.retentionDays, queue }),
    mails: makeMailOutbox({ db, hashes: mailHashes(resources), unreadable }),
    sent: makeSentQuestions({ db, unreadable }),
    checkout: checkoutOf(config, resources),
    carriers,
    send: outgoing.send,
    secret: config.secret,
    origin: config.siteAddress,
    refOf: quoteRefBy(deriveKey(keys[0], 'quote reference')),
    log,
  }
}
