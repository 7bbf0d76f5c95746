/** The first wait between two polls, in ms, and the factor by which each next one grows (spec 4.4.2). */
const firstWait = 2000
const growth = 1.1

/** The wait before this poll (counting from 0), in whole milliseconds: 2000, 2200, 2420, 2662 … */
export function pollWait(poll: number): number {
  return Math.round(firstWait * growth ** poll)
}

/** The page as the poll sees it: whether it is visible, and when that changes. */
export interface View {
  hidden(): boolean
  /** Calls back on each change; the returned function stops it. */
  onChange(changed: () => void): () => void
}

export interface Poll<Value> {
  readonly ask: (signal: AbortSignal) => Promise<Value>
  /** True ends the polling. */
  readonly take: (value: Value) => boolean
  /** The document, if it is not given. */
  readonly view?: View
}

/**
 * Polls until `take` returns true, each wait a tenth longer than the last. It pauses while the page is hidden: a poll
 * that came due meanwhile runs as soon as the page is visible again. The returned function cancels everything,
 * including a running request. `ask` must turn failures into values; an exception ends the polling.
 */
export function startPolling<Value>({ ask, take, view = documentView() }: Poll<Value>): () => void {
  const leaving = new AbortController()
  let polls = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false

  async function look() {
    due = false
    try {
      const value = await ask(leaving.signal)
      if (!leaving.signal.aborted && !take(value)) schedule()
    } catch (error) {
      // An aborted request fails, and nobody waits for it.
      if (!leaving.signal.aborted) throw error
    }
  }
  function schedule() {
    timer = setTimeout(() => {
      due = view.hidden()
      if (!due) void look()
    }, pollWait(polls++))
  }
  const forget = view.onChange(() => {
    if (due && !view.hidden()) void look()
  })
  schedule()

  return () => {
    leaving.abort()
    clearTimeout(timer)
    forget()
  }
}

/** The document as a poll sees it. Only for the browser. */
function documentView(): View {
  return {
    hidden: () => document.hidden,
    onChange(changed) {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
  }
}
