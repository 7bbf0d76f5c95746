import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CookieTerms } from './cookie-terms.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor agreed that counts go to the operator's analytics service, and the browser does not object. */
    isShared: boolean
  }
}

interface Choice {
  /** Whether the operator configured an analytics service: otherwise there is nothing to choose. */
  readonly isOffered: boolean
  readonly cookies: CookieTerms
}

const name = 'analytics'

/** Reads the visitor's choice about an analytics service, which is off by default. Returns the cookie that stores it. */
export function readAnalyticsChoice(app: FastifyInstance, { isOffered, cookies }: Choice) {
  app.decorateRequest('isShared', false)
  app.addHook('onRequest', async request => {
    request.isShared = isOffered && request.isCounted && request.cookies[name] === 'yes'
  })
  const options = { ...cookies.attributes, path: cookies.pathOf(''), httpOnly: true }
  return { name, options: { ...options, maxAge: 180 * 86_400 } }
}

/** The choice in the form of the privacy page. */
export function agrees(request: FastifyRequest): boolean {
  return (request.body as { analytics?: unknown } | null)?.analytics === 'yes'
}
