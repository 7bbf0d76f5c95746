import type { WireReply } from '../../../connectors/connector.ts'

/**
 * How long a reply wants us to wait, in milliseconds: the seconds of Retry-After, or the time until its date by the carrier's clock
 * if the reply gives it, or else by ours. Zero for a reply that does not say.
 */
export function retryAfterMs({ status, headers }: WireReply, now: Date): number {
  const text = headers['retry-after']?.trim() ?? ''
  if ((status !== 429 && status !== 503) || text === '') return 0
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const ms = Date.parse(text) - (Date.parse(headers.date ?? '') || now.getTime())
  return ms > 0 ? ms : 0
}
