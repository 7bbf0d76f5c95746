import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connector } from '../src/connectors/connector.ts'
import { instrument } from '../src/contract/instrument.ts'
import { readSales } from '../src/server/commands/report/read-sales.ts'
import { salesReport } from '../src/server/commands/report/sales-report.ts'
import { writeReport } from '../src/server/commands/report/write-report.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { postForm } from './support/forms.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { give, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'

const secret = { quick: 'quick-'.padEnd(30, 'x'), maple: 'maple-'.padEnd(30, 'y') }
const POSTBACK_SECRETS = `carrier:quick=${secret.quick},partner:maple=${secret.maple}`
const since = new Date(0)

let service: Running
let database: Awaited<ReturnType<typeof connect>>
/** The number of a quote whose visitor a partner sent, and who clicked. */
let number = ''

beforeAll(async () => {
  const connector: Connector = { via: 'process', rate: () => quoted('14.84') }
  const quick = carrier('quick', 4, connector)
  const carriers = [{ ...quick, lines: { ...quick.lines, auto: { states: ['TX'], connector } } } as const]
  service = await run({ carriers, env: { POSTBACK_SECRETS } })
  database = await connect({ url: service.databaseUrl, log: quiet })
  const visitor = service.visitor()
  await visitor.open('/partner?partner=maple&type=renters&zip=78701')
  const [[, start], ...pages] = renter
  const partner = { partner: 'maple', address: '' }
  let data = await give(visitor, ['/partner', { ...start, ...partner }])
  for (const page of pages) data = await give(visitor, page)
  number = data.config.quote_number
  const click = { action: 'quote_click', quote_id: data.config.quoteId, data: { carrier: 'quick' } } as const
  await visitor.call(instrument, click)
  await postForm(visitor, `/quotes/${data.config.quoteId}/add`, { line: 'auto' })
})
afterAll(async () => {
  await database.close()
  await service.close()
})

function report(path: string, query: Readonly<Record<string, string>>, headers = {}): Promise<Response> {
  return fetch(`${service.origin}/postback/${path}?${new URLSearchParams(query)}`, { headers })
}

const own = { secret: secret.quick }

describe('a sale that a carrier reports', () => {
  test('counts once, with our clicks beside it, for the carrier and for the partner who sent the visitor, a second line included', async () => {
    const sale = { event: 'sale', id: 'T-10001', amount: '42.50', ref: number.toLowerCase() }
    for (const { status } of [
      await report('carrier/quick', { ...own, ...sale }),
      await report('carrier/quick', { ...own, ...sale }),
    ])
      expect(status).toBe(200)
    const bearer = { authorization: `Bearer ${secret.quick}` }
    expect(
      (await report('carrier/quick', { event: 'reversal', id: 'T-2', amount: '2.5', ref: number }, bearer))
        .status,
    ).toBe(200)
    expect((await report('partner/maple', { secret: secret.maple, event: 'click', id: 'c1' })).status).toBe(
      200,
    )
    const of = (by: 'carrier' | 'partner') => readSales(database.db, { by, since })
    const sold = { clicks: 1, policies: 0, reportedSales: 1, commissionCents: 4000 }
    await expect.poll(() => of('carrier')).toMatchObject([{ name: 'quick', ...sold, reportedClicks: 0 }])
    expect(await of('partner')).toMatchObject([
      { name: 'maple', begun: 2, finished: 1, ...sold, reportedClicks: 1 },
    ])
  })

  test('under an id that was reported with another amount is a conflict', async () => {
    const click = { ...own, event: 'sale', id: 'T-9' }
    expect((await report('carrier/quick', { ...click, amount: '1' })).status).toBe(200)
    expect((await report('carrier/quick', { ...click, amount: '2' })).status).toBe(409)
  })

  test('that is refused says which members are wrong and what they accept, in no visitor’s words', async () => {
    const wrong = { ...own, event: 'gift', amount: '-1', ref: '\u0000', id: 'T-3' }
    const replies = [
      await report('carrier/quick', wrong),
      await report('carrier/quick', { event: 'sale', id: 'T-3' }),
      await report('carrier/quick', { ...own, event: 'sale', id: 'T-9', amount: '3' }),
      await report('carrier', { ...own, event: 'sale', id: 'T-3' }),
    ]
    const bodies = await Promise.all(replies.map(reply => reply.json()))
    expect(replies.map(({ status }) => status)).toEqual([400, 403, 409, 404])
    expect(bodies[0]).toMatchObject({
      ...{ received: false, error: 'bad-request' },
      members: { event: 'click, sale, reversal', amount: expect.any(String), ref: expect.any(String) },
    })
    expect(Object.keys(bodies[0].members)).toEqual(['event', 'amount', 'ref'])
    expect(bodies.slice(1).map(({ received, error }) => [received, error])).toEqual([
      [false, 'forbidden'],
      [false, 'conflict'],
      [false, 'not-found'],
    ])
    expect(JSON.stringify(bodies)).not.toMatch(/answers|refresh|page/)
  })

  test.each([
    ['carrier/quick', { event: 'sale', id: 'T-3' }, 403],
    ['carrier/quick', { secret: secret.maple, event: 'sale', id: 'T-3' }, 403],
    ['carrier/nobody', { ...own, event: 'sale', id: 'T-3' }, 403],
    ['agent/quick', { ...own, event: 'sale', id: 'T-3' }, 403],
    ['carrier/quick', { ...own, event: 'sale', id: 'T-3', amount: '10000.01' }, 400],
    ['carrier/quick', { ...own, event: 'sale', id: 'T-3', amount: '-1' }, 400],
    ['carrier/quick', { ...own, event: 'sale', id: 'T-3', amount: '1e3' }, 400],
    ['carrier/quick', { ...own, event: 'gift', id: 'T-3' }, 400],
    ['carrier/quick', { ...own, event: 'sale' }, 400],
    ['carrier/quick', { ...own, event: 'sale', id: 'T-3', ref: '\u0000' }, 400],
  ])('is refused without its secret, or when it cannot be right: %s %o', async (path, query, status) => {
    expect((await report(path, query)).status).toBe(status)
    const rows = await database.db.selectFrom('postback').select('id').where('id', '=', 'T-3').execute()
    expect(rows).toEqual([])
  })

  test('keeps no quote and no secret, in the table or in the log', async () => {
    const rows = await database.db.selectFrom('postback').selectAll().execute()
    const logged = service.logged.join('')
    for (const word of [number, secret.quick, 'T-10001']) expect(logged).not.toContain(word)
    expect(JSON.stringify(rows)).not.toContain(number)
  })
})

describe('a report', () => {
  const row = {
    ...{ name: 'maple', begun: 20, finished: 9, clicks: 7, agents: 1, policies: 1 },
    ...{ reportedClicks: 8, reportedSales: 2, commissionCents: 8512 },
  }
  const rows = [row, { ...row, name: '=cmd', clicks: 2, commissionCents: -250 }]

  test('is a table, CSV or a picture', () => {
    const partners = salesReport({ by: 'partner', since: new Date('2026-11-01T12:00:00Z'), rows })
    expect(writeReport(partners, 'table')).toMatch(
      /^Partners since November 1, 2026\n +partner +quotes begun/,
    )
    expect(writeReport(partners, 'table')).toMatch(/maple +20 +9 +7 +1 +1 +8 +2 +85\.12\n/)
    expect(writeReport(partners, 'csv')).toContain("maple,20,9,7,1,1,8,2,85.12\r\n'=cmd,20,9,2,")
    const svg = writeReport(partners, 'svg')
    expect(svg).toContain('>Partners since November 1, 2026</text>')
    expect(svg).toMatch(/<rect class="answered"[^>]* width="260"/)
    const carriers = salesReport({ by: 'carrier', since, rows: [] })
    expect(writeReport(carriers, 'table')).toMatch(/: nothing so far\.\n$/)
    expect(writeReport(carriers, 'svg')).toContain('Nothing so far.')
  })
})

test('a click that the page reports counts for insurers and ads of ours alone', async () => {
  const visitor = service.visitor()
  await visitor.open('/start')
  for (const name of ['lloyds-of-nowhere', 'lloyds-of-nowhere-ad-1', 'quick-ad-0x1', 'quick-ad-1'])
    await visitor.call(instrument, { action: 'ad_click', data: { carrier: name } })
  const clicked = async () => {
    const events = database.db.selectFrom('visit_event').select('carrier').where('name', '=', 'ad_click')
    return (await events.execute()).map(({ carrier }) => carrier)
  }
  await expect.poll(clicked).toEqual(['quick-ad-1'])
})
