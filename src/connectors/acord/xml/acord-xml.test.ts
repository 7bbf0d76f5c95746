import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../../tests/carriers/panel.ts'
import { today } from '../../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../../tests/carriers/samples/sample-renters.ts'
import { inWords, tellOf } from '../../../../tests/rooms/connectors.ts'
import { stateCodes } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Risk } from '../../../risk/risk.ts'
import { readRequest } from '../../../sandbox/acord/read-request.ts'
import { writePending, writeReply } from '../../../sandbox/acord/write-reply.ts'
import { carrierRequest } from '../../carrier-request.ts'
import type { Outcome, Pending, QuoteRequest, Sending } from '../../connector.ts'
import { ratePlan } from '../../rate-plan/rate-plan.ts'
import { type DialectFile, dialectOf } from '../dialect.ts'
import { acordXml } from './acord-xml.ts'

const phone = '1-800-555-0181'
const settings = { carrier: 'marrowgate', states: ['TX'], endpoint: 'sandbox', phone } as const
const secrets: Readonly<Record<string, string>> = { USER: 'agent', PASSWORD: 'hush' }
const sending: Sending = {
  idempotencyKey: 'q1/marrowgate/7f3a',
  at: new Date('2026-11-21T15:41:19.500Z'),
  disclosed: today,
  secret: name => secrets[name] ?? '',
}
const rating = (risk: Risk): QuoteRequest => ({ reference: 'q1', risk, today })
const carrierQuestion = (risk: Risk) => carrierRequest(rating(risk))

describe('a carrier that speaks ACORD', () => {
  it('has the terms of the trade unless its contract says otherwise', () => {
    const { states, connector } = acordXml({ ...settings, line: 'auto' })
    expect(states).toEqual(['TX'])
    expect(connector).toMatchObject({
      via: 'wire',
      endpoint: 'sandbox',
      secrets: [],
      terms: { deadlineMs: 24_000, repeatSafe: false, atOnce: 8 },
    })
    const terms = { deadlineMs: 9_000, repeatSafe: true, atOnce: 2, perSecond: 1 }
    expect(acordXml({ ...settings, ...terms, line: 'auto' }).connector.terms).toEqual(terms)
  })

  it('posts to the path of its dialect, as XML, wrapped where the carrier wants it', () => {
    const bare = acordXml({ ...settings, line: 'auto' }).connector.ask(
      carrierQuestion(autoIn({ state: 'TX' })),
      sending,
    )
    expect(bare).toMatchObject({
      method: 'POST',
      path: '/acord',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
    })
    expect(bare.headers).not.toHaveProperty('soapaction')
    expect(bare.body).toContain('<ClientDt>2026-11-21T15:41:19</ClientDt>')
    const dialect = {
      wrap: 'soap',
      soapAction: 'urn:quote',
      path: '/rate.asmx',
      producer: { contractNumber: '77-1' },
    } as const
    const soap = acordXml({ ...settings, line: 'auto', dialect }).connector.ask(
      carrierQuestion(autoIn({ state: 'TX' })),
      sending,
    )
    expect(soap).toMatchObject({ path: '/rate.asmx', headers: { soapaction: '"urn:quote"' } })
    expect(soap.body).toContain('<soap:Body><ACORD>')
    expect(soap.body).toContain('<ContractNumber>77-1</ContractNumber>')
  })

  it('sends a repeated question under the same RqUID, and another question under another', () => {
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const idOf = (idempotencyKey: string, at = sending.at) =>
      readRequest(
        connector.ask(carrierQuestion(autoIn({ state: 'TX' })), { ...sending, idempotencyKey, at }).body,
      ).requestId
    expect(idOf('one')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(idOf('one', new Date('2026-11-21T15:41:44Z'))).toBe(idOf('one'))
    expect(idOf('two')).not.toBe(idOf('one'))
    expect(idOf('one')).not.toContain('one')
  })

  it('asks for a pending answer by the ticket of the reply', () => {
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const request = carrierQuestion(autoIn({ state: 'TX' }))
    const { requestId } = readRequest(connector.ask(request, sending).body)
    const body = writePending({ line: 'auto', requestId, dialect: dialectOf() })
    const pending = connector.read({ status: 200, headers: {}, body }, request)
    expect(pending).toEqual({ kind: 'pending', pollAfterMs: 2_000, ticket: requestId })
    const poll = connector.poll({
      ticket: requestId,
      request,
      sending: { ...sending, idempotencyKey: 'other' },
    })
    expect(readRequest(poll.body)).toEqual({ kind: 'poll', requestId })
    expect(poll.body).not.toMatch(/Example|BirthDt/)
  })

  it('signs on with the secrets that its settings name, in both kinds of request', () => {
    const { connector } = acordXml({
      ...settings,
      line: 'auto',
      credentials: { user: 'USER', password: 'PASSWORD' },
    })
    expect(connector.secrets).toEqual(['USER', 'PASSWORD'])
    const credentials = { user: 'agent', password: 'hush' }
    const request = carrierQuestion(autoIn({ state: 'TX' }))
    expect(readRequest(connector.ask(request, sending).body)).toMatchObject({ credentials })
    expect(readRequest(connector.poll({ ticket: '1', request, sending }).body)).toMatchObject({ credentials })
  })

  it('does not start with an invalid dialect', () => {
    const wrong = (dialect: object) => () => acordXml({ ...settings, line: 'auto', dialect })
    for (const dialect of [
      { wrap: 'twice' },
      { path: 'acord' },
      { codes: { A: 'maybe' } },
      { nameSpace: null },
    ])
      expect(wrong(dialect)).toThrow()
  })

  it('asks and reads nothing about a line other than its own', () => {
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const other = carrierQuestion(rentersIn({ state: 'TX' }))
    expect(() => connector.ask(other, sending)).toThrow(RangeError)
    expect(connector.read({ status: 200, headers: {}, body: '' }, other)).toMatchObject({
      kind: 'failed',
      cause: 'internal',
    })
  })
})

const plansOf = (carrier: string) => new URL(`../../../../data/carriers/${carrier}/plans/`, import.meta.url)
const priced = [
  ['marrowgate', 'auto', autoIn],
  ['pelican', 'homeowner', homeownerIn],
  ['pelican', 'renters', rentersIn],
  ['bramble', 'auto', autoIn],
] as const satisfies readonly (readonly [string, InsuranceLine, unknown])[]

describe('a rating that went over the wire', () => {
  it.each(priced)('of %s, %s, arrives with every amount, note, number and day', (carrier, line, riskIn) => {
    const {
      states,
      words,
      connector: plan,
    } = ratePlan({
      carrier,
      line,
      plans: plansOf(carrier),
      phone,
      validDays: 30,
    })
    const { connector } = acordXml({ ...settings, carrier, line, states })
    const tell = tellOf(words)
    let quotes = 0
    for (const state of stateCodes.filter(state => states.includes(state))) {
      const request = carrierQuestion(riskIn({ state, territory: 'T3' }))
      const question = readRequest(connector.ask(request, sending).body)
      if (question.kind !== 'quote') throw new Error('read as a poll')
      const outcome = plan.rate(carrierQuestion(question.risk))
      if (outcome.kind === 'listed') throw new Error('a plan lists nothing')
      const body = writeReply({ ...question, outcome, tell, dialect: dialectOf() })
      const read = inWords(outcomeOf(connector.read({ status: 200, headers: {}, body }, request)))
      expect(read, state).toEqual(asCarried(inWords(outcome, tell), read))
      if (outcome.kind === 'quoted') quotes += 1
    }
    expect(quotes).toBe(states.length)
  })

  const dialects: readonly DialectFile[] = [
    {},
    { codes: { REFER: 'technical', U9: 'refer' }, wrap: 'soap', namespace: 'urn:acord' },
  ]
  it.each<[string, Exclude<Outcome, { kind: 'listed' }>]>([
    [
      'a refusal',
      {
        kind: 'declined',
        code: 'license',
        message: { text: 'A license is required. We are sorry.' },
        text: { text: 'Ask again.' },
      },
    ],
    [
      'a refusal in one sentence',
      { kind: 'declined', code: 'losses', message: { text: 'Three losses, an internal error.' } },
    ],
    [
      'a referral',
      { kind: 'referred', phone, quoteNumber: 'MAR-1', message: { text: 'We do not decline: please call.' } },
    ],
    [
      'a referral with a price',
      {
        kind: 'referred',
        phone,
        quoteNumber: 'MAR-1',
        message: { text: 'Please call.' },
        premium: '81.20',
        period: '6 months',
      },
    ],
    [
      'a question back',
      {
        kind: 'needs',
        fields: [
          { path: 'a/b', prompt: 'Since when?' },
          { path: 'c', prompt: 'Who?' },
        ],
      },
    ],
    ['no rates', { kind: 'unavailable', message: { text: 'This insurer has no rates for that day.' } }],
  ])('arrives as %s', (_, outcome) => {
    const risk = autoIn({ state: 'TX' })
    for (const dialect of dialects) {
      const { connector } = acordXml({ ...settings, line: 'auto', dialect })
      const body = writeReply({
        risk,
        requestId: '1',
        outcome,
        tell: tellOf([]),
        dialect: dialectOf(dialect),
      })
      expect(connector.read({ status: 200, headers: {}, body }, carrierQuestion(risk))).toEqual(outcome)
    }
  })

  it('arrives as a failure where the carrier failed, without its cause', () => {
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const risk = autoIn({ state: 'TX' })
    const outcome = { kind: 'failed', cause: 'internal', retryable: false } as const
    const body = writeReply({ risk, requestId: '1', outcome, tell: tellOf([]), dialect: dialectOf() })
    expect(connector.read({ status: 200, headers: {}, body }, carrierQuestion(risk))).toMatchObject({
      kind: 'failed',
      cause: 'http',
    })
  })

  it('arrives with the cover that was changed', () => {
    const plan = ratePlan({
      carrier: 'marrowgate',
      line: 'auto',
      plans: plansOf('marrowgate'),
      phone,
      validDays: 30,
    })
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const choices = autoIn({ state: 'TX' })
    const rated = { ...choices, auto: { ...choices.auto, deductible: '1000' } } as const
    const outcome = plan.connector.rate(carrierQuestion(rated))
    if (outcome.kind !== 'quoted') throw new Error('not quoted')
    const body = writeReply({
      risk: rated,
      requestId: '1',
      outcome,
      tell: tellOf(plan.words),
      isChanged: true,
      dialect: dialectOf(),
    })
    expect(body).toContain('SuccessWithChanges')
    expect(connector.read({ status: 200, headers: {}, body }, carrierQuestion(choices))).toMatchObject({
      kind: 'quoted',
      premium: outcome.premium,
      coverage: { parts: expect.arrayContaining([{ kind: 'deductible', amounts: [1000] }]) },
    })
  })

  it('stays confirmed where the visitor skipped what the carrier does not price by', () => {
    const risk = { ...rentersIn({ state: 'TX' }), assumed: ['age', 'protections'] } as const
    const plan = ratePlan({
      carrier: 'pelican',
      line: 'renters',
      plans: plansOf('pelican'),
      phone,
      validDays: 30,
    })
    const outcome = plan.connector.rate(carrierQuestion(risk))
    if (outcome.kind !== 'quoted') throw new Error('not quoted')
    const body = writeReply({ risk, requestId: '1', outcome, tell: tellOf(plan.words), dialect: dialectOf() })
    const read = (more: object) =>
      acordXml({ ...settings, ...more, line: 'renters' }).connector.read(
        { status: 200, headers: {}, body },
        carrierQuestion(risk),
      )
    const [age, protections] = [{ key: 'assumed.age' }, { key: 'assumed.protections' }]
    expect(read({})).toMatchObject({ estimated: true, assumed: [age, protections] })
    expect(read({ notRated: ['age'] })).toMatchObject({ estimated: false, assumed: [protections] })
  })

  it('becomes an outcome, whatever the network did to the document', () => {
    const { connector } = acordXml({ ...settings, line: 'auto' })
    const request = carrierQuestion(autoIn({ state: 'TX' }))
    const plan = ratePlan({
      carrier: 'marrowgate',
      line: 'auto',
      plans: plansOf('marrowgate'),
      phone,
      validDays: 30,
    })
    const outcome = plan.connector.rate(carrierQuestion(autoIn({ state: 'TX' })))
    if (outcome.kind !== 'quoted') throw new Error('not quoted')
    const whole = writeReply({
      risk: autoIn({ state: 'TX' }),
      requestId: '1',
      outcome,
      tell: tellOf(plan.words),
      dialect: dialectOf(),
    })
    const random = randomFrom(20_261_121)
    const kinds = new Set<string>()
    for (let trial = 0; trial < 2_000; trial += 1) {
      const at = Math.floor(random() * whole.length)
      const cut = Math.floor(random() * 12)
      const body = whole.slice(0, at) + ['', '<', '9', '&', 'x'][trial % 5] + whole.slice(at + cut)
      const read = connector.read({ status: 200, headers: {}, body }, request)
      kinds.add(read.kind)
      if (read.kind === 'quoted') expect(Number(read.premium)).toBeGreaterThan(0)
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['failed', 'quoted']))
  })
})

function outcomeOf(answer: Outcome | Pending): Outcome {
  if (answer.kind === 'pending') throw new Error('not answered yet')
  return answer
}

/** The part of an outcome that goes over the wire: no plan, and every assumption that was made. */
function asCarried(outcome: Outcome, read: object): object {
  if (outcome.kind !== 'quoted') return outcome
  // ACORD has no word for a cover that an insurer never prices, so a note says what was chosen.
  const { plan, bill, unrated, ...rest } = outcome
  // A carrier that puts a surcharge on its bill is sure of it.
  const surcharges = bill.surcharges.map(({ isUnsure, ...line }) => line)
  const { estimated, assumed } = read as Pick<typeof outcome, 'estimated' | 'assumed'>
  return { ...rest, bill: { ...bill, surcharges }, source: 'carrier', estimated, assumed }
}
