import type { FastifyInstance } from 'fastify'

/**
 * The address within the site of one that a proxy passed on: routes know nothing of the path where the site stands. An
 * address without that path stays as it is, for proxies that take it off and for whoever asks after our health.
 */
export function withinSite(basePath: string, url: string): string {
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : url
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : url
}

/** Redirects to pages of this site lead to where it stands. */
export function placeRedirects(app: FastifyInstance, basePath: string): void {
  app.addHook('onSend', async (_request, reply) => {
    const to = reply.getHeader('location')
    if (typeof to === 'string' && /^\/(?!\/)/.test(to)) reply.header('location', basePath + to)
  })
}
