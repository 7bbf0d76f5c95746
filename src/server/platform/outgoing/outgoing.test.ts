import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { longestDeadlineMs } from '../../../carriers/carrier-json.ts'
import { isPublicAddress, publicLookup } from './addresses.ts'
import { callLimits } from './agents.ts'
import { CallFailed } from './call-failed.ts'
import { type Outgoing, openOutgoing } from './outgoing.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A local carrier with a scripted answer. */
async function carrier(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${portOf(server.address())}`
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return address.port
}

function open(...endpoints: string[]): Outgoing {
  const outgoing = openOutgoing({ allow: endpoints.map(endpoint => new URL(endpoint).host) })
  closing.push(() => void outgoing.close())
  return outgoing
}

const quoteRequest = { method: 'POST', path: '/v1/quotes', headers: {}, body: '{}' } as const

function ask(endpoint: string, outgoing: Outgoing, ms = 2000) {
  return outgoing.send({
    carrier: 'wren',
    endpoint,
    request: quoteRequest,
    signal: AbortSignal.timeout(ms),
  })
}

const failed = (trouble: string, unsent = false) =>
  expect.objectContaining({ name: 'CallFailed', trouble, unsent })

describe('a call to a carrier', () => {
  test('brings the reply of any status, with its headers and its whole body', async () => {
    const endpoint = await carrier((_, response) =>
      response.writeHead(503, { 'Retry-After': '3' }).end('closed'),
    )
    expect(await ask(endpoint, open(endpoint))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '3' },
      body: 'closed',
    })
  })

  test('inflates what is compressed', async () => {
    const endpoint = await carrier((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
    )
    expect((await ask(endpoint, open(endpoint))).body).toBe('{"a":1}')
  })

  test('ends at its deadline, however slowly a body arrives', async () => {
    const endpoint = await carrier((_, response) => {
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    })
    await expect(ask(endpoint, open(endpoint), 200)).rejects.toEqual(failed('timeout'))
  })

  test('reads no more than a mebibyte, sent or inflated', async () => {
    const large = await carrier((_, response) => response.end(Buffer.alloc(2_000_000, 32)))
    await expect(ask(large, open(large))).rejects.toEqual(failed('badAnswer'))
    // 200 MB of zeros, packed piece by piece: only reading them can take the memory that is measured.
    const pieces = Array<Buffer>(200).fill(gzipSync(Buffer.alloc(1_000_000)))
    const bomb = await carrier((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.concat(pieces)),
    )
    const before = process.memoryUsage().rss
    await expect(ask(bomb, open(bomb))).rejects.toEqual(failed('badAnswer'))
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('follows no redirect', async () => {
    let visits = 0
    const inner = await carrier((_, response) => {
      visits += 1
      response.end()
    })
    const endpoint = await carrier((_, response) => response.writeHead(302, { location: inner }).end())
    expect((await ask(endpoint, open(endpoint, inner))).status).toBe(302)
    expect(visits).toBe(0)
  })

  test('distinguishes a request that was never sent from one that was lost on the way', async () => {
    const stopped = await carrier(() => {})
    for (const close of closing.splice(0)) close()
    await expect(ask(stopped, open(stopped))).rejects.toEqual(failed('refused', true))
    const cut = await carrier(request => request.socket.destroy())
    await expect(ask(cut, open(cut))).rejects.toEqual(failed('network'))
  })

  test('gives up on a server that does not speak HTTP', async () => {
    const server = createSocketServer(socket => socket.end('good day\r\n\r\n'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    const endpoint = `http://127.0.0.1:${portOf(server.address())}`
    await expect(ask(endpoint, open(endpoint))).rejects.toEqual(failed('badAnswer'))
  })

  test('reaches no private address unless it is allowed, by name or by number', async () => {
    let visits = 0
    const endpoint = await carrier((_, response) => {
      visits += 1
      response.end()
    })
    const { port } = new URL(endpoint)
    for (const inside of [endpoint, `http://localhost:${port}`, `http://[::ffff:127.0.0.1]:${port}`]) {
      await expect(ask(inside, open())).rejects.toEqual(failed('forbidden', true))
    }
    expect(visits).toBe(0)
    await ask(endpoint, open(endpoint))
    expect(visits).toBe(1)
  })

  test('reveals neither address nor content when it fails', async () => {
    const endpoint = await carrier(request => request.socket.destroy())
    const error = await ask(endpoint, open(endpoint)).catch(thrown => thrown)
    expect(error).toBeInstanceOf(CallFailed)
    expect(error.message).toBe('network')
  })
})

test('only addresses on the public internet count as public', () => {
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::',
    'carrier.example',
  ])
    expect(isPublicAddress(inside), inside).toBe(false)
  for (const outside of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    expect(isPublicAddress(outside), outside).toBe(true)
})

test('a name that resolves to a private address is refused', async () => {
  const error = await new Promise(resolve => publicLookup('localhost', { all: true }, resolve))
  expect(error).toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
})

test('lets a carrier take as long as its deadline: no transport timeout is shorter', () => {
  expect(callLimits.idleMs).toBeGreaterThan(longestDeadlineMs)
})
