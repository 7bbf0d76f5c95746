import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { InitialData, Screen } from '../../contract/page.ts'
import { spoken } from '../../language/text.ts'
import { pathHere } from '../base-path.ts'
import { hasKeptPage, reloadKeepingForm } from '../kept-page.ts'
import { loadOnDemand } from '../wizard/load-on-demand.ts'
import { messages } from '../wizard/messages.ts'
import type { Mark } from './history.ts'
import type { Router, Routes, Shown } from './router.ts'

/** Opens the router at the screen that the server has rendered. Its code loads with the first step elsewhere. */
export function useRouter(initial: InitialData): Router {
  const [shown, setShown] = useState<Shown>({ screen: initial.screen, notice: noticeOf(initial) })
  const show = useCallback((next: Partial<Shown>) => setShown(before => ({ ...before, ...next })), [])
  const routes = useRef<Routes>(undefined)
  const turn = useRef(0)
  const beginsAt = useRef(0)

  /** Does something with the router's code in a turn of its own, unless another turn begins before it has loaded. */
  const take = useCallback(
    async (how: (routes: Routes) => Promise<void> | void) => {
      turn.current += 1
      const mine = turn.current
      try {
        const { openRoutes } = await loadOnDemand()
        routes.current ??= openRoutes({ initial, show, at: beginsAt.current })
      } catch {
        const notice = spoken(messages, initial.facts.speech).networkError
        return reloadKeepingForm() ? undefined : show({ notice })
      }
      if (turn.current === mine) await how(routes.current)
    },
    [initial, show],
  )

  useEffect(() => {
    keepScroll()
    beginsAt.current = (history.state as Mark | null)?.at ?? 0
    const onPop = () => {
      // Taken by what is open above the page, if anything is (ui/back-closes.ts).
      if (!dispatchEvent(new Event('history-step', { cancelable: true })) || leaveClosedLayers()) return
      void take(routes => routes.pop())
    }
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('popstate', onPop, { signal })
    addEventListener('pagehide', keepScroll, { signal })
    addEventListener('pageshow', keepScroll, { signal })
    // A visitor who went back or forward before the scripts ran is already elsewhere.
    if (hasLeft(initial.screen)) {
      beginsAt.current = -1
      onPop()
    } else leaveClosedLayers()
    return () => leaving.abort()
  }, [take, initial])

  useEffect(() => {
    const { screen, facts } = initial
    if (screen.name !== 'step' || !hasKeptPage()) return
    const resume = async () => (await loadOnDemand()).resumePage({ screen, speech: facts.speech, show })
    resume().catch(() => {})
  }, [initial, show])

  return useMemo(
    () => ({
      ...shown,
      turn: () => turn.current,
      forget: () => routes.current?.forget(),
      stay: () => void take(routes => routes.stay()),
      go: (path, direction = 'forward') => take(routes => routes.go(path, direction)),
      startAnew: () => take(routes => routes.startAnew()),
      follow: next => take(routes => routes.follow(next)),
    }),
    [shown, take],
  )
}

/** A document scrolls by itself while it is shown. Who comes back to it is where they left it: the browser knows. */
function keepScroll(event?: Event): void {
  history.scrollRestoration = event?.type === 'pagehide' ? 'auto' : 'manual'
}

/** Leaves an entry of the tab's history that belongs to something no longer open. */
function leaveClosedLayers(): boolean {
  const { layers = 0 } = (history.state ?? {}) as { readonly layers?: number }
  if (layers > 0) history.go(-layers)
  return layers > 0
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
