import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { carrier, quoted } from './support/panel.ts'
import { give } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices, visitorWithQuote } from './support/visitor-with-quote.ts'
import { type Call, type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let service: Running
let answer: (call: Call) => void
const asked: { carrier: string; at: number; key: string }[] = []

beforeAll(async () => {
  server = await carrierServer(call => {
    asked.push({ carrier: call.carrier, at: Date.now(), key: call.key })
    answer(call)
  })
  const once = { repeatSafe: false, deadlineMs: 1000 }
  const busy = carrier('busy', 4, server.connector('busy', once))
  const pet = { states: ['OR'], connector: server.connector('busy', once) } as const
  const carriers = [
    { ...busy, level: 1, lines: { ...busy.lines, pet } },
    { ...carrier('hurried', 4, server.connector('hurried', once)), level: 1, questionsPerMinute: 1 },
  ]
  service = await run({ carriers, env: { EGRESS_ALLOW: server.host } })
})
beforeEach(async () => {
  asked.length = 0
  answer = ({ reply }) => reply(quoted('11.00'))
  await rowsOf(service.databaseUrl, 'delete from carrier_pace', [])
  await rowsOf(service.databaseUrl, `update carrier_minute set free_at = '-infinity'`, [])
})
afterAll(async () => {
  await service.close()
  await server.close()
})

const timesOf = (id: string) => asked.filter(one => one.carrier === id).map(({ at }) => at)

/** A visitor with a question that no carrier has had, and what a look at the prices shows of an insurer. */
async function begun() {
  const { visitor, id } = await visitorWithQuote(service)
  const look = async (of: string) => {
    const { reply } = await visitor.call(status, { quote_id: id })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    return reply.data.result.quotes.find(one => one.id === of)?.price_info
  }
  return { visitor, id, look }
}

/** Refuses the first question to a carrier. */
function refuseOnce(id: string, headers: () => Record<string, string>) {
  let isRefused = false
  answer = ({ carrier, reply }) => {
    if (carrier !== id || isRefused) return reply(quoted('11.00'))
    isRefused = true
    return reply(429, headers())
  }
}

test.each([
  ['seconds', () => '3'],
  ['a date', () => new Date(Date.now() + 4000).toUTCString()],
])(
  'a carrier that takes no repeat is asked again after the time of its 429 (%s), and meanwhile an estimate is shown',
  async (_, time) => {
    refuseOnce('busy', () => ({ 'retry-after': time() }))
    const { visitor, id, look } = await begun()
    await expect.poll(() => look('busy')).toMatchObject({ type: 'price', source: 'similar plans' })
    expect(timesOf('busy')).toHaveLength(1)
    await untilComplete(visitor, id)
    expect(await look('busy')).toMatchObject({ type: 'price', premium: '11.00' })
    const [first = 0, second = 0, ...more] = timesOf('busy')
    expect(second - first).toBeGreaterThan(2900)
    expect(more).toEqual([])
    // The same question under the same key.
    expect(new Set(asked.filter(one => one.carrier === 'busy').map(({ key }) => key)).size).toBe(1)
  },
)

test('a question about one of several pets is put off alone', async () => {
  const born = (year: number) => ({ month: '5', year: String(year) })
  const cat = (year: number) => ({ pet: 'CAT_MIXED', day: '', ...born(year) })
  const { visitor, id } = await visitorWithPrices(service, [
    ['/start', { type: 'pet', zipCode: '97201' }],
    ['/quote/pet/1', { choice: 'CAT_MIXED' }],
    ['/quote/pet/10', born(2020)],
  ])
  asked.length = 0
  let refused = 0
  answer = ({ reply }) => {
    refused += 1
    // Of the two new pets the second one.
    if (refused === 2) reply(429, { 'retry-after': '1' })
    else reply(quoted('11.00'))
  }
  await give(visitor, ['/quote/pet/others', { pets: [cat(2021), cat(2022)] }])
  const { result } = await untilComplete(visitor, id)
  expect(result.quotes.find(one => one.id === 'busy')?.price_info).toMatchObject({ premium: '33.00' })
  const keys = asked.map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
})

test('a question that may have arrived when its process died is not sent again for having been put off before', async () => {
  refuseOnce('busy', () => ({ 'retry-after': '3' }))
  const { visitor, id, look } = await begun()
  await expect.poll(() => look('busy')).toMatchObject({ source: 'similar plans' })
  // The process that took it after the three seconds is gone.
  await rowsOf(service.databaseUrl, `update offer set attempts = attempts + 1 where quote_id = $1`, [id])
  await untilComplete(visitor, id)
  expect(await look('busy')).toMatchObject({ source: 'similar plans' })
  expect(timesOf('busy')).toHaveLength(1)
})

test('a carrier that wants more time than the window has ends at once with its estimate', async () => {
  refuseOnce('busy', () => ({ 'retry-after': '3600' }))
  const began = Date.now()
  const { visitor, id, look } = await begun()
  await untilComplete(visitor, id)
  expect(Date.now() - began).toBeLessThan(20_000)
  expect(await look('busy')).toMatchObject({ type: 'price', source: 'similar plans' })
  expect(timesOf('busy')).toHaveLength(1)
  const settled = service.logged.filter(
    line => line.includes('"offer-settled"') && line.includes('"busy"') && line.includes('"quota"'),
  )
  expect(settled).toHaveLength(1)
})

test('a visitor waits for a minute with room, and sees why where there is none in time', async () => {
  await visitorWithPrices(service)
  expect(timesOf('hurried')).toHaveLength(1)
  // Its one question of the minute was asked 57 seconds ago.
  await rowsOf(
    service.databaseUrl,
    `update carrier_minute set free_at = clock_timestamp() + interval '3 seconds'`,
    [],
  )
  const waiting = await begun()
  const began = Date.now()
  await expect.poll(() => waiting.look('hurried')).toMatchObject({ source: 'similar plans' })
  await untilComplete(waiting.visitor, waiting.id)
  expect(await waiting.look('hurried')).toMatchObject({ type: 'price', premium: '11.00' })
  expect((timesOf('hurried')[1] ?? 0) - began).toBeGreaterThan(1000)
  const late = await begun()
  await untilComplete(late.visitor, late.id)
  expect(JSON.stringify(await late.look('hurried'))).toContain('I can ask it for you in a minute.')
  expect(timesOf('hurried')).toHaveLength(2)
})

test('a price that is confirmed waits for a carrier within the visitor’s patience, and not beyond', async () => {
  const visit = await visitorWithPrices(service)
  asked.length = 0
  refuseOnce('busy', () => ({ 'retry-after': '2' }))
  const page = await visit.visitor.open(continueAddress(visit.id, 'busy'))
  expect(await page.text()).toContain('The price hasn’t changed.')
  const [first = 0, second = 0] = timesOf('busy')
  expect(second - first).toBeGreaterThan(1900)
  const other = await visitorWithPrices(service)
  asked.length = 0
  refuseOnce('busy', () => ({ 'retry-after': '30' }))
  const began = Date.now()
  await other.visitor.open(continueAddress(other.id, 'busy'))
  expect(Date.now() - began).toBeLessThan(8000)
  expect(timesOf('busy')).toHaveLength(1)
})
