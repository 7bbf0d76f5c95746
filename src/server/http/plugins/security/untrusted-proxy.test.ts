import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openLog } from '../../../platform/log.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

test.each([
  ['is told once', [], ['proxy-untrusted']],
  ['is nothing to tell where it is named', ['10.0.0.0/8'], []],
])('a proxy in front of the service %s', async (_, trustedProxies, told) => {
  const events: string[] = []
  const write = (line: string) => void events.push(JSON.parse(line).event)
  const app = Fastify()
  warnOfUntrustedProxy(app, { trustedProxies, log: openLog({ level: 'info', sentences: false, write }) })
  app.get('/', async () => 'OK')
  await app.inject('/')
  expect(events).toEqual([])
  for (let sent = 0; sent < 2; sent += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(events).toEqual(told)
})
