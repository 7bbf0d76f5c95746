import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type {
  CarrierRequest,
  Next,
  Outcome,
  Pending,
  Sending,
  WireConnector,
  WireRequest,
} from '../../src/connectors/connector.ts'
import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import { readMapping } from '../../src/connectors/json-http/mapping/mapping.ts'
import type { Details } from '../../src/connectors/needs/details.ts'
import type { Need } from '../../src/connectors/needs/need.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { today } from '../carriers/samples/sample.ts'
import { ann, autoIn, ben } from '../carriers/samples/sample-auto.ts'

const sending: Sending = {
  idempotencyKey: 'key-1',
  at: new Date('2026-11-21T12:00:05.700Z'),
  disclosed: today,
  secret: name => `value of ${name}`,
}

const household = autoIn({ state: 'TX', answers: { drivers: [{ driver: ann }, { driver: ben }] } })

export interface WrittenMapping {
  readonly body?: unknown
  /** Changes to the request beside its body. */
  readonly request?: object
  readonly tables?: unknown
  readonly answer?: readonly unknown[]
  readonly states?: readonly State[]
  readonly needs?: readonly Need[]
  /** Of a household with two drivers when absent. */
  readonly risk?: Risk
  readonly details?: Details
}

/** A carrier behind a mapping: what it gets of a household, and what its replies mean. */
export function speaking({
  body = {},
  request: beside = {},
  tables = {},
  answer,
  states,
  needs,
  risk = household,
  details,
}: WrittenMapping): {
  readonly connector: WireConnector
  readonly request: CarrierRequest
  /** The question. */
  asked(key?: string): WireRequest
  /** The body of the question, as JSON. */
  sent(key?: string): ReturnType<typeof JSON.parse>
  read(reply: unknown, status?: number): Outcome | Pending | Next
  poll(ticket: string): WireRequest
} {
  const text = JSON.stringify({
    lines: [risk.line],
    request: { path: '/rate', auth: { style: 'bearer' }, body, ...beside },
    tables,
    answer: answer ?? [{ declined: { message: 'We do not write this car.' } }],
  })
  const request = {
    ...carrierRequest({ reference: 'q1', risk, today }),
    ...(details ? { details } : {}),
  }
  const { connector } = jsonHttp({
    carrier: 'wren',
    states: ['TX'],
    endpoint: 'https://api.wren.example',
    key: { secret: 'WREN_SECRET' },
    mapping: readMapping({ file: 'mapping.json', text }, risk.line, { ...(states && { states }), needs }),
    phone: '1-800-555-0197',
  })
  const asked = (key = 'key-1') => connector.ask(request, { ...sending, idempotencyKey: key })
  return {
    connector,
    request,
    asked,
    sent: key => JSON.parse(asked(key).body),
    read: (reply, status = 200) =>
      connector.read(
        { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(reply) },
        request,
      ),
    poll: ticket => connector.poll({ ticket, request, sending }),
  }
}
