import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { InitialData, Screen } from '../../contract/page.ts'
import type { Payload } from '../../wizard/form.ts'
import { hasKeptPage, reloadKeepingForm } from '../kept-page.ts'
import { networkError } from './messages.ts'
import type { Direction, Mark } from './navigation.ts'
import type { Shown, Visits } from './visits.ts'

/** What a page may do with the wizard around it. */
export interface Navigator extends Shown {
  /** Goes to a page of this site; the browser's back button leads here again. */
  readonly go: (path: string, direction?: Direction) => Promise<void>
  /** An answer was accepted: goes on, and what the pages showed before is asked for again. */
  readonly follow: Visits['follow']
  /** What the pages showed before may no longer hold. */
  readonly forget: () => void
  /** Gives up going to another page, if one is under way. */
  readonly stay: () => void
  /** Counts how often the visitor has gone somewhere else of his own accord. */
  readonly moves: () => number
  /** The quote is gone: says so and begins anew (spec 2.2.5). */
  readonly startAnew: () => Promise<void>
  /** What was typed on pages that were left without answering. */
  readonly drafts: Map<string, Payload>
}

/** Knows the screen as the visitor moves. What moving takes is loaded when it is needed. */
export function useNavigator(initial: InitialData): Navigator {
  const [view, setView] = useState<Shown>({ screen: initial.screen, notice: noticeOf(initial) })
  const [drafts] = useState(() => new Map<string, Payload>())
  const moves = useRef(0)
  const beginsAt = useRef(0)
  const visits = useRef<Visits>(undefined)
  const show = useCallback((next: Partial<Shown>) => setView(before => ({ ...before, ...next })), [])

  /** Does something with what moving takes; what cannot be loaded is told. */
  const move = useCallback(
    async (how: (to: Visits) => Promise<void>) => {
      try {
        const { createVisits } = await import('./visits.ts')
        visits.current ??= createVisits({ initial, show, at: beginsAt.current })
      } catch {
        return reloadKeepingForm() ? undefined : show({ notice: networkError })
      }
      await how(visits.current)
    },
    [initial, show],
  )

  useEffect(() => {
    history.scrollRestoration = 'manual'
    beginsAt.current = (history.state as Mark | null)?.at ?? 0
    const onPop = () => {
      moves.current += 1
      void move(to => to.visit(location.pathname, 'pop', 'back'))
    }
    addEventListener('popstate', onPop)
    // Who went back or forward before the scripts ran is elsewhere already.
    if (hasLeft(initial.screen)) {
      beginsAt.current = -1
      onPop()
    }
    return () => removeEventListener('popstate', onPop)
  }, [move, initial])
  useKeptPage({ initial, drafts, show })

  return useMemo(
    () => ({
      ...view,
      drafts,
      moves: () => moves.current,
      forget: () => visits.current?.forget(),
      stay: () => visits.current?.stay(),
      go(path, direction = 'forward') {
        moves.current += 1
        return move(to => to.go(path, direction))
      },
      startAnew: () => move(to => to.startAnew()),
      follow: next => move(to => to.follow(next)),
    }),
    [view, drafts, move],
  )
}

interface KeptPageOptions {
  readonly initial: InitialData
  readonly drafts: Navigator['drafts']
  readonly show: (next: Partial<Shown>) => void
}

/** Goes on with what had been typed when the page was loaded anew for its version was no longer served. */
function useKeptPage({ initial: { screen }, drafts, show }: KeptPageOptions): void {
  useEffect(() => {
    if (screen.name !== 'step' || !hasKeptPage()) return
    const resume = async () => (await import('./resume-page.ts')).resumePage({ screen, drafts, show })
    resume().catch(() => {})
  }, [screen, drafts, show])
}

/** Whether the address is no longer that of the question, which has an address of its own once a quote is begun. */
function hasLeft(screen: Screen): boolean {
  return (
    screen.name === 'step' && screen.properties.quote_id !== undefined && screen.route !== location.pathname
  )
}

/** A message that the page brought along; what concerns the ZIP code is shown at its field instead. */
function noticeOf({ error, zip_code, screen }: InitialData): string | null {
  if (screen.name === 'step' && screen.status !== undefined) return screen.status
  return zip_code === null ? error : null
}
