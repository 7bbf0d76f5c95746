import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pathIn } from '../../../language/paths.ts'
import { offlineWorker } from '../pages/document/offline-worker.ts'
import type { Page } from '../pages/page-source.ts'

/** All that it may do is load the pages of this site. */
const policyOfWorker = "default-src 'none'; connect-src 'self'"

/**
 * Serves the service worker, which holds the page that browsers show offline, in each language. They ask for a newer one with
 * every page.
 */
export function serveOfflineWorker(
  app: FastifyInstance,
  basePath: string,
  { en, es }: { readonly en: Page; readonly es?: Page },
): void {
  const spanish = es ? [{ below: `${basePath}${pathIn.es}/`, html: es.html, policy: es.policy }] : []
  // Node has stripped its types.
  const script = `(${offlineWorker})(self,${JSON.stringify({ html: en.html, policy: en.policy })},${JSON.stringify(spanish)})`
  const tag = `"${createHash('sha256').update(script).digest('base64url')}"`
  app.get('/offline.js', (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-cache', ETag: tag, 'Content-Security-Policy': policyOfWorker })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
