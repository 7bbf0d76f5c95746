import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { placeOrder } from '../src/contract/purchase/purchase.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { distribution } from '../src/server/platform/database/distribute.ts'
import { addDays } from '../src/units/day.ts'
import { todayAt } from '../src/units/today.ts'
import { chooseAt, filledIn, openShop, type Shop } from './support/buying.ts'
import { citusNodes, freshCitusUrl } from './support/citus.ts'
import { fillUntil } from './support/forms.ts'
import { journeys, type Stop } from './support/journeys.ts'
import { carriersOnCommand } from './support/panel.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { everywhere, recordStatements } from './support/statements.ts'
import { steady } from './support/steady.ts'
import { visitorAt } from './support/visitor.ts'

// The service on a cluster of Citus, which CITUS names: its machines, the coordinator first, as postgres://postgres@10.0.0.1:5432,… with
// a role that may make databases. A new database is made there.

const title =
  citusNodes.length > 0
    ? `on the ${citusNodes.length} machines of a Citus cluster`
    : 'on a Citus cluster: skipped, because CITUS names no machines'

/** The machines that a statement is sent to, by the plan of the engine. */
type Touched = number | 'the coordinator alone' | 'unknown'

describe.runIf(citusNodes.length > 0)(title, () => {
  let shop: Shop
  let url: string
  const recorded = recordStatements()
  const panel = carriersOnCommand()

  beforeAll(async () => {
    url = await freshCitusUrl()
    const { carriers, env } = await panel
    const settings = {
      DATABASE_URL: url,
      DISTRIBUTE: 'citus',
      LIMITS: 'database',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    shop = await openShop({ ...env, ...settings }, [steady, ...carriers])
  }, 900_000)
  afterAll(async () => {
    recorded.stop()
    await shop[Symbol.asyncDispose]()
    await (await panel).close()
  })

  let visitors = 0

  /** Answers every page, at the pace of a person and from an address of one's own: nobody has to prove that she is no machine. */
  async function visitorWithPrices(stops: readonly Stop[]) {
    visitors += 1
    const visitor = visitorAt(shop.service.origin, undefined, { 'x-forwarded-for': `203.0.113.${visitors}` })
    const began = Date.now()
    await fillUntil(visitor, stops, stops.at(-1)?.[0])
    await pause(Math.max(0, began + 1_000 * stops.length - Date.now()))
    const path = await fillUntil(visitor, stops.slice(-1))
    const id = path.split('/').at(-1) ?? ''
    const timer = setInterval(async () => (await panel).letSlowAnswer(), 200)
    const { result } = await untilComplete(visitor, id).finally(() => clearInterval(timer))
    return { visitor, id, result }
  }

  test('every table is where it is meant to be', async () => {
    const rows = await rowsOf<{ table: string; by: string }>(
      url,
      `select relname as table, coalesce(column_to_column_name(logicalrelid, partkey), 'everywhere') as by
       from pg_dist_partition join pg_class on pg_class.oid = logicalrelid where relnamespace = 'public'::regnamespace`,
    )
    const meant = Object.entries(distribution).flatMap(([table, place]) =>
      place === 'coordinator' ? [] : [{ table, by: place === 'everywhere' ? place : place.by }],
    )
    expect(rows.toSorted(byTable)).toEqual(meant.toSorted(byTable))
  })

  test.each(Object.entries(journeys))(
    'a visitor gets prices for %s',
    { timeout: 600_000 },
    async (_line, stops) => {
      const { result } = await visitorWithPrices(stops)
      expect(result.quotes.map(quote => quote.id)).toContain('steady')
    },
  )

  test('changes the coverage, saves, shares, buys and erases; each statement touches one shard, but those that the document names', {
    timeout: 900_000,
  }, async () => {
    const { visitor, id, result } = await visitorWithPrices(journeys.renters)
    const change = { quote_id: id, data: { changes: { deductible: { choice: '2500' } } } }
    expect((await visitor.call(updateQuote, change, { 'idempotency-key': 'one-change' })).reply.status).toBe(
      'OK',
    )
    const saved = await visitor.call(saveQuotes, { quote_id: id, data: { email: 'rob@example.com' } })
    expect(saved.reply).toMatchObject({ status: 'OK' })
    const premium = result.quotes.find(quote => quote.id === 'steady')?.price_info.premium
    const ask = { quote_id: id, price_share_id: 'steady', premium }
    const shared = await visitor.call(shareQuote, ask)
    const link = shared.reply.status === 'OK' ? new URL(shared.reply.data.url) : expect.fail('not shared')
    expect((await shop.service.visitor().open(link.pathname)).status).toBe(200)
    await visitor.open(continueAddress(id, 'binder'))
    const wanted = { ...filledIn, start: addDays(todayAt(new Date()), 1) }
    const ordered = await visitor.call(placeOrder, { quote_id: id, data: wanted })
    const order =
      ordered.reply.status === 'OK' ? ordered.reply.data : expect.fail(JSON.stringify(ordered.reply))
    await chooseAt(order.checkout_url ?? '', 'approve')
    await expect
      .poll(() => rowsOf(url, 'select state from policy_order'), { timeout: 120_000 })
      .toEqual([{ state: 'bound' }])
    expect((await visitor.call(erase, { quote_id: id })).reply.status).toBe('OK')
    expect(await rowsOf(url, 'select id from quote where id = $1', [id])).toEqual([])
    expect(await rowsOf(url, 'select quote_id from policy_order')).toEqual([{ quote_id: null }])

    const touched = await plansOf(url, recorded.statements)
    for (const [text, shards] of touched)
      console.log(`${shards}\t${text.replace(/\s+/g, ' ').trim().slice(0, 150)}`)
    // Citus doesn't explain an insert of what a query with values finds: that of the visitor's questions stays on the visitor's shard.
    const isNamed = (text: string) =>
      everywhere.some(([, known]) => known.test(text)) ||
      /insert into carrier_question .*where visitor = \$/s.test(text)
    const elsewhere = [...touched].filter(([, shards]) => shards === 'unknown' || Number(shards) > 1)
    expect(elsewhere.map(([text]) => text).filter(text => !isNamed(text))).toEqual([])
    // Proves that statements were recorded and explained.
    expect([...touched.values()].filter(shards => shards === 1).length).toBeGreaterThan(30)
  })
})

function byTable(one: { readonly table: string }, other: { readonly table: string }): number {
  return one.table < other.table ? -1 : 1
}

/** How many shards each recorded statement touches, as the engine explains it. Those of pg-boss and of sessions are left out. */
async function plansOf(
  url: string,
  statements: ReadonlyMap<string, readonly unknown[]>,
): Promise<ReadonlyMap<string, Touched>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const touched = new Map<string, Touched>()
  for (const [text, values] of statements) {
    if (
      !/^\s*(?:select|insert|update|delete|with)\b/i.test(text) ||
      /pgboss|pg_|citus|distributed_|reference_/.test(text)
    )
      continue
    touched.set(text, await shardsOf(client, text, values))
  }
  await client.end()
  return touched
}

async function shardsOf(client: pg.Client, text: string, values: readonly unknown[]): Promise<Touched> {
  const explained = await client
    .query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values])
    // Citus runs an insert of what a query with values finds, and does not explain it.
    .catch(error => (/could not create distributed plan/.test(error.message) ? null : Promise.reject(error)))
  if (!explained) return 'unknown'
  const tasks = explained.rows.flatMap(row => /Task Count: (\d+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  return tasks.length === 0 ? 'the coordinator alone' : Math.max(...tasks.map(Number))
}
