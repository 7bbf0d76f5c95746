// The browser's Back closes what is open above the page instead of leaving the page. Everything that is open has an entry in the
// tab's history, which says how many things were open then. An entry whose dialog was closed in another way is left at once.

interface Layered {
  readonly layers?: number
  /** The page's own position in the tab's history; entries of one page share it. */
  readonly at?: number
}

const here = () => (history.state ?? {}) as Layered
const layersHere = () => here().layers ?? 0

/** How to close what is open, the topmost last. */
const open: (() => void)[] = []
/** The page on which it is open, or was. */
let page: number | undefined
/** While we go back over entries of what is already closed. */
let leaving: { readonly promise: Promise<void>; readonly end: () => void } | undefined
let listens = false

/** How long the next page waits for a step back within this one. The step may still come later, on a slow phone. */
const mostMs = 1_000

/** Lets Back close what was just opened. Call the returned function once it is closed in any other way. */
export function closeOnBack(close: () => void): () => void {
  if (!listens) {
    // Sent by the page when the browser has gone to another entry, before it goes to another page (router/use-router.ts).
    addEventListener('history-step', onStep)
    addEventListener('pageshow', onShow)
    listens = true
  }
  open.push(close)
  page = here().at
  if (!leaving) enter()
  return () => {
    const place = open.lastIndexOf(close)
    if (place < 0) return
    open.splice(place, 1)
    // What opens in the same moment takes over the entry.
    queueMicrotask(leave)
  }
}

/** Resolves once the tab's history is at the page itself, so that the next page follows it and nothing that was open on it. */
export function leaveLayers(): Promise<void> {
  open.length = 0
  leave()
  return leaving?.promise ?? Promise.resolve()
}

function enter(): void {
  while (layersHere() < open.length) history.pushState({ ...history.state, layers: layersHere() + 1 }, '')
}

function leave(): void {
  const closed = layersHere() - open.length
  if (closed <= 0 || leaving) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, mostMs)
  page = here().at
  leaving = {
    promise,
    end() {
      clearTimeout(timer)
      leaving = undefined
      resolve()
    },
  }
  history.go(-closed)
}

function onStep(event: Event): void {
  const isSamePage = here().at === page
  if (leaving) {
    leaving.end()
    // Any other page is one that the visitor went to meanwhile.
    if (isSamePage) {
      event.preventDefault()
      enter()
      leave()
      return
    }
  }
  if (open.length === 0 && !(isSamePage && layersHere() > 0)) return
  if (isSamePage) event.preventDefault()
  closeFrom(layersHere())
  // Forward, to something that is no longer open.
  leave()
}

/** A page that comes back from the browser's cache as it was left shows nothing open. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  closeFrom(0)
  leave()
}

function closeFrom(layers: number): void {
  for (const close of open.splice(layers).reverse()) close()
}
