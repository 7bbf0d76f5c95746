import { flushSync } from 'react-dom'
import { addressAt, pathHere } from '../base-path.ts'
import type { Direction } from './router.ts'

export interface Mark {
  /** Position of a page in the tab's history, to distinguish back from forward. */
  readonly at: number
  /** The path of the previous page. */
  readonly from?: string | undefined
}

/** The current position in the tab's history. */
export function historyAt(): number {
  // Only this file writes states.
  return (history.state as Mark | null)?.at ?? 0
}

/** Whether the current entry says where it is in the tab's history. A reload that failed has lost that. */
export function isMarked(): boolean {
  return (history.state as Partial<Mark> | null)?.at !== undefined
}

/** Records a page in the tab's history; `path` is within the site, with its query. `loadedAt`: as for `cameFrom`. */
export function writeHistory(path: string, how: 'push' | 'replace', loadedAt: number): void {
  const from = how === 'push' ? pathHere() : cameFrom(loadedAt)
  const mark: Mark = { at: historyAt() + (how === 'push' ? 1 : 0), from }
  // The page at which a document begins is marked when it is left.
  if (how === 'push' && !isMarked()) history.replaceState({ at: 0, from: cameFrom(loadedAt) }, '')
  if (how === 'push') history.pushState(mark, '', addressAt(path))
  else history.replaceState(mark, '', addressAt(path))
}

/** The previous page in the tab's history, if this tab came from it. `loadedAt`: where in it the document was loaded. */
export function cameFrom(loadedAt: number): string | undefined {
  // Only this file writes states, except for entries of what is open above a page.
  const { at = 0, from } = (history.state ?? {}) as Partial<Mark>
  return from ?? (at === 0 && loadedAt === 0 ? referrer() : undefined)
}

/** The page of this site whose link loaded this one in the same tab. */
function referrer(): string | undefined {
  if (history.length < 2 || !document.referrer) return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname.slice(addressAt('/').length - 1) : undefined
}

/** Changes the screen: the new page slides in from its side, and the focus moves to the new question. */
export function changeScreen(change: () => void, direction: Direction): void {
  document.documentElement.dataset.direction = direction
  flushSync(change)
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
