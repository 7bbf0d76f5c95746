import { endpointsIn } from '../connectors/endpoint.ts'
import { isThisMachine, targetOf } from '../connectors/this-machine.ts'
import type { Carrier } from './carrier.ts'

/**
 * Why a carrier may not be called over plain http: a sentence for each of its addresses. Questions are personal data: they leave
 * this machine unencrypted only to hosts that the operator names.
 */
export function plainHttpFaults(carrier: Carrier, allowed: readonly string[]): readonly string[] {
  return [...new Set(addressesOf(carrier))].flatMap(address => {
    const url = URL.parse(address)
    if (url?.protocol !== 'http:' || isThisMachine(url) || allowed.includes(targetOf(url))) return []
    return [
      `carriers/${carrier.id}: ${url.origin} is not encrypted. Write https, or name ${targetOf(url)} in EGRESS_HTTP if the way there is your own.`,
    ]
  })
}

/** Every address at which a carrier is called. */
function addressesOf({ lines, binds }: Carrier): readonly string[] {
  const connectors = Object.values(lines).map(({ connector }) => connector)
  return [
    ...connectors.flatMap(connector => (connector.via === 'process' ? [] : endpointsIn(connector.endpoint))),
    ...connectors.flatMap(connector =>
      connector.via === 'wire' && connector.access?.oauth ? [connector.access.oauth.tokenUrl] : [],
    ),
    ...(binds ? [binds.endpoint] : []),
  ]
}
