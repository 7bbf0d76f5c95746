import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitRequestsBy, mostRequests } from '../../../guard/limit-requests.ts'
import { makeRequestCounts } from '../../../store/counts/request-counts.ts'
import { sendError } from '../../serve.ts'
import { limitRequests } from './request-limits.ts'

test('a visitor who sends more than a person can is refused for a while, and nobody else at the address is', async () => {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  app.setErrorHandler(sendError)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    request.visitor = createHash('sha256').update(String(request.headers.cookie)).digest()
  })
  // A clock that stands still: everything happens within one minute.
  limitRequests(app, limitRequestsBy(makeRequestCounts({ now: () => 15_000 })))
  for (const url of ['/*', '/assets/page.js', '/flags/:file', '/readyz', '/robots.txt'])
    app.get(url, async () => 'OK')
  const get = (cookie: string, url = '/start', address = '203.0.113.1') =>
    app.inject({ url, headers: { cookie, 'x-forwarded-for': address } })

  for (let sent = 0; sent < mostRequests.visitor; sent += 1) expect((await get('busy')).statusCode).toBe(200)
  const refused = await get('busy')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '45'])
  for (const file of ['/assets/page.js', '/flags/MX.svg', '/readyz', '/robots.txt'])
    expect((await get('busy', file)).statusCode, file).toBe(200)
  // Addresses that visitors make up are pages, however they begin.
  for (const page of [
    '/favicon-x',
    '/robots.x',
    '/robots.txt.x',
    '/assets-x?zip=78701',
    '/assets/x',
    '/sitemap/x',
  ])
    expect((await get('busy', page)).statusCode, page).toBe(429)
  expect((await get('calm')).statusCode).toBe(200)

  for (let visitor = 0; visitor < mostRequests.address; visitor += 1) await get(String(visitor))
  expect((await get('new')).statusCode).toBe(429)
  expect((await get('new', '/start', '203.0.113.2')).statusCode).toBe(200)
})
