import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv, addFormats } from '@modelcontextprotocol/server/validators/ajv'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type AnswerReply, answer } from '../src/contract/answers/answer.ts'
import { places } from '../src/contract/answers/places.ts'
import { properties } from '../src/contract/answers/properties.ts'
import type { Call, CallReply } from '../src/contract/call.ts'
import { instrument } from '../src/contract/instrument.ts'
import { loadAds } from '../src/contract/prices/load-ads.ts'
import { type QuoteResult, type StatusReply, status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { getFinancialKey, getPaymentApp, placeOrder } from '../src/contract/purchase/purchase.ts'
import replies from '../src/contract/replies.json' with { type: 'json' }
import { erase } from '../src/contract/sharing/erase.ts'
import { open } from '../src/contract/sharing/open.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { showShare } from '../src/contract/sharing/show-share.ts'
import { stopSharing } from '../src/contract/sharing/stop-sharing.ts'
import { watchPrices } from '../src/contract/sharing/watch-prices.ts'
import { filledIn, openShop, type Shop } from './support/buying.ts'
import { pagesOf, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly paths: Readonly<Record<string, object>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { readonly name: string; readonly in: string }>>
  }
}

/** Someone of each line, someone whom insurers decline, and a household. */
const people = readPersonas().filter(({ file }) => /^[a-z]+(?:-declined|-household)?\.yaml$/.test(file))

let service: Running
let shop: Shop
let document: Document
beforeAll(async () => {
  service = await run()
  shop = await openShop()
  document = (await (await fetch(`${service.origin}/openapi.json`)).json()) as Document
})
afterAll(async () => {
  await service.close()
  await shop[Symbol.asyncDispose]()
})

describe('/openapi.json', () => {
  test('is an OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate({ ...document })
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('has every call of the service, and no other', () => {
    const routes = service.service.app.printRoutes({ commonPrefix: false })
    const served = [...routes.matchAll(/(\/api\/v\S+) \([^)]*\bPOST\b/g)].map(([, path]) => path)
    expect(served.length).toBeGreaterThan(10)
    const described = Object.keys(document.paths).filter(path => path.startsWith('/api/'))
    expect(described.toSorted()).toEqual(served.toSorted())
  })

  test('can be read by any program, and kept for an hour', async () => {
    const reply = await fetch(`${service.origin}/openapi.json`)
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.getSetCookie()).toEqual([])
    const again = await fetch(`${service.origin}/openapi.json`, {
      headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('names the servers in both languages, below the path of the site, and the cookies as they are set', async () => {
    const site = 'https://example.com/insurance'
    const other = await run({ carriers: [], env: { PUBLIC_ORIGIN: site } })
    onTestFinished(() => other.close())
    const said = (await (await fetch(`${other.origin}/insurance/openapi.json`)).json()) as Document
    expect(said.servers.map(({ url }) => url)).toEqual([site, `${site}/es`])
    const schemes = Object.values(said.components.securitySchemes)
    const start = await fetch(`${other.origin}/insurance/start`)
    const set = start.headers.getSetCookie().map(line => line.slice(0, line.indexOf('=')))
    expect(schemes.filter(one => one.in === 'cookie').map(({ name }) => name)).toEqual(set)
    expect(Object.keys(said.security[0] ?? {})).toEqual(Object.keys(said.components.securitySchemes))
  })
})

describe('the replies of the service', () => {
  /** Replies that were checked, by path and kind. */
  const seen = new Set<string>()

  /** Calls as a visitor does, and holds each reply to the document. */
  function checking(visitor: Visitor) {
    return async <Ask, Reply extends object>(call: Call<Ask, Reply>, ask: unknown) => {
      const response = await visitor.post(call.path, JSON.stringify(ask))
      const reply = (await response.json()) as CallReply<Reply>
      expect(faultsOf(call.path, response.status, reply), `${call.path} ${JSON.stringify(ask)}`).toEqual([])
      seen.add(`${call.path} ${reply.status}`)
      return reply
    }
  }

  test.each(people.map(persona => [persona.file, persona] as const))(
    'are those of the document from the first question to the prices: %s',
    async (_file, persona) => {
      const visitor = service.visitor()
      const call = checking(visitor)
      await visitor.open('/start')
      let last: AnswerReply['data'] | undefined
      for (const [step, payload] of pagesOf(persona)) {
        await call(properties, { step })
        const reply = await call(answer, { step, answer: payload })
        if (reply.status === 'OK' && 'config' in reply.data) last = reply.data
      }
      const complete = await prices(call, last?.config.quoteId)
      expect(complete.quotes.length).toBeGreaterThan(0)
    },
  )

  test('are those of the document in every other call', async () => {
    const visitor = visitorAt(shop.service.origin)
    const call = checking(visitor)
    const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
    await visitor.open('/start')
    await call(answer, { step: '/start', answer: { type: 'renters', zipCode: '00000' } })
    let quote_id = ''
    for (const [step, payload] of pagesOf(renter)) {
      const reply = await call(answer, { step, answer: payload })
      if (reply.status === 'OK' && 'config' in reply.data) quote_id = reply.data.config.quoteId
    }
    const { quotes } = await prices(call, quote_id)
    const offer = quotes.find(({ price_info }) => price_info.premium) ?? expect.fail('no price')
    await call(properties, { step: '/quote/renters/9z' })
    await call(status, { quote_id: 'x'.repeat(22) })
    await call(status, {})
    await call(places, { zip: '78701' })
    await call(places, { text: '500 East 4th' })
    await call(loadAds, { quote_id })
    await call(updateQuote, { quote_id, data: { changes: { deductible: { choice: '1000' }, none: {} } } })
    await prices(call, quote_id)
    await call(updateQuote, { quote_id, data: { changes: {} }, prices_only: true })
    for (const email of ['no', 'ann@example.com']) await call(saveQuotes, { quote_id, data: { email } })
    await call(watchPrices, { quote_id, data: { email: 'ann@example.com' } })
    const share = { quote_id, price_share_id: offer.id }
    const { premium } = offer.price_info
    await call(shareQuote, { ...share, premium: '0.01' })
    await call(shareQuote, { ...share, premium })
    await call(showShare, share)
    await call(stopSharing, share)
    await call(open, { token: 'none' })
    await call(instrument, { action: 'quotes_load', quote_id })
    await call(getFinancialKey, { quote_id })
    await call(getPaymentApp, { quote_id, data: { quote: offer.id } })
    await call(placeOrder, { quote_id, data: { ...filledIn, esign: false } })
    await call(placeOrder, { quote_id, data: filledIn })
    await call(status, { quote_id })
    await call(erase, { quote_id, warned: '' })
    await call(erase, { quote_id })
    const described = Object.keys(document.paths).filter(path => path.startsWith('/api/'))
    const never = described.filter(path => ![...seen].some(one => one.startsWith(`${path} OK`)))
    // A mailed link is opened in tests/mail.test.ts.
    expect(never).toEqual(['/api/v1/open'])
  })

  async function prices(call: ReturnType<typeof checking>, quote_id = ''): Promise<QuoteResult> {
    for (;;) {
      const reply = await call(status, { quote_id })
      if (reply.status !== 'OK') expect.fail(JSON.stringify(reply))
      const { result } = (reply as { data: StatusReply['data'] }).data
      if (result.quote_status === 'complete') return result
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
})

test('docs/openapi.md gets from nothing to prices by what it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = readFileSync('docs/openapi.md', 'utf8')
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const script = ['set -eu', ...blocks].join('\n').replace('http://localhost:3000', service.origin)
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, timeout: 60_000 })
  expect(stdout).toContain('"endpoint":"/quote/pet/1"')
  const premiums = stdout.match(/"premium":"\d+\.\d\d"/g) ?? []
  expect(premiums.length).toBeGreaterThan(2)
})

const ajv = addFormats(new Ajv({ strict: false, allErrors: true, discriminator: false }))

/** What is wrong with a reply, beside the document: members that it lacks, has in another form, or has and should not. */
function faultsOf(path: string, code: number, reply: CallReply<object>): readonly string[] {
  ajv.getSchema('document') ?? ajv.addSchema(document, 'document')
  const place = `${path.replaceAll('/', '~1')}/post/responses/${code}`
  const schema =
    code === 200
      ? { $ref: `document#/paths/${place}/content/application~1json/schema` }
      : { $ref: `document#/components/responses/error${code}/content/application~1json/schema` }
  const isListed = ajv.validate({ $ref: `document#/paths/${place}` }, {}) !== undefined
  const own = reply.status === 'OK' ? closedOf(path) : undefined
  const { status: _, ...rest } = reply as unknown as Readonly<Record<string, unknown>>
  return [
    ...(isListed ? [] : [`${code} is not described`]),
    ...(ajv.validate(schema, reply) ? [] : [ajv.errorsText(ajv.errors)]),
    ...(own === undefined || ajv.validate(own, rest) ? [] : [ajv.errorsText(ajv.errors)]),
  ]
}

const closed = new Map<string, object>()

/** The type of a call's reply, in which no object has members that are not described. */
function closedOf(path: string): object | undefined {
  const own = (replies.calls as Readonly<Record<string, object>>)[path]
  if (own === undefined) return undefined
  const made = closed.get(path) ?? close({ ...own, components: { schemas: replies.schemas } })
  closed.set(path, made)
  return made
}

/** What a question shows depends on its kind. */
const openSchemas = ['Properties']

function close<Schema>(schema: Schema, name = ''): Schema {
  if (Array.isArray(schema)) return schema.map(one => close(one)) as Schema
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, close(value, keyword)]),
  )
  const isObject = 'properties' in schema && 'type' in schema && !openSchemas.includes(name)
  return { ...inner, ...(isObject ? { additionalProperties: false } : {}) } as Schema
}
