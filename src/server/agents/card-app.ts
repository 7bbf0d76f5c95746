import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../../contract/prices/told-offer.ts'
import type { Theme } from '../../site/theme.ts'
import { embed, escapeText } from '../http/pages/document/escape.ts'

/** The app in which hosts draw offers as cards (MCP Apps): one document that loads nothing. */
export interface CardApp {
  /** Names this exact version, because hosts keep what they have read. */
  readonly uri: string
  readonly html: string
}

/** The kind of resource that such an app is. */
export const cardAppType = 'text/html;profile=mcp-app'

interface CardSite {
  /** The name of the server in the protocol. */
  readonly server: string
  readonly brand: Brand
  readonly theme?: Theme
  /** The page that lists the licenses of what it contains. */
  readonly credits: string
}

/** The app as built in `dist`, with the site's name and colors; null if it has not been built. */
export function openCardApp(dist: string, { server, brand, theme, credits }: CardSite): CardApp | null {
  const [script, styles] = ['cards.js', 'cards.css'].map(name => join(dist, 'app', name))
  if (!script || !styles || !existsSync(script) || !existsSync(styles)) return null
  const read = (file: string, end: RegExp) => readFileSync(file, 'utf8').trim().replace(end, '<\\$1')
  const css = read(styles, /<(\/style)/gi) + (theme?.css ?? '')
  const code = read(script, /<(\/script|!--)/gi)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><!-- Licenses: ${escapeText(credits)} --><title>${escapeText(brand.name)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><style>${css}</style></head><body><div id="root"></div><script type="application/json" id="brand">${embed(brand)}</script><script type="module">${code}</script></body></html>`
  const version = createHash('sha256').update(html).digest('base64url').slice(0, 8)
  return { uri: cardAppAt(server, version), html }
}

/** The address of a version of the app. */
export function cardAppAt(server: string, version: string): string {
  return `ui://${server}/cards-${version}.html`
}
