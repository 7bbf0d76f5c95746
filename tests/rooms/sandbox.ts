import { request as send } from 'undici'
import { acordXml } from '../../src/connectors/acord/xml/acord-xml.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { QuoteRequest, Sending, WireConnector, WireRequest } from '../../src/connectors/connector.ts'
import { byHash } from '../../src/connectors/folder-words.ts'
import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import { ratePlan } from '../../src/connectors/rate-plan/rate-plan.ts'
import { openSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts'
import { loadSides, type Side } from '../../src/sandbox/sides/sides.ts'
import { tellBy } from '../../src/sentences/tell.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'

export const key = { id: 'butler', secret: 'a secret of sixteen letters or more' }
export const phone = '1-800-555-0112'

/** The plans of our insurer: auto everywhere, and renters except in Hawaii. */
export const plans = {
  auto: ratePlan({ carrier: 'both', line: 'auto', plans: plansOf('gimbleton'), phone, validDays: 30 }),
  renters: ratePlan({
    carrier: 'both',
    line: 'renters',
    plans: plansOf('quillfeather'),
    phone,
    validDays: 30,
  }),
}

function plansOf(carrier: string): URL {
  return new URL(`../../data/carriers/${carrier}/plans/`, import.meta.url)
}

export const protocols = ['json', 'acord'] as const
export type Protocol = (typeof protocols)[number]

/** A sandbox with one insurer, `both`, that speaks both languages and prices by those plans, and the ad network. */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const [insurer, saffron] = await sidesOf('quillfeather', 'saffron')
  const both: Side = {
    ...insurer,
    carrier: 'both',
    tell: tellBy(byHash([...plans.auto.words, ...plans.renters.words])),
    rates: line => (line === 'auto' || line === 'renters' ? plans[line].connector : undefined),
  }
  const sides = new Map([
    ['both', both],
    ['saffron', saffron],
  ])
  return openSandbox({ sides, key, pace: 'none', ...options })
}

async function sidesOf(...ids: [string, string]): Promise<[Side, Side]> {
  const sides = loadSides()
  const [one, other] = ids.map(id => sides.get(id))
  if (!one || !other) throw new Error('a demonstration carrier is missing')
  return [one, other]
}

interface To {
  readonly carrier?: string
  readonly line?: 'auto' | 'renters'
}

/** How the service reaches a carrier: by default that insurer, about renters, in ACORD. */
export function connectorTo({ origin }: Sandbox, protocol: Protocol, to: To = {}): WireConnector {
  const { carrier = 'both', line = 'renters' } = to
  const settings = { carrier, states: ['TX'], endpoint: `${origin}/${carrier}`, phone } as const
  return protocol === 'json'
    ? jsonHttp({ ...settings, key: { id: 'ID', secret: 'SECRET' } }).connector
    : acordXml({ ...settings, line, credentials: { user: 'ID', password: 'SECRET' } }).connector
}

export interface SentRequest {
  readonly idempotencyKey?: string
  readonly at?: Date
  readonly id?: string
  readonly secret?: string
}

export const sendingOf = (sent: SentRequest = {}): Sending => {
  const { idempotencyKey = 'k1', at = new Date(), id = key.id, secret = key.secret } = sent
  return { idempotencyKey, at, disclosed: today, secret: name => (name === 'ID' ? id : secret) }
}

/** Sends a request unchanged, over a connection of its own. */
export async function post({ endpoint }: Pick<WireConnector, 'endpoint'>, wire: WireRequest) {
  const { method, path, headers, body } = wire
  const reply = await send(endpoint + path, {
    method,
    headers: { ...headers },
    ...(method === 'POST' ? { body } : {}),
    reset: true,
  })
  const single = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
  return { status: reply.statusCode, headers: Object.fromEntries(single), body: await reply.body.text() }
}

export async function quote(connector: WireConnector, request: QuoteRequest, sent?: SentRequest) {
  const question = carrierRequest(request)
  return connector.read(await post(connector, connector.ask(question, sendingOf(sent))), question)
}

/** A tenant of this name. */
export function named(last: string, reference = 'q1'): QuoteRequest {
  const risk = rentersIn({ state: 'TX' })
  return { reference, risk: { ...risk, insured: { ...risk.insured, last } }, today }
}

export function driving(reference = 'q1'): QuoteRequest {
  return { reference, risk: autoIn({ state: 'TX' }), today }
}
