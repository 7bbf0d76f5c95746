import type { RequestCounts } from '../store/counts/request-counts.ts'

/**
 * Requests a minute. One visitor needs fewer than sixty; an address may belong to an office, a campus or a carrier's whole
 * network of phones, hundreds of visitors at once.
 */
export const mostRequests = { visitor: 300, address: 6_000 } as const

const windowMs = 60_000

/**
 * Counts a request of a visitor at an address. Null if it may be answered; if either sends more than any person could, the seconds
 * until it may be repeated.
 */
export type LimitRequest = (of: { readonly visitor: Buffer; readonly address: string }) => number | null

/** Limits requests by these counts; see LimitRequest. */
export function limitRequestsBy(counts: RequestCounts): LimitRequest {
  /** Null if the limit is kept. */
  function secondsLeft(name: string, most: number): number | null {
    const { requests, endsInMs } = counts.add({ name, windowMs, most })
    return requests > most ? Math.ceil(endsInMs / 1000) : null
  }

  return ({ visitor, address }) =>
    secondsLeft(`address ${address}`, mostRequests.address) ??
    secondsLeft(`visitor ${visitor.toString('base64url')}`, mostRequests.visitor)
}
