import { describe, expect, test } from 'vitest'
import { carrier } from '../../tests/support/panel.ts'
import { appointmentStandings, isSold, soldFrom, soldOn, standingOf, underLicenses } from './appointments.ts'
import type { Appointment, Span } from './appointments-json.ts'

const oak = carrier('oak', 4, {
  via: 'process',
  rate: () => ({ kind: 'failed', cause: 'http', retryable: false }),
})
const year: Appointment = {
  states: ['TX', 'OH'],
  lines: ['renters'],
  from: '2026-01-01',
  until: '2026-12-31',
}
const inTexas = { line: 'renters', state: 'TX', day: '2026-06-01' } as const

describe('a carrier', () => {
  test('without appointments is sold on any day, and with them only where and when one of them says so', () => {
    expect(isSold(oak, inTexas)).toBe(true)
    const guarded = { ...oak, appointments: [year] }
    expect(isSold(guarded, inTexas)).toBe(true)
    expect(isSold(guarded, { ...inTexas, state: 'NY' })).toBe(false)
    expect(isSold(guarded, { ...inTexas, line: 'auto' })).toBe(false)
  })

  test.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ] as const)('is sold from the first day to the last, both included: %s %s', (day, sold) => {
    expect(isSold({ ...oak, appointments: [year] }, { ...inTexas, day })).toBe(sold)
  })

  test('is sold until the last day of the license in that state, and of no other', () => {
    const [licensed = oak] = underLicenses([oak], [{ state: 'TX', until: '2026-06-01' }, { state: 'OH' }])
    expect(isSold(licensed, inTexas)).toBe(true)
    expect(isSold(licensed, { ...inTexas, day: '2026-06-02' })).toBe(false)
    expect(isSold(licensed, { ...inTexas, state: 'OH', day: '2026-06-02' })).toBe(true)
  })

  test('that only shows ads sells nothing, and needs neither', () => {
    const ads = { ...oak, appointments: [], lines: { renters: { connector: { via: 'ads' } } } }
    // Of an ad network, nothing else is read.
    expect(isSold(ads as never, inTexas)).toBe(true)
  })

  test('keeps the states in which it is sold that day, or from that day on', () => {
    const later: Appointment = { ...year, from: '2026-07-01' }
    const states = ([one]: readonly (typeof oak)[]) => one?.lines.renters?.states
    const of = [{ ...oak, appointments: [later] }]
    expect(states(soldOn(of, '2026-06-01'))).toEqual([])
    expect(states(soldFrom(of, '2026-06-01'))).toEqual(['TX'])
    expect(states(soldOn(of, '2026-07-01'))).toEqual(['TX'])
    expect(states(soldFrom(of, '2027-01-01'))).toEqual([])
  })
})

describe('what has a last day', () => {
  test.each<[string, Span[], object]>([
    [
      'is in order with more than 30 days left',
      [{ until: '2027-01-01' }],
      { is: 'in order', until: '2027-01-01', days: 31 },
    ],
    [
      'ends from 30 days before on',
      [{ until: '2026-12-31' }],
      { is: 'ending', until: '2026-12-31', days: 30 },
    ],
    ['ends on its last day', [{ until: '2026-12-01' }], { is: 'ending', until: '2026-12-01', days: 0 }],
    ['is over the day after', [{ until: '2026-11-30' }], { is: 'over', until: '2026-11-30', days: -1 }],
    ['is in order without an end', [{}], { is: 'in order' }],
    ['is missing without a day', [], { is: 'missing' }],
    ['is missing until it begins', [{ from: '2026-12-24' }], { is: 'missing', from: '2026-12-24' }],
    [
      'goes on where another follows without a gap',
      [{ from: '2026-12-11', until: '2027-12-31' }, { until: '2026-12-10' }],
      { is: 'in order', until: '2027-12-31', days: 395 },
    ],
    [
      'goes on where another overlaps, to no end',
      [{ until: '2026-12-10' }, { from: '2026-12-05' }],
      { is: 'in order' },
    ],
    [
      'ends before a gap',
      [{ until: '2026-12-10' }, { from: '2026-12-12', until: '2027-12-31' }],
      { is: 'ending', until: '2026-12-10', days: 9 },
    ],
    [
      'is over since the latest of its ends',
      [{ until: '2026-03-01' }, { until: '2025-03-01' }],
      { is: 'over', until: '2026-03-01', days: -275 },
    ],
  ])('%s', (_, spans, standing) => {
    expect(standingOf(spans, '2026-12-01')).toEqual(standing)
  })

  test('is listed where the carrier writes the line and the site serves it', () => {
    const guarded = { ...oak, appointments: [year] }
    const on = { served: { renters: ['TX', 'OH'], auto: ['TX'] }, day: '2026-12-01' } as const
    const standing = { is: 'ending', until: '2026-12-31', days: 30 }
    expect(appointmentStandings(guarded, on)).toEqual([{ line: 'renters', state: 'TX', standing }])
    expect(appointmentStandings(guarded, { ...on, served: { renters: ['OH'] } })).toEqual([])
    expect(appointmentStandings(oak, on)).toEqual([])
  })
})
