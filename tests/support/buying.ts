import { randomBytes } from 'node:crypto'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { sandboxKey } from '../../src/carriers/sandbox-key.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts'
import { binder } from './binder.ts'
import { type Running, run } from './service.ts'
import { type VisitorWithQuote, visitorWithQuote } from './visitor-with-quote.ts'

/** A service whose one carrier binds, with a sandbox of its own that counts policies and payments. */
export interface Shop extends AsyncDisposable {
  readonly service: Running
  readonly sandbox: Sandbox
  /** A visitor with a finished quote. */
  shopper(): Promise<VisitorWithQuote>
}

/** `env`: further settings of the service; `others`: carriers beside the one that binds. */
export async function openShop(
  env: Readonly<Record<string, string>> = {},
  others: readonly Carrier[] = [],
): Promise<Shop> {
  const key = { id: 'wadsworth', secret: randomBytes(32).toString('hex') }
  const sandbox = await openSandbox({ sides: new Map(), key, pace: 'none' })
  const secrets = { [sandboxKey.id]: key.id, [sandboxKey.secret]: key.secret }
  const service = await run({
    carriers: [binder, ...others],
    env,
    sandbox: { origin: sandbox.origin, secrets },
  })
  return {
    service,
    sandbox,
    shopper: () => visitorWithQuote(service),
    async [Symbol.asyncDispose]() {
      await service.close()
      await sandbox.close()
    },
  }
}

/** What a shopper fills in. */
export const filledIn = {
  quote: 'binder',
  plan: 'in-full',
  start: '',
  first_name: 'Ann',
  last_name: 'Example',
  email: 'ann@example.com',
  esign: true,
}

/** Chooses at the test checkout, as a person on its page does; the reply redirects back where there is a return address. */
export function chooseAt(
  checkout: string,
  choice: 'approve' | 'decline' | 'lose' | 'back',
): Promise<Response> {
  return fetch(checkout, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
}
