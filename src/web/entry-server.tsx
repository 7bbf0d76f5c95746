import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Introduction } from '../contract/introduction.ts'
import type { InitialData } from '../contract/page.ts'
import type { ShownSite } from '../contract/site.ts'
import { App } from './App.tsx'
import { addressAt, setBasePath } from './base-path.ts'
import { Facts } from './facts.ts'
import { IntroductionText } from './introduction/Introduction.tsx'
import { IntroductionPieces } from './introduction/IntroductionPieces.tsx'
import { sampleStyles } from './introduction/sample-styles.ts'
import { loadAllScreens, loadScreensFrom } from './load-screen.ts'
import { screenFiles, sourcesOf } from './screens.ts'
import { titleOf } from './title.ts'
import font from './ui/fonts/fraunces-600.woff2?url'

loadScreensFrom(screenFiles)
await loadAllScreens()

export interface Rendered {
  /** Of the root element. */
  readonly html: string
  /** Plain text. */
  readonly title: string
  /** Further elements of the head. */
  readonly head: string
  /** What only the server's drawing needs, as the text of a style element within it; empty if nothing. */
  readonly styles: string
  /** The source files of the screen, by which the build's manifest lists scripts and styles. */
  readonly sources: readonly string[]
}

/** Draws a page. `introduction`: what a start page says below its form; it is not in the data of any page. */
export function render(initial: InitialData, introduction: Introduction | null): Rendered {
  setBasePath(initial.facts)
  return {
    html: renderToString(
      <IntroductionText value={introduction ? introductionHtml(introduction, initial) : ''}>
        <App initial={initial} />
      </IntroductionText>,
    ),
    title: titleOf(initial.screen, initial.facts),
    head: `${iconOf(initial.facts.site)}<link rel="preload" href="${addressAt(font)}" as="font" type="font/woff2" crossorigin>`,
    styles: introduction?.sample ? sampleStyles : '',
    sources: sourcesOf(initial.screen),
  }
}

function introductionHtml(introduction: Introduction, { facts }: InitialData): string {
  return renderToStaticMarkup(
    <Facts value={facts}>
      <IntroductionPieces {...introduction} />
    </Facts>,
  )
}

/** A site without drawings and without the butler has none. */
function iconOf({ icon, logo }: ShownSite): string {
  const path = icon ?? logo
  return path === undefined ? '' : `<link rel="icon" href="${addressAt(path)}" type="image/svg+xml">`
}
