import type { State } from '../law/jurisdictions.ts'
import type { ProcessConnector, Writing } from './connector.ts'
import { quoteNumber } from './quote-number.ts'

export interface PhoneSettings {
  readonly carrier: string
  readonly states: readonly State[]
  /** Toll-free number. */
  readonly phone: string
  /** What the visitor is told: a courteous sentence. */
  readonly message: string
}

/** A carrier that quotes on the phone: the visitor gets its number and a quote number to name. Nothing is sent. */
export function phone({
  carrier,
  states,
  phone,
  message,
}: PhoneSettings): Writing & { connector: ProcessConnector } {
  return {
    states,
    connector: {
      via: 'process',
      rate: ({ reference }) => ({
        kind: 'referred',
        phone,
        quoteNumber: quoteNumber(carrier, reference),
        message,
      }),
    },
  }
}
