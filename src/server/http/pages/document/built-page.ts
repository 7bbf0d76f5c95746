import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Introduction } from '../../../../contract/introduction.ts'
import type { InitialData } from '../../../../contract/page.ts'
import { type Language, type Speech, saidIn } from '../../../../language/text.ts'
import { StartError } from '../../../platform/start-error.ts'
import type { Config } from '../../../settings/config.ts'
import { pagePolicy } from '../../plugins/security/security-headers.ts'
import { isFramed, type PageSource } from '../page-source.ts'
import { documentOf, type Rendered } from './document.ts'
import { hydrateWhenIdle } from './hydrate-when-idle.ts'
import { comeBack } from './offline-worker.ts'

/** One chunk in the manifest that Vite writes. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const entry = 'src/web/entry-client.tsx'

type SitePlace = Pick<Config, 'basePath' | 'framedBy'>

/** Pages from the build in `dist`, for the path at which the site is served. Throws StartError when there is no build. */
export async function openBuiltPage(dist: string, { basePath, framedBy }: SitePlace): Promise<PageSource> {
  const manifestOf = (language: Language) => join(dist, `client/.vite/manifest-${language}.json`)
  const renderer = join(dist, 'server/entry-server.js')
  if (!existsSync(manifestOf('es')) || !existsSync(renderer)) {
    throw new StartError('The page hasn’t been built yet. Run `npm start`, which builds it.')
  }
  const readManifest = (language: Language) =>
    JSON.parse(readFileSync(manifestOf(language), 'utf8')) as Manifest
  const manifests = { en: readManifest('en'), es: readManifest('es') }
  // Built from src/web/entry-server.tsx, which exports these.
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as {
    render(initial: InitialData, introduction: Introduction | null): Rendered
  }
  const trimmings = new Map<string, Trimmings>()

  /** Scripts and styles of a screen, the same on all its pages in a language. */
  function trimmingsOf(sources: readonly string[], speech: Speech): Trimmings {
    const key = `${speech} ${sources.join()}`
    const assets =
      trimmings.get(key) ??
      trim(saidIn(manifests, speech), sources, { client: join(dist, 'client'), basePath })
    trimmings.set(key, assets)
    return assets
  }

  return {
    async draw(initial, look = {}, introduction = null) {
      const rendered = render(initial, introduction)
      const { styles, styleHashes, ...own } = trimmingsOf(rendered.sources, initial.facts.speech)
      // If nothing can be loaded, the page has to do with what it holds.
      const isOffline = initial.screen.name === 'trouble' && initial.screen.kind === 'offline'
      const script = isOffline ? `(${comeBack})(${JSON.stringify(`${basePath}/healthz`)})` : own.script
      const html = documentOf({
        ...{ rendered, initial, styles, look },
        loader: `<script>${script}</script>`,
      })
      // Our own dialog may itself be in a partner's frame.
      const ancestors = isOffline || isFramed(initial) || framedBy.length > 0 ? ["'self'", ...framedBy] : []
      const inPlace = [look.theme?.css ?? '', rendered.styles].flatMap(css => (css === '' ? [] : hashOf(css)))
      return {
        html,
        policy: pagePolicy({ scripts: [hashOf(script)], styles: [...styleHashes, ...inPlace], ancestors }),
      }
    },
  }
}

interface Trimmings {
  readonly styles: string
  readonly styleHashes: readonly string[]
  /** It loads all others. */
  readonly script: string
}

interface Build {
  /** The folder of the browser's files. */
  readonly client: string
  readonly basePath: string
}

function trim(manifest: Manifest, sources: readonly string[], { client, basePath }: Build): Trimmings {
  const chunks = closureOf(manifest, [entry, ...sources])
  const sheets = [...new Set(chunks.flatMap(chunk => chunk.css ?? []))]
  const texts = sheets.map(file => {
    const text = readFileSync(join(client, file), 'utf8').trim()
    // The build does not know the path at which the site will be served.
    return text.replaceAll('url(/', `url(${basePath}/`)
  })
  // By its id, the page knows that it already has the sheet (src/web/load-piece.ts).
  const styles = sheets.map((file, at) => `<style id="${basePath}/${file}">${texts[at]}</style>`).join('')
  const files = JSON.stringify(chunks.map(chunk => `${basePath}/${chunk.file}`))
  // Node has stripped its types.
  const script = `(${hydrateWhenIdle})(${files},file=>import(file))`
  return { styles, styleHashes: texts.map(hashOf), script }
}

/** The chunks that these need to run, including themselves. */
export function closureOf(manifest: Manifest, keys: readonly string[]): readonly Chunk[] {
  const reached = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || reached.has(key)) return
    reached.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...reached.values()]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
