import { AcordError } from '../../connectors/acord/codes.ts'
import { dialectOf } from '../../connectors/acord/dialect.ts'
import type { AcordRisk, ReadAcordRisk } from '../../connectors/acord/request.ts'
import { XmlError } from '../../connectors/acord/xml/xml-read.ts'
import type { Outcome } from '../../connectors/connector.ts'
import { asUsual } from '../../connectors/unrated-covers.ts'
import { askable } from '../../risk/askable.ts'
import { type AcordAsked, readRequest } from '../acord/read-request.ts'
import { writePending, writeReply } from '../acord/write-reply.ts'
import { type Answer, silence } from '../answer.ts'
import { type Behavior, behaviorOf } from '../behaviors.ts'
import type { IncomingRequest } from '../incoming-request.ts'
import { type Memory, openMemory } from '../memory.ts'
import { priceBy } from '../price.ts'
import { busyHeaders, type SideDeps, slowMs } from './json-side.ts'
import type { Side } from './sides.ts'

/** Where a carrier takes requests in ACORD, below its endpoint. */
export const acordPath = '/acord'

/** A carrier that uses ACORD P&C XML. */
export type AcordSide = (side: Side, request: IncomingRequest) => Promise<Answer | typeof silence>

const dialect = dialectOf()

/** The ACORD side of all carriers, with a memory of its own. */
export function openAcordSide({ key: login, wait, calls }: SideDeps): AcordSide {
  const memory: Memory<string> = openMemory()

  return async (side, request) => {
    const read = readOrNull(request.body)
    if (read === null) return xml('', 400)
    const { user, password } = read.credentials ?? {}
    if (user !== login.id || password !== login.secret) return xml('', 401)
    const key = `${side.carrier} ${read.requestId}`
    if (read.kind === 'poll') return xml(memory.find(key) ?? '', memory.find(key) ? 200 : 404)
    const behavior = behaviorOf(read.risk.insured?.last ?? '')
    calls.note(request, { key: read.requestId, behavior })
    const times = memory.seen(key, JSON.stringify(read.risk))
    if (times === 'conflict') return xml('', 409)
    if (behavior === 'never') return silence
    if (behavior === 'breaks once' && times === 0) return xml('', 500)
    if (behavior === 'busy once' && times === 0) return { ...xml('', 429), headers: busyHeaders }
    if (behavior === 'slow') await wait(slowMs)
    if (behavior === 'malformed') return xml('<ACORD><SignonRs>')
    const { requestId, risk } = read
    memory.keep(key, replyTo({ side, requestId, risk, behavior }))
    if (behavior === 'later' && times === 0) return xml(writePending({ line: risk.line, requestId, dialect }))
    return xml(memory.find(key) ?? '')
  }
}

interface Replying {
  readonly side: Side
  readonly requestId: string
  readonly risk: ReadAcordRisk
  readonly behavior: Behavior | undefined
}

function replyTo({ side, requestId, risk, behavior }: Replying): string {
  const outcome = priceBy(side, risk, behavior) ?? {
    kind: 'unavailable' as const,
    message: { text: 'This carrier does not write the line in this state.' },
  }
  if (outcome.kind === 'listed') throw new RangeError('no carrier answers with ads')
  return writeReply({
    requestId,
    dialect,
    risk: ratedRisk(risk, outcome),
    outcome,
    tell: side.tell,
    isChanged: behavior === 'repriced',
  })
}

/** The risk that the price is for: what the plan never rates is as usual. */
function ratedRisk(risk: ReadAcordRisk, outcome: Outcome): AcordRisk {
  const { unrated = [] } = outcome.kind === 'quoted' ? outcome : {}
  if (unrated.length === 0) return risk
  const rated = asUsual(askable(risk), unrated)
  return rated.line === 'auto' || rated.line === 'homeowner' || rated.line === 'renters' ? rated : risk
}

function readOrNull(body: string): AcordAsked | null {
  try {
    return readRequest(body)
  } catch (error) {
    if (error instanceof XmlError || error instanceof AcordError) return null
    throw error
  }
}

function xml(body: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'text/xml; charset=utf-8' }, body }
}
