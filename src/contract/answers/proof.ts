/**
 * Proof of work, by which a browser shows that it spent some effort before carriers are asked. The challenge is a text that
 * starts with the number of zero bits; the proof is `challenge~number`, with a number for which PBKDF2 (SHA-256, the number as
 * password, the challenge as salt) begins with that many. PBKDF2 because browsers have it built in: a script has no advantage
 * over a page.
 */
export const proofRounds = 2_000

/** The end of a challenge that the hosted challenge may answer as well: `challenge~token` is then a proof too. */
export const hostedMark = ' hosted'

/** The frame of the hosted challenge; its fragment is the purpose (`purposeOf`) of our challenge. */
export const challengePage = '/challenge'

/** The signature at the end of a challenge, which binds a token to it. */
export function purposeOf(challenge: string): string {
  return challenge.slice(challenge.lastIndexOf('.') + 1)
}

/** The request header that carries a proof. */
export const proofHeader = 'x-proof'

/** How many zero bits a challenge requires. */
export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10)
}

/** Whether bytes begin with this many zero bits. */
export function beginsWithZeros(bytes: Uint8Array, bits: number): boolean {
  return (
    bytes.reduce((zeros, byte, at) => (zeros === 8 * at ? zeros + Math.clz32(byte) - 24 : zeros), 0) >= bits
  )
}
