import type { Carrier } from '../../src/carriers/carrier.ts'
import { loadCarriers, ownCarriers } from '../../src/carriers/load-carriers.ts'
import { acordLines } from '../../src/connectors/acord/request.ts'
import { acordXml } from '../../src/connectors/acord/xml/acord-xml.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { WireConnector } from '../../src/connectors/connector.ts'
import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { Rulebook } from '../../src/law/rule.ts'
import { openMarket } from '../../src/market/market.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { makeEstimator } from '../../src/server/estimate/estimate.ts'

const today = '2026-11-21'

/** For tests: the carriers, the market and the facts sent to carriers, all under the same state rules. */
export function house(rules: Rulebook) {
  const carriers = loadCarriers([ownCarriers], rules)
  const index = { learned: () => ({ line: new Map(), state: new Map(), period: null }), observe() {} }
  const { estimate } = makeEstimator({
    index: { ...index, flush: async () => {}, read: async () => {} },
    market: openMarket(rules),
  })
  const requestOf = (risk: Risk) => carrierRequest({ reference: 'q1', risk, today }, rules)
  const settings = {
    carrier: 'wren',
    states: stateCodes,
    endpoint: 'https://wren.example',
    phone: '1-800-555-0100',
  }
  const sending = {
    idempotencyKey: 'key',
    at: new Date('2026-11-21T15:00:00Z'),
    disclosed: today,
    secret: (name: string) => name,
  } as const
  const sent = (connector: WireConnector, risk: Risk) =>
    JSON.stringify(connector.ask(requestOf(risk), sending))
  return {
    carriers: (line: Risk['line'], state: State): readonly Carrier[] =>
      carriers.filter(({ lines }) => lines[line]?.book?.states.includes(state)),
    prices: (risk: Risk) =>
      carriers.flatMap(({ id, lines }) => {
        const writing = lines[risk.line]
        if (!writing?.book || !writing.states.includes(risk.state)) return []
        const { connector } = writing
        return connector.via === 'process' ? [[id, totalOf(connector.rate(requestOf(risk)))] as const] : []
      }),
    estimate(risk: Risk) {
      const wired = carriers.find(({ lines }) => lines[risk.line]?.connector.via === 'wire')
      if (!wired) throw new Error(`no carrier is asked about ${risk.line} over a wire`)
      const carrier = { ...wired, level: 1, estimates: true }
      return estimate({ carrier, request: requestOf(risk), reason: 'failed' })?.premium
    },
    json: (risk: Risk) =>
      sent(jsonHttp({ ...settings, key: { id: 'WREN_ID', secret: 'WREN_SECRET' } }).connector, risk),
    /** `undefined` for a line that has no document in ACORD. */
    acord(risk: Risk): string | undefined {
      const line = acordLines.find(one => one === risk.line)
      return line && sent(acordXml({ ...settings, line }).connector, risk)
    },
  }
}

function totalOf(outcome: { readonly kind: string; readonly bill?: { readonly total: string } }): string {
  return outcome.bill?.total ?? outcome.kind
}
