import type { Behavior } from './behaviors.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** A question that a carrier received, without anything about the person in it. */
export interface Call {
  readonly carrier: string
  /** The idempotency key, or its equivalent in ACORD: the RqUID. */
  readonly key: string
  readonly behavior: Behavior | undefined
  /** By the clock of `performance`; undefined until there is an answer. */
  readonly answeredAt: number | undefined
}

/** The record of the questions that carriers received. */
export interface Calls {
  /** Records a question that the carrier understood. */
  note(request: IncomingRequest, details: Pick<Call, 'key' | 'behavior'>): void
  answered(request: IncomingRequest): void
  /** Oldest first. */
  all(): readonly Call[]
}

/** Oldest first; the sandbox drops the oldest beyond this number. */
const most = 10_000

export function openCalls(): Calls {
  // A weak map: the questions themselves belong to visitors, and are freed with their requests.
  const places = new WeakMap<IncomingRequest, symbol>()
  const calls = new Map<symbol, Call>()
  return {
    note(request, { key, behavior }) {
      const place = Symbol()
      places.set(request, place)
      calls.set(place, { carrier: request.carrier, key, behavior, answeredAt: undefined })
      const [oldest] = calls.keys()
      if (calls.size > most && oldest) calls.delete(oldest)
    },
    answered(request) {
      const place = places.get(request)
      const call = place && calls.get(place)
      if (call) calls.set(place, { ...call, answeredAt: performance.now() })
    },
    all: () => [...calls.values()],
  }
}
