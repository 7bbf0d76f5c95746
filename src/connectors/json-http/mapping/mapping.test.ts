import { describe, expect, it } from 'vitest'
import { today } from '../../../../tests/carriers/samples/sample.ts'
import { ann, autoIn, ben } from '../../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../../tests/carriers/samples/sample-renters.ts'
import { goingTo, partyOf, tripFrom } from '../../../../tests/carriers/samples/sample-travel.ts'
import {
  asynchronous,
  byPayPlan,
  nonStandardAuto,
  travelMarketplace,
  underwriters,
} from '../../../../tests/rooms/json-mappings.ts'
import type { Risk } from '../../../risk/risk.ts'
import { carrierRequest } from '../../carrier-request.ts'
import type { Sending, WireReply } from '../../connector.ts'
import { DocumentError } from '../../json-document.ts'
import { jsonHttp } from '../json-http.ts'
import { readMapping } from './mapping.ts'

const sending: Sending = {
  idempotencyKey: 'key-1',
  at: new Date('2026-11-21T12:00:00Z'),
  disclosed: today,
  secret: name => (name === 'WREN_KEY_ID' ? 'agency-7' : 'twig'),
}

/** A carrier reached through a mapping: what it gets of a risk, and the outcomes of its replies. */
function speaking(document: unknown, risk: Risk) {
  const { connector } = jsonHttp({
    carrier: 'wren',
    states: ['TX'],
    endpoint: 'https://api.wren.example',
    key: { id: 'WREN_KEY_ID', secret: 'WREN_SECRET' },
    mapping: readMapping({ file: 'mapping.json', text: JSON.stringify(document) }, risk.line),
    phone: '1-800-555-0197',
  })
  const request = carrierRequest({ reference: 'q1', risk, today })
  const wireRequest = connector.ask(request, sending)
  return {
    connector,
    request,
    wireRequest,
    sent: JSON.parse(wireRequest.body),
    read(body: unknown, reply: Partial<WireReply> = {}) {
      const headers = { 'content-type': 'application/json' }
      return connector.read({ status: 200, headers, body: JSON.stringify(body), ...reply }, request)
    },
  }
}

describe('a non-standard auto carrier', () => {
  const risk = autoIn({
    state: 'TX',
    answers: {
      drivers: [{ driver: ann }, { driver: ben }],
      incidents: { choices: ['AT_FAULT_1', 'SUSPENDED'] },
    },
  })
  const { wireRequest, sent, read, connector } = speaking(nonStandardAuto, risk)
  const rated = {
    quoteCode: 'NS-77',
    quotePremium: 612.4,
    quoteFeesTotal: 35,
    quoteTotal: 647.4,
    coverages: [
      { name: 'injury', limit: '100/300', premium: 300 },
      { name: 'damage', limit: '100', premium: 312.4 },
    ],
    payPlans: [{ payments: 1 }, { payments: 6, downPayment: 120, payment: '110.00' }],
    consumerBridge: 'https://buy.wren.example/NS-77',
    agentCommission: 61.24,
  }

  it('gets requests in its own words, codes and form of key', () => {
    expect(wireRequest.path).toBe('/rate')
    expect(wireRequest.headers).toMatchObject({
      'X-Api-Key': 'twig',
      'X-Agency': 'agency-7',
      'X-Version': '3',
    })
    expect(wireRequest.headers).not.toHaveProperty('x-signature')
    expect(sent).toEqual({
      externalId: 'key-1',
      insuredName: 'Ann Example',
      address: { street: '1 Sample St', unit: '', zip: '00000' },
      limits: { bodilyInjury: '100/300', perAccident: true },
      deductible: 500,
      priorInsurance: 'CONTINUOUS',
      sr22: true,
      violations: ['AFA', 'SUS'],
      driverCount: 2,
      drivers: [
        { name: 'Ann Example', born: '1986-05-02', sex: 'Female', married: false },
        { name: 'Ben Example', born: '2009-07-04', sex: 'Male', married: false },
      ],
      vehicles: [{ vin: '4T1G11AK8PU123456', use: 'Pleasure', miles: 12000 }],
    })
    expect(connector.terms.repeatSafe).toBe(false)
  })

  it('quotes a term with its fees apart, its cover and its bridge', () => {
    expect(read(rated)).toMatchObject({
      kind: 'quoted',
      premium: '647.40',
      period: '6 months',
      bill: {
        term: '6 months',
        premium: '612.40',
        fees: [{ id: 'fees', label: { text: 'Policy and filing fees' }, amount: '35.00' }],
        total: '647.40',
      },
      coverage: { line: '100/300 injury / 100 damage' },
      quoteNumber: 'NS-77',
      expiresAt: '2026-12-06',
      bridgeUrl: 'https://buy.wren.example/NS-77',
    })
    expect(JSON.stringify(read(rated))).not.toContain('61.24')
    expect(read({ ...rated, quoteFeesTotal: undefined, quoteTotal: 612.4 })).toMatchObject({
      bill: { fees: [] },
    })
  })

  it('is shown by the month where a pay plan is mapped', () => {
    expect(speaking(byPayPlan, risk).read(rated)).toMatchObject({
      premium: '110.00',
      period: 'month',
      bill: { total: '647.40', installments: { count: 6, first: '120.00', each: '110.00', sum: '670.00' } },
    })
  })

  it('declines in a sentence of ours for its code', () => {
    expect(read({ errors: [{ code: 'UW01', detail: 'x' }] })).toEqual({
      kind: 'declined',
      code: 'UW01',
      message: { text: 'This insurer does not write drivers with two accidents at fault.' },
    })
    expect(read({ errors: [{ code: 'UW99' }] })).toMatchObject({
      message: { text: 'This insurer does not write this policy.' },
    })
  })

  it.each([
    ['a total that is not premium and fees', { ...rated, quoteTotal: 600 }],
    ["a premium that isn't a number", { ...rated, quotePremium: 'call us' }],
    ['a negative premium', { ...rated, quotePremium: -612.4 }],
    ["a fee that isn't an amount", { ...rated, quoteFeesTotal: {}, quoteTotal: 'n/a' }],
    ['nothing that the mapping knows', { hello: 'world' }],
    ['no object', []],
  ])('answers badly with %s', (_, body) => {
    expect(read(body)).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })
})

describe('a travel marketplace', () => {
  const risk = tripFrom({
    state: 'TX',
    answers: { travelers: partyOf(40, 12), destinations: goingTo('FR', 'IT'), cost: { trip_cost: 5000 } },
  })
  const { wireRequest, sent, read } = speaking(travelMarketplace, risk)
  const offer = {
    insurer: 'Albatross',
    price: { amount: 213.45, amountInCents: 21345, isStartingPrice: false, currency: 'USD' },
    guarantees: { cancellation: '100%' },
  }
  const offersReply = {
    offers: [offer],
    quote: { id: 'T-9', expiresAt: '2026-11-28T10:00:00Z' },
    unpricedCount: 2,
  }

  it('gets signed requests with lists', () => {
    expect(sent.trip).toMatchObject({
      arrivalCountries: ['FR', 'IT'],
      travellers: [{ age: 40 }, { age: 12 }],
      tripPrice: 500_000,
      shouldCoverCancellation: true,
    })
    expect(wireRequest.headers).toHaveProperty('x-signature')
  })

  it('quotes the trip from cents, until the day of its expiry time', () => {
    expect(read(offersReply)).toMatchObject({
      premium: '213.45',
      period: 'trip',
      estimated: false,
      expiresAt: '2026-11-28',
      coverage: { parts: [{ kind: 'tripCost', amounts: [100] }] },
      notes: [{ text: 'Offered by Albatross.' }],
    })
  })

  it('estimates where the price is one "from"', () => {
    const from = { ...offersReply, offers: [{ ...offer, price: { ...offer.price, isStartingPrice: true } }] }
    expect(read(from)).toMatchObject({ kind: 'quoted', estimated: true })
  })

  it('covers less than the usual where the mapping says so of the carrier', () => {
    const answer = travelMarketplace.answer.map(outcome =>
      'quoted' in outcome ? { ...outcome, quoted: { ...outcome.quoted, narrow: true } } : outcome,
    )
    const narrow = { ...travelMarketplace, answer }
    expect(speaking(narrow, risk).read(offersReply)).toMatchObject({ kind: 'quoted', narrow: true })
    expect(read(offersReply)).not.toHaveProperty('narrow')
  })

  it('declines without an offer, and is not understood in euros', () => {
    expect(read({ offers: [], unpricedCount: 4 })).toMatchObject({ kind: 'declined', code: 'declined' })
    const euros = { ...offersReply, offers: [{ ...offer, price: { ...offer.price, currency: 'EUR' } }] }
    expect(read(euros)).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })
})

describe('a carrier with underwriters', () => {
  const { wireRequest, sent, read } = speaking(underwriters, rentersIn({ state: 'TX' }))
  const quote = {
    premium: '240',
    externalId: 'U-1',
    status: 'ReadyToBind',
    term: 'ANNUAL',
    isEstimate: false,
  }

  it('gets requests with a bearer token', () => {
    expect(wireRequest.headers.authorization).toBe('Bearer twig')
    expect(sent).toEqual({ application: { zip: '00000', limit: 3_000_000 } })
  })

  it('refers with a price where it only estimates', () => {
    expect(read({ isSuccess: true, quote: { ...quote, isEstimate: true } })).toEqual({
      kind: 'referred',
      phone: '1-800-555-0197',
      quoteNumber: 'U-1',
      message: { text: 'An underwriter looks at this price before it is yours.' },
      premium: '240.00',
      period: 'year',
    })
  })

  it('quotes what is ready, declines what is not, and is closed at times', () => {
    expect(read({ isSuccess: true, quote }, { status: 201 })).toMatchObject({
      kind: 'quoted',
      period: 'year',
    })
    expect(read({ isSuccess: false, errors: ['No roof.'] })).toMatchObject({
      kind: 'declined',
      message: { text: 'No roof.' },
    })
    expect(read({ isSuccess: true, quote: { ...quote, status: 'Closed' } })).toMatchObject({
      kind: 'failed',
      cause: 'maintenance',
      retryable: true,
    })
    expect(read({ isSuccess: true, quote: { ...quote, term: 'FORTNIGHT' } })).toMatchObject({
      cause: 'badAnswer',
    })
  })
})

describe('a carrier that thinks about it', () => {
  const { sent, read, connector, request } = speaking(
    asynchronous,
    homeownerIn({ state: 'TX', answers: { dob: null } }),
  )

  it('gets a request without the unknown fields', () => {
    expect(sent).toEqual({ kind: 'HO3', zip: '00000' })
  })

  it('is polled until it has decided', () => {
    const pending = read({ id: 'abc-1', status: 'quote_pending' }, { status: 202 })
    expect(pending).toEqual({ kind: 'pending', pollAfterMs: 10_000, ticket: '/quotes/abc-1' })
    expect(connector.poll({ ticket: '/quotes/abc-1', request, sending })).toMatchObject({
      method: 'GET',
      path: '/quotes/abc-1',
      headers: { authorization: 'Bearer twig' },
    })
    const open = { id: 'abc-1', status: 'quote_open', premium: { yearly: 1920.5 }, expires: '2026-12-31' }
    expect(read(open)).toMatchObject({ kind: 'quoted', premium: '1920.50', expiresAt: '2026-12-31' })
    expect(read({ status: 'revoked' })).toMatchObject({ kind: 'declined', code: 'revoked' })
    expect(read({ status: 'referred' })).toMatchObject({ kind: 'referred' })
    const asks = {
      status: 'more_information',
      questions: [{ field: 'roof.year', label: 'When was the roof laid?' }],
    }
    expect(read(asks)).toEqual({
      kind: 'needs',
      fields: [{ path: 'roof.year', prompt: 'When was the roof laid?' }],
    })
  })

  it.each([['../admin'], ['a/b'], ['..'], ['a?b'], ['']])('is never led astray by the ticket %j', id => {
    expect(read({ id, status: 'quote_pending' })).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })
})

describe('an invalid mapping does not load', () => {
  const body = (change: object) => ({
    ...underwriters,
    request: { ...underwriters.request, body: { ...underwriters.request.body, ...change } },
  })
  it.each([
    [
      'a path that no question has',
      body({ a: { $from: 'risk.insured.frist' } }),
      'request.body.a: a question about renters has no risk.insured.frist. There is first, last, dob, age.',
    ],
    [
      'a word that does not exist',
      body({ a: { $form: 'line' } }),
      'request.body.a: there is no $form. Write one of $from, $text, $when, $each, $count, $plus, $minus, $times, $divide, $day, $newId, $secret.',
    ],
    [
      'a code without its row',
      {
        ...body({ a: { $from: 'cover.deductible', table: 'few' } }),
        tables: { ...underwriters.tables, few: { 250: 1, 500: 2, 1000: 3 } },
      },
      'tables.few: there is no row for 2500. Add the row, or "otherwise".',
    ],
    [
      'a row that no code reaches',
      {
        ...body({ a: { $from: 'cover.deductible', table: 'more', otherwise: 9 } }),
        tables: { ...underwriters.tables, more: { 250: 1, 333: 2 } },
      },
      'tables.more.333: no question contains 333. Remove the row.',
    ],
    [
      'a table that is not there',
      body({ a: { $from: 'line', table: 'gone' } }),
      'request.body.a: there is no table gone. Add it to tables or correct the name.',
    ],
    [
      'a table that nothing uses',
      { ...underwriters, tables: { ...underwriters.tables, idle: {} } },
      'tables.idle: nothing uses this table. Remove it or name it.',
    ],
    [
      'free text in a table',
      {
        ...body({ a: { $from: 'risk.location.city', table: 'free' } }),
        tables: { ...underwriters.tables, free: { Austin: 1 } },
      },
      'request.body.a: risk.location.city may have any other value. Add "otherwise".',
    ],
    [
      'a member outside of a list',
      body({ a: { $from: '.age' } }),
      'request.body.a: .age is of a member. Use it inside of $each, or write the whole path.',
    ],
    [
      'each of no list',
      body({ a: { $each: 'risk.insured', item: {} } }),
      "request.body.a: risk.insured isn't a list. Name one, or use $from.",
    ],
    [
      'a code that a list never holds',
      body({ a: { $when: [{ path: 'risk.renters.protections', is: ['MOAT'] }], value: 1 } }),
      'request.body.a.$when.0: risk.renters.protections is never MOAT.',
    ],
    [
      'an outcome that hides the others',
      { ...underwriters, answer: [{ declined: { message: 'No.' } }, ...underwriters.answer] },
      'answer.0: it fits every reply. Give it a condition, or move it to the end.',
    ],
    [
      'a reply by a table that is not there',
      { ...underwriters, tables: {} },
      'answer.2: there is no table terms. Add it to tables or correct the name.',
    ],
    [
      'a ticket without a name',
      { ...underwriters, answer: [{ pending: { poll: '/quotes/{id}', afterMs: 1 } }], tables: {} },
      'answer.0.pending: name the ticket, and write {ticket} in the path',
    ],
    [
      'another line',
      { ...asynchronous, lines: ['homeowner'], tables: { kinds: { homeowner: 1 } } },
      'lines: it is for homeowner. Add renters, or give renters a mapping of its own.',
    ],
    [
      'an unknown unit of money',
      { ...underwriters, answer: [{ quoted: { premium: { path: 'p', unit: 'euros' }, term: 'year' } }] },
      'answer.0.quoted.premium.unit',
    ],
    [
      'an outcome without a word',
      { ...underwriters, answer: [{ when: [] }] },
      'answer.0: give when, and one of',
    ],
    [
      'no form of key',
      { ...underwriters, request: { ...underwriters.request, auth: { style: 'basic' } } },
      'request.auth.style',
    ],
    [
      'a path that leaves the endpoint',
      { ...underwriters, request: { ...underwriters.request, path: 'https://evil.example/' } },
      'request.path: write a path below the endpoint that begins with a slash and has no query',
    ],
  ])('%s', (_, document, message) => {
    const reading = () =>
      readMapping({ file: 'mapping.json', text: JSON.stringify(document, null, 2) }, 'renters')
    expect(reading).toThrow(DocumentError)
    expect(reading).toThrow(message)
    expect(reading).toThrow(/^mapping\.json:\d+: /)
  })
})
