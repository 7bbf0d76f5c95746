import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { places } from '../src/contract/answers/places.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { type Call, errorCodes } from '../src/contract/call.ts'
import { instrument } from '../src/contract/instrument.ts'
import { loadAds } from '../src/contract/prices/load-ads.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { getPaymentApp, placeOrder } from '../src/contract/purchase/purchase.ts'
import { open } from '../src/contract/sharing/open.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { showShare } from '../src/contract/sharing/show-share.ts'
import { stopSharing } from '../src/contract/sharing/stop-sharing.ts'
import { watchPrices } from '../src/contract/sharing/watch-prices.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import { give } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { sweep } from './support/sweep.ts'
import type { Visitor } from './support/visitor.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

const settings = { seed: 20261121 } as const
const bodies = sweep(600, 'bodies', 300)
const forms = sweep(200, 'forms', 100)

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', '\udc00x', '\u202e', '__proto__', 'constructor', 'toString'),
  fc.constantFrom('NaN', '1e999', '-1', '99999999999999999999', 'x'.repeat(5000)),
)
const odd = fc.oneof(
  oddText,
  fc.jsonValue({ depthSize: 'large', stringUnit: 'binary' }),
  fc.constantFrom(null, true, 1e308, -0, 2 ** 53, [], {}, [[[[]]]], { length: 1 }, { toString: 1 }),
)
/** A visitor of each line, with a good answer to every page. */
const personas = readPersonas().filter(({ browser }) => browser)
const pages = personas.flatMap(pagesOf)
const path = fc.constantFrom(...new Set(pages.map(([step]) => step)))
const step = fc.oneof(
  { arbitrary: path, weight: 8 },
  fc.constantFrom(
    '/',
    '/mobile',
    '/welcome',
    '/partner',
    '/quote/renters/99',
    '/quote/boats/1',
    '/__proto__',
  ),
  fc.constantFrom('/quote/__proto__/1', '/quote/constructor/1', '//evil.example', '/../start'),
  oddText,
)
const fieldNames = [...new Set(pages.flatMap(([, payload]) => Object.keys(payload)))]
const fieldName = fc.constantFrom(...fieldNames, 'skip_answer', 'action', 'uuid', 'constructor')
const someFields = fc.dictionary(fieldName, odd, { maxKeys: 5 })
/** A valid answer of some page, whole or with some fields spoiled. */
const payload = fc
  .tuple(fc.constantFrom(...pages), fc.oneof(fc.constant({}), someFields))
  .map(([[, good], spoilt]) => ({ ...good, ...spoilt }))
const payloads = fc.oneof({ arbitrary: payload, weight: 4 }, odd, fc.constant({ skip_answer: true }))

const ask = fc.oneof(
  { arbitrary: fc.tuple(fc.constant(answer.path), fc.record({ answer: payloads, step })), weight: 5 },
  fc.tuple(fc.constant(properties.path), fc.record({ step })),
  fc.tuple(fc.constantFrom(status.path, loadAds.path), fc.record({ quote_id: odd })),
  fc.tuple(fc.constant(places.path), fc.dictionary(fc.constantFrom('text', 'zip', 'id'), odd)),
  fc.tuple(fc.constant(instrument.path), fc.record({ action: odd, data: odd })),
  fc.tuple(
    fc.constantFrom(answer.path, properties.path, status.path, loadAds.path, places.path, instrument.path),
    odd,
  ),
)
/** Bytes of a body: valid, with a field twice, nested deeply, or cut off. */
const body = fc
  .tuple(ask, fc.constantFrom('as is', 'as is', 'as is', 'twice', 'deep', 'cut'))
  .map(([[to, ask], how]) => {
    const text = JSON.stringify(ask)
    if (how === 'twice') return [to, text.replace(/^\{/, '{"step":1,"answer":[],')] as const
    if (how === 'deep')
      return [to, text.replace(/"answer":\{/, `$&"x":${'['.repeat(20_000)}${']'.repeat(20_000)},`)] as const
    return [to, how === 'cut' ? text.slice(0, -1) : text] as const
  })
const maybeKey = fc.option(fc.stringMatching(/^[a-f]{8}$/), { nil: undefined })

async function expectEnvelope(response: Response, what: string): Promise<void> {
  const reply = await response.json()
  expect(response.status, what).toBeLessThan(500)
  if (response.status === 200) expect(['OK', 'Fail'], what).toContain(reply.status)
  else expect(reply.status, what).toBe('Error')
  if (reply.status === 'Error') {
    expect(errorCodes, what).toContain(reply.reason.code)
    expect(typeof reply.reason.status, what).toBe('string')
  }
  if (reply.status === 'Fail') {
    for (const message of Object.values(reply.reason.errors))
      expect(message, what).toEqual(expect.any(String))
  }
}

/** A visitor who has begun a quote in every line and answered some pages of each. */
async function begun(): Promise<Visitor> {
  const visitor = service.visitor()
  await visitor.open('/start')
  for (const persona of personas) {
    for (const page of pagesOf(persona).slice(0, 6)) await give(visitor, page)
  }
  return visitor
}

/** Whatever was stored before, every line can be finished from its start to its results. */
async function expectFinishes(visitor: Visitor): Promise<void> {
  for (const persona of personas) {
    const answers = new Map(pagesOf(persona))
    let data = await give(visitor, ['/welcome', answers.get('/start') ?? {}])
    while (!data.result.wizard_complete) {
      const { endpoint } = data
      data = await give(visitor, [endpoint, answers.get(endpoint) ?? expect.fail(endpoint)])
    }
    expect((await visitor.call(status, { quote_id: data.config.quoteId })).status).toBe(200)
    expect((await visitor.open(data.endpoint)).status).toBe(200)
  }
}

test(`no call breaks with any body in any order, and every line can be finished afterwards: ${bodies.title}`, async () => {
  const visitor = await begun()
  await fc.assert(
    fc.asyncProperty(body, maybeKey, async ([to, text], key) => {
      await expectEnvelope(
        await visitor.post(to, text, { 'idempotency-key': key }),
        `${to} ${text.slice(0, 400)}`,
      )
    }),
    { ...settings, numRuns: bodies.size },
  )
  await expectFinishes(visitor)
})

test(`no page breaks with any form in any order, and every line can be finished afterwards: ${forms.title}`, async () => {
  const visitor = await begun()
  const pair = fc.tuple(
    fc.oneof(fieldName, oddText),
    fc.oneof(oddText, fc.constantFrom('78701', 'TX', '500', '1')),
  )
  const fields = fc.array(pair, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(path, fields, async (to, pairs) => {
      const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      const response = await visitor.post(to, text, type)
      expect(response.status, `${to} ${text.slice(0, 400)}`).toBeLessThan(500)
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
    }),
    { ...settings, numRuns: forms.size },
  )
  await expectFinishes(visitor)
})

/** Texts in the place of a day, a number, an id, a word or an address: all end or change what a database or an insurer reads. */
const oddTexts = [
  ...[
    '\u0000',
    'x\u0000y',
    '2027-01-01\u0000',
    '2027-01-01T00:00',
    '2027-01-01 BC',
    '2027-02-31',
    '0000-00-00',
  ],
  ...[
    'infinity',
    '-1',
    '1e9',
    '999999999999999999999',
    "'; select 1; --",
    '\ud800',
    '\n',
    '\r\nX-Odd: 1',
    '٢٠٢٧-٠١-٠١',
  ],
]

test('no call and no page about a finished quote breaks with any text', async () => {
  const { visitor, id } = await visitorWithQuote(service)
  const ask = { quote_id: id }
  const first = { choice: '2027-01-01' }
  const good: readonly (readonly [Pick<Call<never, never>, 'path'>, object])[] = [
    [updateQuote, { ...ask, data: { changes: { starts: first, '/quote/renters/3': first } } }],
    [
      placeOrder,
      { ...ask, data: { quote: 'bramble', plan: 'in-full', start: '2027-01-01', email: 'a@b.example' } },
    ],
    [getPaymentApp, { ...ask, data: { quote: 'bramble' } }],
    [saveQuotes, { ...ask, data: { email: 'a@b.example' } }],
    [watchPrices, { ...ask, data: { email: 'a@b.example' } }],
    [shareQuote, { ...ask, price_share_id: 'bramble', premium: '1.00' }],
    [showShare, { ...ask, price_share_id: 'bramble' }],
    [stopSharing, { ...ask, price_share_id: 'bramble' }],
    [open, { ...ask, token: 'x' }],
    [
      instrument,
      { action: 'ad_click', data: { quote_id: id, carrier: 'bramble', insurance_type: 'renters' } },
    ],
  ]
  for (const odd of oddTexts) {
    for (const [{ path: to }, whole] of good)
      for (const spoilt of spoiltBy(odd, whole)) {
        const body = JSON.stringify(spoilt)
        await expectEnvelope(await visitor.post(to, body), `${to} ${body}`)
      }
    const word = encodeURIComponent(odd.toWellFormed())
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const named = ['buy', 'continue', 'price', 'share'].map(page => `/quotes/${id}/${page}/${word}`)
    for (const to of [...named, `/law/${word}`, `/shared/${word}`, `/flags/${word}.svg`, `/quotes/${word}`])
      expect((await visitor.open(to)).status, to).toBeLessThan(500)
    const forms = ['agent', 'add', 'cover', 'save'].map(page => `/quotes/${id}/${page}`)
    const fields = ['starts', 'choice', 'line', 'email', 'phone', 'first_name', 'reach_by', 'wish', 'premium']
    const form = new URLSearchParams(fields.map(name => [name, odd])).toString()
    for (const to of [...forms, ...named, `/quotes/${id}/share/${word}/stop`])
      expect((await visitor.post(to, form, type)).status, `${to} ${form}`).toBeLessThan(500)
  }
})

/** The body once for each of its texts, with an odd one in its place. */
function spoiltBy(odd: string, value: unknown): unknown[] {
  if (typeof value === 'string') return [odd]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    spoiltBy(odd, inner).map(spoilt => ({ ...(value as object), [name]: spoilt })),
  )
}

/** What a header, a database or an address refuses, or takes for something else. */
const oddParts = [
  '%00',
  '%0a',
  '%0d%0aX-Odd:%20yes',
  '%E2%80%A8',
  '%F0%9F%98%80',
  '..%2f..',
  "'",
  '%ff',
  '__proto__',
]

/** Every route with something variable in its path, as the service has them. */
function variableRoutes(): readonly string[] {
  const path: string[] = []
  const routes = service.service.app.printRoutes({ commonPrefix: false }).split('\n')
  return routes.flatMap(line => {
    const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S*)/.exec(line) ?? []
    path.length = indent.length / 4
    path.push(part)
    const route = path.join('')
    return / \(.*\)$/.test(line) && route.includes(':') ? [route] : []
  })
}

test('no address breaks, whatever stands in its variable parts, and every reply has our headers', async () => {
  const { visitor, id } = await visitorWithQuote(service)
  const routes = variableRoutes()
  expect(routes).toContain('/quotes/:id/erase')
  expect(routes).toContain('/postback/:source/:name')
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  for (const route of routes) {
    // The first part is a quote's own id where there are more.
    const known = route.replace(/^\/quotes\/:id(?=\/.*:)/, `/quotes/${id}`)
    for (const part of oddParts) {
      const address = `${known.replace(/:\w+/g, part)}?t=${part}&q=${part}&open=${part}&from=${part}`
      for (const response of [
        await visitor.open(address),
        await visitor.post(address, `premium=${part}`, type),
      ]) {
        expect(response.status, address).toBeLessThan(500)
        expect(response.headers.get('x-content-type-options'), address).toBe('nosniff')
        expect(response.headers.get('x-request-id'), address).toBeTruthy()
        expect(response.headers.get('x-odd'), address).toBeNull()
      }
    }
  }
})
