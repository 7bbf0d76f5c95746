import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InitialData } from '../../contract/page.ts'
import { pagePolicy } from '../plugins/security-headers.ts'
import { StartError } from '../start-error.ts'
import { documentOf, type Rendered } from './document.ts'
import { isFramed, type PageSource } from './page-source.ts'

/** One chunk in the manifest that Vite writes. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const entry = 'src/web/entry-client.tsx'

/** Pages from the build in `dist`. Throws StartError when there is none. */
export async function openBuiltPage(dist: string): Promise<PageSource> {
  const manifestFile = join(dist, 'client/.vite/manifest.json')
  const renderer = join(dist, 'server/entry-server.js')
  if (!existsSync(manifestFile) || !existsSync(renderer)) {
    throw new StartError('The page is not built: `npm start` builds it.')
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  // Built from src/web/entry-server.tsx, whose exports these are.
  const { render } = (await import(pathToFileURL(renderer).href)) as {
    render(initial: InitialData): Rendered
  }
  const trimmings = new Map<string, Trimmings>()

  /** Scripts and styles of a screen: the same for all its pages. */
  function trimmingsOf(sources: readonly string[]): Trimmings {
    const key = sources.join()
    const found = trimmings.get(key) ?? trim(manifest, sources, join(dist, 'client'))
    trimmings.set(key, found)
    return found
  }

  return {
    async draw(initial) {
      const rendered = render(initial)
      const { styles, loader, scriptHashes, styleHashes } = trimmingsOf(rendered.sources)
      const html = documentOf({ rendered, initial, styles, loader })
      const framed = isFramed(initial)
      return { html, policy: pagePolicy({ scripts: scriptHashes, styles: styleHashes, framed }) }
    },
  }
}

interface Trimmings {
  readonly styles: string
  readonly loader: string
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

function trim(manifest: Manifest, sources: readonly string[], client: string): Trimmings {
  const chunks = closureOf(manifest, [entry, ...sources])
  const sheets = [...new Set(chunks.flatMap(chunk => chunk.css ?? []))]
  const texts = sheets.map(file => readFileSync(join(client, file), 'utf8').trim())
  // The disabled link tells Vite's loader that the sheet is in the page already; the browser does not fetch it.
  const styles = sheets
    .map((file, at) => `<style>${texts[at]}</style><link rel="stylesheet" href="/${file}" disabled>`)
    .join('')
  const script = loaderOf(chunks.map(chunk => `/${chunk.file}`))
  return {
    styles,
    loader: `<script>${script}</script>`,
    styleHashes: texts.map(hashOf),
    scriptHashes: [hashOf(script)],
  }
}

/** The chunks that the given ones need to run, themselves included. */
export function closureOf(manifest: Manifest, keys: readonly string[]): readonly Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found.values()]
}

/**
 * Brings the page to life when it has been painted, or at once when the visitor first touches it: until then the
 * scripts would only stand in the way of what is seen. Nothing is imported before all of it is here, and what does not
 * come is asked for again (src/web/load-piece.ts says why). A click that comes too early is kept for the page.
 */
function loaderOf(files: readonly string[]): string {
  return `(()=>{let d=0;const F=${JSON.stringify(files)},P=window.pieces={},L=document.documentElement.dataset,E=['pointerdown','keydown','focusin'],q=(f,n)=>fetch(f).then(r=>{if(!r.ok)throw r;return r.blob()}).catch(e=>{if(n>9)throw e;return new Promise(k=>setTimeout(k,n*500)).then(()=>q(f,n+1))}),g=()=>{if(d++)return;E.forEach(e=>removeEventListener(e,g,true));Promise.all(F.map(f=>P[f]=q(f,1))).then(()=>F.map(f=>import(f)))};E.forEach(e=>addEventListener(e,g,{capture:true,passive:true}));addEventListener('click',e=>{if(L.alive===undefined)window.earlyClick=e},true);addEventListener('load',()=>(window.requestIdleCallback||setTimeout)(g,{timeout:2000}))})()`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
