import type { InitialData } from '../../../contract/page.ts'

/** A finished page. */
export interface Page {
  readonly html: string
  /** Its content security policy; null while developing, when Vite writes scripts of its own into it. */
  readonly policy: string | null
}

/** Where pages come from: the build, or Vite's own server while developing. */
export interface PageSource {
  draw(initial: InitialData): Promise<Page>
}

/** An article without its header stands in the dialog of another page (spec 2.2.7, 2.2.9). */
export function isFramed({ screen }: InitialData): boolean {
  return screen.name === 'article' && !screen.header
}

/** A page of one visitor, of trouble, or behind an ad: search engines are to keep none of them. */
export function isUnlisted({ screen }: InitialData): boolean {
  if (screen.name === 'step') return screen.route.startsWith('/quote/')
  return screen.name !== 'article' || screen.article === 'demo-ad'
}
