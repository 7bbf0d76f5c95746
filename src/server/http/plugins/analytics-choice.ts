import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor has agreed that counts go to the operator's analytics service, and the browser does not object. */
    isShared: boolean
  }
}

interface Choice {
  /** Whether the operator has set a service: otherwise there is nothing to choose. */
  readonly isOffered: boolean
  readonly secure: boolean
}

const name = 'analytics'

/** Reads the visitor's choice of an analytics service, off until it is switched on. Returns the cookie that keeps it. */
export function readAnalyticsChoice(app: FastifyInstance, { isOffered, secure }: Choice) {
  app.decorateRequest('isShared', false)
  app.addHook('onRequest', async request => {
    request.isShared = isOffered && request.isCounted && request.cookies[name] === 'yes'
  })
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return { name, options: { ...options, maxAge: 180 * 86_400 } }
}

/** What the form of the privacy page says. */
export function agrees(request: FastifyRequest): boolean {
  return (request.body as { analytics?: unknown } | null)?.analytics === 'yes'
}
