import { domainToASCII } from 'node:url'
import { isEmail } from '../../../../reference/email.ts'
import { keyedHash } from '../../../platform/keyed-hash.ts'

/** Replaces mailboxes in the store by names that do not reveal them. */
export interface AddressHashes {
  /** The name of an address's mailbox from now on. */
  of(address: string): Buffer
  /**
   * All its names, the newest first: under every key in use, and those by which the address itself was stored before its mailbox
   * counted.
   */
  all(address: string): readonly Buffer[]
}

/** Keyed hashes, one for each key; the first key is the newest. Every way to write a mailbox has the same hash. */
export function addressHashes(keys: readonly [Buffer, ...Buffer[]]): AddressHashes {
  const newest = keyedHash(keys[0])
  const hashes = keys.map(keyedHash)
  return {
    of: address => newest(mailboxOf(address)),
    all(address) {
      const names = new Set([mailboxOf(address), address.toLowerCase()])
      return [...names].flatMap(name => hashes.map(hash => hash(name)))
    },
  }
}

/** Both names of one provider, which ignores dots in the names of its mailboxes. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches, for counting and suppressing; mail goes to the address as it was typed. A tag after a plus,
 * letter case and the way the domain is written don't make another mailbox. If a provider does distinguish tags, their owners share
 * one count.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const typed = address
    .slice(at + 1)
    .normalize('NFKC')
    .toLowerCase()
  const domain = domainToASCII(typed) || typed
  const name = address.slice(0, at).normalize('NFKC').toLowerCase()
  const [, untagged = name] = /^([^+]+)\+/.exec(name) ?? []
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
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
