import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../quotes/visitor.ts'

/** The SHA-256 of the `sid` cookie: all that the store ever knows of a visitor. */
export type Visitor = Buffer

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
    /** Whether the header carries this visitor's own token. */
    ownToken: boolean
  }
  interface FastifyReply {
    /** Sees to it that the browser has the two cookies of a visitor (contract.md, pages and bootstrap). */
    welcome(): FastifyReply
  }
}

interface Options {
  /** Signs the token to the `sid`. */
  readonly key: Buffer
  /** Behind HTTPS the cookies are Secure and carry the `__Host-` prefix. */
  readonly secure: boolean
  readonly days: number
}

/** Knows the anonymous visitor by two cookies: `sid`, which is the right, and `csrftoken`, bound to it. */
export async function knowVisitors(app: FastifyInstance, { key, secure, days }: Options): Promise<void> {
  const prefix = secure ? '__Host-' : ''
  const names = { sid: `${prefix}sid`, token: `${prefix}csrftoken` }
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: days * 86_400 } as const

  await app.register(cookie)
  app.decorateRequest('visitor')
  app.decorateRequest('ownToken', false)
  app.decorateReply('welcome', welcome)
  app.addHook('onRequest', async request => {
    const sid = sidOf(request)
    const header = request.headers['x-csrftoken']
    // Without the cookie a visitor is nobody, and a different nobody each time.
    request.visitor = visitorOf(sid ?? randomBytes(32).toString('base64url'))
    request.ownToken =
      sid !== undefined &&
      typeof header === 'string' &&
      header === request.cookies[names.token] &&
      isTokenOf(sid, header)
  })

  function welcome(this: FastifyReply): FastifyReply {
    const known = sidOf(this.request)
    const sid = known ?? randomBytes(32).toString('base64url')
    const before = this.request.cookies[names.token]
    const token = before && isTokenOf(sid, before) ? before : newTokenOf(sid)
    // Sent with every page, so that they outlive any quote that is made with them.
    this.setCookie(names.sid, sid, { ...shared, httpOnly: true })
    return this.setCookie(names.token, token, shared)
  }

  function sidOf(request: FastifyRequest): string | undefined {
    const sid = request.cookies[names.sid]
    return sid && /^[\w-]{43}$/.test(sid) ? sid : undefined
  }

  function newTokenOf(sid: string): string {
    return tokenOf(sid, randomBytes(16).toString('base64url'))
  }

  function tokenOf(sid: string, nonce: string): string {
    return `${nonce}.${createHmac('sha256', key).update(`${sid.length}:${sid}:${nonce}`).digest('base64url')}`
  }

  function isTokenOf(sid: string, token: string): boolean {
    const [nonce = ''] = token.split('.')
    const expected = Buffer.from(tokenOf(sid, nonce))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
