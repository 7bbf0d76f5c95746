import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed } from '../../platform/outgoing/call-failed.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'
import type { CarrierTokens, Token } from '../../store/carriers/carrier-tokens.ts'
import { tokenRequests } from '../metrics.ts'
import { fetchToken, type TokenClient } from './fetch-token.ts'

/** Tokens for carriers with OAuth: one request for each, however many quotes and processes wait for it. */
export interface Tokens {
  /** A token that is valid now. Throws CallFailed. */
  find(client: TokenClient): Promise<Token>
  /** The carrier rejected the token before it expired: the next `find` fetches another one. */
  refuse(client: TokenClient, token: Token): Promise<void>
}

interface Deps {
  readonly send: Outgoing['send']
  readonly store: CarrierTokens
  /** Names tokens by keyed hash, so that a name does not reveal the credentials behind it. */
  readonly key: Buffer
}

/** A token is fetched within this time or not at all. */
const fetchMs = 8_000
/** How long no process tries again after the token server refused. */
const quietMs = 2_000
const lookAgainMs = 100
/** A token is renewed after this share of its lifetime, and not used in its last seconds. */
const renewedShare = 0.8
const lastSeconds = 5

/** See Tokens. */
export function makeTokens({ send, store, key }: Deps): Tokens {
  const known = new Map<string, Token>()
  const underWay = new Map<string, Promise<Token>>()

  async function find(client: TokenClient): Promise<Token> {
    const name = nameOf(client, key)
    const id = name.toString('base64')
    const token = known.get(id)
    if (token && Date.now() < token.renewAt.getTime()) return token
    const next = underWay.get(id) ?? search(name, client).finally(() => underWay.delete(id))
    underWay.set(id, next)
    if (!token || Date.now() >= token.expiresAt.getTime()) return next
    // The old one is still valid while the new one is fetched; if the fetch fails, the next quote tries again.
    next.catch(() => {})
    return token
  }

  /** The newest token of all processes, or a new one. */
  async function search(name: Buffer, client: TokenClient): Promise<Token> {
    const until = Date.now() + fetchMs
    while (Date.now() < until) {
      const stored = await store.read(name)
      if (stored && Date.now() < stored.renewAt.getTime()) return remember(name, stored)
      if (await store.lease(name, fetchMs)) return remember(name, await fetchNext(name, client))
      // Another process is renewing it.
      if (stored && Date.now() < stored.expiresAt.getTime()) return stored
      await pause(lookAgainMs)
    }
    throw new CallFailed('timeout', { unsent: true, detail: 'no token in time' })
  }

  async function fetchNext(name: Buffer, client: TokenClient): Promise<Token> {
    const { carrier } = client
    try {
      const { value, seconds } = await fetchToken(send, client, AbortSignal.timeout(fetchMs))
      tokenRequests.inc({ carrier, outcome: 'fetched' })
      return await store.keep(name, { value, ...timesOf(seconds, Date.now()) })
    } catch (error) {
      const { trouble, detail } = error instanceof CallFailed ? error : new CallFailed('internal')
      tokenRequests.inc({ carrier, outcome: trouble })
      await store.release(name, quietMs)
      // The question itself was not sent.
      throw new CallFailed(trouble, { unsent: true, ...(detail ? { detail } : {}) })
    }
  }

  function remember(name: Buffer, token: Token): Token {
    known.set(name.toString('base64'), token)
    return token
  }

  return {
    find,
    async refuse(client, { nth }) {
      const name = nameOf(client, key)
      const id = name.toString('base64')
      if (known.get(id)?.nth === nth) known.delete(id)
      await store.drop(name, nth)
    },
  }
}

function timesOf(seconds: number, at: number): Pick<Token, 'renewAt' | 'expiresAt'> {
  const goodSeconds = seconds - Math.min(lastSeconds, seconds / 10)
  return {
    renewAt: new Date(at + seconds * renewedShare * 1000),
    expiresAt: new Date(at + goodSeconds * 1000),
  }
}

/** Equal for equal credentials at the same server, so that carriers of one hub share a token. */
function nameOf({ oauth, id, secret }: TokenClient, key: Buffer): Buffer {
  const { tokenUrl, scopes, audience } = oauth
  return createHmac('sha256', key)
    .update(JSON.stringify([tokenUrl, id, secret, scopes, audience]))
    .digest()
}
