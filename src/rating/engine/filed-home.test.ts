import { describe, expect, it } from 'vitest'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { onlyPlan } from '../../../tests/rooms/rating.ts'
import { askable } from '../../risk/askable.ts'
import type { RecordedClaim } from '../../risk/home/claim-record.ts'
import type { Valuables } from '../../risk/words.ts'
import { loadPlans } from '../book.ts'
import { formatMoney } from '../decimal.ts'
import { homeownerInputsOf } from '../inputs/homeowner.ts'
import { PlanError } from '../plan/plan-error.ts'

/** A homeowner plan as filed: a charge for each claim by peril, age and amount, and rates per $100 of a schedule. */

const perils = ['WIND_HAIL', 'OTHER_WEATHER', 'FIRE', 'THEFT', 'LIABILITY', 'OTHER']
const claimsCsv = [
  'claimPeril,claimMonthsFrom,claimMonthsTo,claimPaidFrom,claimPaidTo,value',
  'WATER,0,36,0,1000,0.05',
  'WATER,0,36,1000,1000001,0.20',
  'WATER,36,61,0,1000001,0.10',
  ...perils.flatMap(peril => [`${peril},0,36,0,1000001,0.08`, `${peril},36,61,0,1000001,0.00`]),
  'UNKNOWN,0,61,0,1000001,0.20',
].join('\n')

const document = {
  schema: 1,
  id: 'filed/homeowner/*',
  carrier: 'filed',
  line: 'homeowner',
  form: 'HO-3',
  version: '2025.1',
  states: ['OH'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'FILED-HO-1',
  period: 'year',
  currency: 'USD',
  tables: {
    claims: {
      kind: 'grid',
      keys: { claimPeril: 'exact', claimMonths: 'range', claimPaid: 'range' },
      csv: 'homeowner-claims.csv',
    },
    jewelry: { kind: 'curve', key: 'jewelry', scale: 4, csv: 'homeowner-jewelry.csv' },
  },
  eligibility: [],
  steps: [
    { id: 'base', label: 'Base', ref: 'H-1', op: 'set', value: { const: '1000.00' } },
    {
      id: 'claims',
      label: 'Claims',
      ref: 'H-2',
      op: 'mul',
      value: { sumCharges: 'claims', over: 'claimRecord', cap: '0.35' },
    },
    // $1.50 for each $100.
    { id: 'jewelry', label: 'Jewelry', ref: 'H-3', op: 'add', value: { table: 'jewelry' } },
    // $1 for each $333: art, as a number of the risk.
    { id: 'art', label: 'Art', ref: 'H-4', op: 'add', value: { input: 'fineArt', per: '333' } },
  ],
  fees: [],
}

function load(claims = claimsCsv) {
  const files = new Map([
    ['homeowner.json', JSON.stringify(document)],
    ['homeowner-claims.csv', claims],
    ['homeowner-jewelry.csv', 'jewelry,value\n0,0.00\n250000,3750.00'],
  ])
  return loadPlans({ files, hash: text => text })
}

const plan = onlyPlan(load())
const { home, ...risk } = homeownerIn({ state: 'OH' })

function priceOf(change: Partial<typeof home>) {
  const { rating } = plan.explain(homeownerInputsOf(askable({ ...risk, home: { ...home, ...change } })))
  return rating.kind === 'rated' ? formatMoney(rating.total) : rating.kind
}

describe('claims by peril, age and amount', () => {
  const of = (claims: (typeof home)['claims'], ...claimRecord: readonly RecordedClaim[]) =>
    priceOf({ claims, claimRecord })
  const leak = { peril: 'WATER', monthsAgo: 35, paid: 6500 } as const

  it('cost what the row of each says, and together no more than the cap', () => {
    expect(of('NONE')).toBe('1000.00')
    expect(of('ONE_WATER', leak)).toBe('1200.00')
    expect(of('ONE_WATER', { ...leak, paid: 999 })).toBe('1050.00')
    expect(of('ONE_WATER', { ...leak, monthsAgo: 36 })).toBe('1100.00')
    expect(of('TWO', leak, { peril: 'THEFT', monthsAgo: 0 })).toBe('1280.00')
    expect(of('TWO', leak, leak)).toBe('1350.00')
    expect(of('ONE_OTHER', { peril: 'FIRE', monthsAgo: 36 })).toBe('1000.00')
  })

  it('cost the most of their kind as long as nobody says when, or how much was paid', () => {
    expect(of('ONE_WATER')).toBe('1200.00')
    expect(of('ONE_OTHER')).toBe('1200.00')
    expect(of('ONE_WATER', { peril: 'WATER', monthsAgo: 3 })).toBe('1200.00')
    expect(of('TWO', { ...leak, monthsAgo: 40 })).toBe('1300.00')
  })

  it('cost nothing after five years', () => {
    expect(of('NONE', { ...leak, monthsAgo: 60 })).toBe('1000.00')
    expect(of('ONE_WATER', { ...leak, monthsAgo: 59 }, { ...leak, monthsAgo: 60 })).toBe('1100.00')
  })

  it('are not loaded without a row for what nobody said', () => {
    const withoutUnknown = claimsCsv.replace(/\nUNKNOWN.*/, '')
    try {
      load(withoutUnknown)
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof PlanError)) throw error
      expect(error.problems.join()).toMatch(/there is no row for UNKNOWN/)
    }
  })
})

it('rates valuables by the dollar, however the rate is written', () => {
  const of = (valuables: Valuables) => priceOf({ cover: { ...home.cover, valuables } })
  expect(of({})).toBe('1000.00')
  expect(of({ jewelry: 8400 })).toBe('1126.00')
  expect(of({ jewelry: 8400, fineArt: 33_300 })).toBe('1226.00')
  // More than anybody may enter counts as the most that anybody may.
  expect(of({ jewelry: 900_000 })).toBe('4750.00')
})
