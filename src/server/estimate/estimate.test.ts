import { register } from 'prom-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { tripFrom } from '../../../tests/carriers/samples/sample-travel.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { Quoted } from '../../connectors/connector.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'
import { market } from '../../market/market.ts'
import { askable } from '../../risk/askable.ts'
import type { Risk } from '../../risk/risk.ts'
import type { PetPlan } from '../../risk/words.ts'
import type { Period } from '../../units/period.ts'
import { type EstimateReason, estimateFromOwn, makeEstimator } from './estimate.ts'
import { estimateErrors, estimatesMade } from './estimate-metrics.ts'
import { bucketOf } from './index-of.ts'
import type { CarrierPriceRatios, Observation, PriceIndex } from './price-index.ts'

/** A carrier on a wire in every line and state, or one that is rated in this process. */
function carrierAt(level: number | undefined, via: 'wire' | 'process' = 'wire'): Carrier {
  const lines = Object.fromEntries(
    // The estimator looks only at how to reach it,
    insuranceLines.map(line => [line, { states: stateCodes, connector: { via } as never }]),
  )
  // not at its name or its looks.
  return { id: 'wren', lines, level } as unknown as Carrier
}

interface Watched {
  readonly index: PriceIndex
  readonly observed: Observation[]
}

function indexWith(learned: Partial<CarrierPriceRatios> = {}): Watched {
  const observed: Observation[] = []
  const index: PriceIndex = {
    learned: () => ({ state: new Map(), line: new Map(), period: null, ...learned }),
    observe: observation => observed.push(observation),
    flush: async () => {},
    read: async () => {},
  }
  return { index, observed }
}

interface EstimateOptions {
  readonly risk: Risk
  readonly level?: number
  readonly learned?: Partial<CarrierPriceRatios>
  readonly via?: 'wire' | 'process'
  readonly reason?: EstimateReason
}

it('shows no estimate for a carrier that wants none, and learns from its prices all the same', () => {
  const risk = rentersIn({ state: 'TX' })
  const { index, observed } = indexWith()
  const { estimate, observe } = makeEstimator({ index })
  const of = { carrier: carrierAt(1), request: carrierRequest({ reference: 'q1', risk, today }) }
  expect(estimate({ ...of, carrier: { ...of.carrier, estimates: false }, reason: 'failed' })).toBeNull()
  const price = estimate({ ...of, reason: 'failed' })
  if (!price) throw new Error('a carrier with a level has an estimate')
  observe({ ...of, confirmed: { ...price, estimated: false } })
  expect(observed).toHaveLength(1)
})

function estimated({ risk, level, learned = {}, via, reason = 'failed' }: EstimateOptions) {
  const { estimate } = makeEstimator({ index: indexWith(learned).index })
  return estimate({
    carrier: carrierAt(level, via),
    request: carrierRequest({ reference: 'q1', risk, today }),
    reason,
  })
}

/** The market's price in dollars. */
function marketYear(risk: Risk): number {
  return Number(market.priceOf(askable(risk))?.year) / 100
}

const renters = rentersIn({ state: 'TX' })
const auto = autoIn({ state: 'TX' })

describe('an estimate', () => {
  it("is the market's price times the carrier's index, in whole dollars and the line's usual period", () => {
    const home = homeownerIn({ state: 'TX' })
    const premiums = (
      [
        [auto, '6 months', 2],
        [home, 'year', 1],
        [renters, 'month', 12],
        [tripFrom({ state: 'TX' }), 'trip', 1],
      ] as const
    ).map(([risk, period, times]) => {
      const outcome = estimated({ risk, level: 1.1 })
      expect(outcome?.period).toBe(period)
      return [outcome?.premium, `${Math.round((1.1 * marketYear(risk)) / times)}.00`]
    })
    for (const [premium, right] of premiums) expect(premium).toBe(right)
  })

  it('says that it is one and what it assumes, and has neither a number nor a last day', () => {
    expect(estimated({ risk: { ...renters, assumed: ['age'] }, level: 1 })).toEqual({
      kind: 'quoted',
      source: 'estimate',
      premium: expect.stringMatching(/^\d+\.00$/),
      period: 'month',
      bill: expect.any(Object),
      estimated: true,
      coverage: {
        parts: [
          { kind: 'belongings', amounts: [30_000] },
          { kind: 'liability', amounts: [100_000] },
          { kind: 'deductible', amounts: [500] },
        ],
      },
      notes: [],
      assumed: [{ key: 'assumed.age' }, { key: 'estimate.standsIn' }],
    })
  })

  it.each([
    ['minute', 'estimate.askedMuch'],
    ['budget', 'estimate.askedEnough'],
    ['bound', 'estimate.heardEnough'],
  ] as const)('after a limit says once that the insurer’s price is missing: %s', (reason, limit) => {
    const keys = estimated({ risk: renters, level: 1, reason })?.assumed.map(one => 'key' in one && one.key)
    expect(keys?.slice(-2)).toEqual([limit, 'estimate.similar'])
    expect(keys).not.toContain('estimate.standsIn')
  })

  it('shows what a year comes to where the visitor pays by the month', () => {
    const { premium, bill } = estimated({ risk: renters, level: 1 }) ?? {}
    const year = `${12 * Number(premium)}.00`
    expect(bill).toEqual({
      term: 'year',
      premium: year,
      fees: [],
      surcharges: [],
      total: year,
      installments: { count: 12, first: premium, each: premium, sum: year },
    })
    expect(estimated({ risk: auto, level: 1 })?.bill.term).toBe('6 months')
  })

  it('below ten dollars is rounded to ten cents', () => {
    const level = 4.34 / (marketYear(renters) / 12)
    expect(estimated({ risk: renters, level })?.premium).toBe('4.30')
    expect(estimated({ risk: renters, level: level / 1000 })?.premium).toBe('0.10')
  })

  it('is for the period in which the carrier quotes', () => {
    const outcome = estimated({ risk: auto, level: 1, learned: { period: 'month' } })
    expect(outcome?.period).toBe('month')
    expect(outcome?.premium).toBe(`${Math.round(marketYear(auto) / 12)}.00`)
  })

  it('follows what the carrier confirmed', () => {
    const line = new Map([[bucketOf(Math.exp(0.2)), 100]])
    expect(estimated({ risk: auto, learned: { line } })?.premium).toBe(
      `${Math.round((Math.exp(0.2) * marketYear(auto)) / 2)}.00`,
    )
  })

  it('is not made where we know nothing about the carrier, or about the market', () => {
    expect(estimated({ risk: auto })).toBeNull()
    const manufactured = homeownerIn({ state: 'TX', answers: { home: { choice: 'MANUFACTURED' } } })
    expect(estimated({ risk: manufactured, level: 1 })).toBeNull()
  })

  it('is not made for a carrier that we rate here: its refusal is final', () => {
    expect(estimated({ risk: auto, level: 1, via: 'process' })).toBeNull()
  })
})

describe('an estimate from an insurer’s own price', () => {
  const pet = (plan: PetPlan) => petIn({ state: 'TX', answers: { plan: { choice: plan } } })
  const requestOf = (risk: Risk) => carrierRequest({ reference: 'q1', risk, today })
  const bill = { term: 'month', premium: '51.45', fees: [], surcharges: [], total: '51.45' } as const
  const coverage = { parts: [{ kind: 'reimbursement', amounts: [70] }] } as const
  const confirmed: Quoted = {
    ...{ kind: 'quoted', source: 'carrier', premium: '51.45', period: 'month', bill, estimated: false },
    ...{ coverage, notes: [], assumed: [] },
  }
  const fromOwn = (plan: PetPlan, unrated: Quoted['unrated']) =>
    estimateFromOwn({
      ...{ carrier: carrierAt(1), request: requestOf(pet(plan)), reason: 'resting' },
      own: [
        {
          risk: requestOf(pet('ACCIDENT_AND_ILLNESS')).risk,
          quoted: { ...confirmed, ...(unrated ? { unrated } : {}) },
        },
      ],
    })

  it.each(['ACCIDENT_ONLY', 'WELLNESS'] as const)(
    'does not follow a choice that the insurer doesn’t: %s',
    plan => {
      expect(fromOwn(plan, ['plan'])).toMatchObject({
        premium: '51.45',
        coverage,
        unrated: ['plan'],
        notes: [{ key: 'note.unratedCovers', values: { covers: ['plan'] } }],
      })
      expect(Math.abs(Number(fromOwn(plan, undefined)?.premium) - 51.45)).toBeGreaterThan(5)
    },
  )
})

describe('a confirmed price', () => {
  const confirmed = (premium: string, more: Partial<Quoted> = {}) =>
    ({
      kind: 'quoted',
      source: 'carrier',
      premium,
      period: '6 months',
      bill: { term: '6 months', premium, fees: [], surcharges: [], total: premium },
      estimated: false,
      coverage: { parts: [] },
      notes: [],
      assumed: [],
      quoteNumber: 'W-1',
      expiresAt: '2026-12-21',
      ...more,
    }) as const

  function observed(price: Quoted, level?: number): readonly Observation[] {
    const { index, observed } = indexWith()
    const request = carrierRequest({ reference: 'q1', risk: auto, today })
    makeEstimator({ index }).observe({ carrier: carrierAt(level), request, confirmed: price })
    return observed
  }

  it("teaches its ratio to the market's price, whatever its period", () => {
    const year = marketYear(auto)
    const ratios = (
      [
        ['6 months', 2],
        ['month', 12],
        ['year', 1],
      ] as const
    ).flatMap(([period, times]: readonly [Period, number]) =>
      observed(confirmed((year / times).toFixed(2), { period })),
    )
    for (const { carrier, line, state, ratio } of ratios) {
      expect([carrier, line, state]).toEqual(['wren', 'auto', 'TX'])
      expect(ratio).toBeCloseTo(1, 4)
    }
    expect(ratios.map(({ period }) => period)).toEqual(['6 months', 'month', 'year'])
  })

  it('teaches nothing when it rests on a guess', () => {
    expect(observed(confirmed('500.00', { estimated: true }))).toEqual([])
  })
})

describe('the metrics', () => {
  beforeEach(() => register.resetMetrics())

  it('count estimates by line and reason', async () => {
    estimated({ risk: auto, level: 1, reason: 'late' })
    estimated({ risk: auto, reason: 'late' })
    const { values } = await estimatesMade.get()
    expect(values).toEqual([{ value: 1, labels: { line: 'auto', reason: 'late' } }])
  })

  it('record how far an estimate would have missed the price that came', async () => {
    const premium = ((1.1 * marketYear(auto)) / 2).toFixed(2)
    const { index } = indexWith()
    const { observe } = makeEstimator({ index })
    const request = carrierRequest({ reference: 'q1', risk: auto, today })
    const price = { premium, period: '6 months', estimated: false } as Quoted
    observe({ carrier: carrierAt(1), request, confirmed: price })
    observe({ carrier: carrierAt(undefined), request, confirmed: price })
    const { values } = await estimateErrors.get()
    const metricOf = (name: string) =>
      values.find(({ metricName }) => metricName === `price_estimate_error_${name}`)?.value
    expect(metricOf('count')).toBe(1)
    expect(metricOf('sum')).toBeCloseTo(Math.log(1.1), 2)
  })
})
