import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { continueAddress, orderAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { openSandbox } from '../src/sandbox/sandbox.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { type Program, startProgram } from './processes/process.ts'
import { chooseAt, filledIn } from './support/buying.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'
import { rowsOf } from './support/rows.ts'
import { sweep } from './support/sweep.ts'
import { visitorAt } from './support/visitor.ts'
import { type VisitorWithQuote, visitorWithQuote } from './support/visitor-with-quote.ts'

const kills = sweep(50, 'kills spread over the purchase', 2)
/** As typed now: a day may begin between two tries. */
const data = () => ({ ...filledIn, start: addDays(todayAt(new Date()), 1) })

test(`${kills.title} leave one policy and one payment each`, async () => {
  const secret = randomBytes(32).toString('hex')
  const sandbox = await openSandbox({ sides: new Map(), key: { id: 'wadsworth', secret }, pace: 'none' })
  onTestFinished(() => sandbox.close())
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-sold-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const url = await freshDatabaseUrl()
  const port = await freePort()
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const origin = `http://127.0.0.1:${port}`

  async function start(): Promise<Program> {
    const program = startProgram('sell-policies.ts', {
      args: [url, keys, String(port), dataDir, sandbox.origin, secret],
    })
    await program.line('selling')
    return program
  }

  const shopper = () => visitorWithQuote({ visitor: () => visitorAt(origin) })

  /** Orders, pays and looks, repeating whatever was interrupted, until there is a policy. */
  async function buy({ visitor, id }: VisitorWithQuote): Promise<void> {
    for (;;) {
      const status = await step(visitor, id).catch(() => 'cut off')
      if (status === 'bound') return
      await pause(20)
    }
  }

  async function step(visitor: ReturnType<typeof visitorAt>, id: string): Promise<string> {
    await visitor.open(continueAddress(id, 'binder'))
    const { reply } = await visitor.call(placeOrder, { quote_id: id, data: data() })
    if (reply.status !== 'OK') return reply.status
    if (reply.data.checkout_url) await chooseAt(reply.data.checkout_url, 'approve')
    await visitor.open(orderAddress(id))
    return reply.data.order.status
  }

  let program = await start()
  onTestFinished(() => program.kill())
  await buy(await shopper())
  const began = performance.now()
  await buy(await shopper())
  const purchaseMs = performance.now() - began
  for (let nth = 0; nth < kills.size; nth += 1) {
    const buying = buy(await shopper())
    await pause((purchaseMs * (nth + 0.5)) / kills.size)
    await program.kill()
    program = await start()
    await buying
  }

  const rows = await rowsOf(url, 'select id, quote_id, state from policy_order')
  const sold = kills.size + 2
  expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: sold }, () => 'bound'))
  expect(new Set(rows.map(({ quote_id }) => quote_id)).size).toBe(sold)
  expect(sandbox.bound().toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  expect(
    sandbox
      .payments()
      .map(({ order }) => order)
      .toSorted(),
  ).toEqual(rows.map(({ id }) => id).toSorted())
  expect(sandbox.payments().every(({ refunds }) => refunds === 0)).toBe(true)
})
