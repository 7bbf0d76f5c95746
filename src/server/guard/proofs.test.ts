import { expect, test } from 'vitest'
import { beginsWithZeros } from '../../contract/answers/proof.ts'
import { prove } from '../../web/calls/prove.ts'
import { makeProofs } from './proofs.ts'

const visitor = Buffer.alloc(32, 1)
const quote = { visitor, quoteId: 'q1' }
const clock = { now: 1_800_000_000_000 }
const proofs = makeProofs({ key: Buffer.alloc(32, 9), now: () => clock.now })

test('what the page works out for a challenge is a proof, for that quote of that visitor alone', async () => {
  const proof = await prove(proofs.challenge({ ...quote, bits: 4 }))
  expect(await proofs.isValid({ ...quote, proof })).toBe(true)
  expect(await proofs.isValid({ ...quote, quoteId: 'q2', proof })).toBe(false)
  expect(await proofs.isValid({ ...quote, visitor: Buffer.alloc(32, 2), proof })).toBe(false)
})

test('a proof is valid for ten minutes, on every node with the key, and on no other', async () => {
  const proof = await prove(proofs.challenge({ ...quote, bits: 1 }))
  const other = makeProofs({ key: Buffer.alloc(32, 8), now: () => clock.now })
  expect(await other.isValid({ ...quote, proof })).toBe(false)
  clock.now += 9.9 * 60_000
  expect(await proofs.isValid({ ...quote, proof })).toBe(true)
  clock.now += 60_000
  expect(await proofs.isValid({ ...quote, proof })).toBe(false)
})

test('neither an easier challenge of one’s own nor a number without the work is a proof', async () => {
  const challenge = proofs.challenge({ ...quote, bits: 30 })
  expect(await proofs.isValid({ ...quote, proof: `${challenge}~7` })).toBe(false)
  expect(await proofs.isValid({ ...quote, proof: await prove(challenge.replace(/^30/, '1')) })).toBe(false)
  for (const proof of ['', '~', challenge, `${challenge}~`, `${challenge}~-1`])
    expect(await proofs.isValid({ ...quote, proof })).toBe(false)
})

test('zero bits are counted from the first bit on', () => {
  const bytes = new Uint8Array([0, 0b0001_0000, 0])
  expect([11, 12].map(bits => beginsWithZeros(bytes, bits))).toEqual([true, false])
  expect(beginsWithZeros(new Uint8Array([0b1000_0000, 0]), 0)).toBe(true)
})
