import { randomBytes } from 'node:crypto'
import { sandboxKey } from '../../src/carriers/sandbox-key.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts'
import { carrier, quoted } from './panel.ts'
import { anotherRenter, answerUntil } from './renters.ts'
import { type Running, run } from './service.ts'
import type { Visitor } from './visitor.ts'

/** A service whose one carrier binds, with a sandbox of its own that counts policies and payments. */
export interface Shop extends AsyncDisposable {
  readonly service: Running
  readonly sandbox: Sandbox
  /** A visitor with a finished quote. */
  shopper(): Promise<Shopper>
}

export interface Shopper {
  readonly visitor: Visitor
  readonly id: string
}

/** An insurer that binds renters, at $14.84 a month or $178.00 a year. */
export const binder = {
  ...carrier('binder', 4.2, { via: 'process', rate: () => quoted('14.84') }),
  binds: { lines: ['renters'], endpoint: 'sandbox', key: sandboxKey },
}

/** `env`: further settings of the service. */
export async function openShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const key = { id: 'wadsworth', secret: randomBytes(32).toString('hex') }
  const sandbox = await openSandbox({ sides: new Map(), key, pace: 'none' })
  const secrets = { [sandboxKey.id]: key.id, [sandboxKey.secret]: key.secret }
  const service = await run({ carriers: [binder], env, sandbox: { origin: sandbox.origin, secrets } })
  return {
    service,
    sandbox,
    async shopper() {
      const visitor = service.visitor()
      const id = (await answerUntil(visitor, undefined, anotherRenter()))?.config.quoteId ?? ''
      return { visitor, id }
    },
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

/** Chooses at the test checkout, as a person on its page does; the reply leads back where there is a way back. */
export function chooseAt(
  checkout: string,
  choice: 'approve' | 'decline' | 'lose' | 'back',
): Promise<Response> {
  return fetch(checkout, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
}
