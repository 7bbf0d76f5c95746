import * as v from 'valibot'
import type { AmountLine, Outcome } from '../../connectors/connector.ts'
import {
  type Question,
  question,
  quotesPath,
  type Refusal,
  type Reply,
  refusals,
} from '../../connectors/json-http/contract.ts'
import type { Tell } from '../../sentences/tell.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import { type Answer, json, silence } from '../answer.ts'
import { behaviorOf } from '../behaviors.ts'
import type { Calls } from '../calls.ts'
import type { IncomingRequest } from '../incoming-request.ts'
import { isSigned, type Key } from '../key.ts'
import { type Memory, openMemory } from '../memory.ts'
import { digestOf, priceBy } from '../price.ts'
import { riskOf } from '../risk-of.ts'
import type { Side } from './sides.ts'

/** A carrier that uses the carrier contract (docs/carriers/json.md). */
export type JsonSide = (side: Side, request: IncomingRequest) => Promise<Answer | typeof silence>

interface KeptAnswer {
  readonly answer: Answer
  /** How often the caller has polled for it. */
  polls: number
}

/** How many polls come before a later answer is ready. */
const pollsUntilReady = 1
const pollAfterMs = 2000
/** Longer than the timeout of a caller in JSON, shorter than in ACORD. */
export const slowMs = 12_000

/** The dependencies of both sides. */
export interface SideDeps {
  readonly key: Key
  wait(ms: number): Promise<void>
  readonly calls: Pick<Calls, 'note'>
}

/** The JSON side of all carriers, with a memory of its own. */
export function openJsonSide({ key, wait, calls }: SideDeps): JsonSide {
  const memory: Memory<KeptAnswer> = openMemory()

  return async (side, request) => {
    if (!isSigned(request, key)) return refusal(401)
    if (request.method === 'GET') return later(request)
    if (request.method !== 'POST' || request.path !== quotesPath) return refusal(400)
    const id = request.headers['idempotency-key'] ?? ''
    if (id === '') return refusal(400, [{ path: 'Idempotency-Key', message: 'is missing' }])
    const read = readQuestion(request.body)
    if ('fields' in read) return json(400, read)
    calls.note(request, { key: id, behavior: behaviorOf(lastNameOf(read)) })
    const times = memory.seen(`${side.carrier} ${id}`, request.body)
    if (times === 'conflict') return refusal(409)
    const entry = memory.find(`${side.carrier} ${id}`)
    if (entry) return answerOrPending(entry, id)
    return answerTo({ side, read, id, times })
  }

  async function answerTo({ side, read, id, times }: IncomingQuestion): Promise<Answer | typeof silence> {
    const risk = riskOf(read)
    const behavior = behaviorOf(lastNameOf(read))
    const outcome = priceBy(side, risk, behavior)
    if (outcome === null) return refusal(422)
    if (behavior === 'never') return silence
    if (behavior === 'breaks once' && times === 0) return refusal(500)
    if (behavior === 'busy once' && times === 0) return { ...refusal(429), headers: busyHeaders }
    if (behavior === 'slow') await wait(slowMs)
    const answer = behavior === 'malformed' ? garbled : answerOf(outcome, side.tell, digestOf(risk))
    const entry = { answer, polls: behavior === 'later' ? 0 : pollsUntilReady }
    memory.keep(`${side.carrier} ${id}`, entry)
    return answerOrPending(entry, id)
  }

  function later({ carrier, path }: IncomingRequest): Answer {
    const id = decodeURIComponent(path.slice(quotesPath.length + 1))
    const entry = memory.find(`${carrier} ${id}`)
    if (!path.startsWith(`${quotesPath}/`) || !entry) return refusal(400)
    if (entry.polls < pollsUntilReady) entry.polls += 1
    return entry.answer
  }
}

interface IncomingQuestion {
  readonly side: Side
  readonly read: Question
  readonly id: string
  /** How often the same question was received before. */
  readonly times: number
}

/** The answer, or where to poll for it. */
function answerOrPending({ answer, polls }: KeptAnswer, id: string): Answer {
  if (polls >= pollsUntilReady) return answer
  return json(202, { pollAfterMs }, { location: `.${quotesPath.slice(3)}/${encodeURIComponent(id)}` })
}

function readQuestion(body: string): Question | (Refusal & { fields: object }) {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), question), body)
  if (read.success) return read.output
  const fields = read.issues.map(issue => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.expected ?? 'is wrong',
  }))
  return { error: 'bad_request', fields }
}

function refusal(status: keyof typeof refusals, fields?: Refusal['fields']): Answer {
  return json(status, { error: refusals[status], ...(fields ? { fields } : {}) })
}

/** For how long a busy carrier wants to be left alone. */
export const busyHeaders = { 'retry-after': '1' } as const

const garbled: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"status":"quoted","premium":',
}

function lastNameOf({ risk }: Question): string {
  return 'insured' in risk ? risk.insured.last : ''
}

/** An outcome in the words of the carrier contract. */
function answerOf(outcome: Outcome, tell: Tell, digest: string): Answer {
  const reply = replyOf(outcome, tell)
  return reply ? json(200, reply, { etag: `"${digest.slice(0, 16)}"` }) : refusal(500)
}

function replyOf(outcome: Outcome, tell: Tell): Reply | null {
  switch (outcome.kind) {
    case 'quoted': {
      const { premium, period, estimated, coverage, narrow, unrated, notes, quoteNumber, expiresAt } = outcome
      // The contract requires both, and plans give both.
      if (quoteNumber === undefined || expiresAt === undefined) return null
      const { installments, ...bill } = outcome.bill
      const billLine = (line: AmountLine) => ({ ...line, label: tell(line.label) })
      const { count, first, each } = installments ?? {}
      return {
        ...{
          status: 'quoted',
          quoteNumber,
          currency: 'USD',
          premium,
          period,
          estimated,
          coverageText: tellCoverage(coverage, tell),
          expiresAt,
        },
        ...(narrow ? { narrow } : {}),
        ...(unrated ? { unratedCovers: [...unrated] } : {}),
        // Whoever asked says that itself.
        notes: notes.filter(note => !('key' in note && note.key === 'note.unratedCovers')).map(tell),
        bill: {
          ...bill,
          fees: bill.fees.map(billLine),
          surcharges: bill.surcharges.map(billLine),
          ...(count && first && each ? { installments: { count, first, each } } : {}),
        },
      }
    }
    case 'referred':
      return {
        status: 'referred',
        quoteNumber: outcome.quoteNumber,
        phone: outcome.phone,
        message: tell(outcome.message),
        ...(outcome.premium === undefined ? {} : { currency: 'USD', premium: outcome.premium }),
      }
    case 'declined': {
      const { code, message, text } = outcome
      const help = text === undefined ? {} : { text: tell(text) }
      return { status: 'declined', code, message: tell(message), ...help }
    }
    case 'needs':
      return {
        status: 'needs_data',
        fields: outcome.fields.map(({ choices, ...field }) => ({
          ...field,
          ...(choices ? { choices: [...choices] } : {}),
        })),
      }
    case 'unavailable':
    case 'listed':
    case 'failed':
      return null
  }
}
