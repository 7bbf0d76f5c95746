import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyedHash } from '../../../platform/keyed-hash.ts'
import { addressHashes } from './mail-address.ts'

const key = randomBytes(32)
const hashes = addressHashes([key])

describe('one mailbox has one name, however its address is written', () => {
  test.each([
    ['with a tag', 'boss@victim.example', 'boss+0x1@victim.example'],
    ['with several tags', 'boss@victim.example', 'boss+a+b@victim.example'],
    ['with an empty tag', 'boss@victim.example', 'boss+@victim.example'],
    ['in capitals', 'boss@victim.example', 'BOSS@Victim.EXAMPLE'],
    ['in full-width letters', 'boss@victim.example', 'ｂｏｓｓ@ｖｉｃｔｉｍ．example'],
    ['with dots at a provider that ignores them', 'annexample@gmail.com', 'a.n.n.example@gmail.com'],
    ['by the other name of that provider', 'annexample@gmail.com', 'Ann.Example+x@GoogleMail.com'],
    ['with its domain in other letters', 'ann@xn--bcher-kva.example', 'Ann@Bücher.example'],
  ])('%s', (_, plain, written) => {
    expect(hashes.of(written)).toEqual(hashes.of(plain))
  })
})

test.each([
  ['dots are part of a name elsewhere', 'ann.example@example.com', 'annexample@example.com'],
  ['a plus at the beginning is no tag', '+ann@example.com', '+bob@example.com'],
  ['domains differ', 'ann@example.com', 'ann@example.org'],
])('other mailboxes have other names: %s', (_, one, other) => {
  expect(hashes.of(one)).not.toEqual(hashes.of(other))
})

test('what was stored under the address itself, or under an older key, is still found', () => {
  const older = randomBytes(32)
  const before = keyedHash(older)('ann+prices@example.com')
  const rotated = addressHashes([key, older])
  const has = (address: string, name: Buffer) => rotated.all(address).some(known => known.equals(name))
  expect(has('Ann+Prices@example.com', before)).toBe(true)
  expect(has('ann+other@example.com', keyedHash(older)('ann@example.com'))).toBe(true)
  expect(rotated.all('ann+prices@example.com')[0]).toEqual(rotated.of('ann@example.com'))
})
