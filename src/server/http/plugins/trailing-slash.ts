import type { FastifyInstance } from 'fastify'
import type { Services } from '../../journey/services.ts'

/**
 * Redirects an existing page's address with a trailing slash to the page itself, query included. Any other path goes to
 * the wizard (spec 2.1.5).
 */
export function leadFromTrailingSlash(
  app: FastifyInstance,
  { lines, communities, articles }: Services<'lines' | 'communities' | 'articles'>,
): void {
  const pages = new Set([
    ...articles.en.map(({ name }) => `/${name}`),
    ...Object.keys(lines.startPages),
    ...communities.all.map(({ path }) => path),
  ])
  const isPage = (path: string) =>
    pages.has(path) || /^\/quotes\/[\w-]+$/.test(path) || lines.lineOf(path) !== undefined

  app.addHook('onRequest', async ({ url }, reply) => {
    const [, path = '', query = ''] = /^(\/[^?]+)\/(\?.*)?$/s.exec(url) ?? []
    if (isPage(path)) return reply.redirect(`${path}${query}`, 308)
  })
}
