import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Connector } from '../src/connectors/connector.ts'
import { instrument } from '../src/contract/instrument.ts'
import { stateCodes } from '../src/law/jurisdictions.ts'
import { insuranceLines } from '../src/law/rule.ts'
import { forgetOldVisits, makeVisitEvents } from '../src/server/store/counts/visit-events.ts'
import { freshDatabase } from './support/database.ts'
import { postForm } from './support/forms.ts'
import { journeys, type LineName } from './support/journeys.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { answerUntil, renter } from './support/renters.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { type Deeds, visit } from './support/simulated-visitors.ts'
import { sweep } from './support/sweep.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

const connector: Connector = { via: 'process', rate: () => quoted('14.84') }
/** It writes every line everywhere, so that every visitor can begin. */
const lines = Object.fromEntries(insuranceLines.map(line => [line, { states: stateCodes, connector }]))
const carriers = [{ ...carrier('quick', 4, connector), lines }]
const names = Object.keys(journeys) as LineName[]
const seed = Number(process.env.FUNNEL_SEED ?? 20_261_122)

/** Park and Miller's generator, as the documents' walks use it. */
function chanceFrom(start: number): () => number {
  let state = start % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const visitors = sweep(200, 'visitors', 60)

describe('the funnel', () => {
  let service: Running
  beforeAll(async () => {
    service = await run({ carriers })
  })
  afterAll(() => service.close())

  test(`of ${visitors.title} over all lines equals what they did (spec 4.1.5, 4.4.4, 4.5.2)`, async () => {
    const expected = new Map<string, number>()
    const crowd = Array.from({ length: visitors.size }, (_, nth) => nth)
    const done: Deeds[] = []
    const next = async (): Promise<void> => {
      const nth = crowd.shift()
      if (nth === undefined) return
      const chance = chanceFrom(seed + 7919 * nth)
      const line = names[nth % names.length] ?? 'renters'
      const isPrivate = chance() < 0.15
      const hasScripts = chance() < 0.5
      const leavesAt =
        chance() < 0.4 ? Number.POSITIVE_INFINITY : Math.floor(chance() * journeys[line].length)
      const deeds = await visit(service.origin, { line, hasScripts, isPrivate, leavesAt, chance })
      if (!isPrivate) done.push(deeds)
      return next()
    }
    await Promise.all(Array.from({ length: 6 }, next))
    for (const deed of done.flatMap(deeds => [...deeds])) expected.set(deed, (expected.get(deed) ?? 0) + 1)
    const read = async () => {
      const rows = await rowsOf<{ deed: string; count: number }>(
        service.databaseUrl,
        `select concat_ws(' ', name, coalesce(line, '-'), coalesce(step, ''), coalesce(carrier, '')) as deed,
           count(*)::integer as count
         from visit_event group by 1`,
      )
      return Object.fromEntries(rows.map(({ deed, count }) => [deed, count]))
    }
    await expect.poll(read).toEqual(Object.fromEntries(expected))
    expect(done.length).toBeLessThan(visitors.size)
  })

  test('is printed and drawn by "npm run report -- funnel", line by line', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-funnel-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const env = { ...process.env, DATABASE_URL: service.databaseUrl, DATA_DIR: dataDir }
    const command = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['src/server/commands/report.ts', 'funnel', ...args], { env })
    const { stdout } = await command('--since', '1d')
    const [row] = await rowsOf<{ began: number; finished: number }>(
      service.databaseUrl,
      `select count(*) filter (where name = 'quote_start')::integer as began,
         count(*) filter (where name = 'generate_lead')::integer as finished
       from visit_event where line = 'renters'`,
    )
    expect(stdout).toContain(`Renters: ${row?.began} began, ${row?.finished} finished`)
    expect(stdout).toMatch(/\/quote\/renters\/2 +\S.* +\d+ +\d+ +\d+%/)
    const drawn = await command('--since', '1d', '--format', 'svg')
    expect(drawn.stdout).toContain(`Renters: ${row?.began} began, ${row?.finished} finished`)
    if (process.env.FUNNEL_SVG) await writeFile(process.env.FUNNEL_SVG, drawn.stdout)
    const one = await command('--line', 'pet')
    expect(one.stdout).toContain('Pet: ')
    expect(one.stdout).not.toContain('Renters: ')
    await expect(command('--since', 'ages')).rejects.toThrow(
      /--since takes a day such as 2026-11-01, or a time such as 12h, 7d or 4w/,
    )
    await expect(command('--line', 'boat')).rejects.toThrow(/There is no line boat/)
  })
})

describe('an event', () => {
  test('says nothing about a person: no id of a quote or a visitor, nothing typed', async () => {
    const service = await run({ carriers })
    onTestFinished(() => service.close())
    const visitor = service.visitor()
    const done = await answerUntil(visitor)
    const read = () =>
      rowsOf<{ row: string }>(service.databaseUrl, 'select t::text as row from visit_event t')
    await expect.poll(async () => (await read()).length).toBeGreaterThan(renter.length)
    const text = (await read()).map(({ row }) => row).join('\n')
    const sid = [...visitor.cookies.values()].map(value => value.slice(0, 20))
    const [quote] = await rowsOf<{ hex: string }>(
      service.databaseUrl,
      `select encode(visitor, 'hex') as hex from quote`,
    )
    for (const mark of [...sid, quote?.hex, done?.config.quoteId, 'Example', 'example.com', '500 East'])
      expect(text).not.toContain(mark)
    // As whole words: hashes contain any digits by chance.
    for (const mark of [/\b78701\b/, /\b1994\b/]) expect(text).not.toMatch(mark)
  })

  test('of a browser that asks not to be tracked is not kept, whoever reports it', async () => {
    const service = await run({ carriers })
    onTestFinished(() => service.close())
    const visitor = visitorAt(service.origin, undefined, { 'sec-gpc': '1' })
    await visitor.open('/start')
    const done = await answerUntil(visitor)
    await visitor.open(`${done?.endpoint}`)
    const quote_id = done?.config.quoteId
    await visitor.call(instrument, { action: 'quote_click', data: { carrier: 'quick' }, quote_id })
    // Everything noted is written before a service has closed; another visitor proves that events are written.
    await service.visitor().open('/start')
    const read = () => rowsOf<{ name: string }>(service.databaseUrl, 'select name, step from visit_event')
    await expect.poll(read).toEqual([{ name: 'step_view', step: '/start' }])
  })

  test('is not kept and the pages say so, whoever else was shown the same page before', async () => {
    const service = await run({ carriers })
    onTestFinished(() => service.close())
    const sign = 'Opt-Out Request Honored. Your browser asks not to be tracked, and I don’t.'
    const asks = { 'sec-gpc': '1' }
    for (const path of ['/start', '/privacy', '/faq'])
      for (const headers of [{}, asks, {}]) {
        const html = await (await visitorAt(service.origin, undefined, headers).open(path)).text()
        expect(html.includes(sign), `${path} ${JSON.stringify(headers)}`).toBe(headers === asks)
      }
  })

  test('reported by a page about another visitor’s quote is not counted as of that quote', async () => {
    const service = await run({ carriers })
    onTestFinished(() => service.close())
    const done = await answerUntil(service.visitor())
    const stranger = service.visitor()
    await stranger.open('/start')
    await stranger.call(instrument, {
      action: 'quote_click',
      data: { carrier: 'quick' },
      quote_id: done?.config.quoteId,
    })
    const read = () =>
      rowsOf(service.databaseUrl, `select line, carrier from visit_event where name = 'quote_click'`)
    await expect.poll(read).toEqual([{ line: null, carrier: 'quick' }])
  })

  test('cannot be led back to its visitor once the day is over, nor to its quote once that must be gone', async () => {
    const { db } = await freshDatabase()
    const days = ['2026-11-20', '2026-11-21'] as const
    for (const day of days) {
      const visits = makeVisitEvents({
        db,
        key: Buffer.alloc(32),
        today: () => day,
        log: quiet,
        now: () => new Date(`${day}T12:00:00Z`),
      })
      for (const name of ['step_view', 'step_answer'] as const)
        visits.note({ name, visitor: Buffer.alloc(32), quoteId: day, line: 'pet', step: '/quote/pet/1' })
      await visits.drain()
    }
    const read = async () =>
      (await sql<{ visit: Buffer; key: Buffer }>`select * from visit_event`.execute(db)).rows
    const before = await read()
    expect(new Set(before.map(({ visit }) => visit.toString('hex'))).size).toBe(2)
    const needs = { today: days[1], eventDays: 400, retentionDays: 30, now: new Date('2026-12-21T18:00:00Z') }
    await forgetOldVisits(db, needs)
    const [kept] = (await sql<{ days: number }>`select count(*)::integer as days from visit_day`.execute(db))
      .rows
    expect(kept?.days).toBe(1)
    const keys = new Set(before.map(({ key }) => key.toString('hex')))
    const after = await read()
    expect(after.filter(({ key }) => keys.has(key.toString('hex')))).toHaveLength(2)
    await forgetOldVisits(db, { ...needs, eventDays: 30, now: new Date('2026-12-21T00:00:00Z') })
    expect(await read()).toHaveLength(2)
  })

  test('is counted once, however often and in however many processes it is noted', async () => {
    const { db } = await freshDatabase()
    const shared: string[] = []
    const process = () =>
      makeVisitEvents({
        db,
        key: Buffer.alloc(32),
        today: () => '2026-11-21',
        log: quiet,
        share: ({ name }) => void shared.push(name),
      })
    const processes = [process(), process(), process()]
    for (let time = 0; time < 20; time += 1)
      for (const visits of processes)
        for (const name of ['quote_start', 'generate_lead'] as const)
          visits.note({ name, visitor: Buffer.alloc(32), quoteId: 'q', line: 'pet', isShared: true })
    await Promise.all(processes.map(visits => visits.drain()))
    const { rows } = await sql<{ name: string }>`select name from visit_event order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(['generate_lead', 'quote_start'])
    expect(shared.toSorted()).toEqual(['generate_lead', 'quote_start'])
  })
})

describe('an analytics service outside', () => {
  test('gets only visitors who allow it, each event once, and nothing about a person', async () => {
    const heard: { url: string; body: string; headers: string }[] = []
    const google = createServer((request, response) => {
      text(request).then(body => {
        heard.push({ url: request.url ?? '', body, headers: JSON.stringify(request.headers) })
        response.writeHead(204).end()
      })
    })
    await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
    // It listens on a port.
    const host = `127.0.0.1:${(google.address() as AddressInfo).port}`
    onTestFinished(() => void google.close())
    const env = { GA4_ID: 'G-TEST1', GA4_SECRET: 'hush', GA4_URL: `http://${host}`, EGRESS_ALLOW: host }
    const service = await run({ carriers, env })
    onTestFinished(() => service.close())

    const silent = service.visitor()
    await silent.open(`${(await answerUntil(silent))?.endpoint}`)
    const visitor = service.visitor()
    const allow = (path: Visitor) => postForm(path, '/privacy', { analytics: 'yes' })
    expect(await (await visitor.open('/privacy')).text()).toContain('You haven’t allowed it, so I don’t.')
    expect((await allow(visitor)).status).toBe(303)
    expect(await (await visitor.open('/privacy')).text()).toContain('You’ve allowed it.')
    const objecting = visitorAt(service.origin, undefined, { 'sec-gpc': '1' })
    await objecting.open('/start')
    await allow(objecting)
    await objecting.open(`${(await answerUntil(objecting))?.endpoint}`)
    const done = await answerUntil(visitor)
    for (let time = 0; time < 2; time += 1) await visitor.open(`${done?.endpoint}`)
    await expect.poll(() => heard.length).toBe(3)
    const bodies = heard.map(({ body }) => JSON.parse(body))
    expect(
      bodies.flatMap(({ events }) => events.map(({ name }: { name: string }) => name)).toSorted(),
    ).toEqual(['generate_lead', 'quote_start', 'quotes_load'])
    for (const body of bodies) {
      expect(body).toEqual({
        client_id: expect.stringMatching(/^\d+\.\d+$/),
        non_personalized_ads: true,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [{ name: expect.any(String), params: { insurance_type: 'renters' } }],
      })
    }
    expect(new Set(heard.map(({ url }) => url))).toEqual(
      new Set(['/mp/collect?measurement_id=G-TEST1&api_secret=hush']),
    )
    const everything = heard.map(({ headers, body }) => headers + body).join('')
    for (const mark of ['Mozilla', 'x-forwarded', 'cookie', done?.config.quoteId])
      expect(everything).not.toContain(mark)

    await postForm(visitor, '/privacy', { analytics: 'no' })
    expect(await (await visitor.open('/privacy')).text()).toContain('You haven’t allowed it, so I don’t.')
  })

  test('is not offered where the operator has set none', async () => {
    const service = await run({ carriers })
    onTestFinished(() => service.close())
    const html = await (await service.visitor().open('/privacy')).text()
    expect(html).not.toContain('Google Analytics')
    expect(html).toContain('No analytics company is involved.')
  })
})
