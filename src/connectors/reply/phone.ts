import type { Text } from '../../language/text.ts'
import type { State } from '../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { folderKey } from '../../rating/plan/folder-sentence.ts'
import type { ProcessConnector, Writing } from '../connector.ts'
import { sha256 } from '../rate-plan/plan-files.ts'
import { quoteNumber } from './quote-number.ts'

export interface PhoneSettings {
  readonly carrier: string
  readonly line: InsuranceLine
  readonly states: readonly State[]
  /** Toll-free number. */
  readonly phone: string
  /** A courteous sentence for the visitor. */
  readonly message: Text
}

/** A carrier that quotes on the phone: the visitor gets its number and a quote number to mention. Nothing is sent. */
export function phone({
  carrier,
  line,
  states,
  phone,
  message,
}: PhoneSettings): Writing & { connector: ProcessConnector } {
  const key = folderKey({ carrier, line, id: 'phone', text: message }, sha256)
  return {
    states,
    connector: {
      via: 'process',
      rate: ({ reference }) => ({
        kind: 'referred',
        phone,
        quoteNumber: quoteNumber(carrier, reference),
        message: { key },
      }),
    },
    words: [message],
  }
}
