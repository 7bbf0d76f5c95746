import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { InitialData, Screen, SiteFacts } from '../../../contract/page.ts'
import { spoken } from '../../../language/text.ts'
import type { Payload } from '../../../wizard/form.ts'
import { pathHere } from '../../base-path.ts'
import { hasKeptPage, reloadKeepingForm } from '../../kept-page.ts'
import { messages } from '../answering/messages.ts'
import type { Direction, Mark } from './navigation.ts'
import type { Shown, Visits } from './visits.ts'

/** How a page controls the wizard around it. */
export interface Navigator extends Shown {
  /** Goes to a page of this site; the browser's back button returns here. */
  readonly go: (path: string, direction?: Direction) => Promise<void>
  /** Goes on after an accepted answer; pages shown before are fetched again. */
  readonly follow: Visits['follow']
  /** Discards cached pages, which may be out of date. */
  readonly forget: () => void
  /** Cancels going to another page, if under way. */
  readonly stay: () => void
  /** How many times the visitor has navigated on purpose. */
  readonly moves: () => number
  /** The quote is gone: says so and starts over (spec 2.2.5). */
  readonly startAnew: () => Promise<void>
  /** What was typed on pages the visitor left without answering. */
  readonly drafts: Map<string, Payload>
  readonly facts: SiteFacts
}

const loadNavigation = () => import('../on-demand.ts')

/** The current screen as the visitor navigates. The code for navigating loads on demand. */
export function useNavigator(initial: InitialData): Navigator {
  const [view, setView] = useState<Shown>({ screen: initial.screen, notice: noticeOf(initial) })
  const [drafts] = useState(() => new Map<string, Payload>())
  const moves = useRef(0)
  /** How many times going to a page was canceled, which may be while the code for it loads. */
  const stays = useRef(0)
  const beginsAt = useRef(0)
  const { facts } = initial
  const visits = useRef<Visits>(undefined)
  const show = useCallback((next: Partial<Shown>) => setView(before => ({ ...before, ...next })), [])

  /** Runs something with the navigation code; shows a message if it cannot be loaded. */
  const move = useCallback(
    async (how: (to: Visits) => Promise<void>) => {
      const before = stays.current
      try {
        const module = await loadNavigation()
        visits.current ??= module.createVisits({ initial, show, at: beginsAt.current })
      } catch {
        return reloadKeepingForm()
          ? undefined
          : show({ notice: spoken(messages, initial.facts.speech).networkError })
      }
      if (stays.current === before) await how(visits.current)
      else visits.current.stay()
    },
    [initial, show],
  )

  useEffect(() => {
    keepScroll()
    beginsAt.current = (history.state as Mark | null)?.at ?? 0
    const onPop = () => {
      // Taken by what is open above the page, if anything is (ui/back-closes.ts).
      if (!dispatchEvent(new Event('history-step', { cancelable: true })) || leaveClosedLayers()) return
      moves.current += 1
      void move(to => to.visit(pathHere(), 'pop', 'back'))
    }
    addEventListener('popstate', onPop)
    addEventListener('pagehide', keepScroll)
    addEventListener('pageshow', keepScroll)
    // A visitor who went back or forward before the scripts ran is already elsewhere.
    if (hasLeft(initial.screen)) {
      beginsAt.current = -1
      onPop()
    } else leaveClosedLayers()
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', keepScroll)
      removeEventListener('pageshow', keepScroll)
    }
  }, [move, initial])
  useKeptPage({ initial, drafts, show })

  return useMemo(
    () => ({
      ...view,
      drafts,
      facts,
      moves: () => moves.current,
      forget: () => visits.current?.forget(),
      stay() {
        stays.current += 1
        visits.current?.stay()
      },
      go(path, direction = 'forward') {
        moves.current += 1
        return move(to => to.go(path, direction))
      },
      startAnew: () => move(to => to.startAnew()),
      follow: next => move(to => to.follow(next)),
    }),
    [view, drafts, facts, move],
  )
}

interface KeptPageOptions {
  readonly initial: InitialData
  readonly drafts: Navigator['drafts']
  readonly show: (next: Partial<Shown>) => void
}

/** Restores what had been typed when the page was reloaded because its version was no longer served. */
function useKeptPage({ initial: { screen, facts }, drafts, show }: KeptPageOptions): void {
  useEffect(() => {
    if (screen.name !== 'step' || !hasKeptPage()) return
    const resume = async () =>
      (await loadNavigation()).resumePage({ screen, speech: facts.speech, drafts, show })
    resume().catch(() => {})
  }, [screen, facts, drafts, show])
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
