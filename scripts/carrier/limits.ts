import type { Carrier } from '../../src/carriers/carrier.ts'
import { gatewaysFile } from '../../src/carriers/gateways-json.ts'
import type { Gateway } from '../../src/connectors/gateway.ts'

/** How often a carrier is asked at most: by its own folder, and by the hosts that it shares with others. */
export function limitsOf({ lines, ...carrier }: Carrier): readonly string[] {
  const gateways = Object.values(lines).flatMap(({ connector }) =>
    connector.via === 'wire' ? (connector.terms.gateways ?? []) : [],
  )
  const own = inWords(carrier)
  return [
    ...(own === '' ? [] : [`Asked at most: ${own}.`]),
    ...[...new Map(gateways.map(one => [one.host, one])).values()].map(
      one => `With all others on ${one.host} (${gatewaysFile}): ${inWords(one)}.`,
    ),
  ]
}

function inWords({ perSecond, questionsPerMinute, questionsPerDay }: Omit<Gateway, 'host'>): string {
  return [
    ...(perSecond === undefined ? [] : [`${perSecond} calls a second`]),
    ...(questionsPerMinute === undefined ? [] : [`${questionsPerMinute} questions a minute`]),
    ...(questionsPerDay === undefined ? [] : [`${questionsPerDay} questions a day`]),
  ].join(', ')
}
