import type { FastifyInstance } from 'fastify'
import { pathIn } from '../../../language/paths.ts'
import type { Language } from '../../../language/text.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The language to which a redirect leads; null for the request's own. */
    leadsTo: Language | null
  }
}

/**
 * The path within the site of an address that a proxy passed on: routes do not know the path at which the site is served. An
 * address without that path stays unchanged, for proxies that strip it and for health checks. Clients of proxies may name a host
 * too (RFC 9112, 3.2.2); whichever it is, it is not ours to show or to follow.
 */
export function withinSite(basePath: string, asked: string): string {
  const url = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : url
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : url
}

/**
 * Redirects to our own pages include the path at which the site is served, and the language's path, which a redirect may change.
 */
export function placeRedirects(app: FastifyInstance, basePath: string): void {
  app.decorateReply('leadsTo', null)
  app.addHook('onSend', async (request, reply) => {
    const to = reply.getHeader('location')
    if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return
    reply.header('location', basePath + pathIn[reply.leadsTo ?? request.language] + to)
  })
}
