import type { ViteDevServer } from 'vite'
import type { Introduction } from '../../contract/introduction.ts'
import type { InitialData } from '../../contract/page.ts'
import { documentOf, type Rendered } from '../http/pages/document/document.ts'
import type { PageSource } from '../http/pages/page-source.ts'

const loader = '<script type="module" src="/src/web/entry-client.tsx"></script>'

/** Pages from the current sources: Vite serves the scripts, and the browser sees every change at once. */
export function devPages(vite: ViteDevServer): PageSource {
  return {
    async draw(initial, look = {}, introduction = null) {
      // What the file exports.
      const { render } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as {
        render(initial: InitialData, introduction: Introduction | null): Rendered
      }
      const sheets = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter(url =>
        url.endsWith('.css'),
      )
      const styles = sheets.map(url => `<link rel="stylesheet" href="${url}">`).join('')
      const html = documentOf({
        rendered: render(initial, introduction),
        ...{ initial, styles, loader, look },
      })
      return { html: await vite.transformIndexHtml('/', html), policy: null }
    },
  }
}
