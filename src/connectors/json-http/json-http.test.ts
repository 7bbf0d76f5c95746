import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { askable } from '../../risk/askable.ts'
import { carrierRequest } from '../carrier-request.ts'
import type { Sending, WireReply } from '../connector.ts'
import { question } from './contract.ts'
import { jsonHttp } from './json-http.ts'
import { verifySignature } from './signature.ts'

const settings = {
  carrier: 'wren',
  states: ['TX', 'OH'],
  endpoint: 'https://api.wren.example/quoting',
  key: { id: 'WREN_KEY_ID', secret: 'WREN_SECRET' },
  phone: '1-800-555-0197',
} as const

const secrets: Readonly<Record<string, string>> = { WREN_KEY_ID: 'wadsworth-1', WREN_SECRET: 'twig' }
const at = new Date('2026-11-21T12:00:00Z')
const sending: Sending = {
  idempotencyKey: 'key-1',
  at,
  disclosed: '2026-11-20',
  secret: name => secrets[name] ?? '',
}
const request = carrierRequest({ reference: 'q1', risk: rentersIn({ state: 'TX' }), today })
const { connector } = jsonHttp(settings)

function replied(body: unknown, { status = 200, headers = {} }: Partial<WireReply> = {}): WireReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body: text }
}

const quoted = {
  status: 'quoted',
  quoteNumber: 'W-1001',
  currency: 'USD',
  premium: '178.00',
  period: 'year',
  coverageText: '$30,000 belongings / $100,000 liability / $500 deductible',
  expiresAt: '2026-12-21',
}

describe('what a carrier is sent', () => {
  it('is the question, with its key, signed over time, method, path and body', () => {
    const { method, path, headers, body } = connector.ask(request, sending)
    expect([method, path]).toEqual(['POST', '/v1/quotes'])
    expect(v.parse(question, JSON.parse(body))).toMatchObject({
      line: 'renters',
      state: 'TX',
      consent: { informationDisclosure: '2026-11-20' },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-key-id': 'wadsworth-1',
      'x-timestamp': '1795262400',
    })
    const signature = headers['x-signature']
    const signed = { secret: 'twig', method, path: '/quoting/v1/quotes', body, now: at }
    expect(verifySignature({ ...signed, timestamp: headers['x-timestamp'], signature })).toBe(true)
    expect(body).not.toContain('twig')
  })

  it('is the same text for the same question, whenever it is sent', () => {
    const later = { ...sending, at: new Date(at.getTime() + 60_000) }
    expect(connector.ask(request, later).body).toBe(connector.ask(request, sending).body)
  })

  it('polls the path from the reply, signed without a body', () => {
    const { method, path, headers, body } = connector.poll({ ticket: '/v1/quotes/7f3a', request, sending })
    expect({ method, path, body }).toEqual({ method: 'GET', path: '/v1/quotes/7f3a', body: '' })
    const signed = { secret: 'twig', method, path: '/quoting/v1/quotes/7f3a', body, now: at }
    expect(
      verifySignature({ ...signed, timestamp: headers['x-timestamp'], signature: headers['x-signature'] }),
    ).toBe(true)
    expect(headers).not.toHaveProperty('content-type')
  })

  it('may be sent twice under one key, within eight seconds, to eight visitors at once', () => {
    expect(connector.terms).toEqual({ deadlineMs: 8_000, atOnce: 8, repeatSafe: true })
    expect(connector.secrets).toEqual(['WREN_KEY_ID', 'WREN_SECRET'])
    const slow = jsonHttp({ ...settings, perSecond: 2 })
    expect(slow.connector.terms.perSecond).toBe(2)
    expect(slow.states).toEqual(['TX', 'OH'])
  })
})

describe('a reply of the carrier contract', () => {
  const read = (body: unknown, options?: Partial<WireReply>) =>
    connector.read(replied(body, options), request)

  it('is a price that rests on what we assumed', () => {
    expect(read(quoted)).toEqual({
      kind: 'quoted',
      source: 'carrier',
      premium: '178.00',
      period: 'year',
      bill: { term: 'year', premium: '178.00', fees: [], surcharges: [], total: '178.00' },
      estimated: false,
      coverage: {
        parts: [
          { kind: 'belongings', amounts: [30_000] },
          { kind: 'liability', amounts: [100_000] },
          { kind: 'deductible', amounts: [500] },
        ],
      },
      notes: [],
      assumed: expect.arrayContaining([{ key: 'assumed.householdSize' }]),
      quoteNumber: 'W-1001',
      expiresAt: '2026-12-21',
    })
  })

  it('says so where the plan covers less than the line usually does', () => {
    expect(read({ ...quoted, narrow: true })).toMatchObject({ narrow: true })
    expect(read({ ...quoted, narrow: false })).not.toHaveProperty('narrow')
  })

  it('is an estimate where the carrier says so: it knows what we assumed, and what it rates by', () => {
    expect(read({ ...quoted, estimated: true })).toMatchObject({ estimated: true })
    const guessed = { ...request, risk: askable(rentersIn({ state: 'TX', answers: { dob: null } })) }
    const [sure, unsure] = [false, true].map(estimated =>
      connector.read(replied({ ...quoted, estimated }), guessed),
    )
    expect(sure).toMatchObject({ estimated: false })
    expect(unsure).toMatchObject({ estimated: true })
    // If the age does not move the price, the card does not mention it.
    expect(JSON.stringify(sure)).not.toContain('assumed.age')
    expect(JSON.stringify(unsure)).toContain('assumed.age')
  })

  it('shows the month of a year paid in installments, and keeps the bill', () => {
    const bill = {
      term: 'year',
      premium: '166.00',
      fees: [{ id: 'policy-fee', label: 'Policy fee', amount: '12.00' }],
      total: '178.00',
      installments: { count: 12, first: '14.76', each: '14.84' },
    }
    expect(read({ ...quoted, premium: '14.84', period: 'month', bill })).toMatchObject({
      premium: '14.84',
      period: 'month',
      bill: {
        ...bill,
        fees: [{ id: 'policy-fee', label: { text: 'Policy fee' }, amount: '12.00' }],
        surcharges: [],
        installments: { count: 12, first: '14.76', each: '14.84', sum: '178.00' },
      },
    })
  })

  it('rounds a price to the cent, half up', () => {
    expect(read({ ...quoted, premium: '178.005' })).toMatchObject({ premium: '178.01' })
  })

  it('keeps a real discount, and where the visitor goes on to buy', () => {
    const discount = { original: '190.00', reason: 'Paid in full' }
    expect(read({ ...quoted, discount, bridgeUrl: 'https://buy.wren.example/q/1' })).toMatchObject({
      original: '190.00',
      deal: { text: 'Paid in full' },
      bridgeUrl: 'https://buy.wren.example/q/1',
    })
  })

  it('passes on only what an outcome contains', () => {
    const more = { ...quoted, ssn: '000-00-0000', bill: undefined, internal: { score: 700 } }
    expect(JSON.stringify(read(more))).not.toMatch(/ssn|score/)
  })

  it('refers to a phone at least, and never to a quote number that the carrier has not made', () => {
    expect(read({ status: 'referred', message: 'Please call us.' })).toEqual({
      kind: 'referred',
      phone: '1-800-555-0197',
      message: { text: 'Please call us.' },
    })
    const own = {
      phone: '1-888-555-0100',
      quoteNumber: 'R-7',
      premium: '210.5',
      period: 'year',
      currency: 'USD',
    }
    expect(read({ status: 'referred', message: 'Please call us.', ...own })).toMatchObject({
      phone: '1-888-555-0100',
      quoteNumber: 'R-7',
      premium: '210.50',
      period: 'year',
    })
  })

  it('declines with a reason, and asks for what the wizard did not ask', () => {
    const declined = {
      status: 'declined',
      code: 'losses',
      message: 'Too many losses.',
      text: 'Ask again in a year.',
    }
    expect(read(declined)).toEqual({
      kind: 'declined',
      code: 'losses',
      message: { text: 'Too many losses.' },
      text: { text: 'Ask again in a year.' },
    })
    const fields = [{ path: 'risk.renters.floor', prompt: 'On which floor do you live?' }]
    expect(read({ status: 'needs_data', fields })).toEqual({ kind: 'needs', fields })
  })

  it.each([
    ['no JSON', 'oops', {}],
    ['half of a JSON text', '{"status":"quo', {}],
    ['no JSON by its type', quoted, { headers: { 'content-type': 'text/html' } }],
    ['without a type', quoted, { headers: { 'content-type': undefined } }],
    ['of an unknown status', { ...quoted, status: 'maybe' }, {}],
    ['without a number', { ...quoted, quoteNumber: undefined }, {}],
    ['without a currency', { ...quoted, currency: undefined }, {}],
    ['in another currency', { ...quoted, currency: 'EUR' }, {}],
    ['with a negative premium', { ...quoted, premium: '-178.00' }, {}],
    ['with a premium of zero', { ...quoted, premium: '0.00' }, {}],
    ['with a premium that rounds to zero', { ...quoted, premium: '0.004' }, {}],
    ['with a premium of over a million', { ...quoted, premium: '1000000.01' }, {}],
    ['with NaN for a premium', { ...quoted, premium: 'NaN' }, {}],
    ['with a number for a premium', { ...quoted, premium: 178 }, {}],
    ['with a price of yesterday', { ...quoted, expiresAt: '2026-11-20' }, {}],
    ['with a day that does not exist', { ...quoted, expiresAt: '2026-13-41' }, {}],
    ['with a day that its month does not have', { ...quoted, expiresAt: '2027-02-30' }, {}],
    ['with a link that is not secure', { ...quoted, bridgeUrl: 'http://buy.wren.example/' }, {}],
    ['with a script for a link', { ...quoted, bridgeUrl: 'javascript:alert(1)' }, {}],
    [
      'with a discount that takes nothing off',
      { ...quoted, discount: { original: '178.00', reason: 'Sale' } },
      {},
    ],
    [
      'with a bill that does not add up',
      { ...quoted, bill: { term: 'year', premium: '100.00', total: '178.00' } },
      {},
    ],
    [
      'with a premium that is not its bill',
      { ...quoted, premium: '99.00', bill: { term: 'year', premium: '178.00', total: '178.00' } },
      {},
    ],
    [
      'with installments that forget a part',
      {
        ...quoted,
        premium: '10.00',
        period: 'month',
        bill: {
          term: 'year',
          premium: '178.00',
          total: '178.00',
          installments: { count: 12, first: '10.00', each: '10.00' },
        },
      },
      {},
    ],
    [
      'with a number that callers pay for',
      { status: 'referred', message: 'Call us.', phone: '1-900-555-0100' },
      {},
    ],
    ['with no field of those it needs', { status: 'needs_data', fields: [] }, {}],
  ])('%s is a bad answer', (_, body, options) => {
    expect(read(body, options)).toEqual({
      kind: 'failed',
      cause: 'badAnswer',
      retryable: false,
      detail: expect.not.stringMatching(/178|wren\.example/),
    })
  })

  it.each([
    [400, 'http', false],
    [401, 'auth', false],
    [403, 'auth', false],
    [409, 'http', false],
    [422, 'http', false],
    [429, 'quota', true],
    [500, 'http', true],
    [502, 'http', true],
    [503, 'maintenance', true],
    [504, 'http', true],
    [301, 'http', false],
  ])('of status %s fails by %s, to be tried again: %s', (status, cause, retryable) => {
    expect(read('', { status, headers: { 'content-type': 'text/plain' } })).toEqual({
      kind: 'failed',
      cause,
      retryable,
      detail: `HTTP ${status}`,
    })
  })
})

describe('a 202', () => {
  const take = (location: string | undefined, to = connector) =>
    to.read(replied({ pollAfterMs: 2000 }, { status: 202, headers: { location } }), request)

  it.each([
    ['/quoting/v1/quotes/7f3a', '/v1/quotes/7f3a'],
    ['https://api.wren.example/quoting/v1/quotes/7f3a?part=1', '/v1/quotes/7f3a?part=1'],
    ['quotes/7f3a', '/v1/quotes/7f3a'],
  ])('says where the answer will be: %s', (location, ticket) => {
    expect(take(location)).toEqual({ kind: 'pending', pollAfterMs: 2000, ticket })
  })

  it.each([
    [undefined],
    ['https://evil.example/quoting/v1/quotes/7f3a'],
    ['//evil.example/quoting/v1/quotes/7f3a'],
    ['http://api.wren.example/quoting/v1/quotes/7f3a'],
    ['https://user:word@api.wren.example/quoting/v1/quotes/7f3a'],
    ['/v1/quotes/7f3a'],
    ['/quoting/../admin'],
    ['/quoting/%2e%2e/admin'],
    ['/quotingmore/v1'],
    ['http://['],
  ])('leads only to a path below the endpoint: not to %s', location => {
    expect(take(location)).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })

  it('leads to the folder of the carrier in the sandbox', () => {
    const sandboxed = jsonHttp({ ...settings, endpoint: 'sandbox' }).connector
    expect(take('/wren/v1/quotes/7f3a', sandboxed)).toMatchObject({ ticket: '/v1/quotes/7f3a' })
    expect(take('/robin/v1/quotes/7f3a', sandboxed)).toMatchObject({ cause: 'badAnswer' })
  })

  it('is a bad answer without a time to wait', () => {
    const reply = replied({}, { status: 202, headers: { location: '/quoting/v1/quotes/7f3a' } })
    expect(connector.read(reply, request)).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })
})
