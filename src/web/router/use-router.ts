import { useEffect, useState } from 'react'
import type { InitialData, Screen } from '../../contract/page.ts'
import { spoken } from '../../language/text.ts'
import { pathHere } from '../base-path.ts'
import { hasKeptPage, reloadKeepingForm } from '../kept-page.ts'
import { loadOnDemand } from '../wizard/load-on-demand.ts'
import { messages } from '../wizard/messages.ts'
import type { Mark } from './history.ts'
import type { Direction, Next, Router, Routes, Shown } from './router.ts'

/** Opens the router at the screen that the server has rendered. Its code loads with the first step elsewhere. */
export function useRouter(initial: InitialData): Router {
  const [shown, setShown] = useState<Shown>({ screen: initial.screen, notice: noticeOf(initial) })
  const [router] = useState(() => openRouter(initial, next => setShown(before => ({ ...before, ...next }))))
  useEffect(router.listen, [])
  return { ...router, ...shown }
}

function openRouter(initial: InitialData, show: (next: Partial<Shown>) => void) {
  const { screen, facts } = initial
  let routes: Routes | undefined
  let turn = 0
  let beginsAt = 0

  const tellFailure = () => show({ notice: spoken(messages, facts.speech).networkError })

  /** Does something with the router's code in a turn of its own, unless another turn begins before it has loaded. */
  async function take(how: (routes: Routes) => Promise<void> | void): Promise<void> {
    turn += 1
    const mine = turn
    try {
      const { openRoutes } = await loadOnDemand()
      routes ??= openRoutes({ initial, show, at: beginsAt })
    } catch {
      return reloadKeepingForm() ? undefined : tellFailure()
    }
    if (turn === mine) await how(routes)
  }

  function onPop(): void {
    // Taken by what is open above the page, if anything is (ui/back-closes.ts).
    if (!dispatchEvent(new Event('history-step', { cancelable: true })) || leaveClosedLayers()) return
    void take(to => to.pop())
  }

  /** Follows the browser's history until the returned function is called. */
  function listen(): () => void {
    keepScroll()
    // Only history.ts writes states, except for entries of what is open above a page.
    beginsAt = (history.state as Mark | null)?.at ?? 0
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('popstate', onPop, { signal })
    addEventListener('pagehide', keepScroll, { signal })
    addEventListener('pageshow', keepScroll, { signal })
    // A visitor who went back or forward before the scripts ran is already elsewhere.
    if (hasLeft(screen)) {
      beginsAt = -1
      onPop()
    } else leaveClosedLayers()
    // What was typed in an earlier document of this tab and has not been answered, or an answer that has not been sent.
    if (hasKeptPage()) {
      // Nobody types into a question that is about to be filled in.
      document.body.inert = screen.name === 'step'
      loadOnDemand()
        .then(({ resumePage }) => resumePage({ screen, speech: facts.speech, show }))
        .catch(tellFailure)
        .finally(() => {
          document.body.inert = false
        })
    }
    return () => leaving.abort()
  }

  return {
    listen,
    turn: () => turn,
    forget: () => routes?.forget(),
    stay: () => void take(to => to.stay()),
    go: (path: string, direction: Direction = 'forward') => take(to => to.go(path, direction)),
    startAnew: () => take(to => to.startAnew()),
    follow: (next: Next) => take(to => to.follow(next)),
  }
}

/** A document scrolls by itself while it is shown. Visitors who come back to it are where they left it: the browser knows. */
function keepScroll(event?: Event): void {
  history.scrollRestoration = event?.type === 'pagehide' ? 'auto' : 'manual'
}

/** Leaves an entry of the tab's history that belongs to something no longer open. */
function leaveClosedLayers(): boolean {
  const { layers } = (history.state ?? {}) as { readonly layers?: number }
  if (layers) history.go(-layers)
  return Boolean(layers)
}

/** Whether the address is no longer that of the prices, or the question's, which has its own once a quote is begun. */
function hasLeft(screen: Screen): boolean {
  if (screen.name === 'results') return !pathHere().startsWith('/quotes/')
  return screen.name === 'step' && screen.properties.quote_id !== undefined && screen.route !== pathHere()
}

/** A message embedded in the page; one about the ZIP code is shown at its field instead. */
function noticeOf({ error, zip_code, screen }: InitialData): string | null {
  if (screen.name === 'step' && screen.status !== undefined) return screen.status
  return zip_code === null ? error : null
}
