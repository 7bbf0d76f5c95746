/** The first wait between two looks at a quote, in ms, and how much longer each next one is (spec 4.4.2). */
const firstWait = 2000
const growth = 1.1

/** The wait before the poll of that number (counted from 0), in whole milliseconds: 2000, 2200, 2420, 2662 … */
export function pollWait(poll: number): number {
  return Math.round(firstWait * growth ** poll)
}

/** What the poll knows of the page: whether it is in view, and when that changes. */
export interface View {
  hidden(): boolean
  /** Calls back on each change; the reply stops it. */
  onChange(changed: () => void): () => void
}

export interface Poll<Value> {
  readonly ask: (signal: AbortSignal) => Promise<Value>
  /** True ends the polling. */
  readonly take: (value: Value) => boolean
  readonly view: View
}

/**
 * Asks again and again until `take` is content, each wait a tenth longer than the one before. Nothing is asked
 * while the page is hidden: the poll that fell due then runs as soon as it is seen again. The reply cancels
 * everything, a running request too. `ask` is to turn failures into values; what it throws ends the polling.
 */
export function startPolling<Value>({ ask, take, view }: Poll<Value>): () => void {
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
      // What was given up fails, and nobody waits for it.
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
export function documentView(): View {
  return {
    hidden: () => document.hidden,
    onChange(changed) {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
  }
}
