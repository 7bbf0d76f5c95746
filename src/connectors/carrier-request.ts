import { askable } from '../risk/askable.ts'
import type { CarrierRequest, QuoteRequest } from './connector.ts'

/** What a carrier over a wire is asked for a price: see `askable`. */
export function carrierRequest({ risk, ...request }: QuoteRequest): CarrierRequest {
  return { ...request, risk: askable(risk) }
}
