import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejections } from '../src/connectors/binding/binding.ts'
import { continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { orderCommand, wishIn } from '../src/server/commands/order/order-command.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { quoteRefBy } from '../src/server/platform/log.ts'
import { deriveKey, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeOrderDesk } from '../src/server/store/rows/order-desk.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { binder } from './support/binder.ts'
import { chooseAt, filledIn, openShop, type Shop } from './support/buying.ts'
import { letterFiles } from './support/letter-files.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { rowsOf } from './support/rows.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

const sealKeys = `k1:${randomBytes(32).toString('base64')}`
let server: CarrierServer
let shop: Shop

/** Once it has been mended, the carrier issues what it rejected before. */
let isMended = false

/** A carrier whose answer to an order is in the applicant's last name, such as "Status 422". */
beforeAll(async () => {
  server = await carrierServer(async ({ question, response }) => {
    const { applicant } = JSON.parse(await question)
    const status = isMended ? 200 : Number(applicant.last.split(' ').at(-1))
    const bound = { status: 'bound', policyNumber: 'ST-1' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(bound))
  })
  const priced = (id: string) => carrier(id, 4.1, { via: 'process', rate: () => quoted('14.84') })
  const at = (id: string) => ({ endpoint: `${server.endpoint}/${id}` })
  shop = await openShop({ EGRESS_ALLOW: server.host, SEAL_KEYS: sealKeys }, [
    { ...priced('strict'), binds: { ...binder.binds, ...at('strict') } },
    { ...priced('plain'), binds: { ...binder.binds, ...at('plain'), notBound: [409, 422] } },
  ])
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await server.close()
})

/** An order that was paid, by a visitor who has not come back yet. */
async function paidOrder({ quote, status }: { quote: 'strict' | 'plain'; status: number }) {
  const { visitor, id } = await shop.shopper()
  await visitor.open(continueAddress(id, quote))
  const start = addDays(todayAt(new Date()), 1)
  const data = { ...filledIn, quote, start, last_name: `Status ${status}` }
  const { reply } = await visitor.call(placeOrder, { quote_id: id, data })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  await chooseAt(reply.data.checkout_url ?? '', 'lose')
  const page = async () => (await (await visitor.open(orderAddress(id))).text()).replaceAll('<!-- -->', '')
  await page()
  const { number } = reply.data.order
  const [row] = await rows('select id from policy_order where number = $1', [number])
  return { visitor, quoteId: id, page, number, key: String(row?.id) }
}

const rows = (statement: string, values: readonly unknown[] = []) =>
  rowsOf(shop.service.databaseUrl, statement, values)

const stateOf = async (number: string) =>
  (await rows('select state from policy_order where number = $1', [number]))[0]?.state
const askedFor = (carrier: string, key: string) =>
  (server.keys.get(carrier) ?? []).filter(one => one === key).length
const refundsOf = (key: string) =>
  shop.sandbox.payments().find(payment => payment.order === key)?.refunds ?? 0
const logged = (event: string) =>
  shop.service.logged.map(line => JSON.parse(line)).filter(line => line.event === event)

async function lettersAbout(number: string): Promise<readonly string[]> {
  return (await letterFiles(shop.service)).filter(letter => letter.includes(number))
}

/** `npm run order`, but for its process. */
async function command(...args: string[]) {
  const { db, close } = await connect({ url: shop.service.databaseUrl, log: quiet })
  const refOf = quoteRefBy(deriveKey(parseSealKeys(sealKeys)[0], 'quote reference'))
  try {
    const wish = wishIn(args)
    return await (wish && orderCommand(makeOrderDesk({ db, refOf }), wish))
  } finally {
    await close()
  }
}

test('an order that its insurer rejects is asked once, needs a person at once, and its page says so', async () => {
  const held = await Promise.all(rejections.map(status => paidOrder({ quote: 'strict', status })))
  for (const { page, number } of held) {
    expect(await stateOf(number)).toBe('held')
    const html = await page()
    expect(html).toContain('hasn’t issued the policy yet.')
    expect(html).toContain('You’ve paid $178.00')
    expect(html).toContain('please don’t count on being covered')
    expect(html).not.toContain('on its way')
  }
  expect(
    logged('order-rejected')
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([...rejections])
  const stuck = () => logged('order-stuck')
  await expect.poll(() => new Set(stuck().map(({ order }) => order)).size).toBe(held.length)
  const [before, soon] = [stuck().length, "update policy_order set due_at = now() where state = 'held'"]
  await rows(soon)
  await expect.poll(() => stuck().length).toBeGreaterThanOrEqual(before + held.length)
  for (const { key } of held) expect([askedFor('strict', key), refundsOf(key)]).toEqual([1, 0])
})

test('an insurer that cannot be asked just now is asked again, and a person may end it', async () => {
  const waiting = await Promise.all(
    [401, 403, 408, 429, 500, 503].map(status => paidOrder({ quote: 'strict', status })),
  )
  for (const { page, number } of waiting) {
    expect(await stateOf(number)).toBe('paid')
    expect(await page()).toContain('on its way')
  }
  for (const { key, page } of waiting)
    await expect.poll(async () => (await page()) && askedFor('strict', key)).toBeGreaterThan(1)
  for (const { number, page } of waiting) {
    await rows('update policy_order set attempts = 20 where number = $1', [number])
    expect(await page()).toContain('please don’t count on being covered')
    expect(await command('refund', number)).toMatchObject({ isDone: true })
  }
  for (const { number } of waiting) await expect.poll(() => stateOf(number)).toBe('refunded')
})

test('a page that reloads while its insurer is busy does not ask it before its time', async () => {
  const { page, number, key } = await paidOrder({ quote: 'strict', status: 503 })
  const due = (at: string) => rows(`update policy_order set due_at = ${at} where number = $1`, [number])
  await due("now() + interval '1 hour'")
  const asked = askedFor('strict', key)
  for (let times = 0; times < 3; times += 1) expect(await page()).toContain('on its way')
  expect(askedFor('strict', key)).toBe(asked)
  await due('now()')
  await page()
  expect(askedFor('strict', key)).toBe(asked + 1)
})

test('an insurer that says by 422 that there is no policy has it paid back at once', async () => {
  const { page, number, key } = await paidOrder({ quote: 'plain', status: 422 })
  expect(await stateOf(number)).toBe('refunded')
  expect(await page()).toContain('$178.00 was refunded')
  expect([askedFor('plain', key), refundsOf(key)]).toEqual([1, 1])
})

test('"npm run order" shows a stuck order, and pays it back once, however often it is told', async () => {
  const { number, key } = await paidOrder({ quote: 'strict', status: 409 })
  expect((await command('stuck'))?.text).toMatch(new RegExp(`${number} +strict +held +\\$178\\.00`))
  const shown = await command('show', number.toLowerCase())
  expect(shown?.text).toContain('no one asks again until you decide')
  expect(shown?.text).toContain(`npm run order -- refund ${number}`)
  const [ref = ''] = /(?<=log reference +)\S+/.exec(shown?.text ?? '') ?? []
  expect(await command('show', ref)).toEqual(await command('show', key))
  await expect
    .poll(() => lettersAbout(number))
    .toEqual([expect.stringContaining('You paid $178.00, and Strict')])
  for (let nth = 0; nth < 2; nth += 1) expect(await command('refund', number)).toMatchObject({ isDone: true })
  await expect.poll(() => stateOf(number)).toBe('refunded')
  const already = `Order ${number} was paid back already.\n`
  expect(await command('refund', number)).toEqual({ isDone: true, text: already })
  expect(await command('retry', number)).toEqual({ isDone: false, text: already })
  expect(refundsOf(key)).toBe(1)
  expect(logged('order-by-hand').filter(({ order }) => order === ref)).toMatchObject([
    { carrier: 'strict', decision: 'refund' },
  ])
  expect((await command('stuck'))?.text).not.toContain(number)
  expect((await command('show', number))?.text).toMatch(/decided by hand +refund/)
  await expect.poll(async () => (await lettersAbout(number)).join()).toContain('Your payment was refunded')
})

test('"npm run order" sends a held order to its insurer once more, under the same key', async () => {
  const { page, number, key } = await paidOrder({ quote: 'strict', status: 400 })
  isMended = true
  try {
    expect(await command('retry', number)).toMatchObject({ isDone: true })
    await expect.poll(() => stateOf(number)).toBe('bound')
  } finally {
    isMended = false
  }
  expect(await page()).toContain('Your policy has been issued.')
  expect([askedFor('strict', key), refundsOf(key)]).toEqual([2, 0])
  const late = { isDone: false, text: `Order ${number} has its policy, ST-1.\n` }
  expect(await command('refund', number)).toEqual(late)
})

test('"npm run order" runs beside the service, and says what it takes', async () => {
  const program = (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: shop.service.databaseUrl, SEAL_KEYS: sealKeys }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/server/commands/order.ts', ...args],
      {
        encoding: 'utf8',
        env,
      },
    )
    return [status, stdout + stderr]
  }
  expect(program('refund')).toEqual([1, expect.stringMatching(/^Use it as: npm run order -- stuck/)])
  expect(program('show', 'W-0000-0000')).toEqual([1, expect.stringMatching(/^There is no such order/)])
  expect([['stuck', 'W-1'], ['erase', 'W-1'], [], ['show']].map(wishIn)).toEqual([null, null, null, null])
})

test('a held order whose visitor erases the quote is paid back', async () => {
  const { visitor, quoteId, number, key } = await paidOrder({ quote: 'strict', status: 410 })
  await visitor.call(erase, { quote_id: quoteId, warned: `${number} paid-back` })
  await rows('update policy_order set due_at = now() where number = $1', [number])
  await expect.poll(() => stateOf(number)).toBe('refunded')
  expect(refundsOf(key)).toBe(1)
})

test('nothing about a person is in the log, or in what the command shows', async () => {
  const said = [...shop.service.logged, (await command('stuck'))?.text].join('\n')
  expect(said).not.toMatch(/ann@example|Status \d|"Ann"/)
})
