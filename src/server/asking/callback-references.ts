import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { OfferJob } from '../store/new-offers.ts'

/** The name of an open offer for its carrier, which can neither read it nor make one up. */
export interface CallbackReferences {
  /** Deterministic, because a repeated question must be the same text. */
  write(offer: OfferJob): string
  /** Null for anything that we did not make for this carrier. */
  read(reference: string, carrier: string): OfferJob | null
}

const offer = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.number()]))
const nonceBytes = 12
const tagBytes = 16

/** Seals references under a key of 32 bytes; the nonce is made from the content. */
export function callbackReferencesBy(key: Buffer): CallbackReferences {
  return {
    write({ quoteId, carrier, round }) {
      const plain = JSON.stringify([quoteId, round])
      const nonce = createHmac('sha256', key).update(`${carrier} ${plain}`).digest().subarray(0, nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(carrier))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    read(reference, carrier) {
      const bytes = Buffer.from(reference, 'base64url')
      const isWritten = bytes.length > nonceBytes + tagBytes && bytes.toString('base64url') === reference
      if (!isWritten) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(carrier))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        const plain = Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ])
        const [quoteId, round] = v.parse(offer, plain.toString())
        return { quoteId, carrier, round }
      } catch {
        return null
      }
    },
  }
}
