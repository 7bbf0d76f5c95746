import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of the carrier contract: it proves the sender and the time, and that nobody changed the question on its way. */

/** How many seconds a request's time may differ from the reader's clock. */
const replayWindow = 300

interface Signed {
  readonly secret: string
  /** Seconds since 1970, as text. */
  readonly timestamp: string
  readonly method: string
  /** As in the request line, including the query. */
  readonly path: string
  /** Empty if there is none. */
  readonly body: string
}

/** `v1=` and the HMAC-SHA256 of time, method, path and body, in hexadecimal. */
export function sign({ secret, timestamp, method, path, body }: Signed): string {
  const text = `${timestamp}.${method}.${path}.${body}`
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`
}

export interface Verified extends Omit<Signed, 'timestamp'> {
  /** The headers X-Timestamp and X-Signature. */
  readonly timestamp: string | undefined
  readonly signature: string | undefined
  readonly now: Date
}

/** Whether a request was signed with the secret, and within the last five minutes. Takes equally long for any signature. */
export function verifySignature({ signature = '', timestamp = '', now, ...signed }: Verified): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > replayWindow) return false
  const [expected, actual] = [Buffer.from(sign({ ...signed, timestamp })), Buffer.from(signature)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
