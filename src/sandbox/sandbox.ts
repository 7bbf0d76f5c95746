import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { adsPath } from '../connectors/affiliate/affiliate-contract.ts'
import { policiesPath } from '../connectors/binding/binding.ts'
import { type Answer, json, silence } from './answer.ts'
import { type Fault, isFault } from './behaviors.ts'
import { type Call, openCalls } from './calls.ts'
import { carrierPath, showCarrierPage } from './carrier-page.ts'
import { sendFaulty } from './faults.ts'
import { bodyOf, type Head, headOf, type IncomingRequest } from './incoming-request.ts'
import type { Key } from './key.ts'
import { acordPath, openAcordSide } from './sides/acord-side.ts'
import { listAds } from './sides/ads-side.ts'
import { openBindSide } from './sides/bind-side.ts'
import { checkoutName, openCheckoutSide, type Payment } from './sides/checkout-side.ts'
import { openJsonSide } from './sides/json-side.ts'
import type { Side } from './sides/sides.ts'

export interface SandboxOptions {
  readonly sides: ReadonlyMap<string, Side>
  readonly key: Key
  /** `typical`: each carrier takes its usual time. `none`: it answers at once. */
  readonly pace: 'typical' | 'none'
  readonly port?: number
  /** The faults of all carriers, or of some, at the start. */
  readonly faults?: Readonly<Record<string, Fault>>
}

export interface Sandbox {
  /** The address; each carrier has a path below it, its id. */
  readonly origin: string
  /** Makes a carrier misbehave from now on; undefined ends that. */
  misbehave(carrier: string, fault: Fault | undefined): void
  /** The questions that carriers got, oldest first. */
  calls(): readonly Call[]
  /** The orders that were bound, one entry for each policy. */
  bound(): readonly string[]
  /** The payments that were made at the test checkout. */
  payments(): readonly Payment[]
  /** How often somebody followed the redirect that nobody may follow. */
  trespasses(): number
  close(): Promise<void>
}

/** The carriers' side of the wire on a port of this machine: it speaks JSON and ACORD, and misbehaves on command. */
export async function openSandbox({
  sides,
  key,
  pace,
  port = 0,
  faults = {},
}: SandboxOptions): Promise<Sandbox> {
  const ill = new Map<string, Fault>(Object.entries(faults))
  const leaving = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: leaving.signal, ref: false }).catch(() => {})
  const calls = openCalls()
  const ask = { json: openJsonSide({ key, wait, calls }), acord: openAcordSide({ key, wait, calls }) }
  const bind = openBindSide(key)
  const checkout = openCheckoutSide(key)
  let trespasses = 0

  async function answer(incoming: IncomingRequest): Promise<Answer | typeof silence> {
    if (incoming.carrier === 'trespass') trespasses += 1
    if (incoming.path === controlPath) return json(setFault(incoming) ? 200 : 400, {})
    if (incoming.path.startsWith(`${carrierPath}?`)) return showCarrierPage(incoming)
    if (incoming.carrier === checkoutName) return checkout.take(incoming)
    if (incoming.path === policiesPath) return bind.take(incoming)
    const side = sides.get(incoming.carrier)
    if (!side) return json(404, { error: 'not_found' })
    const answered = await answerOf(side, incoming)
    if (pace === 'typical') await wait(timeOf(side, incoming))
    return answered
  }

  function answerOf(side: Side, incoming: IncomingRequest): Answer | Promise<Answer | typeof silence> {
    if (incoming.path === adsPath) return listAds(incoming)
    return incoming.path === acordPath ? ask.acord(side, incoming) : ask.json(side, incoming)
  }

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const head = headOf(request)
    const fault = faultIn(head)
    if (fault === 'half open') return
    const body = await bodyOf(request)
    const incoming = body === null ? null : { ...head, body }
    const answered = incoming ? await answer(incoming) : json(413, {})
    if (answered === silence) return
    if (incoming) calls.answered(incoming)
    if (fault) sendFaulty(fault, { response, answer: answered, canary: `${originOf()}/trespass` })
    else response.writeHead(answered.status, answered.headers).end(answered.body)
  }

  /** The fault, from a header of the request or set for the carrier or for all. */
  function faultIn({ carrier, path, headers }: Head): Fault | undefined {
    if (path === controlPath) return undefined
    const wished = headers[faultHeader]
    return isFault(wished) ? wished : (ill.get(carrier) ?? ill.get('*'))
  }

  /** Sets a carrier's fault by `POST /<carrier>/control` with its name; an empty body clears it. */
  function setFault({ carrier, method, body }: IncomingRequest): boolean {
    if (method !== 'POST' || !(body === '' || isFault(body))) return false
    misbehave(carrier, body === '' ? undefined : body)
    return true
  }

  function misbehave(carrier: string, fault: Fault | undefined): void {
    if (fault) ill.set(carrier, fault)
    else ill.delete(carrier)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // The server listens on a port.
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: originOf(),
    misbehave,
    calls: calls.all,
    bound: bind.bound,
    payments: checkout.payments,
    trespasses: () => trespasses,
    async close() {
      leaving.abort()
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

const faultHeader = 'x-sandbox-fault'
const controlPath = '/control'

/** The carrier's usual time, multiplied by 0.6 to 1.4, depending on the question. */
function timeOf({ latencyMs }: Side, { body }: IncomingRequest): number {
  const spread = [...body].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 801, 7)
  return latencyMs * (0.6 + spread / 1000)
}
