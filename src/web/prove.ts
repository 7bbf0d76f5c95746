import { beginsWithZeros, bitsOf, proofRounds } from '../contract/proof.ts'

/** Tries at once: browsers spread them over their processors. */
const atOnce = 8

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Solves a challenge (src/contract/proof.ts). It takes from a fraction of a second to a few seconds. */
export async function prove(challenge: string): Promise<string> {
  const salt = bytesOf(challenge)
  const bits = bitsOf(challenge)
  for (let first = 0; ; first += atOnce) {
    const tries = Array.from({ length: atOnce }, async (_, at) => {
      const number = first + at
      const key = await crypto.subtle.importKey('raw', bytesOf(String(number)), 'PBKDF2', false, [
        'deriveBits',
      ])
      const stretched = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: proofRounds }
      const found = new Uint8Array(await crypto.subtle.deriveBits(stretched, key, 32))
      return beginsWithZeros(found, bits) ? [`${challenge}~${number}`] : []
    })
    const [proof] = (await Promise.all(tries)).flat()
    if (proof !== undefined) return proof
  }
}
