import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { certify } from '../../../../tests/support/certificates.ts'
import type { Reachable, Tls } from './agents.ts'
import { CallFailed } from './call-failed.ts'
import { openOutgoing } from './outgoing.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listening(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Asked extends Partial<Reachable> {
  readonly endpoint: string
  readonly tls?: Tls
}

function ask({ endpoint, tls, ...reachable }: Asked) {
  const outgoing = openOutgoing({ allow: [], ...reachable })
  closing.push(outgoing.close)
  return outgoing.send({
    carrier: 'wren',
    endpoint,
    request: { method: 'POST', path: '/v1/quotes', headers: {}, body: '{}' },
    ...(tls ? { tls } : {}),
    signal: AbortSignal.timeout(5000),
  })
}

const authority = certify({ name: 'authority' })
const server = certify({ name: 'carrier', by: authority })
const ours = certify({ name: 'butler', by: authority })

describe('a carrier with a certificate of its own authority', () => {
  /** Answers with the name in the certificate of whoever calls. */
  const secure = (options: object = {}) =>
    listening(
      createTlsServer(
        { cert: server.certificate, key: server.key, ca: authority.certificate, ...options },
        ({ socket }, response) => response.end(callerOf(socket)),
      ),
    )

  test('is refused by a cause of its own, and reached once the authority is named', async () => {
    const host = await secure()
    const endpoint = `https://${host}`
    await expect(ask({ endpoint, allow: [host] })).rejects.toMatchObject({
      trouble: 'certificate',
      detail: expect.stringMatching(/^[A-Z_]+$/),
    })
    const reply = await ask({ endpoint, allow: [host], tls: { authority: authority.certificate } })
    expect(reply.body).toBe('nobody')
  })

  test('that asks for ours gets it, and answers nobody without one', async () => {
    const host = await secure({ requestCert: true, rejectUnauthorized: true })
    const trusted = { authority: authority.certificate }
    const asked = { endpoint: `https://${host}`, allow: [host] }
    await expect(ask({ ...asked, tls: trusted })).rejects.toBeInstanceOf(CallFailed)
    const { certificate, key } = ours
    expect((await ask({ ...asked, tls: { ...trusted, certificate, key } })).body).toBe('butler')
  })

  test('gets a renewed certificate from the next call on', async () => {
    const host = await secure({ requestCert: true })
    const outgoing = openOutgoing({ allow: [host] })
    closing.push(outgoing.close)
    for (const { name, certificate, key } of [ours, certify({ name: 'butler again', by: authority })]) {
      const reply = await outgoing.send({
        carrier: 'wren',
        endpoint: `https://${host}`,
        request: { method: 'GET', path: '/', headers: {}, body: '' },
        tls: { authority: authority.certificate, certificate, key },
        signal: AbortSignal.timeout(5000),
      })
      expect(reply.body).toBe(name)
    }
  })
})

function callerOf(socket: Socket): string {
  const { subject } = socket instanceof TLSSocket ? socket.getPeerCertificate() : {}
  return String(subject?.CN ?? 'nobody')
}

describe('a host without encryption', () => {
  test('is called only where the operator names it for that', async () => {
    const host = await listening(createServer((_, response) => response.end('hello')))
    const named = host.replace('127.0.0.1', 'gateway.example')
    await expect(ask({ endpoint: `http://${named}`, allow: [named] })).rejects.toMatchObject({
      trouble: 'forbidden',
      detail: 'PLAIN_HTTP',
      unsent: true,
    })
    // Allowed, and then nobody knows the name.
    await expect(ask({ endpoint: `http://${named}`, allowHttp: [named] })).rejects.toMatchObject({
      trouble: 'dns',
      unsent: true,
    })
    expect((await ask({ endpoint: `http://${host}`, allowHttp: [host] })).body).toBe('hello')
  })
})

describe('through a proxy', () => {
  /** A proxy that leads every name to one host, and keeps what it was asked. */
  async function proxyTo(target: string, status = 200) {
    const asked: IncomingMessage[] = []
    const proxy = createServer()
    proxy.on('connect', (request, socket) => {
      asked.push(request)
      socket.on('error', () => {})
      if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
      const [host = '', port = ''] = target.split(':')
      const inner = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Go on\r\n\r\n')
        inner.pipe(socket).pipe(inner)
      })
      inner.on('error', () => socket.destroy())
    })
    return { asked, at: await listening(proxy) }
  }

  test('reaches a host that only the proxy knows, logs in, and keeps TLS to the carrier itself', async () => {
    const bodies: string[] = []
    const host = await listening(
      createTlsServer({ cert: server.certificate, key: server.key }, (request, response) => {
        bodies.push(request.url ?? '')
        response.end('hello')
      }),
    )
    const { asked, at } = await proxyTo(host)
    const called = { endpoint: 'https://localhost:8443', proxy: `http://me:secret@${at}` }
    const reply = await ask({ ...called, tls: { authority: authority.certificate } })
    expect(reply.body).toBe('hello')
    expect(bodies).toEqual(['/v1/quotes'])
    expect(asked[0]?.url).toBe('localhost:8443')
    expect(asked[0]?.headers['proxy-authorization']).toBe(
      `Basic ${Buffer.from('me:secret').toString('base64')}`,
    )
    await expect(ask(called)).rejects.toMatchObject({ trouble: 'certificate' })
  })

  test('that refuses or is down is reported as such, and hosts of EGRESS_ALLOW do without it', async () => {
    const host = await listening(createServer((_, response) => response.end('direct')))
    for (const status of [403, 407, 502]) {
      const { at } = await proxyTo(host, status)
      await expect(
        ask({ endpoint: 'https://wren.example', proxy: `http://${at}` }),
        String(status),
      ).rejects.toMatchObject({ trouble: 'proxy', unsent: true })
    }
    const away = { proxy: 'http://127.0.0.1:9' }
    await expect(ask({ endpoint: 'https://wren.example', ...away })).rejects.toMatchObject({
      trouble: 'proxy',
      unsent: true,
    })
    expect((await ask({ endpoint: `http://${host}`, allow: [host], ...away })).body).toBe('direct')
  })
})
