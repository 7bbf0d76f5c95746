import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { beginsWithZeros, bitsOf, proofRounds, purposeOf } from '../../contract/answers/proof.ts'
import type { HasPassed } from './turnstile.ts'

/** Challenges for one quote of one visitor: nobody can use a proof for another. */
export interface Proofs {
  /** A challenge (src/contract/answers/proof.ts) for ten minutes. */
  challenge(of: ForQuote & { readonly bits: number }): string
  isValid(of: ForQuote & { readonly proof: string }): Promise<boolean>
}

export interface ForQuote {
  readonly visitor: Buffer
  readonly quoteId: string
}

interface Deps {
  /** The same on every node. */
  readonly key: Buffer
  readonly now?: () => number
  /** Checks the tokens of the hosted challenge; absent if there is none. */
  readonly hasPassed?: HasPassed | undefined
}

const validMs = 10 * 60_000
const stretch = promisify(pbkdf2)

/** Challenges that need no storage, because their signature proves that we made them. */
export function makeProofs({ key, now = Date.now, hasPassed = async () => false }: Deps): Proofs {
  function sign(challenge: string, { visitor, quoteId }: ForQuote): string {
    return createHmac('sha256', key)
      .update(JSON.stringify([challenge, visitor.toString('base64url'), quoteId]))
      .digest('base64url')
  }

  return {
    challenge({ bits, ...quote }) {
      const unsigned = `${bits}.${now() + validMs}.${randomBytes(12).toString('base64url')}`
      return `${unsigned}.${sign(unsigned, quote)}`
    },
    async isValid({ proof, ...quote }) {
      const [, challenge = '', unsigned = '', endsAt = '', signature = '', answer = ''] =
        /^((\d{1,2}\.(\d{1,15})\.[\w-]{16})\.([\w-]{43}))~([\w.-]{1,2048})$/.exec(proof) ?? []
      const expected = Buffer.from(sign(unsigned, quote))
      const actual = Buffer.from(signature)
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false
      if (Number(endsAt) < now()) return false
      if (!/^\d{1,9}$/.test(answer)) return hasPassed({ token: answer, purpose: purposeOf(challenge) })
      return beginsWithZeros(await stretch(answer, challenge, proofRounds, 4, 'sha256'), bitsOf(challenge))
    },
  }
}
