import type { Introduction } from '../../../contract/introduction.ts'
import type { Articles, InitialData } from '../../../contract/page.ts'
import type { Speech } from '../../../language/text.ts'
import type { Theme } from '../../../site/theme.ts'

/** A page ready to send. */
export interface Page {
  readonly html: string
  /** Its content security policy; null during development, when Vite adds its own scripts. */
  readonly policy: string | null
}

/** The site's own additions to every page. */
export interface Look {
  /** Its colors and sizes. */
  readonly theme?: Theme
  /** The address of the picture that messengers show for a link to it. */
  readonly sharePicture?: string
  /** The site's origin and path: the base of the addresses that a page gives for itself. */
  readonly siteAddress?: string
  /** What a start page says below its form: the same object until it says something else. */
  readonly introductionIn?: (speech: Speech) => Promise<Introduction>
}

/**
 * What a page says below its form. Only the start page has something to say: a partner's page and a community's say what they are
 * for themselves, and a visitor who is welcomed back knows.
 */
export async function introductionOf(
  { facts, screen }: InitialData,
  { introductionIn }: Look,
): Promise<Introduction | null> {
  const isStart = screen.name === 'step' && (screen.route === '/start' || screen.route === '/')
  return isStart && introductionIn ? introductionIn(facts.speech) : null
}

/** Where pages come from: the build, or Vite's server during development. */
export interface PageSource {
  draw(initial: InitialData, look?: Look, introduction?: Introduction | null): Promise<Page>
}

/** An article without its header appears in a dialog on another page (spec 2.2.7, 2.2.9). */
export function isFramed({ screen }: InitialData): boolean {
  return screen.name === 'article' && !screen.header
}

/** Articles that search engines may index. */
const listed: ReadonlySet<keyof Articles> = new Set(['text', 'law', 'community'])

/** A visitor's own page, an error page, or one that only follows another: search engines must not index it. */
export function isUnlisted({ screen }: InitialData): boolean {
  if (screen.name === 'step') return screen.route.startsWith('/quote/')
  return screen.name !== 'article' || !listed.has(screen.article)
}
