import type { Carrier } from '../../carriers/carrier.ts'
import { sandboxKey } from '../../carriers/sandbox-key.ts'
import type { Checkout } from '../orders/checkout.ts'
import { stripeCheckout } from '../orders/stripe-checkout.ts'
import { testCheckout } from '../orders/test-checkout.ts'
import type { OrderDeps } from '../orders/work-on-order.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import type { Resources } from './resources.ts'
import { openStores } from './stores.ts'

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
  const { database, refOf, outgoing } = resources
  const { orders, quotes, mails, sent } = openStores(database.work, { config, resources })
  return {
    ...{ orders, quotes, mails, sent },
    checkout: checkoutOf(config, resources),
    carriers,
    send: outgoing.send,
    secret: config.secret,
    origin: config.siteAddress,
    refOf,
    log,
  }
}
