import type { Rulebook } from '../law/rule.ts'
import { askable } from '../risk/askable.ts'
import type { CarrierRequest, QuoteRequest } from './connector.ts'

/** The request for a carrier's price, under this product's state rules or under others: see `askable`. */
export function carrierRequest({ risk, ...request }: QuoteRequest, rules?: Rulebook): CarrierRequest {
  return { ...request, risk: askable(risk, rules) }
}
