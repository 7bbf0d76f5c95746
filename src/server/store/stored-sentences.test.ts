import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../../tests/carriers/panel.ts'
import { randomWalk } from '../../../tests/rooms/lines.ts'
import { key, post, sendingOf } from '../../../tests/rooms/sandbox.ts'
import { loadCarriers } from '../../carriers/load-carriers.ts'
import { sandboxKey } from '../../carriers/sandbox-key.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { CarrierRequest, Outcome, WireConnector } from '../../connectors/connector.ts'
import { insuranceLines } from '../../law/rule.ts'
import { lines } from '../../lines/index.ts'
import { openSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { loadSides } from '../../sandbox/sides/sides.ts'
import { today } from '../../wizard/sample.ts'
import { walk } from '../../wizard/walk.ts'
import { ingest } from '../asking/ingest.ts'
import { makeEstimator } from '../estimate/estimate.ts'
import { riskOf } from '../journey/quoting/risk-of.ts'
import type { QuoteSeal } from '../platform/seal.ts'
import { sharedPriceOf } from './carriers/shared-price.ts'
import { closeOutcome } from './rows/new-offers.ts'

/** Walks per line: enough that some are declined, some referred, and most priced. */
const walks = 12

const carriers = loadCarriers()
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ sides: loadSides(), key, pace: 'none' })
})
afterAll(() => sandbox.close())

const learned = () => ({ state: new Map(), line: new Map(), period: null })
const estimates = makeEstimator({
  index: { learned, observe() {}, read: async () => {}, flush: async () => {} },
})

interface Made {
  readonly of: string
  readonly outcome: Outcome
}

/** Every offer that the demonstration carriers make for a request: by plan, on the phone, over a wire, and as an estimate. */
async function offersFor(request: CarrierRequest, id: string): Promise<readonly Made[]> {
  const made: Made[] = []
  for (const carrier of carriers) {
    const writing = carrier.lines[request.risk.line]
    if (!writing?.states.includes(request.risk.state)) continue
    const { connector } = writing
    if (connector.via === 'process') made.push({ of: carrier.id, outcome: connector.rate(request) })
    if (connector.via !== 'wire') continue
    const outcome = await answerOf({ ...connector, endpoint: `${sandbox.origin}/${carrier.id}` }, request, id)
    made.push({ of: `${carrier.id} on a wire`, outcome })
    const shared = sharedPriceOf(outcome)
    if (shared) made.push({ of: `${carrier.id} to another visitor`, outcome: shared })
    for (const reason of ['failed', 'bound'] as const) {
      const estimate = estimates.estimate({ carrier: { ...carrier, level: 1 }, request, reason })
      if (estimate) made.push({ of: `an estimate for ${carrier.id}`, outcome: estimate })
    }
  }
  return made
}

async function answerOf(connector: WireConnector, request: CarrierRequest, id: string): Promise<Outcome> {
  const secret = (name: string) => (name === sandboxKey.id ? key.id : key.secret)
  const sending = { ...sendingOf({ idempotencyKey: id }), secret }
  const reply = await post(connector, connector.ask(request, sending))
  const answer = connector.read(reply, request)
  if (answer.kind === 'pending' || answer.kind === 'next') throw new Error('the sandbox answers at once')
  return ingest({ outcome: answer, hosts: [] }).outcome
}

/** Seals nothing. */
const openSeal: QuoteSeal = {
  close: (_, value) => Buffer.from(JSON.stringify(value)),
  open: (_, sealed) => JSON.parse(sealed.toString()),
}

/** Codes with a space in them, and log details of a failure: nobody sees them. */
const noWords = ['period', 'term', 'detail']

/** What a carrier wrote itself. */
const sent = ['text', 'line', 'label']

/** The texts with a space in them at every depth, except words that a carrier sent. */
function englishIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    (sent.includes(name) && typeof one === 'string') || noWords.includes(name) ? [] : englishIn(one),
  )
}

/** Words that a carrier sent. */
function sentWordsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const words = Object.entries(value).flatMap(([name, one]) =>
    sent.includes(name) && typeof one === 'string' ? [one] : [],
  )
  return [...words, ...Object.values(value).flatMap(sentWordsIn)]
}

describe.each(insuranceLines)('what is stored of %s offers', name => {
  test('contains keys and values: no sentence except what a carrier sent over a wire', async () => {
    const line = lines.byName(name)
    const random = randomFrom(20_261_122)
    const pick = (most: number) => Math.floor(random() * most)
    const kinds = new Set<string>()
    for (let nth = 0; nth < walks; nth += 1) {
      const { application } = walk({ line, answers: randomWalk(line, { pick }).answers, today })
      const risk = riskOf({ line: name, application, today })
      const request = carrierRequest({ reference: `quote-${nth}`, risk, today })
      for (const { of, outcome } of await offersFor(request, `${name}-${nth}`)) {
        const sealed = closeOutcome({ seal: openSeal, carrier: 'any', outcome })
        const stored: unknown = JSON.parse(String(sealed))
        kinds.add(outcome.kind)
        expect(englishIn(stored), of).toEqual([])
        if (!/ on a wire$| to another visitor$/.test(of)) expect(sentWordsIn(stored), of).toEqual([])
      }
    }
    expect(kinds).toContain('quoted')
  })
})
