import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { buyAddress, continueAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { longDay } from '../src/language/days.ts'
import { addDays, type Day } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { filledIn } from './support/buying.ts'
import { carrier, quoted } from './support/panel.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
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
  wire = await carrierServer(({ reply }) => reply(quoted('9.00')))
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
    result.quotes.map(quote => [quote.id, quote.price_info.premium ?? quote.price_info.text ?? quote.type]),
  )
}

const rows = (statement: string) => rowsOf(service.databaseUrl, statement)

describe('a carrier with appointments', () => {
  let before: VisitorWithQuote

  test('is sold on the last day of one, and never where it has none', async () => {
    before = await visitorWithQuote(service)
    expect(await listOf(before)).toEqual({ steady: '15.00', plan: '14.00', binder: '14.84', asked: '9.00' })
    expect(rated.get('elsewhere')).toBeUndefined()
    expect(wire.keys.get('asked')).toHaveLength(1)
  })

  test('is not asked, rated, shown or estimated on the day after, without a restart', async () => {
    const earlier = rated.get('plan')
    today = addDays(lastDay, 1)
    expect(await listOf(await visitorWithQuote(service))).toEqual({ steady: '15.00' })
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
      ['plan', '$14'],
      ['binder', '$14.84'],
      ['asked', '$9'],
    ] as const) {
      expect(cards.get(carrier)?.price_info.premium).toBeUndefined()
      expect(JSON.stringify(cards.get(carrier))).toContain(says(price))
    }
    expect(await rows('select carrier, state, settled_at from offer order by carrier')).toEqual(stored)
    expect(await (await visitor.open(`/es/quotes/${id}`)).text()).toContain(
      'Las pólizas de esta aseguradora ya no se pueden obtener aquí. Su precio era de $14 al mes.',
    )
  })

  test('is not asked again for a price from before, which can’t be continued to, bought or shared', async () => {
    const { visitor, id } = before
    const calls = [rated.get('plan'), wire.keys.get('asked')?.length]
    for (const offer of ['plan', 'binder', 'asked']) {
      const page = await (await visitor.open(continueAddress(id, offer))).text()
      expect(page).toContain('You can’t get this insurer’s policies here anymore.')
      expect(page).not.toContain('no longer offers this price')
      expect((await visitor.open(buyAddress(id, offer))).headers.get('location')).toBe(
        continueAddress(id, offer),
      )
    }
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: filledIn })
    expect(reply.status).not.toBe('OK')
    expect(await rows('select 1 from purchase')).toEqual([])
    expect([rated.get('plan'), wire.keys.get('asked')?.length]).toEqual(calls)
  })

  test('is left out of a change of coverage', async () => {
    const { visitor, id } = before
    const { reply } = await visitor.call(updateQuote, { quote_id: id, data: { deductible: '1000' } })
    expect(reply.status).toBe('OK')
    expect(await listOf(before)).toEqual({ steady: '15.00' })
    expect(wire.keys.get('asked')).toHaveLength(1)
  })
})
