import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrierRequest } from '../src/connectors/carrier-request.ts'
import type { Outcome } from '../src/connectors/connector.ts'
import { answer } from '../src/contract/answers/answer.ts'
import { type Properties, properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import type { InsuranceLine } from '../src/law/rule.ts'
import { lines } from '../src/lines/index.ts'
import { riskOf } from '../src/server/journey/quoting/risk-of.ts'
import type { Day } from '../src/units/day.ts'
import type { Line } from '../src/wizard/line.ts'
import type { Step } from '../src/wizard/step.ts'
import { walk } from '../src/wizard/walk.ts'
import { expectLines } from './carriers/expectations.ts'
import { randomWalk } from './rooms/lines.ts'
import { type Chance, chanceFrom, homes } from './support/chance.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { sweep } from './support/sweep.ts'
import type { Visitor } from './support/visitor.ts'

// Random journeys, the same in every run unless JOURNEYS_SEED is set.
const seed = Number(process.env.JOURNEYS_SEED ?? 20_261_121)
const today = '2026-11-21'
const carriers = demoCarriers()
const byName = lines.all.map(line => [line.name, line] as const)

/** A start page that was answered somewhere in the country. */
function startOf(line: Line<InsuranceLine>, { one }: Chance) {
  const { zip, state } = one([...homes.values()])
  return { start: { type: line.name, zipCode: zip, state } }
}

/** Every carrier's outcome for a finished application. */
function outcomesOf(
  line: Line<InsuranceLine>,
  answers: Readonly<Record<string, unknown>>,
): readonly Outcome[] {
  const { application, open } = walk({ line, answers, today })
  expect(open).toBeNull()
  const risk = riskOf({ line: line.name, application, today })
  return carriers.flatMap(({ id, phone, lines }): Outcome[] => {
    const writing = lines[risk.line]
    if (!writing?.states.includes(risk.state)) return []
    if (writing.connector.via === 'process')
      return [writing.connector.rate(carrierRequest({ reference: 'journey', risk, today }))]
    // Carriers over a wire have their own suites; here only the fact that they are asked counts.
    return [{ kind: 'referred', phone, quoteNumber: id, message: { text: '' } }]
  })
}

const journeys = sweep(500, 'journeys by chance', 100)
const wanderings = sweep(8, 'wanderings', 2)

describe.each(byName)('%s', (_name, line) => {
  test(`each of ${journeys.title} ends with offers, and no carrier fails at one (spec 1.3, 2.3.0.5)`, () => {
    let priced = 0
    for (let journey = 0; journey < journeys.size; journey += 1) {
      const chance = chanceFrom(seed + journey, today)
      const { answers } = randomWalk(line, { ...chance, start: startOf(line, chance) })
      const outcomes = outcomesOf(line, answers)
      const about = `JOURNEYS_SEED=${seed + journey}: ${JSON.stringify(answers)}`
      const leading = outcomes.filter(({ kind }) => kind === 'quoted' || kind === 'referred')
      expect(leading.length, `a price or a call: ${about}`).toBeGreaterThan(0)
      for (const outcome of outcomes) {
        if (outcome.kind === 'failed') expect.fail(`${outcome.detail} ${about}`)
        if (outcome.kind === 'quoted') expectLines(outcome)
      }
      if (outcomes.some(({ kind }) => kind === 'quoted')) priced += 1
    }
    expect(priced, 'journeys with a price').toBeGreaterThan(0)
  })
})

describe('through the calls', () => {
  let service: Running
  beforeAll(async () => {
    service = await run({ carriers, today })
  })
  afterAll(() => service.close())

  /** Payloads that no page sends: each must be refused or accepted, and never break the service. */
  const bad: readonly ((good: object) => object)[] = [
    () => ({}),
    good => Object.fromEntries(Object.keys(good).map(field => [field, null])),
    good => Object.fromEntries(Object.keys(good).map(field => [field, 'x'.repeat(300)])),
    good => Object.fromEntries(Object.keys(good).map(field => [field, [{ [field]: {} }]])),
    good => Object.fromEntries(Object.keys(good).map(field => [field, -1])),
    good => ({ ...good, uuid: '__proto__', action: 'constructor' }),
  ]

  async function post(visitor: Visitor, step: string, payload: object) {
    const { status: code, reply } = await visitor.call(answer, { answer: payload, step, source: 'web' })
    expect(code, `${step} ${JSON.stringify(payload)}`).toBeLessThan(500)
    return reply
  }

  /** The question of a page as the browser builds it: from its properties and the kind's schema. */
  async function stepShown(props: Properties): Promise<Step> {
    const kind = await import(`../src/kinds/${props.kind}/${props.kind}.ts`)
    // Only the kind, the fields and the schema are read of it.
    return {
      ...props,
      props,
      fields: kind.fields,
      answer: (day: Day) => kind.answer(props, day),
    } as unknown as Step
  }

  /** Goes where the service leads, with a bad answer before many good ones; returns the finished quote's id. */
  async function wander(visitor: Visitor, line: Line<InsuranceLine>, chance: Chance): Promise<string> {
    const { zip } = chance.one([...homes.values()])
    let reply = await post(visitor, '/start', { type: line.name, zipCode: zip })
    for (let pages = 0; pages < 100; pages += 1) {
      if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
      const { endpoint, result, config } = reply.data
      expect('properties' in reply.data, endpoint).toBe(!result.wizard_complete)
      if (result.wizard_complete) return config.quoteId
      const page = await visitor.call(properties, { step: endpoint })
      if (page.reply.status !== 'OK') throw new Error(`${endpoint}: ${JSON.stringify(page.reply)}`)
      expect(reply.data.properties, endpoint).toEqual(page.reply.properties)
      const good = chance.one(chance.answersTo(await stepShown(page.reply.properties)))
      if (chance.pick(2) === 0) {
        const spoilt = await post(visitor, endpoint, chance.one(bad)(good))
        if (spoilt.status === 'OK') {
          reply = spoilt
          continue
        }
      }
      reply = await post(visitor, endpoint, good)
    }
    throw new Error('a journey of a hundred pages does not end')
  }

  test.each(byName)(
    `%s can be finished with bad answers on the way: ${wanderings.title}`,
    async (_name, line) => {
      for (let journey = 0; journey < wanderings.size; journey += 1) {
        const visitor = service.visitor()
        await visitor.open('/start')
        const quoteId = await wander(visitor, line, chanceFrom(seed + journey, today))
        const { reply } = await visitor.call(status, { quote_id: quoteId })
        expect(reply.status === 'OK' && reply.data.result.quotes.length).toBeGreaterThan(0)
      }
    },
  )
})
