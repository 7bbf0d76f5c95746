import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { addressIn } from './address-id.ts'
import { openMaps } from './open-maps.ts'

interface Seen {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}
type Reply = (response: ServerResponse, seen: Seen) => void

let reply: Reply
let seen: Seen[]
let warnings: string[]
let origin: string

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const outgoing = {
    method: request.method ?? '',
    url: new URL(request.url ?? '', origin),
    headers: request.headers,
    body,
  }
  seen.push(outgoing)
  reply(response, outgoing)
})
const log: Log = (event, ...fields) => void warnings.push(`${event} ${JSON.stringify(fields)}`)
const json =
  (value: unknown): Reply =>
  response =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
const open = (provider: 'photon' | 'smarty' | 'google') =>
  openMaps({ maps: { provider, url: origin, key: 'secret-key' }, log })

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
  warnings = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('photon', () => {
  const feature = (properties: object) => ({ type: 'Feature', geometry: null, properties })

  test('asks for US houses and streets near the ZIP code, and reads the full state name', async () => {
    reply = json({
      features: [
        feature({
          housenumber: '500',
          street: 'Congress Avenue',
          city: 'Austin',
          state: 'Texas',
          postcode: '78701-1234',
          countrycode: 'US',
        }),
        feature({
          housenumber: '1',
          street: 'Main Street',
          city: 'Toronto',
          state: 'Ontario',
          countrycode: 'CA',
        }),
        feature({ name: 'Congress Circle', city: 'Austin', state: 'Texas', countrycode: 'US' }),
      ],
    })
    const maps = open('photon')
    const suggestions = await maps.suggest('500 congress', { zip: '78701' })
    expect(suggestions.map(({ label }) => label)).toEqual([
      '500 Congress Avenue, Austin, TX 78701',
      '500 Congress Circle, Austin, TX',
    ])
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      q: '500 congress',
      countrycode: 'US',
      lat: '30.2713',
    })
    expect(seen[0]?.url.searchParams.getAll('layer')).toEqual(['house', 'street'])
    expect(await maps.resolve(suggestions[0]?.id ?? '')).toEqual({
      address1: '500 Congress Avenue',
      address2: '',
      city: 'Austin',
      state: 'TX',
      zipcode: '78701',
    })
    expect(seen).toHaveLength(1)
  })
})

describe('smarty', () => {
  test("offers the post office's addresses, and a building of many units without a unit", async () => {
    reply = json({
      suggestions: [
        {
          street_line: '1 Elm St',
          secondary: 'Apt',
          entries: 12,
          city: 'Boston',
          state: 'MA',
          zipcode: '02108',
        },
        {
          street_line: '1 Elm Ct',
          secondary: 'Unit 4',
          entries: 0,
          city: 'Boston',
          state: 'MA',
          zipcode: '02109',
        },
      ],
    })
    const suggestions = await open('smarty').suggest('1 elm', { zip: '02108' })
    expect(suggestions.map(({ label }) => label)).toEqual([
      '1 Elm St, Boston, MA 02108',
      '1 Elm Ct Unit 4, Boston, MA 02109',
    ])
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      key: 'secret-key',
      search: '1 elm',
      max_results: '6',
      prefer_zip_codes: '02108',
    })
  })

  test('reads null as nothing found', async () => {
    reply = json({ suggestions: null })
    expect(await open('smarty').suggest('zzzz')).toEqual([])
    expect(warnings).toEqual([])
  })
})

describe('google', () => {
  const component = (types: string[], longText: string, shortText = longText) => ({
    types,
    longText,
    shortText,
  })

  test('predicts first and resolves the chosen place by its address components (spec 2.3.3.4)', async () => {
    reply = (response, { method }) =>
      json(
        method === 'POST'
          ? {
              suggestions: [
                { placePrediction: { placeId: 'ChIJ_x-1', text: { text: '1 Elm St, Boston' } } },
                { queryPrediction: {} },
              ],
            }
          : {
              addressComponents: [
                component(['street_number'], '1'),
                component(['route'], 'Elm Street'),
                component(['subpremise'], '4B'),
                component(['locality', 'political'], 'Boston', 'BOS'),
                component(['administrative_area_level_1', 'political'], 'Massachusetts', 'MA'),
                component(['postal_code'], '02108'),
              ],
            },
      )(response, seen[0] as Seen)
    const maps = open('google')
    expect(await maps.suggest('1 elm', { zip: '02108' })).toEqual([
      { id: 'ChIJ_x-1', label: '1 Elm St, Boston' },
    ])
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ input: '1 elm', includedRegionCodes: ['us'] })
    expect(seen[0]?.headers['x-goog-api-key']).toBe('secret-key')
    expect(await maps.resolve('ChIJ_x-1')).toEqual({
      address1: '1 Elm Street',
      address2: '4B',
      city: 'Boston',
      state: 'MA',
      zipcode: '02108',
    })
    expect(seen[1]?.url.pathname).toBe('/v1/places/ChIJ_x-1')
    expect(seen[1]?.headers['x-goog-fieldmask']).toBe('addressComponents')
  })

  test.each(['../../admin', 'a?b', 'a/b', '', 'é'])('never asks for the place %j', async id => {
    expect(await open('google').resolve(id)).toBeNull()
    expect(seen).toEqual([])
  })
})

describe('a maps service in trouble', () => {
  const providers = ['photon', 'smarty', 'google'] as const
  const troubles: [string, Reply][] = [
    ['answers 500', response => response.writeHead(500).end('{}')],
    ['answers no JSON', response => response.end('<html>1 Elm St')],
    ['answers another shape', json({ features: 1, suggestions: 'no' })],
    [
      'redirects',
      (response, { url }) => response.writeHead(302, { location: `${url.origin}/elsewhere` }).end(),
    ],
    ['hangs up', response => response.destroy()],
    ['answers without end', response => response.end(Buffer.alloc(600_000, ' '))],
    [
      'sends a small bomb',
      response => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
    ],
  ]
  const cases = troubles.flatMap(([what, how]) => providers.map(provider => ({ provider, what, how })))

  test.each(cases)(
    '$provider that $what gives no suggestion, and the log has neither address nor key',
    async ({ provider, how }) => {
      reply = how
      expect(await open(provider).suggest('1 Elm St')).toEqual([])
      expect(seen).toHaveLength(1)
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).not.toMatch(/Elm|secret-key/i)
    },
  )

  test('gives up a silent service after 1.5 seconds', async () => {
    reply = () => {}
    const started = performance.now()
    expect(await open('photon').suggest('1 Elm St')).toEqual([])
    expect(performance.now() - started).toBeGreaterThan(1400)
  })

  test('a caller who leaves ends the call, and nothing is logged', async () => {
    reply = () => caller.abort()
    const caller = new AbortController()
    expect(await open('photon').suggest('1 Elm St', { signal: caller.signal })).toEqual([])
    expect(warnings).toEqual([])
  })

  test('resolves to nothing when the service is down', async () => {
    const maps = openMaps({ maps: { provider: 'google', url: 'http://127.0.0.1:1', key: 'k' }, log })
    expect(await maps.resolve('ChIJ')).toBeNull()
  })

  test('makes no call for fewer than four characters', async () => {
    reply = json({ features: [] })
    expect(await open('photon').suggest('1 E ')).toEqual([])
    expect(seen).toEqual([])
  })
})

describe('settings of a maps service', () => {
  test.each([
    [{ provider: 'photon', url: undefined, key: undefined }, 'MAPS_URL'],
    [{ provider: 'smarty', url: undefined, key: undefined }, 'MAPS_KEY'],
    [{ provider: 'google', url: undefined, key: undefined }, 'MAPS_KEY'],
  ] as const)('%j misses one', (maps, missing) => {
    expect(() => openMaps({ maps, log })).toThrow(missing)
  })
})

describe('the id of a suggestion', () => {
  test.each([
    '',
    'x',
    '%%%',
    'e30',
    Buffer.from('["a","","b","TX"]').toString('base64url'),
    Buffer.from('["a","","b","tx","1"]').toString('base64url'),
    'A'.repeat(5000),
  ])('%.20s is none of ours and resolves to nothing', id => {
    expect(addressIn(id)).toBeNull()
  })
})
