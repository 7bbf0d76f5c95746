import type { Ordered } from '../../contract/purchase/ordered.ts'
import { addressAt } from '../base-path.ts'

/** What the tabs of a browser send each other once one of them has erased a quote. */
interface Erasure {
  readonly quoteId: string
  /** The order of the quote, as it was before. */
  readonly ordered: Ordered | undefined
}

const channelName = 'erased-quotes'
/** In the storage of each tab, until it is closed: no other source is left. */
const orderKey = 'erased-order'

let leaving: Promise<void> | undefined

/** Goes to the page that confirms the erasure, replacing this one. Once: the tab that erased a quote hears its own message too. */
export function leaveForErased(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave(): Promise<void> {
  try {
    const { leaveLayers } = await import('../ui/dialog/back-closes.ts')
    await leaveLayers()
  } catch {
    // Then Back leads once to the page that says the quote is gone.
  }
  location.replace(addressAt('/erased'))
}

/** Takes every other tab of this browser away from an erased quote, and clears what this tab stored for a reload. */
export function tellTabs(erasure: Erasure): void {
  forgetTyped(erasure)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(erasure)
  channel.close()
}

/** Leaves this tab once another one has erased its quote. Returns a function that stops listening. */
export function onErasedElsewhere(quoteId: string): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Erasure>) => {
    if (data.quoteId !== quoteId) return
    forgetTyped(data)
    void leaveForErased()
  }
  return () => channel.close()
}

/** Also what kept-page.ts stores. A reload of the last page erases once more, when nobody knows the order any longer. */
function forgetTyped({ quoteId, ordered }: Erasure): void {
  const before = lastErasure()
  const kept = ordered ?? (before?.quoteId === quoteId ? before.ordered : undefined)
  try {
    sessionStorage.clear()
    if (kept) sessionStorage[orderKey] = JSON.stringify({ quoteId, ordered: kept } satisfies Erasure)
  } catch {
    // Without browser storage there is nothing to clear.
  }
}

/** The order of the quote that was erased in this tab last. */
export function erasedOrder(): Ordered | undefined {
  return lastErasure()?.ordered
}

function lastErasure(): Erasure | undefined {
  try {
    return JSON.parse(sessionStorage[orderKey])
  } catch {
    return undefined
  }
}
