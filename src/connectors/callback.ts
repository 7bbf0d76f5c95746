import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** How a carrier authenticates an answer that it delivers. */
export interface Callback {
  /** The setting with the secret that we share. */
  readonly secret: string
  readonly header: string
  /** `token`: the header contains the secret. `hmac`: it contains the HMAC-SHA256 of the body, in hexadecimal or Base64. */
  readonly proof: 'token' | 'hmac'
  /** The path at which the body repeats our reference; absent if the carrier calls the address that contains it. */
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

/** Whether a callback comes from the carrier. Takes equally long for any proof. */
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
