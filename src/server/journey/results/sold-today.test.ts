import { expect, test } from 'vitest'
import { carrier, quoted } from '../../../../tests/support/panel.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import { soldToday } from './sold-today.ts'

const span = { states: ['TX'], lines: ['renters'], from: '2026-01-01', until: '2026-12-31' } as const
const oak = { ...carrier('oak', 4, { via: 'process', rate: () => quoted('14.84') }), appointments: [span] }
const elm = carrier('elm', 4, { via: 'process', rate: () => quoted('14.84') })
const offerOf = (id: string, changes: Partial<Offer> = {}): Offer => ({
  ...{ carrier: id, round: 1, state: 'done', outcome: quoted('14.84'), standIn: false, settledAt: null },
  ...changes,
})
const on = (day: '2026-12-31' | '2027-01-01', ...offers: readonly Offer[]) =>
  soldToday([oak, elm], offers, { line: 'renters', state: 'TX', day })
const notSold = (values: object) => ({
  state: 'done',
  outcome: { kind: 'unavailable', message: { key: 'unavailable.notSold', values } },
})

test('an offer stands until the last day of its appointment, and then names the price that it had', () => {
  const offers = [offerOf('oak'), offerOf('elm'), offerOf('unknown')]
  expect(on('2026-12-31', ...offers)).toEqual(offers)
  const [first, ...others] = on('2027-01-01', ...offers)
  expect(first).toMatchObject(notSold({ last: { cents: 1_484, period: 'month' } }))
  expect(others).toEqual(offers.slice(1))
})

test('an estimate was never its price, and an offer that is still open waits for nobody', () => {
  const estimate = { ...quoted('14.84'), source: 'estimate' } as const
  for (const offer of [
    offerOf('oak', { outcome: estimate }),
    offerOf('oak', { state: 'open', outcome: null }),
  ])
    expect(on('2027-01-01', offer)).toMatchObject([notSold({})])
})
