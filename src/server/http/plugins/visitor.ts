import { randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Renewal } from '../../journey/sharing/open-link.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { visitorOf } from '../../store/rows/visitor.ts'
import type { CookieTerms } from './cookie-terms.ts'

/** The SHA-256 of the `sid` cookie: all that the store knows about a visitor. */
export type Visitor = Buffer

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
    /** The browser sent no valid id. */
    isFirstVisit: boolean
    /** Whether this visitor's actions may be counted: not if the browser sends Global Privacy Control. */
    isCounted: boolean
    /** The id that a first visit gets, once a page sets it. */
    newSid: string
    /** Whether the header carries this visitor's own token. */
    hasValidCsrfToken: boolean
  }
  interface FastifyReply {
    /** Makes sure the browser has a visitor's two cookies. */
    setVisitorCookies(): FastifyReply
    /** A new id for the browser, which sends it from the next request on. */
    renewVisitor(): Renewal
  }
}

interface VisitorSettings {
  /** The first signs ids and tokens, all of them verify. */
  readonly keys: readonly [Buffer, ...Buffer[]]
  readonly cookies: CookieTerms
  readonly days: number
}

/**
 * Recognizes the anonymous visitor by two cookies: `sid`, which grants access, and `csrftoken`, bound to it. Only an id signed by
 * this service counts: a planted one is replaced by a new one.
 */
export async function identifyVisitors(
  app: FastifyInstance,
  { keys, cookies, days }: VisitorSettings,
): Promise<void> {
  const { prefix, accepted } = cookies
  const newest = keyedHash(keys[0])
  const hashes = keys.map(keyedHash)
  const sign = (text: string) => newest(text).toString('base64url')
  const names = { sid: `${prefix}sid`, token: `${prefix}csrftoken` }
  const shared = { ...cookies.attributes, path: cookies.pathOf(''), maxAge: days * 86_400 }

  await app.register(cookie)
  app.decorateRequest('visitor')
  app.decorateRequest('isFirstVisit', false)
  app.decorateRequest('isCounted', false)
  app.decorateRequest('newSid', '')
  app.decorateRequest('hasValidCsrfToken', false)
  app.decorateReply('setVisitorCookies', setVisitorCookies)
  app.decorateReply('renewVisitor', renewVisitor)
  app.addHook('onRequest', async request => {
    const sid = sidOf(request)
    const header = request.headers['x-csrftoken']
    request.isFirstVisit = sid === undefined
    request.isCounted = request.headers['sec-gpc'] !== '1'
    // Without the cookie, each request is a different anonymous visitor.
    request.newSid = newSid()
    request.visitor = visitorOf(sid ?? request.newSid)
    request.hasValidCsrfToken =
      sid !== undefined &&
      typeof header === 'string' &&
      tokensOf(request).includes(header) &&
      isTokenOf(sid, header)
  })

  function setVisitorCookies(this: FastifyReply): FastifyReply {
    const sid = sidOf(this.request) ?? this.request.newSid
    const before = tokensOf(this.request).find(token => isTokenOf(sid, token))
    return setCookies(this, sid, before ?? newTokenOf(sid))
  }

  function renewVisitor(this: FastifyReply): Renewal {
    const sid = newSid()
    return { visitor: visitorOf(sid), keep: () => void setCookies(this, sid, newTokenOf(sid)) }
  }

  function setCookies(reply: FastifyReply, sid: string, token: string): FastifyReply {
    // Set with every page, so that the cookies outlive any quote made with them, and signed with the newest key.
    reply.setCookie(names.sid, `${sid}.${sign(`sid:${sid}`)}`, { ...shared, httpOnly: true })
    return reply.setCookie(names.token, token, shared)
  }

  function sidOf(request: FastifyRequest): string | undefined {
    return cookiesOf(request, 'sid')
      .map(signedSid)
      .find(sid => sid !== undefined)
  }

  function signedSid(cookie: string): string | undefined {
    const [, sid, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(cookie) ?? []
    return sid && signature && isSigned(`sid:${sid}`, signature) ? sid : undefined
  }

  const tokensOf = (request: FastifyRequest) => cookiesOf(request, 'csrftoken')

  function cookiesOf({ cookies }: FastifyRequest, name: string): readonly string[] {
    return accepted.map(each => cookies[each + name]).filter(cookie => cookie !== undefined)
  }

  function newTokenOf(sid: string): string {
    const nonce = randomBytes(16).toString('base64url')
    return `${nonce}.${sign(`token:${sid}:${nonce}`)}`
  }

  function isTokenOf(sid: string, token: string): boolean {
    const [nonce = '', signature = '', ...more] = token.split('.')
    return more.length === 0 && isSigned(`token:${sid}:${nonce}`, signature)
  }

  function isSigned(text: string, signature: string): boolean {
    const actual = Buffer.from(signature)
    return hashes.some(hash => {
      const expected = Buffer.from(hash(text).toString('base64url'))
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    })
  }
}

function newSid(): string {
  return randomBytes(32).toString('base64url')
}
