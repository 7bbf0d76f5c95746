import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { deriveKey, makeSealer, parseSealKeys, Unreadable } from './seal.ts'

const base64 = (bytes: number) => randomBytes(bytes).toString('base64')
const k1 = { name: 'k1', key: randomBytes(32) }
const k2 = { name: 'k2', key: randomBytes(32) }
const own = { quoteId: 'q1', visitor: randomBytes(32) }
const place = { table: 'quote', column: 'answers' }

describe('SEAL_KEYS', () => {
  test('names its keys, the one that seals first', () => {
    const [newer, older] = [base64(32), base64(32)]
    const keys = parseSealKeys(`k2:${newer}, k1:${older}`)
    expect(keys.map(({ name }) => name)).toEqual(['k2', 'k1'])
    expect(keys.map(({ key }) => key.toString('base64'))).toEqual([newer, older])
  })

  test.each([
    ['', 'name:base64'],
    ['k1', 'name:base64'],
    [`k1:${base64(32)},`, 'name:base64'],
    [`k1:${base64(31)}`, 'has 31 bytes, 32 are needed'],
    [`k1:${base64(32)},k1:${base64(32)}`, 'two keys have the same name'],
    [`k1:${Buffer.alloc(32).toString('base64')}`, 'k1 is not random'],
    [`k1:${Buffer.from('abcabcd'.repeat(5).slice(0, 32)).toString('base64')}`, 'k1 is not random'],
  ])('refuses %j and says why', (text, why) => {
    expect(() => parseSealKeys(text)).toThrow(why)
  })

  test('opens what a key that was no good has sealed, so that a random one can take its place', () => {
    expect(parseSealKeys(`k2:${base64(32)},k1:${Buffer.alloc(32).toString('base64')}`)).toHaveLength(2)
  })
})

describe('a seal', () => {
  test('opens what it closed, where it was closed', () => {
    const { seal } = makeSealer([k1]).newSeal(own)
    const value = { dob: { year: '1990' }, list: [1, null, 'ü'] }
    expect(seal.open(place, seal.close(place, value))).toEqual(value)
  })

  test('opens nothing that belongs to another visitor, quote, table or column, or was changed', () => {
    const sealer = makeSealer([k1])
    const { seal, wrapped } = sealer.newSeal(own)
    const closed = seal.close(place, 'said')
    expect(() => seal.open({ ...place, column: 'other' }, closed)).toThrow()
    expect(() => seal.open({ ...place, table: 'other' }, closed)).toThrow()
    expect(() => sealer.newSeal(own).seal.open(place, closed)).toThrow()
    expect(() => sealer.sealOf({ ...own, quoteId: 'q2' }, wrapped)).toThrow(Unreadable)
    expect(() => sealer.sealOf({ ...own, visitor: randomBytes(32) }, wrapped)).toThrow(Unreadable)
    for (let at = 0; at < closed.length; at += 1) {
      const changed = Buffer.from(closed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => seal.open(place, changed)).toThrow()
    }
    expect(() => seal.open(place, closed.subarray(0, -1))).toThrow()
    expect(() => seal.open(place, Buffer.alloc(0))).toThrow()
  })

  test('never closes the same way twice', () => {
    const { seal } = makeSealer([k1]).newSeal(own)
    expect(seal.close(place, 'same')).not.toEqual(seal.close(place, 'same'))
  })

  test('shows no key when it is printed or serialized', () => {
    const { seal } = makeSealer([k1]).newSeal(own)
    expect(JSON.stringify({ seal })).toBe('{"seal":{}}')
    expect(inspect(seal, { depth: 9, showHidden: true })).not.toMatch(/Buffer|KeyObject/)
  })

  test('survives a change of root keys, and needs the old one only until it is rewrapped', () => {
    const { seal, wrapped } = makeSealer([k1]).newSeal(own)
    const closed = seal.close(place, 'said')
    const both = makeSealer([k2, k1])
    expect(both.sealOf(own, wrapped).open(place, closed)).toBe('said')
    expect(() => makeSealer([k2]).sealOf(own, wrapped)).toThrow('seal key k1 is not in SEAL_KEYS')
    const renewed = both.rewrap(own, wrapped)
    expect(renewed.rootKey).toBe('k2')
    expect(makeSealer([k2]).sealOf(own, renewed).open(place, closed)).toBe('said')
  })
})

test('a derived key is the same on every start, and different for each use', () => {
  expect(deriveKey(k1, 'csrf')).toEqual(deriveKey({ ...k1 }, 'csrf'))
  expect(deriveKey(k1, 'csrf')).toHaveLength(32)
  expect(deriveKey(k1, 'csrf')).not.toEqual(deriveKey(k1, 'seal'))
  expect(deriveKey(k1, 'csrf')).not.toEqual(k1.key)
})
