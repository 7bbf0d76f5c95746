import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workLimits } from '../../../platform/work-limit.ts'
import { countRequests } from '../machines/metrics.ts'
import { mostAgents, openLanes, refuseSurplus } from './surplus.ts'

const logged: string[] = []
let slow = Promise.withResolvers<void>()
const lanes = openLanes()
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  app = Fastify()
  app.decorate('fixedPage', async () => () => ({
    headers: { 'Content-Type': 'text/html' },
    body: 'Too many visitors',
  }))
  refuseSurplus(app, lanes, { 'X-Content-Type-Options': 'nosniff' })
  countRequests(app, (event, ..._fields) => void logged.push(event))
  for (const url of ['/slow', '/quotes/:id/order', '/mcp'])
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async () => {
        await slow.promise
        return 'done'
      },
    })
  for (const url of ['/healthz', '/assets/page.js', '/quotes/:id/order/quick'])
    app.get(url, async () => 'at once')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function figure(name: string, lane = 'visitors'): Promise<number> {
  const { values = [] } = (await register.getSingleMetric(name)?.get()) ?? {}
  return values.find(({ labels }) => labels.lane === lane)?.value ?? 0
}

/** What comes back for the head of a request whose body does not follow; empty if the server waits for it. */
function replyToHead(path: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900\r\n\r\n`,
    )
    const late = setTimeout(end, 1_000, '')
    socket.setEncoding('utf8').once('data', text => end(String(text)))
    function end(reply: string): void {
      clearTimeout(late)
      socket.destroy()
      resolve(reply)
    }
  })
}

test('a full server refuses the newest before their bodies are read, without a line of the log, and finishes what has begun; health, files and what is paid for go on', async () => {
  // A body on its way takes no place.
  expect(await replyToHead('/slow')).toBe('')
  const begun = Array.from({ length: workLimits.atStart }, (_, nth) =>
    fetch(`${origin}/slow`, nth % 2 === 0 ? {} : { method: 'POST', body: 'text' }),
  )
  await expect.poll(() => figure('http_server_active_requests')).toBe(workLimits.atStart)
  const [shedBefore, loggedBefore] = [await figure('http_server_requests_shed_total'), logged.length]

  const unread = await replyToHead('/slow')
  expect(unread).toMatch(/^HTTP\/1.1 503 /)
  expect(unread).toMatch(/^Retry-After: 2\r$/m)
  expect(unread).toMatch(/^X-Content-Type-Options: nosniff\r$/m)
  expect(unread).toContain('"code":"unavailable"')
  const page = await fetch(`${origin}/slow`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([503, 'Too many visitors'])
  expect(await figure('http_server_requests_shed_total')).toBe(shedBefore + 2)
  expect(logged.length).toBe(loggedBefore)

  for (const path of ['/healthz', '/assets/page.js', '/quotes/q/order/quick'])
    expect((await fetch(origin + path)).status).toBe(200)

  slow.resolve()
  for (const reply of await Promise.all(begun)) expect(reply.status).toBe(200)
  expect(await figure('http_server_active_requests')).toBe(0)
  expect((await fetch(`${origin}/slow`)).status).toBe(200)
})

test('assistants have places of their own; one too many is refused a moment later, told when to come back, and people never notice', async () => {
  slow = Promise.withResolvers()
  const begun = Array.from({ length: mostAgents }, () => fetch(`${origin}/mcp`))
  await expect.poll(() => figure('http_server_active_requests', 'agents')).toBe(mostAgents)

  const asked = performance.now()
  const refused = await fetch(`${origin}/mcp`, { method: 'POST', body: 'text' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.text()).toContain('"code":"unavailable"')
  // Asking again as soon as one is refused leads nowhere fast.
  expect(performance.now() - asked).toBeGreaterThan(990)

  expect(lanes.peopleIdleMs()).toBeGreaterThan(0)
  const person = fetch(`${origin}/slow`)
  await expect.poll(() => figure('http_server_active_requests')).toBe(1)
  expect(lanes.peopleIdleMs()).toBe(0)
  slow.resolve()
  for (const reply of await Promise.all([...begun, person])) expect(reply.status).toBe(200)
  expect(lanes.peopleIdleMs()).toBeGreaterThan(0)
})
