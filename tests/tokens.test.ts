import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { OAuthClient } from '../src/connectors/access.ts'
import { makeTokens } from '../src/server/asking/access/tokens.ts'
import { type SendToCarrier, sendToCarrierBy } from '../src/server/asking/send-to-carrier.ts'
import type { Db } from '../src/server/platform/database/tables.ts'
import { openOutgoing } from '../src/server/platform/outgoing/outgoing.ts'
import { parseSealKeys, sealFor } from '../src/server/platform/seal.ts'
import { forgetOldTokens, makeCarrierTokens } from '../src/server/store/carriers/carrier-tokens.ts'
import { freshDatabase } from './support/database.ts'

const [rootKey] = parseSealKeys(`k1:${randomBytes(32).toString('base64')}`)

interface TokenRequest {
  readonly authorization: string | undefined
  readonly form: Readonly<Record<string, string>>
}

/** A carrier with OAuth: it accepts its newest token, and records the requests for one. */
async function openCarrier() {
  const tokenRequests: TokenRequest[] = []
  /** Members of its token replies that are not the usual ones. */
  const unusual: Readonly<Record<string, unknown>> = {}
  const carrier = {
    tokenRequests,
    quotes: [] as string[],
    seconds: 3600,
    refusal: '',
    unusual,
    close: () => {},
  }
  let issued = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { authorization } = request.headers
    if (request.url === '/oauth/token') {
      tokenRequests.push({ authorization, form: Object.fromEntries(new URLSearchParams(body)) })
      issued += 1
      const json = { 'content-type': 'application/json' }
      if (carrier.refusal) return response.writeHead(401, json).end(`{"error":"${carrier.refusal}"}`)
      const granted = {
        ...{ access_token: `token-${issued}`, token_type: 'Bearer', expires_in: carrier.seconds },
        ...carrier.unusual,
      }
      return response.writeHead(200, json).end(JSON.stringify(granted))
    }
    carrier.quotes.push(String(authorization))
    response.writeHead(authorization === `Bearer token-${issued}` ? 200 : 401).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** The carrier forgets every token that it issued. */
  const revoke = () => {
    issued += 1
  }
  return { carrier, host, revoke }
}

/** The way in which one process of the service sends. */
function process(db: Db, host: string): SendToCarrier {
  const outgoing = openOutgoing({ allow: [host] })
  onTestFinished(() => outgoing.close())
  const store = makeCarrierTokens({ db, seal: sealFor(rootKey, 'carrier tokens') })
  const tokens = makeTokens({ send: outgoing.send, store, key: Buffer.alloc(32, 1) })
  return sendToCarrierBy({ send: outgoing.send, tokens })
}

interface Asking {
  readonly host: string
  readonly oauth?: Partial<OAuthClient>
  readonly secret?: string
}

function ask(send: SendToCarrier, { host, oauth = {}, secret = 'hush: it is + secret' }: Asking) {
  const tokenUrl = `http://${host}/oauth/token`
  return send({
    carrier: 'wren',
    connector: {
      access: { oauth: { tokenUrl, id: 'ID', secret: 'SECRET', credentialsIn: 'header', ...oauth } },
    },
    endpoint: `http://${host}`,
    request: { method: 'POST', path: '/quotes', headers: {}, body: '{}' },
    secret: name => (name === 'SECRET' ? secret : 'butler'),
    signal: AbortSignal.timeout(15_000),
  })
}

test('thirty quotes on two processes cause one request for a token, sealed for both', async () => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  const [one, other] = [process(db, host), process(db, host)]
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, nth) => ask(nth % 2 ? one : other, { host })),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(carrier.tokenRequests).toEqual([
    {
      authorization: `Basic ${Buffer.from('butler:hush%3A+it+is+%2B+secret').toString('base64')}`,
      form: { grant_type: 'client_credentials' },
    },
  ])
  const rows = await db.selectFrom('carrier_token').selectAll().execute()
  expect(rows).toHaveLength(1)
  for (const secret of ['token-1', 'hush', 'butler'])
    expect(Object.values(rows[0] ?? {}).every(value => !String(value).includes(secret))).toBe(true)
})

test('a token that the carrier refuses is replaced once, and the quote sent again', async () => {
  const { carrier, host, revoke } = await openCarrier()
  const { db } = await freshDatabase()
  const [one, other] = [process(db, host), process(db, host)]
  await ask(one, { host })
  await ask(other, { host })
  revoke()
  expect((await ask(one, { host })).status).toBe(200)
  // The other process finds the replacement of the first.
  expect((await ask(other, { host })).status).toBe(200)
  expect(carrier.tokenRequests).toHaveLength(2)
  expect(carrier.quotes).toEqual(
    ['token-1', 'token-1', 'token-1', 'token-3', 'token-1', 'token-3'].map(token => `Bearer ${token}`),
  )
})

test('a token is renewed before it ends, while the old one still serves', async () => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  const send = process(db, host)
  carrier.seconds = 1
  await ask(send, { host })
  // After four fifths of a second it is due, and valid for a tenth more: whichever comes, the quote is answered.
  await expect
    .poll(async () => (await ask(send, { host })) && carrier.tokenRequests.length)
    .toBeGreaterThan(1)
})

test('scopes, audience and the login in the form go as the carrier wants them', async () => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  const oauth = { scopes: ['quote', 'rate'], audience: 'https://wren', credentialsIn: 'form' } as const
  await ask(process(db, host), { host, oauth })
  expect(carrier.tokenRequests).toEqual([
    {
      authorization: undefined,
      form: {
        grant_type: 'client_credentials',
        scope: 'quote rate',
        audience: 'https://wren',
        client_id: 'butler',
        client_secret: 'hush: it is + secret',
      },
    },
  ])
})

test('a refused login says so without the secret, and is not tried again by every quote that waits', async () => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  carrier.refusal = 'invalid_client'
  const send = process(db, host)
  const errors = await Promise.all(
    Array.from({ length: 10 }, () => ask(send, { host }).catch((error: Error) => error)),
  )
  for (const error of errors) {
    expect(error).toMatchObject({ trouble: 'auth', detail: 'invalid_client', unsent: true })
    expect(JSON.stringify(error) + String(error)).not.toContain('hush')
  }
  expect(carrier.tokenRequests).toHaveLength(1)
  expect(carrier.quotes).toEqual([])
})

test.each([
  ['BearerToken', '3599'],
  ['bearer', 3599],
  [undefined, undefined],
])('a token of the type %s that lasts %s is sent as a bearer token', async (token_type, expires_in) => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  carrier.unusual = { token_type, expires_in, issued_at: '1790000000000', refresh_token_expires_in: '0' }
  expect((await ask(process(db, host), { host })).status).toBe(200)
  expect(carrier.quotes).toEqual(['Bearer token-1'])
})

test('a token is sent under the scheme that the folder names', async () => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  await ask(process(db, host), { host, oauth: { scheme: 'Token' } })
  expect(carrier.quotes[0]).toBe('Token token-1')
})

test.each([
  [{ access_token: undefined }, 'is not understood at access_token'],
  [{ access_token: 'two words' }, 'is not understood at access_token'],
  [{ expires_in: 'soon' }, 'is not understood at expires_in'],
])('a token reply with %j names the member that is not understood', async (unusual, why) => {
  const { carrier, host } = await openCarrier()
  const { db } = await freshDatabase()
  carrier.unusual = unusual
  const error = await ask(process(db, host), { host }).catch((error: Error) => error)
  expect(error).toMatchObject({ trouble: 'badAnswer', detail: `the reply of the token server ${why}` })
})

test('tokens that ended yesterday are forgotten', async () => {
  const { host } = await openCarrier()
  const { db } = await freshDatabase()
  await ask(process(db, host), { host })
  const past = new Date(Date.now() - 2 * 86_400_000)
  await forgetOldTokens(db)
  expect(await db.selectFrom('carrier_token').select('nth').execute()).toHaveLength(1)
  await db.updateTable('carrier_token').set({ expires_at: past, leased_until: past }).execute()
  await forgetOldTokens(db)
  expect(await db.selectFrom('carrier_token').select('nth').execute()).toEqual([])
})
