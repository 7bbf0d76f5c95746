import { existsSync } from 'node:fs'
import * as v from 'valibot'
import type { Connector, WireConnector } from '../connectors/connector.ts'
import { endpointsIn } from '../connectors/endpoint.ts'
import type { Gateway } from '../connectors/gateway.ts'
import { readDocument } from '../connectors/json-document.ts'
import { readText } from '../connectors/reply/read-text.ts'
import { perSecond, questionsPerDay, questionsPerMinute } from './limits-json.ts'

const gateway = v.pipe(
  v.strictObject({
    host: v.pipe(
      v.string(),
      v.check(
        host => URL.parse(`https://${host}`)?.host === host,
        'write the host of an endpoint, like hub.example or hub.example:8443',
      ),
    ),
    ...{ perSecond, questionsPerMinute, questionsPerDay },
  }),
  v.check(
    limits => Object.keys(limits).length > 1,
    'give it a limit: perSecond, questionsPerMinute or questionsPerDay',
  ),
)

const gateways = v.pipe(
  v.array(gateway),
  v.check(
    all => new Set(all.map(({ host }) => host)).size === all.length,
    'a host is named twice: give all its limits once',
  ),
)

/** The name of the file next to the folders of carriers. */
export const gatewaysFile = 'gateways.json'

/**
 * The hosts that the carriers of a folder share, with their limits; none without the file. Throws a DocumentError for a file with
 * mistakes.
 */
export function readGateways(carriers: URL): readonly Gateway[] {
  const url = new URL(gatewaysFile, carriers)
  return existsSync(url)
    ? readDocument({ file: gatewaysFile, text: readText(url, gatewaysFile) }, gateways)
    : []
}

/** A connector within the limits of the hosts that it is reached through. */
export function throughGateways(connector: WireConnector, all: readonly Gateway[]): WireConnector {
  const gateways = all.filter(({ host }) => hostsOf(connector).includes(host))
  return gateways.length > 0 ? { ...connector, terms: { ...connector.terms, gateways } } : connector
}

/** The hosts of a carrier's addresses. */
export function hostsOf(connector: Connector): readonly string[] {
  return connector.via === 'wire'
    ? endpointsIn(connector.endpoint).flatMap(address => URL.parse(address)?.host ?? [])
    : []
}
