import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../settings/config.ts'
import { cookieTermsOf } from './cookie-terms.ts'
import { identifyVisitors } from './visitor.ts'

/** A server that says whom it recognizes, and whether the call has that visitor's own token. */
async function serverAt(PUBLIC_ORIGIN: string, env: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = Fastify()
  const cookies = cookieTermsOf(readConfig({ PUBLIC_ORIGIN, ...env }))
  await identifyVisitors(app, { keys: [Buffer.alloc(32, 1)], cookies, days: 30 })
  app.get('/', async ({ visitor, hasValidCsrfToken }, reply) => {
    reply.setVisitorCookies()
    return { visitor: visitor.toString('hex'), hasValidCsrfToken }
  })
  return app
}

/** Visits a server with what the browser has, and keeps what it sets. */
async function visit(app: FastifyInstance, jar: Map<string, string>) {
  const cookie = [...jar].map(pair => pair.join('=')).join('; ')
  const token = [...jar].find(([name]) => name.endsWith('csrftoken'))?.[1] ?? ''
  const reply = await app.inject({ url: '/', headers: { cookie, 'x-csrftoken': token } })
  for (const { name, value } of reply.cookies) jar.set(name, value)
  return reply.json<{ visitor: string; hasValidCsrfToken: boolean }>()
}

const partners = { FRAME_ANCESTORS: 'https://partner.example' }

test.each([
  ['the site moves below a path', 'https://a.example', 'https://a.example/insurance', {}],
  ['partners may show it in a frame', 'http://localhost:3000', 'http://localhost:3000', partners],
  ['partners may show it in a frame, over https', 'https://a.example', 'https://a.example', partners],
])('a visitor is the same one, with the same token, when %s', async (_, before, after, env) => {
  const [old, next] = [await serverAt(before), await serverAt(after, env)]
  const jar = new Map<string, string>()
  const { visitor } = await visit(old, jar)
  for (const server of [next, next, old, next])
    expect(await visit(server, jar)).toEqual({ visitor, hasValidCsrfToken: true })
})

test('a name that another host of the domain could set opens nothing at the root of an origin', async () => {
  const [below, root] = [await serverAt('https://a.example/insurance'), await serverAt('https://a.example')]
  const jar = new Map<string, string>()
  const { visitor } = await visit(below, jar)
  expect([...jar.keys()]).toEqual(['__Secure-sid', '__Secure-csrftoken'])
  const other = await visit(root, jar)
  expect(other.visitor).not.toBe(visitor)
  expect(other.hasValidCsrfToken).toBe(false)
})
