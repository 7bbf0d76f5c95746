import { flushSync } from 'react-dom'
import { addressAt, pathHere } from '../base-path.ts'

export type Direction = 'forward' | 'back'

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

/** Records a page in the tab's history; `path` is within the site, with its query. */
export function writeHistory(path: string, how: 'push' | 'replace'): void {
  const from = how === 'push' ? pathHere() : cameFrom()
  const mark: Mark = { at: historyAt() + (how === 'push' ? 1 : 0), from }
  if (how === 'push') history.pushState(mark, '', addressAt(path))
  else history.replaceState(mark, '', addressAt(path))
}

/** The previous page in the tab's history, if this tab navigated from it. */
export function cameFrom(): string | undefined {
  return (history.state as Mark | null)?.from
}

/** Changes the screen: the new page slides in from its side, and the focus moves to the new question. */
export function changeScreen(change: () => void, direction: Direction): void {
  document.documentElement.dataset.direction = direction
  flushSync(change)
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
