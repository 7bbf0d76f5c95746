import { flushSync } from 'react-dom'

export type Direction = 'forward' | 'back'

export interface Mark {
  /** Place of a page in the tab's history, so that back can be told from forward. */
  readonly at: number
}

/** Where the tab's history stands. */
export function historyAt(): number {
  // Only this file writes states.
  return (history.state as Mark | null)?.at ?? 0
}

/** Notes a page in the tab's history. */
export function writeHistory(address: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState({ at: historyAt() + 1 } satisfies Mark, '', address)
  else history.replaceState({ at: historyAt() } satisfies Mark, '', address)
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
