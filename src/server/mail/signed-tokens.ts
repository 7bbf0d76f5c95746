import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens for links in mails that contain what they name and a signature, so that nothing has to be stored for them and they work
 * when their quote is gone. They give access to nothing.
 */
export interface SignedTokens {
  of(named: Buffer): string
  /** What a token names; null for text that is not one of our tokens. */
  read(token: string): Buffer | null
}

/** The first key signs, all verify; each purpose has keys of its own. */
export function signedTokens(keys: readonly [Buffer, ...Buffer[]]): SignedTokens {
  return {
    of: named => Buffer.concat([sign(keys[0], named), named]).toString('base64url'),
    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length <= signatureBytes) return null
      const [signature, named] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)]
      return keys.some(key => timingSafeEqual(sign(key, named), signature)) ? named : null
    },
  }
}

const signatureBytes = 32

function sign(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest()
}
