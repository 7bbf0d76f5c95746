import type { State } from '../law/jurisdictions.ts'
import type { WireConnector, Writing } from './connector.ts'
import { quoteNumber } from './quote-number.ts'

export interface PhoneSettings {
  readonly carrier: string
  readonly states: readonly State[]
  /** Toll-free number. */
  readonly phone: string
  /** What the visitor is told: a courteous sentence. */
  readonly message: string
}

/** Nothing is sent anywhere; the deadline leaves time for a restart of the service. */
const deadlineMs = 30_000

/** A carrier that quotes on the phone: the visitor gets its number and a quote number to name. */
export function phone({
  carrier,
  states,
  phone,
  message,
}: PhoneSettings): Writing & { connector: WireConnector } {
  return {
    states,
    connector: {
      via: 'wire',
      deadlineMs,
      quote: async ({ reference }) => ({
        kind: 'referred',
        phone,
        quoteNumber: quoteNumber(carrier, reference),
        message,
      }),
    },
  }
}
