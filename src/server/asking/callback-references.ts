import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { OfferJob } from '../store/rows/new-offers.ts'

/** An open offer as a carrier is asked about it: for one of several pets, if there are several. */
export interface AskedOffer extends OfferJob {
  /** Its place among them, from 0; absent for the first, and if there is only one. */
  readonly pet?: number
}

/** The name of an open offer for its carrier, which can neither read it nor make one up. */
export interface CallbackReferences {
  /** Deterministic, because a repeated question must be the same text. */
  write(offer: AskedOffer): string
  /** Null for anything that we did not make for this carrier. */
  read(reference: string, carrier: string): AskedOffer | null
}

const offer = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.number(), v.optional(v.number())]))
const nonceBytes = 12
const tagBytes = 16

/** Seals references under a key of 32 bytes; the nonce is made from the content. */
export function callbackReferencesBy(key: Buffer): CallbackReferences {
  return {
    write({ quoteId, carrier, round, pet }) {
      const plain = JSON.stringify([quoteId, round, ...(pet === undefined ? [] : [pet])])
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
        const [quoteId, round, pet] = v.parse(offer, plain.toString())
        return { quoteId, carrier, round, ...(pet === undefined ? {} : { pet }) }
      } catch {
        return null
      }
    },
  }
}
