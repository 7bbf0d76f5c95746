import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { inWords, tellOf } from '../../../tests/rooms/connectors.ts'
import { workedDocument, workedFiles } from '../../../tests/rooms/rating.ts'
import { workedAutoDocument } from '../../../tests/rooms/rating-auto.ts'
import { PlanError } from '../../rating/plan/plan-error.ts'
import type { Tell } from '../../sentences/tell.ts'
import { carrierRequest } from '../carrier-request.ts'
import { phone } from '../reply/phone.ts'
import { quoteNumber } from '../reply/quote-number.ts'
import { ratePlan } from './rate-plan.ts'

const folder = mkdtempSync(join(tmpdir(), 'plans-'))
const plans = pathToFileURL(`${folder}/`)
const settings = {
  carrier: 'worked',
  line: 'renters',
  plans,
  phone: '1-800-555-0199',
  validDays: 30,
} as const

/** Renders the sentences of the plan. */
const tell: Tell = sentence => tellOf(ratePlan(settings).words)(sentence)

function writePlan(document: object = {}): void {
  for (const [name, text] of workedFiles({ document: { ...document } }))
    writeFileSync(join(folder, name), text)
}

beforeAll(() => {
  writePlan()
  writeFileSync(join(folder, 'auto.json'), 'not for this line')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The worked case: 31 years, 20,000 of property, one theft, a dog, credits of 2% and 5%. */
const workedAnswers = {
  dob: { month: 1, day: 1, year: 1995 },
  property: { choice: '20000' },
  losses: { choice: 'ONE_THEFT' },
  protections: { choices: ['LEAK_SENSOR', 'CENTRAL_BURGLAR'] },
  animal: { choice: 'DOG' },
} as const

const risk = rentersIn({
  state: 'TX',
  territory: 'T4',
  answers: { ...workedAnswers, protections: { choices: [...workedAnswers.protections.choices] } },
})

describe('a rate plan', () => {
  it('quotes the month, and keeps the year, its parts and the plan it came from', () => {
    const outcome = ratePlan(settings).connector.rate(carrierRequest({ reference: 'q1', risk, today }))
    expect(inWords(outcome, tell)).toMatchObject({
      kind: 'quoted',
      source: 'plan',
      premium: '14.84',
      period: 'month',
      estimated: false,
      bill: {
        term: 'year',
        premium: '166.00',
        fees: [{ id: 'policy-fee', label: { text: 'Policy fee' }, amount: '12.00' }],
        surcharges: [],
        total: '178.00',
        installments: { count: 12, first: '14.76', each: '14.84', sum: '178.00' },
      },
      coverage: { line: '$20,000 belongings / $100,000 liability / $500 deductible' },
      quoteNumber: quoteNumber('worked', 'q1'),
      expiresAt: '2026-12-21',
      plan: { id: 'worked/renters/TX', version: '2025.1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
  })

  it('keeps the price of the year at once and the sum of its months, where a month is a share of the year', () => {
    writePlan({ payments: { factor: '0.0875', ref: 'F-2' } })
    const outcome = ratePlan(settings).connector.rate(carrierRequest({ reference: 'q1', risk, today }))
    writePlan()
    expect(outcome).toMatchObject({
      premium: '15.58',
      period: 'month',
      bill: {
        term: 'year',
        total: '178.00',
        installments: { count: 12, first: '15.58', each: '15.58', sum: '186.96' },
      },
    })
  })

  it('declines and refers with the sentence of its rule', () => {
    const { rate } = ratePlan(settings).connector
    const offer = (answers: Parameters<typeof rentersIn>[0]['answers']) => {
      const answered = rentersIn({ state: 'TX', ...(answers ? { answers } : {}) })
      return inWords(rate(carrierRequest({ reference: 'q1', risk: answered, today })), tell)
    }
    expect(offer({ losses: { choice: 'THREE_PLUS' } })).toEqual({
      kind: 'declined',
      code: 'losses',
      message: { text: 'We do not insure homes with three losses in five years.' },
    })
    expect(offer({ animal: { choice: 'BITE' } })).toEqual({
      kind: 'referred',
      phone: '1-800-555-0199',
      quoteNumber: quoteNumber('worked', 'q1'),
      message: { text: 'We would like to speak with you about the animal.' },
    })
  })

  it('has no rates in other states, nor before its first day', () => {
    const { rate } = ratePlan(settings).connector
    expect(rate(carrierRequest({ reference: 'q1', risk: rentersIn({ state: 'OH' }), today })).kind).toBe(
      'unavailable',
    )
    writePlan({ effective: { newBusiness: '2026-11-23' } })
    const later = ratePlan(settings).connector
    writePlan()
    expect(later.rate(carrierRequest({ reference: 'q1', risk, today })).kind).toBe('unavailable')
    const aDayLater = { ...risk, effective: '2026-11-23' } as const
    expect(later.rate(carrierRequest({ reference: 'q1', risk: aDayLater, today })).kind).toBe('quoted')
  })

  it('fails alone when a risk has a value that no plan knows', () => {
    // Such a risk does not compile; it stands for a risk and a plan of different versions.
    const strange = { ...risk, location: { ...risk.location, territory: 'T9' as 'T1' } }
    const outcome = ratePlan(settings).connector.rate(
      carrierRequest({ reference: 'q1', risk: strange, today }),
    )
    expect(outcome).toEqual({
      kind: 'failed',
      cause: 'internal',
      retryable: false,
      detail: expect.stringMatching(/^worked\/renters\/TX 2025\.1 [0-9a-f]{64}: no row for T9$/),
    })
  })

  it.each([
    ['less than nothing', { op: 'sub', value: { const: '5000.00' } }],
    ['nothing', { op: 'min', value: { const: '0.00' } }],
    ['more than a million', { op: 'mul', value: { const: '1000000' } }],
  ])('offers no price of %s, whatever its steps come to', (_, change) => {
    const step = { id: 'wild', label: 'Wild', ref: 'R-99', ...change }
    writePlan({ fees: [], steps: [...workedDocument.steps, step] })
    expect(ratePlan(settings).connector.rate(carrierRequest({ reference: 'q1', risk, today }))).toMatchObject(
      {
        kind: 'failed',
        cause: 'internal',
        detail: expect.stringContaining('a price is above 0 and at most 1,000,000'),
      },
    )
    writePlan()
  })

  it('does not start with an invalid plan', () => {
    writePlan({ period: 'week' })
    expect(() => ratePlan(settings)).toThrow(PlanError)
    writePlan()
  })
})

it('claims more injury protection only where the plan takes something for the chosen amount', () => {
  const own = mkdtempSync(join(tmpdir(), 'plans-'))
  const steps = [
    { id: 'base', label: 'Base', ref: 'R-1', op: 'set', value: { const: '500.00' } },
    {
      id: 'protection',
      label: 'Protection',
      ref: 'R-2',
      op: 'add',
      value: { const: '50.00' },
      when: ['eq', 'pipLevel', '250000'],
    },
  ]
  const document = { ...workedAutoDocument, states: ['NJ'], tables: {}, stages: [], steps }
  writeFileSync(join(own, 'auto.json'), JSON.stringify(document))
  const { connector, words } = ratePlan({ ...settings, line: 'auto', plans: pathToFileURL(`${own}/`) })
  rmSync(own, { recursive: true })
  const offer = (choice: string) => {
    const chosen = autoIn({ state: 'NJ', answers: { pip: { choice } } })
    return inWords(connector.rate(carrierRequest({ reference: 'q1', risk: chosen, today })), tellOf(words))
  }
  expect(offer('250000')).toMatchObject({
    bill: { premium: '550.00' },
    coverage: { line: expect.stringContaining('$250,000 personal injury protection (PIP)') },
    notes: [],
  })
  expect(offer('150000')).toMatchObject({
    bill: { premium: '500.00' },
    coverage: { line: expect.stringContaining('$15,000 personal injury protection (PIP)') },
    notes: [{ text: expect.stringContaining('doesn’t reflect your personal injury protection') }],
    narrow: true,
  })
})

describe('a quote number', () => {
  it('is the same for the same quote and another for any other', () => {
    expect(quoteNumber('bramble', 'q1')).toBe(quoteNumber('bramble', 'q1'))
    const numbers = new Set(
      ['q1', 'q2', 'q3'].flatMap(reference => [
        quoteNumber('bramble', reference),
        quoteNumber('brass', reference),
      ]),
    )
    expect(numbers.size).toBe(6)
    expect(quoteNumber('bramble', 'q1')).toMatch(/^BRA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })
})

describe('a carrier on the phone', () => {
  it('answers with its number, and nothing is sent', () => {
    const message = 'Please call us.'
    const settings = {
      carrier: 'north',
      line: 'renters',
      states: ['OH'],
      phone: '1-800-555-0198',
      message: { en: message },
    } as const
    const { connector, states, words } = phone(settings)
    expect(states).toEqual(['OH'])
    expect(words).toEqual([{ en: message }])
    expect(
      inWords(connector.rate(carrierRequest({ reference: 'q1', risk, today })), tellOf(words ?? [])),
    ).toEqual({
      kind: 'referred',
      phone: '1-800-555-0198',
      quoteNumber: quoteNumber('north', 'q1'),
      message: { text: message },
    })
  })
})
