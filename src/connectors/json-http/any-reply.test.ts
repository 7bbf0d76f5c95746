import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { bent, expectHonest } from '../../../tests/rooms/bent-replies.ts'
import { byPayPlan } from '../../../tests/rooms/json-mappings.ts'
import { carrierRequest } from '../carrier-request.ts'
import { jsonHttp } from './json-http.ts'
import { readMapping } from './mapping/mapping.ts'

const request = carrierRequest({ reference: 'q1', risk: autoIn({ state: 'TX' }), today })
const settings = {
  carrier: 'wren',
  states: ['TX'],
  endpoint: 'https://api.wren.example',
  key: { id: 'WREN_KEY_ID', secret: 'WREN_SECRET' },
  phone: '1-800-555-0197',
} as const
const mapping = readMapping({ file: 'mapping.json', text: JSON.stringify(byPayPlan) }, 'auto')

const ours = {
  status: 'quoted',
  quoteNumber: 'W-1001',
  currency: 'USD',
  premium: '14.84',
  period: 'month',
  bill: {
    term: 'year',
    premium: '166.00',
    fees: [{ id: 'policy-fee', label: 'Policy fee', amount: '12.00' }],
    surcharges: [],
    total: '178.00',
    installments: { count: 12, first: '14.76', each: '14.84' },
  },
  expiresAt: '2026-12-21',
}
const theirs = {
  quoteCode: 'NS-77',
  quotePremium: 612.4,
  quoteFeesTotal: 35,
  quoteTotal: 647.4,
  coverages: [{ name: 'injury', limit: '100/300' }],
  payPlans: [{ payments: 1 }, { payments: 6, downPayment: 120, payment: '110.00' }],
  consumerBridge: 'https://buy.wren.example/NS-77',
}

describe('whatever a carrier replies', () => {
  it.each([
    ['by our contract', jsonHttp(settings).connector, ours],
    ['by a mapping', jsonHttp({ ...settings, mapping }).connector, theirs],
  ] as const)(
    'is read without a throw, and never as a price that does not add up: %s',
    (_, connector, sound) => {
      const kinds = new Set<string>()
      const statuses = fc.oneof(
        { weight: 9, arbitrary: fc.constant(200) },
        { weight: 1, arbitrary: fc.constantFrom(201, 202, 204, 302, 418, 500) },
      )
      fc.assert(
        fc.property(bent(sound), statuses, (body, status) => {
          const headers = { 'content-type': 'application/json', location: '/v1/quotes/7' }
          const outcome = connector.read({ status, headers, body: JSON.stringify(body) }, request)
          kinds.add(outcome.kind)
          expectHonest(outcome)
        }),
        { numRuns: 2_000, seed: 7 },
      )
      // Otherwise the test tried nothing.
      expect(kinds).toContain('quoted')
      expect(kinds).toContain('failed')
    },
  )

  it('is read where it is not JSON at all', () => {
    const { connector } = jsonHttp(settings)
    fc.assert(
      fc.property(fc.string(), body => {
        const headers = { 'content-type': 'application/json' }
        expectHonest(connector.read({ status: 200, headers, body }, request))
      }),
      { numRuns: 500, seed: 7 },
    )
    const deep = '['.repeat(500_000)
    expect(
      connector.read({ status: 200, headers: { 'content-type': 'application/json' }, body: deep }, request),
    ).toMatchObject({ cause: 'badAnswer' })
  })
})
