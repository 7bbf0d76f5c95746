import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { Next, Outcome, Pending, Sending } from '../../src/connectors/connector.ts'
import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import { readMapping } from '../../src/connectors/json-http/mapping/mapping.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { today } from '../carriers/samples/sample.ts'
import { ann, autoIn, ben } from '../carriers/samples/sample-auto.ts'

const sending: Sending = {
  idempotencyKey: 'key-1',
  at: new Date('2026-11-21T12:00:05.700Z'),
  disclosed: today,
  secret: () => 'twig',
}

const risk = autoIn({ state: 'TX', answers: { drivers: [{ driver: ann }, { driver: ben }] } })
const request = carrierRequest({ reference: 'q1', risk, today })

export interface WrittenMapping {
  readonly body?: unknown
  readonly tables?: unknown
  readonly answer?: readonly unknown[]
  readonly states?: readonly State[]
}

/** An auto carrier behind a mapping: what it gets of a household with two drivers, and what its replies mean. */
export function speaking({ body = {}, tables = {}, answer, states }: WrittenMapping): {
  /** The body of the question, as JSON. */
  sent(key?: string): ReturnType<typeof JSON.parse>
  read(reply: unknown): Outcome | Pending | Next
} {
  const text = JSON.stringify({
    lines: ['auto'],
    request: { path: '/rate', auth: { style: 'bearer' }, body },
    tables,
    answer: answer ?? [{ declined: { message: 'We do not write this car.' } }],
  })
  const { connector } = jsonHttp({
    carrier: 'wren',
    states: ['TX'],
    endpoint: 'https://api.wren.example',
    key: { secret: 'WREN_SECRET' },
    mapping: readMapping({ file: 'mapping.json', text }, 'auto', states ? { states } : {}),
    phone: '1-800-555-0197',
  })
  return {
    sent: (key = 'key-1') => JSON.parse(connector.ask(request, { ...sending, idempotencyKey: key }).body),
    read: reply =>
      connector.read(
        { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(reply) },
        request,
      ),
  }
}
