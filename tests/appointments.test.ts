import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { ourNeed } from '../src/connectors/needs/need.ts'
import type { CommunityPage } from '../src/contract/community.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { buyAddress, continueAddress } from '../src/contract/purchase/continue.ts'
import { needsAddress } from '../src/contract/purchase/needs.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { addDays, type Day } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { filledIn } from './support/buying.ts'
import { carrier, quoted } from './support/panel.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { type VisitorWithQuote, visitorWithQuote } from './support/visitor-with-quote.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

const lastDay = todayAt(new Date())
let today: Day = lastDay
let wire: CarrierServer
let service: Running

const until = lastDay
const inTexas = { states: ['TX'], lines: ['renters'], from: '2020-01-01', until } as const
/** How often each carrier's own rates were asked. */
const rated = new Map<string, number>()

function rating(id: string, premium: string): Carrier {
  return carrier(id, 4, {
    via: 'process',
    rate() {
      rated.set(id, (rated.get(id) ?? 0) + 1)
      return quoted(premium)
    },
  })
}

beforeAll(async () => {
  wire = await carrierServer(({ carrier, reply }) =>
    reply(carrier === 'late' ? { kind: 'pending', ticket: 't', pollAfterMs: 0 } : quoted('9.00')),
  )
  service = await run({
    today: () => today,
    env: { EGRESS_ALLOW: wire.host },
    carriers: [
      rating('steady', '15.00'),
      { ...rating('plan', '14.00'), appointments: [inTexas], bundle: { states: ['TX'], off: { auto: 5 } } },
      { ...binder, appointments: [inTexas] },
      {
        ...carrier('asked', 4, wire.connector('asked', { deadlineMs: 5_000 })),
        level: 1,
        appointments: [inTexas],
      },
      { ...rating('elsewhere', '1.00'), appointments: [{ ...inTexas, states: ['OH'] }] },
    ],
  })
})
afterAll(async () => {
  await service.close()
  await wire.close()
})

/** What each insurer of a list shows: its price, or why there is none. */
async function listOf({ visitor, id }: VisitorWithQuote) {
  const { result } = await untilComplete(visitor, id)
  return Object.fromEntries(
    result.quotes.map(quote => [quote.id, quote.price_info.premium ?? quote.price_info.type]),
  )
}

const rows = (statement: string) => rowsOf(service.databaseUrl, statement)

/** The insurers with a price on the page of a community in Texas, and how many it counts without one. */
async function community() {
  const html = await (
    await fetch(`${service.origin}/best-renters-insurance-copper-mill-lofts-tenants`)
  ).text()
  const [, json = ''] = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html) ?? []
  const { prices, others }: CommunityPage = JSON.parse(json).screen.community
  return { names: prices.map(({ insurer }) => insurer.name), others }
}

describe('a carrier with appointments', () => {
  let before: VisitorWithQuote

  test('is sold on the last day of one, and never where it has none', async () => {
    before = await visitorWithQuote(service)
    expect(await listOf(before)).toEqual({ steady: '15.00', plan: '14.00', binder: '14.84', asked: '9.00' })
    expect(await community()).toEqual({ names: ['Plan (demo)', 'Binder (demo)', 'Steady (demo)'], others: 1 })
    expect(rated.get('elsewhere')).toBeUndefined()
    expect(wire.keys.get('asked')).toHaveLength(1)
  })

  test('is not asked, rated, shown or estimated on the day after, without a restart', async () => {
    const earlier = rated.get('plan')
    today = addDays(lastDay, 1)
    expect(await listOf(await visitorWithQuote(service))).toEqual({ steady: '15.00' })
    expect(await community()).toEqual({ names: ['Steady (demo)'], others: 0 })
    expect(rated.get('plan')).toBe(earlier)
    expect(wire.keys.get('asked')).toHaveLength(1)
  })

  test('shows in a quote from before what its price was, and that it can’t be had any more; what is stored stays', async () => {
    const says = (price: string) =>
      `You can’t get this insurer’s policies here anymore. Its price was ${price} a month.`
    const stored = await rows('select carrier, state, settled_at from offer order by carrier')
    const { visitor, id } = before
    const { result } = await untilComplete(visitor, id)
    const cards = new Map(result.quotes.map(quote => [quote.id, quote]))
    expect(cards.get('steady')?.price_info.premium).toBe('15.00')
    for (const [carrier, price] of [
      ['plan', '$14.00'],
      ['binder', '$14.84'],
      ['asked', '$9.00'],
    ] as const) {
      expect(cards.get(carrier)?.price_info.premium).toBeUndefined()
      expect(JSON.stringify(cards.get(carrier))).toContain(says(price))
    }
    expect(await rows('select carrier, state, settled_at from offer order by carrier')).toEqual(stored)
    expect(await (await visitor.open(`/es/quotes/${id}`)).text()).toContain(
      'Las pólizas de esta aseguradora ya no se pueden obtener aquí. Su precio era de $14.00 al mes.',
    )
  })

  test('is not asked again for a price from before, which can’t be continued to, bought or shared', async () => {
    const { visitor, id } = before
    const calls = [rated.get('plan'), wire.keys.get('asked')?.length]
    for (const offer of ['plan', 'binder', 'asked']) {
      const page = await (await visitor.open(continueAddress(id, offer))).text()
      expect(page).toContain('You can’t get this insurer’s policies here anymore.')
      expect((await visitor.open(buyAddress(id, offer))).headers.get('location')).toBe(
        continueAddress(id, offer),
      )
    }
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: filledIn })
    expect(reply.status).not.toBe('OK')
    expect(await rows('select 1 from policy_order')).toEqual([])
    expect([rated.get('plan'), wire.keys.get('asked')?.length]).toEqual(calls)
  })

  test('is left out of a change of coverage', async () => {
    const { visitor, id } = before
    const { reply } = await visitor.call(updateQuote, {
      quote_id: id,
      data: { changes: { deductible: { choice: '1000' } } },
    })
    expect(reply.status).toBe('OK')
    expect(await listOf(before)).toEqual({ steady: '15.00' })
    expect(wire.keys.get('asked')).toHaveLength(1)
  })
})

test('a carrier that still owes an answer, or needs more, when its last day is over gets no further call or answer', async () => {
  let day: Day = lastDay
  const late = { ...carrier('late', 4, wire.connector('late', { deadlineMs: 20_000 })), level: 1 }
  const connector = wire.connector('needy')
  const needy = {
    ...carrier('needy', 4, connector),
    lines: { renters: { states: ['TX'] as const, connector, needs: [ourNeed('phone', 'quote')] } },
  }
  const guarded = [late, needy].map(one => ({ ...one, appointments: [inTexas] }))
  const own = await run({ today: () => day, env: { EGRESS_ALLOW: wire.host }, carriers: guarded })
  try {
    const quote = await visitorWithQuote(own)
    await expect.poll(() => wire.keys.get('late')?.length).toBe(1)
    const needs = async () => (await quote.visitor.open(needsAddress(quote.id, 'needy'))).status
    await expect.poll(needs).toBe(200)
    day = addDays(lastDay, 1)
    expect(await needs()).toBe(303)
    await expect
      .poll(() => own.logged.some(line => line.includes('"cause":"unsold"')), { timeout: 10_000 })
      .toBe(true)
    expect(wire.keys.get('late')).toHaveLength(1)
    expect(wire.keys.get('needy')).toBeUndefined()
    const { result } = await untilComplete(quote.visitor, quote.id)
    expect(result.quotes.find(({ id }) => id === 'late')?.price_info).toMatchObject({
      type: 'unavailable',
      message: 'You can’t get this insurer’s policies here anymore.',
    })
  } finally {
    await own.close()
  }
})

test('a license of the site that ends takes out its state, and one that is over already at the start is no crash', async () => {
  let day: Day = lastDay
  const licenses = [
    { state: 'TX', number: '1', until: lastDay },
    { state: 'OH', number: '2', until: addDays(lastDay, -1) },
  ]
  const own = await run({ today: () => day, site: { licenses }, carriers: [rating('steady', '15.00')] })
  try {
    expect(own.logged.map(line => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'license-over', state: 'OH' }),
        expect.objectContaining({ event: 'license-ends', state: 'TX', days: 0 }),
      ]),
    )
    const about = async () => await (await fetch(`${own.origin}/about`)).text()
    expect(await about()).toContain('TX: license 1')
    expect(await about()).not.toContain('license 2')
    const quote = await visitorWithQuote(own)
    expect(await listOf(quote)).toEqual({ steady: '15.00' })
    day = addDays(lastDay, 1)
    expect(await listOf(quote)).toEqual({ steady: 'unavailable' })
    await expect(visitorWithQuote(own)).rejects.toThrow(/I don’t compare renters insurance here/)
  } finally {
    await own.close()
  }
})
