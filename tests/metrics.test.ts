import { readFileSync } from 'node:fs'
import pg from 'pg'
import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { insuranceLines } from '../src/law/rule.ts'
import { tools } from '../src/server/agents/tools/index.ts'
import { storedFigures } from '../src/server/store/counts/stored-figures.ts'
import { freshDatabase } from './support/database.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil, renter } from './support/renters.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let service: Running
let server: CarrierServer
let quoteId: string
let text: string

const mark = 'Zzyzxmark'
const token = 'for-the-scraper-only'
const ids = ['good', 'bad', 'silent']

beforeAll(async () => {
  // Other services of this process have counted too; figures about the process itself appear once.
  for (const { name } of register.getMetricsAsArray())
    if (name !== 'build_info') register.getSingleMetric(name)?.reset()
  server = await carrierServer(({ carrier, reply }) => {
    if (carrier !== 'silent') reply(carrier === 'good' ? quoted('11.00') : 500)
  })
  const carriers = ids.map(id => carrier(id, 4, server.connector(id, { deadlineMs: 60_000 })))
  service = await run({
    carriers,
    env: { EGRESS_ALLOW: server.host, METRICS_LISTEN: '0.0.0.0:9464', METRICS_TOKEN: token },
  })
  const visitor = service.visitor()
  const pages = renter.map(([step, words]): [string, object] => [
    step,
    'lastName' in words ? { ...words, lastName: mark, email: `${mark}@example.com` } : words,
  ])
  quoteId = (await answerUntil(visitor, undefined, pages))?.config.quoteId ?? ''
  await visitor.call(status, { quote_id: quoteId })
  await visitor.call(status, { quote_id: quoteId }, { 'x-csrftoken': mark })
  await visitor.open(`/quotes/${mark}`)
  await visitor.open(`/${mark}?${mark}`)
  await visitor.post(`/api/${mark}`, mark)
  await vi.waitFor(async () => expect(await settled()).toHaveLength(2))
  // An offer is settled a moment before its job ends.
  const active = "select count(*)::int as jobs from pgboss.job where name = 'offers' and state = 'active'"
  await vi.waitFor(async () => expect(await rowsOf(service.databaseUrl, active)).toEqual([{ jobs: 1 }]))
  text = await scrape()
})
afterAll(async () => {
  // First, so that nobody waits for the silent one.
  await server.close()
  await service.close()
})

async function settled() {
  const { values = [] } = (await register.getSingleMetric('offers_settled_total')?.get()) ?? {}
  return values
}

async function scrape(): Promise<string> {
  const reply = await scrapeWith(`Bearer ${token}`)
  expect(reply.statusCode).toBe(200)
  return reply.body
}

function scrapeWith(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  return service.service.admin.inject({ url: '/metrics', headers })
}

/** The value of one sample, as Prometheus reads it. */
function sample(from: string, named: string): number | undefined {
  const line = from.split('\n').find(line => line.startsWith(`${named} `))
  return line === undefined ? undefined : Number(line.slice(named.length + 1))
}

/** The metrics in docs/metrics.md: their labels by name. */
function documented(): Record<string, string[]> {
  const page = readFileSync(new URL('../docs/metrics.md', import.meta.url), 'utf8')
  const words = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  return Object.fromEntries(
    rows.flatMap(row => {
      const [, names, labels] = row.split('|')
      return words(names).map(name => [name, words(labels).sort()])
    }),
  )
}

test('docs/metrics.md names every metric that is served, with its labels, and no other', () => {
  const served = register.getMetricsAsArray().map(({ name, ...metric }) => {
    // Every kind of metric has them; the type of the library leaves them out.
    const { labelNames } = metric as unknown as { labelNames: readonly string[] }
    return [name, [...labelNames].sort()]
  })
  expect(documented()).toEqual(Object.fromEntries(served))
})

test('figures are for whoever knows the token; health is for everybody who reaches the port', async () => {
  for (const shown of [undefined, 'Bearer wrong', `Basic ${token}`]) {
    const { statusCode, body, headers } = await scrapeWith(shown)
    expect([statusCode, body, headers['www-authenticate']]).toEqual([401, '', 'Bearer'])
  }
  for (const url of ['/healthz', '/readyz'])
    expect((await service.service.admin.inject(url)).statusCode).toBe(200)
})

test('a journey shows in the figures', () => {
  const of = (named: string) => sample(text, named)
  expect(
    of('offers_settled_total{carrier="good",line="renters",outcome="quoted",cause="",stand_in="false"}'),
  ).toBe(1)
  expect(
    of('offers_settled_total{carrier="bad",line="renters",outcome="failed",cause="http",stand_in="true"}'),
  ).toBe(1)
  expect(of('offers_open')).toBe(1)
  expect(of('offers_open_oldest_age_seconds')).toBeLessThan(30)
  expect(of('queue_jobs{queue="offers",state="active"}')).toBe(1)
  expect(of('queue_oldest_job_age_seconds{queue="offers"}')).toBeGreaterThan(0)
  expect(of('sealed_quotes{root_key="k1"}')).toBe(1)
  expect(of('quote_retention_overdue_seconds')).toBe(0)
  expect(of('carrier_breaker_state{carrier="good"}')).toBe(0)
  expect(of('db_client_connection_max{db_client_connection_pool_name="pages"}')).toBe(10)
  expect(of('db_client_connection_max{db_client_connection_pool_name="work"}')).toBe(6)
  expect(text).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="POST",http_route="\/api\/v1\/status",http_response_status_code="403",error_type="forbidden"\} 1/,
  )
  expect(text).toMatch(/build_info\{version="[\w.-]+",node_version="[\d.]+"\} 1/)
})

describe('no label', () => {
  test('reveals anything about a visitor or names a quote', () => {
    // Without the figures, whose digits may be those of any ZIP code.
    const labels = text.replace(/ \S+$/gm, '').toLowerCase()
    expect(labels).toContain('queue_jobs{')
    for (const trace of [mark, quoteId, 'ann@', '78701', 'Austin', '500 East'])
      expect(labels).not.toContain(trace.toLowerCase())
  })

  test('has a value outside a closed set', async () => {
    const { app } = service.service
    const isRoute = (url: string, method: string) =>
      url === 'none' || app.hasRoute({ url, method: method as 'GET' }) || url.startsWith('/api/')
    const outcomes = ['quoted', 'referred', 'declined', 'needs', 'failed', 'unavailable', 'none']
    const outcomesOfTools = ['done', 'refused', 'limited', 'failed']
    const causes = [
      '',
      'timeout',
      'network',
      'dns',
      'refused',
      'certificate',
      'forbidden',
      'proxy',
      'http',
      'badAnswer',
      'auth',
      'quota',
      'maintenance',
      'internal',
      'breaker',
      'needs',
      'window',
      'bound',
    ]
    const allowed: Readonly<Record<string, (value: string) => boolean>> = {
      carrier: value => ids.includes(value),
      line: value => insuranceLines.some(line => line === value),
      outcome: value => outcomes.includes(value),
      cause: value => causes.includes(value),
      error_type: value => /^([a-z-]*|badAnswer)$/.test(value),
      server_address: value => value === '127.0.0.1',
      http_response_status_code: value => /^(\d{3})?$/.test(value),
      reason: value => ['failed', 'needs', 'late', 'closed', 'bound'].includes(value),
      root_key: value => value === 'k1',
      tool: value => tools.some(({ name }) => name === value),
    }
    for (const { name, values } of await register.getMetricsAsJSON()) {
      for (const { labels } of values as { labels: Record<string, string | number> }[]) {
        const { http_route: route, http_request_method: method } = labels
        if (method !== undefined)
          expect(isRoute(String(route), String(method)), `${name} ${route}`).toBe(true)
        for (const [label, value] of Object.entries(labels)) {
          const isAllowed =
            name === 'agent_calls_total' && label === 'outcome'
              ? outcomesOfTools.includes(String(value))
              : (allowed[label]?.(String(value)) ?? true)
          expect(isAllowed, `${name} ${label}=${value}`).toBe(true)
        }
      }
    }
  })
})

describe('figures of the database', () => {
  test('that are not available in time are left out and counted; the others are there, and the scrape ends', async () => {
    const { work: db, url } = await freshDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin; lock table offer in access exclusive mode')
    const refresh = storedFigures({ db, queues: [], retentionDays: 30 })
    // The lock is never released: the test is that this returns at all.
    await refresh()
    await expect
      .poll(async () => sample(await register.metrics(), 'metrics_query_failures_total{query="offers"}'))
      .toBe(1)
    const now = await register.metrics()
    expect(sample(now, 'quote_retention_overdue_seconds')).toBe(0)
    expect(sample(now, 'metrics_query_failures_total{query="sealed"}')).toBeUndefined()
    expect(now).not.toMatch(/^offers_open \d/m)
  })

  test('are read once in ten seconds', async () => {
    const { work: db } = await freshDatabase()
    const transactions = vi.spyOn(db, 'transaction')
    const refresh = storedFigures({ db, queues: [], retentionDays: 30 })
    await Promise.all([refresh(), refresh()])
    await refresh()
    expect(transactions).toHaveBeenCalledTimes(4)
  })

  test('say how late erasing is', async () => {
    const { work: db } = await freshDatabase()
    const dayMs = 86_400_000
    const insert = (id: string, days: number, isFinished: boolean) => {
      const at = new Date(Date.now() - days * dayMs)
      const bytes = Buffer.from(id)
      const row = { id, number: id, visitor: bytes, line: 'renters', answers: bytes }
      return db
        .insertInto('quote')
        .values({ ...row, created_at: at, begun_at: at, completed_at: isFinished ? at : null })
        .execute()
    }
    const late = async () => {
      await storedFigures({ db, queues: [], retentionDays: 30 })()
      return Math.round(
        (sample(await register.metrics(), 'quote_retention_overdue_seconds') ?? Number.NaN) / 86_400,
      )
    }
    await insert('a', 29, true)
    await insert('b', 6, false)
    expect(await late()).toBe(0)
    await insert('c', 9, false)
    expect(await late()).toBe(2)
    await insert('d', 33, true)
    expect(await late()).toBe(3)
  })
})
