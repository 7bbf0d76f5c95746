import type { State } from '../law/jurisdictions.ts'
import { type Endpoint, endpointIn } from './endpoint.ts'

/** The limits of a host that several carriers or lines are reached through; they count for all of them together. */
export interface Gateway {
  /** With its port, if that is not the usual one. */
  readonly host: string
  readonly perSecond?: number
  readonly questionsPerMinute?: number
  readonly questionsPerDay?: number
}

/** The parts of a connector that say how its carrier is reached. */
interface Reached {
  readonly endpoint: Endpoint
  readonly terms: { readonly gateways?: readonly Gateway[] }
}

/** The gateway through which a carrier is reached in a state; undefined if its host has no limits of its own. */
export function gatewayIn({ endpoint, terms }: Reached, state: State): Gateway | undefined {
  if (!terms.gateways) return undefined
  const host = URL.parse(endpointIn(endpoint, state))?.host
  return terms.gateways.find(gateway => gateway.host === host)
}

/** The name under which a gateway is counted among carriers; no carrier has such an id. */
export function nameOfGateway({ host }: Gateway): string {
  return `//${host}`
}
