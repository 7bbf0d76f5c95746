import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type KeyedHash, keyedHash } from '../platform/keyed-hash.ts'
import { visitorOf } from '../store/rows/visitor.ts'
import type { Handles } from './agent.ts'

/**
 * Quote handles as opaque text: a visitor's secret, the quote's id and a signature over both. Nothing is stored for them, so any
 * process can read them, before and after a restart. The first key signs; every key verifies.
 */
export function handlesBy(keys: readonly [Buffer, ...Buffer[]]): Handles {
  const hashes = keys.map(keyedHash)
  const newest = keyedHash(keys[0])
  return {
    mint() {
      const secret = randomBytes(32).toString('base64url')
      return {
        visitor: visitorOf(secret),
        handleOf: quoteId => `${secret}.${quoteId}.${sign(newest, secret, quoteId).toString('base64url')}`,
      }
    },
    read(handle) {
      const [, secret, quoteId, signature] =
        /^([\w-]{43})\.([A-Za-z0-9_-]{16,64})\.([\w-]{43})$/.exec(handle) ?? []
      if (!secret || !quoteId || !signature) return null
      const actual = Buffer.from(signature, 'base64url')
      const isSigned = hashes.some(hash => timingSafeEqual(sign(hash, secret, quoteId), actual))
      return isSigned ? { visitor: visitorOf(secret), quoteId } : null
    },
  }
}

function sign(hash: KeyedHash, secret: string, quoteId: string): Buffer {
  return hash(`agent:${secret}:${quoteId}`)
}
