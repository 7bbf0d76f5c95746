import { randomBytes } from 'node:crypto'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { CarrierTokens, Token } from '../store/carriers/carrier-tokens.ts'
import { makeTokens } from './access/tokens.ts'
import { type SendToCarrier, sendToCarrierBy } from './send-to-carrier.ts'

/** Sends to carriers as the service does, from a single process without a database: tokens last only while it runs. */
export function sendAlone({ send }: Pick<Outgoing, 'send'>): SendToCarrier {
  return sendToCarrierBy({ send, tokens: makeTokens({ send, store: tokensHere(), key: randomBytes(32) }) })
}

/** No other process sees these tokens, so the lease is always ours. */
function tokensHere(): CarrierTokens {
  const kept = new Map<string, Token>()
  return {
    read: async name => kept.get(name.toString('hex')) ?? null,
    lease: async () => true,
    release: async () => {},
    async keep(name, fetched) {
      const id = name.toString('hex')
      const token = { ...fetched, nth: (kept.get(id)?.nth ?? 0) + 1 }
      kept.set(id, token)
      return token
    },
    async drop(name, nth) {
      const id = name.toString('hex')
      const token = kept.get(id)
      if (token?.nth === nth) kept.set(id, { ...token, renewAt: new Date(0), expiresAt: new Date(0) })
    },
  }
}
