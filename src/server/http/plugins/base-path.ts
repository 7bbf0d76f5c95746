import type { FastifyInstance } from 'fastify'

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

/** Redirects to our own pages include the path at which the site is served. */
export function placeRedirects(app: FastifyInstance, basePath: string): void {
  app.addHook('onSend', async (_request, reply) => {
    const to = reply.getHeader('location')
    if (typeof to === 'string' && /^\/(?!\/)/.test(to)) reply.header('location', basePath + to)
  })
}
