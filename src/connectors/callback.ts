import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** How a carrier proves that an answer which it brings by itself is its own. */
export interface Callback {
  /** The setting that holds the secret we share. */
  readonly secret: string
  readonly header: string
  /** `token`: the header holds the secret. `hmac`: it holds the HMAC-SHA256 of the body, in hexadecimal or Base64. */
  readonly proof: 'token' | 'hmac'
  /** Where the body repeats our reference; absent where the carrier calls the address that holds it. */
  readonly reference?: string
}

interface Proof extends Pick<Callback, 'proof'> {
  /** The secret itself. */
  readonly secret: string
  /** The value of the header. */
  readonly given: string
  /** The body as it came. */
  readonly body: Buffer
}

/** Whether a callback is the carrier's. Takes equally long for any proof. */
export function isProven({ proof, secret, given, body }: Proof): boolean {
  const plain = given.replace(/^(?:Bearer |sha256=)/i, '')
  if (proof === 'token') return areEqual(plain, secret)
  const digest = createHmac('sha256', secret).update(body).digest()
  const [isHex, isBase64] = [
    areEqual(plain.toLowerCase(), digest.toString('hex')),
    areEqual(plain, digest.toString('base64')),
  ]
  return isHex || isBase64
}

function areEqual(one: string, other: string): boolean {
  const [first, second] = [one, other].map(text => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
