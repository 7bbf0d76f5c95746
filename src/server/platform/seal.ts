import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** One of the operator's keys: 256 random bits under a short name. */
export type RootKey = { name: string; key: Buffer }

/** Where sealed bytes belong. They cannot be opened in another row, column or table. */
export type SealedColumn = { table: string; quoteId: string; column: string }

/** A quote's own key, wrapped with a root key. */
export type WrappedKey = { rootKey: string; wrapped: Buffer }

/** Seals and opens the data of one quote. The key stays inside: printing or serializing this shows nothing. */
export type QuoteSeal = {
  close(place: Omit<SealedColumn, 'quoteId'>, value: unknown): Buffer
  /** Throws Unreadable when the bytes were changed or belong elsewhere. */
  open(place: Omit<SealedColumn, 'quoteId'>, sealed: Buffer): unknown
}

/** Seals what belongs to no quote, such as a carrier's token; otherwise like a quote's seal. */
export type ServiceSeal = QuoteSeal

/** A quote and its visitor. The quote's key is bound to both: a row moved to another visitor cannot be opened. */
export type OwnedQuote = { quoteId: string; visitor: Buffer }

export type Sealer = {
  /** The name of the key that seals from now on. */
  current: string
  newSeal(owned: OwnedQuote): { seal: QuoteSeal; wrapped: WrappedKey }
  /** Throws Unreadable when we no longer have the root key, or the quote is not this visitor's. */
  sealOf(owned: OwnedQuote, wrapped: WrappedKey): QuoteSeal
  /** The same quote key, wrapped with the current root key. Throws as sealOf does. */
  rewrap(owned: OwnedQuote, wrapped: WrappedKey): WrappedKey
  /** A one-way name for a value, the same as long as the current key is. */
  hashOf(value: unknown): Buffer
}

/** Sealed bytes that none of our keys opens. Only their content is lost. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly place: SealedColumn

  constructor(place: SealedColumn, why: string) {
    super(why)
    this.place = place
  }
}

export type ReportUnreadable = (place: SealedColumn) => void

/** Runs work that opens sealed bytes; returns null and reports when they cannot be opened. */
export function ifReadable<T>(report: ReportUnreadable, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    report(error.place)
    return null
  }
}

/** Increase it when the layout of sealed bytes (format, nonce, tag, ciphertext) or what they are bound to changes. */
const format = 2
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** A key with fewer different bytes is a pattern: of 32 random ones, some thirty differ. */
const leastDifferent = 8

/** Reads `k2:<base64>,k1:<base64>`; the first key seals, all open. Throws an Error that says what is wrong. */
export function parseSealKeys(text: string): [RootKey, ...RootKey[]] {
  const [first, ...others] = text.split(',').map(part => parseKey(part.trim()))
  if (!first) throw new Error('at least one key is needed')
  const names = [first, ...others].map(({ name }) => name)
  // An older one may be a pattern, so that it can be replaced.
  if (new Set(first.key).size < leastDifferent) throw new Error(`key ${first.name} is not random`)
  if (new Set(names).size < names.length) throw new Error('two keys have the same name')
  return [first, ...others]
}

function parseKey(part: string): RootKey {
  const [, name, base64] = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]+={0,2})$/.exec(part) ?? []
  if (!name || !base64) throw new Error('a key is written as name:base64, such as k1:3q2+7w…')
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error(`key ${name} has ${key.length} bytes, 32 are needed`)
  return { name, key }
}

/** A key for one more purpose, which `label` names, so that no key serves two. 32 bytes, the same on every start. */
export function deriveKey({ key }: RootKey, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `wadsworth ${label}`, 32))
}

/** Seals what belongs to no quote, under a key of its own; `use` names the purpose. */
export function sealFor(key: RootKey, use: string): ServiceSeal {
  return sealWith(use, deriveKey(key, use))
}

/** Seals per quote: AES-256-GCM under a random key of the quote, which a root key wraps. */
export function makeSealer(keys: readonly [RootKey, ...RootKey[]]): Sealer {
  const roots = new Map(keys.map(key => [key.name, createSecretKey(deriveKey(key, 'seal'))]))
  const hash = keyedHash(deriveKey(keys[0], 'hash'))
  const current = keys[0].name

  function root(name: string, place: KeyPlace): KeyObject {
    const key = roots.get(name)
    if (!key) throw new Unreadable(place, `seal key ${name} is not in SEAL_KEYS`)
    return key
  }

  function wrap(owned: OwnedQuote, key: Buffer): WrappedKey {
    const place = keyPlace(owned)
    return { rootKey: current, wrapped: encrypt({ key: root(current, place), place, plain: key }) }
  }

  function unwrap(owned: OwnedQuote, { rootKey, wrapped }: WrappedKey): Buffer {
    const place = keyPlace(owned)
    return decrypt({ key: root(rootKey, place), place, sealed: wrapped })
  }

  return {
    current,
    newSeal(owned) {
      const key = randomBytes(32)
      return { seal: sealWith(owned.quoteId, key), wrapped: wrap(owned, key) }
    },
    sealOf: (owned, wrapped) => sealWith(owned.quoteId, unwrap(owned, wrapped)),
    rewrap: (owned, wrapped) => wrap(owned, unwrap(owned, wrapped)),
    hashOf: value => hash(JSON.stringify(value)),
  }
}

function sealWith(quoteId: string, secret: Buffer): QuoteSeal {
  // Three times faster per use than the bare bytes.
  const key = createSecretKey(secret)
  return {
    close: (place, value) =>
      encrypt({ key, place: { ...place, quoteId }, plain: Buffer.from(JSON.stringify(value)) }),
    open: (place, sealed) => JSON.parse(decrypt({ key, place: { ...place, quoteId }, sealed }).toString()),
  }
}

/** The quote's key seals all its data, so binding the key to the visitor binds everything. */
type KeyPlace = SealedColumn & { visitor: Buffer }

function keyPlace({ quoteId, visitor }: OwnedQuote): KeyPlace {
  return { table: 'quote_key', quoteId, column: 'wrapped', visitor }
}

function boundTo({ table, quoteId, column, visitor }: SealedColumn & { visitor?: Buffer }): Buffer {
  return Buffer.from([table, quoteId, column, format, visitor?.toString('hex') ?? ''].join('|'))
}

function encrypt({ key, place, plain }: { key: KeyObject; place: SealedColumn; plain: Buffer }): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(place))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), body])
}

function decrypt({ key, place, sealed }: { key: KeyObject; place: SealedColumn; sealed: Buffer }): Buffer {
  if (sealed.length < headBytes || sealed[0] !== format)
    throw new Unreadable(place, 'not sealed in a format of ours')
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, headBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(boundTo(place)).setAuthTag(tag)
  const opened = decipher.update(sealed.subarray(headBytes))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    throw new Unreadable(place, 'changed, or moved from another place')
  }
}
