import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MailOutbox } from '../store/mail-outbox.ts'

/**
 * Tokens that end all mail to an address. They hold the keyed hash of the address and a signature, so that they work
 * for as long as their key is in use, also when the quote of the mail is gone, and reveal no address.
 */
export interface StopTokens {
  of(address: Buffer): string
  /** The hash of the address that a token names; null for any text that is no token of ours. */
  addressIn(token: string): Buffer | null
}

/** The first key signs, all verify. */
export function stopTokens(keys: readonly [Buffer, ...Buffer[]]): StopTokens {
  return {
    of: address => Buffer.concat([address, sign(keys[0], address)]).toString('base64url'),
    addressIn(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 64) return null
      const [address, signature] = [bytes.subarray(0, 32), bytes.subarray(32)]
      return keys.some(key => timingSafeEqual(sign(key, address), signature)) ? address : null
    },
  }
}

function sign(key: Buffer, address: Buffer): Buffer {
  return createHmac('sha256', key).update(address).digest()
}

interface Stop {
  readonly outbox: Pick<MailOutbox, 'suppress'>
  readonly stops: StopTokens
}

/** Ends all mail to the address that a token names; safe to repeat, and nothing for any other text. */
export function stopMailBy({ outbox, stops }: Stop): (token: string) => Promise<void> {
  return async token => {
    const address = stops.addressIn(token)
    if (address) await outbox.suppress(address)
  }
}
