import type { FastifyInstance } from 'fastify'
import type { InitialData } from '../../../contract/page.ts'
import { documentOf, type Rendered } from './document.ts'
import type { PageSource } from './page-source.ts'

const loader = '<script type="module" src="/src/web/entry-client.tsx"></script>'

/** Pages from the sources as they are now: Vite serves the scripts, and the browser sees every change at once. */
export async function openDevPage(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  app.addHook('onClose', () => vite.close())

  return {
    async draw(initial) {
      // The exports of that file.
      const { render } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as {
        render(initial: InitialData): Rendered
      }
      const sheets = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter(url =>
        url.endsWith('.css'),
      )
      const styles = sheets.map(url => `<link rel="stylesheet" href="${url}">`).join('')
      const html = documentOf({ rendered: render(initial), initial, styles, loader })
      return { html: await vite.transformIndexHtml('/', html), policy: null }
    },
  }
}
