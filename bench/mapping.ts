import { pathToFileURL } from 'node:url'
import { dialectOf } from '../src/connectors/acord/dialect.ts'
import { acordXml } from '../src/connectors/acord/xml/acord-xml.ts'
import { carrierRequest } from '../src/connectors/carrier-request.ts'
import type { AmountLine, Quoted, Sending, WireConnector } from '../src/connectors/connector.ts'
import { byHash } from '../src/connectors/folder-words.ts'
import type { Reply } from '../src/connectors/json-http/contract.ts'
import { jsonHttp } from '../src/connectors/json-http/json-http.ts'
import { ratePlan } from '../src/connectors/rate-plan/rate-plan.ts'
import type { AutoRisk } from '../src/risk/auto.ts'
import { readRequest } from '../src/sandbox/acord/read-request.ts'
import { writeReply } from '../src/sandbox/acord/write-reply.ts'
import { tellBy } from '../src/sentences/tell.ts'
import { tellCoverage } from '../src/sentences/tell-coverage.ts'
import { autoIn, ben, camry, carLike, driving } from '../tests/carriers/samples/sample-auto.ts'

interface Cost {
  /** Microseconds on one core to write the question and to read the reply. */
  readonly ask: number
  readonly read: number
  /** Characters of each. */
  readonly question: number
  readonly reply: number
}

interface MappingFigures {
  /** One driver and one car. */
  readonly acord: Cost
  readonly json: Cost
  /** Three drivers and four cars. */
  readonly acordHousehold: Cost
  readonly jsonHousehold: Cost
}

const today = '2026-11-21'
const phone = '1-800-555-0181'
const carrier = 'marrowgate'
const plan = ratePlan({
  carrier,
  line: 'auto',
  plans: new URL('../data/carriers/marrowgate/plans/', import.meta.url),
  phone,
  validDays: 30,
})
const sending: Sending = {
  idempotencyKey: 'bench',
  at: new Date('2026-11-21T15:41:19Z'),
  disclosed: today,
  secret: name => name,
}
const settings = { carrier, states: plan.states, endpoint: 'sandbox', phone } as const
const acord = acordXml({ ...settings, line: 'auto' }).connector
const json = jsonHttp({ ...settings, key: { id: 'ID', secret: 'SECRET' } }).connector

/** Measures the cost of translating an auto offer, over ACORD and over JSON; takes about four seconds. */
export function benchMapping(): MappingFigures {
  const one = autoIn({ state: 'TX', territory: 'T4' })
  const many = autoIn({
    state: 'TX',
    territory: 'T4',
    answers: {
      vehicles: [camry, carLike({ group: 'SPORTS' }), carLike({ year: 2012 }), carLike({ group: 'PICKUP' })],
      drivers: [...driving({}, { gender: 'M', relation: 'Spouse' }), { driver: ben }],
    },
  })
  return {
    acord: costOf(acord, one, acordReply),
    json: costOf(json, one, jsonReply),
    acordHousehold: costOf(acord, many, acordReply),
    jsonHousehold: costOf(json, many, jsonReply),
  }
}

type Answering = (question: string, risk: AutoRisk) => string

function costOf(connector: WireConnector, risk: AutoRisk, answer: Answering): Cost {
  const request = carrierRequest({ reference: 'bench', risk, today })
  const { body } = connector.ask(request, sending)
  const reply = { status: 200, headers: { 'content-type': 'application/json' }, body: answer(body, risk) }
  const { kind } = connector.read(reply, request)
  if (kind !== 'quoted') throw new Error(`the reply reads as ${kind}`)
  return {
    ask: microseconds(() => connector.ask(request, sending)),
    read: microseconds(() => connector.read(reply, request)),
    question: body.length,
    reply: reply.body.length,
  }
}

const tell = tellBy(byHash(plan.words))

function quotedBy(risk: AutoRisk): Quoted {
  const outcome = plan.connector.rate(carrierRequest({ reference: 'bench', risk, today }))
  if (outcome.kind !== 'quoted') throw new Error(`the plan says ${outcome.kind}`)
  return outcome
}

function acordReply(question: string, risk: AutoRisk): string {
  const { requestId } = readRequest(question)
  return writeReply({ risk, requestId, outcome: quotedBy(risk), tell, dialect: dialectOf() })
}

function jsonReply(_question: string, risk: AutoRisk): string {
  const { premium, period, estimated, coverage, notes, quoteNumber, expiresAt, bill } = quotedBy(risk)
  if (quoteNumber === undefined || expiresAt === undefined) throw new Error('a plan gives both')
  const { term, total } = bill
  const labelled = (line: AmountLine) => ({ ...line, label: tell(line.label) })
  const [fees, surcharges] = [bill.fees.map(labelled), bill.surcharges.map(labelled)]
  const amounts = { term, premium: bill.premium, fees, surcharges, total }
  const reply: Reply = {
    ...{ status: 'quoted', currency: 'USD', quoteNumber, premium, period, estimated },
    ...{ coverageText: tellCoverage(coverage, tell), expiresAt, notes: notes.map(tell), bill: amounts },
  }
  return JSON.stringify(reply)
}

/** Runs for half a second, half of it warm-up, and divides. */
function microseconds(work: () => unknown): number {
  const last: { answer?: unknown } = {}
  let each = 0
  for (const span of [250, 250]) {
    let count = 0
    const start = performance.now()
    while (performance.now() - start < span) {
      // Stored, so that the compiler cannot drop the work as unused.
      for (let run = 0; run < 20; run += 1) last.answer = work()
      count += 20
    }
    each = ((performance.now() - start) * 1_000) / count
  }
  if (last.answer === undefined) throw new Error('nothing was translated')
  return each
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, { ask, read, question, reply }] of Object.entries(benchMapping()))
    console.log(
      `${name.padEnd(16)} ask ${ask.toFixed(0)} µs (${question} characters), read ${read.toFixed(0)} µs (${reply})`,
    )
}
