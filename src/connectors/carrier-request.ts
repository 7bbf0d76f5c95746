import type { Rulebook } from '../law/rule.ts'
import { askable } from '../risk/askable.ts'
import type { CarrierRequest, QuoteRequest } from './connector.ts'

/** What carriers are asked for a price, under the state rules of this product or under others: see `askable`. */
export function carrierRequest({ risk, ...request }: QuoteRequest, rules?: Rulebook): CarrierRequest {
  return { ...request, risk: askable(risk, rules) }
}
