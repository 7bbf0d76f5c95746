import { addressAt } from '../base-path.ts'

/** What the tabs of a browser send each other: the id of a quote that one of them has erased. */
const channelName = 'erased-quotes'

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
export function tellTabs(quoteId: string): void {
  forgetTyped()
  try {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(quoteId)
    channel.close()
  } catch {
    // An old browser: the other tabs find out at their next request.
  }
}

/** Leaves this tab once another one has erased its quote. Returns a function that stops listening. */
export function onErasedElsewhere(quoteId: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data !== quoteId) return
    forgetTyped()
    void leaveForErased()
  }
  return () => channel.close()
}

/** Also what kept-page.ts stores. */
function forgetTyped(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without browser storage there is nothing to clear.
  }
}
