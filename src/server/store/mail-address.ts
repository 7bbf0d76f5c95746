import { isEmail } from '../../reference/email.ts'
import { keyedHash } from '../platform/keyed-hash.ts'

/** Replaces mail addresses in the store by names that do not reveal them. */
export interface AddressHashes {
  /** The name of an address from now on. */
  of(address: string): Buffer
  /** Its names under every key in use, the newest first, to find what was stored before the key was changed. */
  all(address: string): readonly Buffer[]
}

/** Keyed hashes, one for each key; the first key is the newest. Letter case does not matter. */
export function addressHashes(keys: readonly [Buffer, ...Buffer[]]): AddressHashes {
  const newest = keyedHash(keys[0])
  const hashes = keys.map(keyedHash)
  return {
    of: address => newest(address.toLowerCase()),
    all: address => hashes.map(hash => hash(address.toLowerCase())),
  }
}

/**
 * Letters, digits and the characters of real mailbox names. Quotes, commas, brackets, `%` and `!` can turn one address into two,
 * or into a route through somebody else's server.
 */
const singleMailbox = /^[\p{L}\p{N}.#$&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u

/** The one mailbox that a visitor typed, without spaces around it; null for anything else, such as two addresses. */
export function mailboxIn(typed: string): string | null {
  const address = typed.trim()
  return singleMailbox.test(address) && isEmail(address) ? address : null
}
