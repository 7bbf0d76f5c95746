import { flushSync } from 'react-dom'

export type Direction = 'forward' | 'back'

export interface Mark {
  /** Place of a page in the tab's history, so that back can be told from forward. */
  readonly at: number
  /** The path of the page before it. */
  readonly from?: string | undefined
}

/** Where the tab's history stands. */
export function historyAt(): number {
  // Only this file writes states.
  return (history.state as Mark | null)?.at ?? 0
}

/** Notes a page in the tab's history. */
export function writeHistory(address: string, how: 'push' | 'replace'): void {
  const from = how === 'push' ? location.pathname : cameFrom()
  const mark: Mark = { at: historyAt() + (how === 'push' ? 1 : 0), from }
  if (how === 'push') history.pushState(mark, '', address)
  else history.replaceState(mark, '', address)
}

/** The page before this one in the tab's history, where this tab has gone on from it by itself. */
export function cameFrom(): string | undefined {
  return (history.state as Mark | null)?.from
}

/** Changes the screen: forward comes from the right, back from the left, and the focus goes to the new question. */
export function changeScreen(change: () => void, direction: Direction): void {
  const settle = () => {
    flushSync(change)
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  if (!document.startViewTransition || document.hidden) {
    settle()
    return
  }
  document.documentElement.dataset.direction = direction
  const transition = document.startViewTransition(settle)
  // A change that comes before this one has ended ends it; nothing is lost by that.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
}
