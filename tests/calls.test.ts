import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { places } from '../src/contract/answers/places.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { instrument } from '../src/contract/instrument.ts'
import { loadAds } from '../src/contract/prices/load-ads.ts'
import { status } from '../src/contract/prices/status.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { visitorOnStart, visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

const calls = [answer, properties, status, loadAds, places, instrument]
const asks = {
  [answer.path]: { answer: { type: 'renters', zipCode: '78701' }, step: '/start', source: 'web' },
  [properties.path]: { step: '/start' },
  [status.path]: { quote_id: 'a'.repeat(22) },
  [loadAds.path]: { quote_id: 'a'.repeat(22) },
  [places.path]: { text: '500 East 4th' },
  [instrument.path]: { action: 'information_disclosure' },
}

describe('every call', () => {
  test('is answered for a visitor who has only the cookies of a page (spec 1.1, 6.1)', async () => {
    const visitor = await visitorOnStart(service)
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrftoken', 'sid'])
    expect(await give(visitor, renter[0])).toMatchObject({ endpoint: '/quote/renters/1' })
  })

  test.each(calls)('refuses $path without its own token', async ({ path }) => {
    const visitor = await visitorOnStart(service)
    const other = await visitorOnStart(service)
    const body = JSON.stringify(asks[path])
    const sid = visitor.cookies.get('sid') ?? ''
    const token = visitor.cookies.get('csrftoken') ?? ''
    const forged: Record<string, string | undefined>[] = [
      { 'x-csrftoken': undefined },
      { 'x-csrftoken': '' },
      { 'x-csrftoken': 'x' },
      { 'x-csrftoken': `${token}x` },
      { 'x-csrftoken': other.cookies.get('csrftoken') },
      { 'x-csrftoken': 'a.b', cookie: `sid=${sid}; csrftoken=a.b` },
      { cookie: `sid=${other.cookies.get('sid')}; csrftoken=${token}` },
      { cookie: `csrftoken=${token}` },
      { cookie: undefined },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of forged) {
      const response = await visitor.post(path, body, headers)
      expect(response.status, JSON.stringify(headers)).toBe(403)
      expect(await response.json()).toMatchObject({ status: 'Error', reason: { code: 'forbidden' } })
    }
    expect((await visitor.post(path, body)).status).not.toBe(403)
  })

  test.each(calls)('reads JSON alone on $path', async ({ path }) => {
    const visitor = await visitorOnStart(service)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json, text/plain']) {
      expect((await visitor.post(path, '{}', { 'content-type': type })).status, type).toBe(415)
    }
    for (const body of ['', '{', 'null{}', '"text"', '[]', '5', 'null', '{"__proto__":{"step":"/start"}}']) {
      const response = await visitor.post(path, body)
      expect(response.status, body).toBe(400)
      expect(await response.json()).toMatchObject({ status: 'Error', reason: { code: 'bad-request' } })
    }
  })

  test.each(calls)('takes no body over 64 KiB on $path', async ({ path }) => {
    const visitor = await visitorOnStart(service)
    const response = await visitor.post(path, JSON.stringify({ step: 'x'.repeat(65 * 1024) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ reason: { code: 'too-large' } })
  })

  test.each(calls)('is a POST and nothing else: $path', async ({ path }) => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetch(service.origin + path, { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    }
  })

  test('answers an unknown path of the API with 404 JSON', async () => {
    const visitor = await visitorOnStart(service)
    const response = await visitor.post('/api/v1/nothing', '{}')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'Error', reason: { code: 'not-found' } })
  })

  test('is not cached and not shown in a frame', async () => {
    const { headers } = await (await visitorOnStart(service)).post(properties.path, '{"step":"/start"}')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('properties', () => {
  test('says what a step shows and what the visitor answered (spec 7.2, 3.1.1, 3.1.2)', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1h')
    const { reply } = await visitor.call(properties, { step: '/quote/renters/1e' })
    expect(reply).toMatchObject({
      status: 'OK',
      properties: {
        kind: 'dob',
        title: 'When were you born?',
        step_current: 3,
        step_total: renter.length - 1,
        skip_button: true,
        back: '/quote/renters/1c',
        answer: { month: 5, day: 2, year: 1994 },
      },
    })
  })

  test('fills the address with the ZIP of the start page', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1')
    const { reply } = await visitor.call(properties, { step: '/quote/renters/1' })
    expect(reply).toMatchObject({ properties: { answer: { zipcode: '78701', city: 'Austin', state: 'TX' } } })
  })

  test('sends a visitor who is ahead of the path to the open page', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1c')
    expect(await visitor.call(properties, { step: '/quote/renters/3' })).toMatchObject({
      status: 409,
      reply: { reason: { code: 'not-on-path' }, data: { endpoint: '/quote/renters/1c' } },
    })
  })

  test('fills the ZIP in where a visitor starts over', async () => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/1c')
    const { reply } = await visitor.call(properties, { step: '/welcome' })
    expect(reply).toMatchObject({ properties: { kind: 'start', answer: { zipCode: '78701' } } })
  })
})

describe('status', () => {
  test('has the prices of rate plans at the first look', async () => {
    const { visitor, id } = await visitorWithQuote(service, renter)
    const { reply } = await visitor.call(status, { quote_id: id })
    expect(reply).toMatchObject({
      status: 'OK',
      data: {
        id,
        address: { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zip_code: '78701' },
        result: { has_more_results: true },
      },
    })
    if (reply.status !== 'OK') return
    const { quotes } = reply.data.result
    expect(quotes.length).toBeGreaterThanOrEqual(6)
    const prices = quotes.filter(quote => quote.price_info.type === 'price')
    expect(prices.length).toBeGreaterThanOrEqual(4)
    for (const { price_info } of prices) expect(price_info.premium).toMatch(/^\d+\.\d\d$/)
    const { result } = await untilComplete(visitor, id)
    expect(result.quotes.filter(quote => quote.price_info.popular)).toHaveLength(1)
  })

  test('answers for another visitor as for an unknown quote, in the same shape (spec 6.2)', async () => {
    const { id } = await visitorWithQuote(service, renter)
    const stranger = await visitorOnStart(service)
    const foreign = await stranger.call(status, { quote_id: id })
    const unknown = await stranger.call(status, { quote_id: randomBytes(16).toString('base64url') })
    expect(foreign.status).toBe(410)
    const nameless = ({ status, reply }: typeof foreign) => ({
      status,
      reply: { ...reply, ...('reason' in reply ? { reason: { ...reply.reason, request: 'any' } } : {}) },
    })
    expect(nameless(foreign)).toEqual(nameless(unknown))
  })

  test('shows no prices before the wizard is complete', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/2c')
    expect(await visitor.call(status, { quote_id: data?.config.quoteId })).toMatchObject({
      status: 409,
      reply: { data: { endpoint: '/quote/renters/2c' } },
    })
  })
})

describe('places', () => {
  test('completes an address without asking anybody else (spec 2.3.3.3)', async () => {
    const visitor = await visitorOnStart(service)
    const { reply } = await visitor.call(places, { text: '12 Elm Street, austin, tx' })
    if (reply.status !== 'OK' || !('suggestions' in reply.data)) throw new Error(JSON.stringify(reply))
    const [first] = reply.data.suggestions
    const resolved = await visitor.call(places, { id: first?.id })
    expect(resolved.reply).toMatchObject({ status: 'OK', data: { city: 'Austin', state: 'TX' } })
  })

  test('gives the city and state of a ZIP code', async () => {
    const visitor = await visitorOnStart(service)
    expect((await visitor.call(places, { zip: '73102' })).reply).toMatchObject({
      data: { address1: '', city: 'Oklahoma City', state: 'OK', zipcode: '73102' },
    })
    expect((await visitor.call(places, { zip: '00000' })).reply).toMatchObject({ data: { suggestions: [] } })
  })

  test('gives nothing for nonsense', async () => {
    const visitor = await visitorOnStart(service)
    for (const ask of [
      { text: '' },
      { text: '\u0000\u{1F600}'.repeat(20) },
      { text: "'; drop table quote; --" },
    ]) {
      expect((await visitor.call(places, ask)).reply).toMatchObject({ status: 'OK' })
    }
    expect((await visitor.call(places, { id: 'nonsense' })).reply).toMatchObject({
      data: { suggestions: [] },
    })
  })
})

describe('instrument', () => {
  test('accepts only the events of the specification (spec 7.5)', async () => {
    const visitor = await visitorOnStart(service)
    for (const action of ['information_disclosure', 'email_switch_click']) {
      expect((await visitor.call(instrument, { action, data: {} })).reply).toEqual({ status: 'OK' })
    }
    expect((await visitor.call(instrument, { action: 'keystroke' })).status).toBe(400)
    expect(
      (await visitor.call(instrument, { action: 'quote_click', data: { carrier: 'ann@x.com' } })).status,
    ).toBe(400)
  })
})

describe('a part of a page that failed to render', () => {
  const report = (data: object) => ({ action: 'part_broken', data })
  const reports = () => service.logged.filter(line => line.includes('page-part-broken'))

  // First: the one after it uses up what may be logged in a minute.
  test('is logged only in words of ours: a made-up place or error is unknown', async () => {
    const visitor = await visitorOnStart(service)
    await visitor.call(instrument, report({ place: 'annexample/mainstreet', error: 'AnnExample' }))
    expect(reports()).toHaveLength(1)
    expect(reports().join('')).not.toMatch(/annexample/i)
  })

  test('is logged by its kind and the name of the error, at most a few times a minute', async () => {
    const visitor = await visitorOnStart(service)
    for (let count = 0; count < 60; count += 1)
      await visitor.call(instrument, report({ place: 'step/vehicle', error: 'TypeError' }))
    expect(JSON.parse(reports()[1] ?? '{}')).toMatchObject({
      level: 'error',
      place: 'step/vehicle',
      error: 'TypeError',
      by: 'browser',
    })
    // A new minute may begin meanwhile.
    expect(reports().length).toBeLessThanOrEqual(40)
  })

  test.each([{ place: 'Ann Example' }, { error: 'cannot read "9 Main Street"' }])(
    'may not be reported in free text: %o',
    async data => {
      const visitor = await visitorOnStart(service)
      expect((await visitor.call(instrument, report(data))).status).toBe(400)
    },
  )
})

describe('what a visitor typed', () => {
  test('is in no log, and in no table in the clear', async () => {
    const visitor = service.visitor()
    const marked = 'Zzyzxmarker'
    const pages = renter.map(([step, payload]) => {
      const more = step === '/quote/renters/1' ? { address1: `1 ${marked} Street` } : {}
      const name = step === '/quote/renters/3' ? { lastName: marked, email: `${marked}@example.com` } : {}
      return [step, { ...payload, ...more, ...name }] as const
    })
    await answerUntil(visitor, undefined, pages)
    await visitor.call(places, { text: `${marked} avenue` })
    await visitor.post(answer.path, JSON.stringify({ answer: { choice: marked }, step: '/quote/renters/1c' }))
    expect(service.logged.join('')).not.toContain(marked)
    const client = new pg.Client({ connectionString: service.databaseUrl })
    await client.connect()
    for (const table of ['quote', 'quote_key', 'offer', 'reply', 'pgboss.job']) {
      const { rows } = await client.query(
        `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${table} t`,
      )
      expect(JSON.stringify(rows), table).not.toContain(marked)
    }
    await client.end()
  })
})
