/** What the tabs of a browser send each other once an answer is saved. */
interface Answered {
  readonly quoteId: string
  /** The tab that saved it. */
  readonly tab: number
}

const channelName = 'answered-quotes'
const tab = Math.random()

/** Tells every other tab of this browser that an answer of a quote was saved. */
export function tellOfAnswer(quoteId: string): void {
  // An old browser has no channels: the other tabs find out at their next request.
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ quoteId, tab } satisfies Answered)
  channel.close()
}

/** Calls back when another tab has saved an answer of a quote. Returns a function that stops listening. */
export function onAnsweredElsewhere(quoteId: string, changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Answered>) => {
    if (data.quoteId === quoteId && data.tab !== tab) changed()
  }
  return () => channel.close()
}
