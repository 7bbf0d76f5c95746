import { randomUUID } from 'node:crypto'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type {
  AdsConnector,
  CarrierRequest,
  Failed,
  Outcome,
  Pending,
  WireConnector,
  WireReply,
  WireRequest,
} from '../../src/connectors/connector.ts'
import { endpointIn } from '../../src/connectors/endpoint.ts'
import { badAnswer } from '../../src/connectors/http-status.ts'
import { detailsOf, fieldsOf } from '../../src/connectors/needs/details.ts'
import type { Need, NeedAnswer } from '../../src/connectors/needs/need.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { mostSteps } from '../../src/server/asking/call-carrier.ts'
import { sendAlone } from '../../src/server/asking/send-alone.ts'
import type { SendToCarrier } from '../../src/server/asking/send-to-carrier.ts'
import { CallFailed } from '../../src/server/platform/outgoing/call-failed.ts'
import type { Outgoing } from '../../src/server/platform/outgoing/outgoing.ts'
import type { Day } from '../../src/units/day.ts'
import { asOf, type Profile, profiles } from './anchors.ts'

export interface Asking {
  readonly carrier: string
  readonly line: InsuranceLine
  readonly connector: WireConnector | AdsConnector
  /** What the carrier needs beyond the questions of the line. */
  readonly needs: readonly Need[]
  readonly today: Day
  secret(name: string): string | undefined
  readonly send: Outgoing['send']
  pause(ms: number): Promise<void>
  /** Called with every request and its reply. */
  heard(exchange: Exchange): void
}

/** A request, and its reply or why there was none. */
export interface Exchange {
  readonly request: WireRequest
  readonly reply: WireReply | Failed['cause']
  /** Where a token was asked for; absent for the carrier's own endpoint. */
  readonly tokensAt?: string
}

/** As long as the service waits for a carrier. */
const longestMs = 45_000

/**
 * A carrier's answers about a made-up person in a state: all steps of the question are taken, and a pending answer is polled
 * until the carrier has decided, or the service would give up.
 */
export async function askEndpoint(
  asking: Asking,
  state: State,
  profile?: Profile,
): Promise<Outcome | Pending> {
  const { connector, line } = asking
  const request = requestIn(asking, state, profile)
  const sending = sendingOf(asking)
  const way: EndpointCall = { asking, state, send: sendAlone({ send: hearingTokens(asking) }) }
  if (connector.via === 'ads')
    return exchanged(way, connector.ask({ line, state }, sending()), reply => connector.read(reply))
  const read = (reply: WireReply) => connector.read(reply, request)
  const later = (ticket: string) => connector.poll({ ticket, request, sending: sending() })
  let outcome = await exchanged(way, connector.ask(request, sending()), read)
  for (let waitedMs = 0, steps = 1; ; ) {
    if (outcome.kind === 'next') {
      if (steps === mostSteps) return badAnswer('the steps of the mapping do not end')
      steps += 1
    } else {
      if (outcome.kind !== 'pending' || waitedMs + outcome.pollAfterMs > longestMs) return outcome
      const waitMs = Math.max(leastPollMs, outcome.pollAfterMs)
      await asking.pause(waitMs)
      waitedMs += waitMs
    }
    outcome = await exchanged(way, later(outcome.ticket), read)
  }
}

/** Sends as usual, and reports what a server of tokens was asked and said. */
function hearingTokens({ connector, send, heard }: Asking): Outgoing['send'] {
  const { tokenUrl } = (connector.via === 'wire' && connector.access?.oauth) || {}
  const { origin, pathname, search } = URL.parse(tokenUrl ?? '') ?? {}
  return async call => {
    const { endpoint, request } = call
    if (tokenUrl === undefined || endpoint !== origin || request.path !== `${pathname}${search}`)
      return send(call)
    try {
      const reply = await send(call)
      heard({ request, reply, tokensAt: tokenUrl })
      return reply
    } catch (error) {
      if (error instanceof CallFailed) heard({ request, reply: error.trouble, tokensAt: tokenUrl })
      throw error
    }
  }
}

interface EndpointCall {
  readonly asking: Asking
  readonly state: State
  readonly send: SendToCarrier
}

/** As the service does. */
const leastPollMs = 2_000

/**
 * The states of a carrier, grouped by their host and by the members of its questions: one call for each group finds what another law
 * would change.
 */
export function alikeStates(asking: Asking, states: readonly State[]): readonly (readonly State[])[] {
  const { connector } = asking
  if (connector.via === 'ads') return [states]
  const sending = sendingOf(asking)()
  const shapeIn = (state: State) =>
    `${endpointIn(connector.endpoint, state)} ${shapeOf(connector.ask(requestIn(asking, state), sending))}`
  return [...Map.groupBy(states, shapeIn).values()]
}

/** The names of the members or elements of a body, without their values. */
function shapeOf({ path, body }: WireRequest): string {
  const names = body.match(/"[\w.-]+"(?=\s*:)|<[\w.:-]+/g) ?? []
  return [path, ...new Set(names)].sort().join(' ')
}

/** The request about a made-up person, with what the carrier needs of it. */
export function requestIn(
  { line, today, needs }: Asking,
  state: State,
  profile: Profile = profiles[line][0],
): CarrierRequest {
  const risk = asOf(profile.in(state), today)
  const request = carrierRequest({ reference: 'check', risk, today })
  const given = Object.fromEntries(
    fieldsOf(needs, request.risk).map(({ key, need }) => [key, madeUp(need, state)]),
  )
  const details = detailsOf({ needs, given, risk: request.risk })
  return { ...request, ...(details ? { details } : {}) }
}

/** What the made-up person answers to a need of the carrier. */
function madeUp(
  { id, kind, usual, example = usual, choices = [], least = 1 }: Need,
  state: State,
): NeedAnswer {
  if (example !== undefined) return example
  switch (kind) {
    case 'email':
      return 'check@example.com'
    case 'phone':
      return '+12025550142'
    case 'license number':
      return 'D12345678'
    case 'choice':
      return id === 'licenseState' ? state : (choices[0]?.value ?? '')
    case 'number':
      return least
    case 'date':
      return '2015-05-14'
    case 'text':
      return 'None'
    case 'yes or no':
      return false
  }
}

/** All requests of one question have one key. */
function sendingOf({ today, secret }: Asking) {
  const idempotencyKey = randomUUID()
  return () => ({
    idempotencyKey,
    at: new Date(),
    disclosed: today,
    secret: (name: string) => secret(name) ?? '',
  })
}

async function exchanged<Answer>(
  { asking, state, send }: EndpointCall,
  request: WireRequest,
  read: (reply: WireReply) => Answer,
): Promise<Answer | Failed> {
  const { carrier, connector, secret, heard } = asking
  try {
    const reply = await send({
      ...{ carrier, connector: connector.via === 'ads' ? {} : connector },
      secret: name => secret(name) ?? '',
      endpoint: endpointIn(connector.endpoint, state),
      request,
      signal: AbortSignal.timeout(connector.terms.deadlineMs),
    })
    heard({ request, reply })
    return read(reply)
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    heard({ request, reply: error.trouble })
    const detail = error.detail === undefined ? {} : { detail: error.detail }
    return { kind: 'failed', cause: error.trouble, retryable: false, ...detail }
  }
}
