import { renderToString } from 'react-dom/server'
import type { InitialData } from '../contract/page.ts'
import { App } from './App.tsx'
import { addressAt, standAt } from './base-path.ts'
import { loadAllScreens, sourcesOf } from './screens.ts'
import { titleOf } from './title.ts'
import font from './ui/fonts/fraunces-600.woff2?url'

await loadAllScreens()

export interface Rendered {
  /** Of the root element. */
  readonly html: string
  /** Plain text. */
  readonly title: string
  /** Further elements of the head. */
  readonly head: string
  /** The source files of the screen, by which the build's manifest lists scripts and styles. */
  readonly sources: readonly string[]
}

/** Draws a page. */
export function render(initial: InitialData): Rendered {
  standAt(initial.facts.base)
  return {
    html: renderToString(<App initial={initial} />),
    title: titleOf(initial.screen, initial.facts.site.name),
    head: `<link rel="icon" href="${addressAt('/favicon.svg')}" type="image/svg+xml"><link rel="preload" href="${addressAt(font)}" as="font" type="font/woff2" crossorigin>`,
    sources: sourcesOf(initial.screen),
  }
}
