import type { InitialData } from '../../../../contract/page.ts'
import { languageTag } from '../../../../language/text.ts'
import { paletteOf } from '../../../../site/theme.ts'
import type { Look } from '../page-source.ts'
import { embed, escapeText } from './escape.ts'
import { headOf } from './head.ts'

/** What the page's server entry draws (`src/web/entry-server.tsx`). */
export interface Rendered {
  readonly html: string
  readonly title: string
  readonly head: string
  readonly styles: string
  readonly sources: readonly string[]
}

interface Parts {
  readonly rendered: Rendered
  readonly initial: InitialData
  /** Elements of the head that style the page. */
  readonly styles: string
  /** The element that makes the page interactive. */
  readonly loader: string
  readonly look: Look
}

/** The HTML document of a page. The site's own colors come after the page's. */
export function documentOf({ rendered, initial, styles, loader, look }: Parts): string {
  const { theme } = look
  const [light, dark] = [paletteOf(theme, 'light').paper, paletteOf(theme, 'dark').paper]
  const own = theme ? `<style>${theme.css}</style>` : ''
  return `<!doctype html><html lang="${languageTag(initial.facts.speech, initial.facts.site)}"><head><meta charset="utf-8"><title>${escapeText(rendered.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">${headOf(initial, { title: rendered.title, picture: look.sharePicture, siteAddress: look.siteAddress })}${rendered.head}${styles}${own}</head><body><div id="root">${rendered.html}</div><script type="application/json" id="initial-data">${embed(initial)}</script>${loader}</body></html>`
}
