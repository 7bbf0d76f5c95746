// How the pages and tabs of one browser learn that a quote has changed from what they show. Only for the browser.

const channelName = 'changed-quotes'
const tab = Math.random()

interface Change {
  readonly quoteId: string
  /** The tab that changed it. */
  readonly tab: number
}

/** Tells the results on this page, and every other tab, that something was done with a quote or that its prices are out of date. */
export function tellOfChange(quoteId: string): void {
  dispatchEvent(new Event(channelName))
  tellOtherTabs(quoteId)
}

export function tellOtherTabs(quoteId: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ quoteId, tab } satisfies Change)
  channel.close()
}

/** Calls back when another tab has changed a quote. Returns a function that stops listening. */
export function onChangedElsewhere(quoteId: string, changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data.quoteId === quoteId && data.tab !== tab) changed()
  }
  return () => channel.close()
}

/**
 * Calls back when a quote may have changed while its page is in view: on this page or in a window next to it, and when the visitor
 * comes back. Returns a function that stops listening.
 */
export function onChange(quoteId: string, changed: () => void): () => void {
  const inView = () => {
    if (!document.hidden) changed()
  }
  const stop = onChangedElsewhere(quoteId, inView)
  addEventListener('focus', inView)
  addEventListener(channelName, inView)
  document.addEventListener('visibilitychange', inView)
  return () => {
    stop()
    removeEventListener('focus', inView)
    removeEventListener(channelName, inView)
    document.removeEventListener('visibilitychange', inView)
  }
}
