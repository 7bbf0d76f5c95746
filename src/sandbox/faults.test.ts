import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { request as send } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectorTo, named, openTestSandbox, post, protocols, sendingOf } from '../../tests/rooms/sandbox.ts'
import { carrierRequest } from '../connectors/carrier-request.ts'
import type { Fault } from './behaviors.ts'
import type { Sandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const mebibyte = 1024 * 1024

/** Requests a fault, in a header as a developer would. */
function wished(fault: Fault, protocol: (typeof protocols)[number] = 'json') {
  const connector = connectorTo(sandbox, protocol)
  const outgoing = connector.ask(carrierRequest(named('Example')), sendingOf())
  return { connector, request: { ...outgoing, headers: { ...outgoing.headers, 'x-sandbox-fault': fault } } }
}

const sendFor = (fault: Fault) => {
  const { connector, request } = wished(fault)
  const { path, headers, body } = request
  return send(connector.endpoint + path, { method: 'POST', headers: { ...headers }, body, reset: true })
}

/** A bare connection with a request on it, and more of a body if given. */
async function asking(fault: Fault, body: string | Buffer = '{}'): Promise<Socket> {
  const socket = connect(Number(new URL(sandbox.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /both/v1/quotes HTTP/1.1',
    'host: sandbox',
    `x-sandbox-fault: ${fault}`,
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

test('a torn connection gives no answer', async () => {
  await expect(sendFor('reset')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a half-open carrier accepts the connection, and neither reads nor answers', async () => {
  const socket = await asking('half open', Buffer.alloc(32 * mebibyte))
  const chunks: unknown[] = []
  socket.on('data', chunk => chunks.push(chunk))
  await pause(500)
  expect(socket.writableLength).toBeGreaterThan(0)
  expect(chunks).toEqual([])
  socket.destroy()
})

/** Waits until two parts have come, or more, and expects no more than one for each second since `started`. */
async function expectOneASecond(started: number, parts: () => number): Promise<void> {
  await expect.poll(parts, { interval: 20 }).toBeGreaterThanOrEqual(2)
  const came = parts()
  const seconds = (performance.now() - started) / 1000
  expect(came).toBeLessThanOrEqual(seconds + 0.1)
}

test('a half-open carrier never gets a valid question', async () => {
  const { connector, request } = wished('half open')
  const before = sandbox.calls().length
  const { path, headers, body } = request
  const signal = AbortSignal.timeout(500)
  const sent = send(connector.endpoint + path, { method: 'POST', headers: { ...headers }, body, signal })
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(sandbox.calls()).toHaveLength(before)
})

test('slow headers come one a second, and never end', async () => {
  const started = performance.now()
  const socket = await asking('slow headers')
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  await expectOneASecond(started, () => received.split('x-slow-').length - 1)
  expect(received).toMatch(/^HTTP\/1.1 200 OK\r\nx-slow-0: 1\r\nx-slow-1: 1\r\n(?:x-slow-\d+: 1\r\n)*$/)
  socket.destroy()
})

test('a drip is one byte a second', async () => {
  const started = performance.now()
  const { body } = await sendFor('drip')
  body.on('error', () => {})
  let received = ''
  body.on('data', chunk => {
    received += chunk
  })
  await expectOneASecond(started, () => received.length)
  expect(received).toMatch(/^\{"/)
  body.destroy()
})

test('a flood is fifty mebibytes', async () => {
  const { body } = await sendFor('flood')
  let bytes = 0
  for await (const chunk of body) bytes += chunk.length
  expect(bytes).toBe(50 * mebibyte)
})

test('a bomb is small on the wire and hundreds of mebibytes when decompressed', async () => {
  const { headers, body } = await sendFor('bomb')
  expect(headers['content-encoding']).toBe('gzip')
  const wire = Buffer.from(await body.arrayBuffer())
  expect(wire.length).toBeLessThan(mebibyte)
  let bytes = 0
  const gunzip = createGunzip()
  gunzip.end(wire)
  for await (const chunk of gunzip) bytes += chunk.length
  expect(bytes).toBe(400 * mebibyte)
})

test('a redirect leads inward, where every follower is counted', async () => {
  const { connector, request } = wished('redirect inward')
  const { status, headers } = await post(connector, request)
  expect(status).toBe(302)
  const { location } = headers
  if (location === undefined) throw new Error('it leads nowhere')
  expect(new URL(location).hostname).toBe('127.0.0.1')
  expect(sandbox.trespasses()).toBe(0)
  await fetch(location)
  expect(sandbox.trespasses()).toBe(1)
})

test.each<[Fault, number, string?]>([
  ['unauthorized', 401],
  ['not appointed', 403],
  ['too many requests', 429, '60'],
  ['maintenance', 503],
])('%s is refused with %d', async (fault, status, retryAfter) => {
  const { connector, request } = wished(fault)
  const reply = await post(connector, request)
  expect(reply.status).toBe(status)
  expect(reply.headers['retry-after']).toBe(retryAfter)
})

describe.each(protocols)('a sound answer in %s', protocol => {
  async function both(fault: Fault) {
    const { connector, request } = wished(fault, protocol)
    const { 'x-sandbox-fault': _, ...headers } = request.headers
    const sound = await post(connector, { ...request, headers })
    expect(sound.status).toBe(200)
    return { sound: sound.body, ...(await post(connector, request)) }
  }

  test('can have a wrong content type', async () => {
    expect((await both('wrong content type')).headers['content-type']).toBe('text/html')
  })

  test('can be cut in half', async () => {
    const { sound, body } = await both('truncated')
    expect(body).toBe(sound.slice(0, Math.floor(sound.length / 2)))
  })

  test.each<[Fault, RegExp]>([
    ['wrong currency', /CAD/],
    ['negative premium', /-42\.00/],
    ['premium NaN', /NaN/],
    ['premium zero', /[">]0\.00["<]/],
    ['premium huge', /99999999\.00/],
  ])('can have a %s', async (fault, wrong) => {
    const { sound, status, body } = await both(fault)
    expect(sound).not.toMatch(/CAD|-42\.00|NaN|99999999/)
    expect(status).toBe(200)
    expect(body).toMatch(wrong)
  })

  test('can lack its premium', async () => {
    const { sound, body } = await both('premium missing')
    const premium = protocol === 'json' ? '"premium":' : 'TermAmt>'
    expect(sound).toContain(premium)
    expect(body).not.toContain(premium)
  })
})
