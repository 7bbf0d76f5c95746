import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { InitialData } from '../../contract/page.ts'
import { addressOf } from '../../contract/visit-query.ts'
import type { Payload } from '../../wizard/form.ts'
import type { Direction } from './navigation.ts'
import type { Shown, Visits } from './visits.ts'

/** What a page may do with the wizard around it. */
export interface Navigator extends Shown {
  /** Goes to a page of this site; the browser's back button leads here again. */
  readonly go: (path: string, direction?: Direction) => Promise<void>
  /** An answer was accepted: goes on, and what the pages showed before is asked for again. */
  readonly follow: (endpoint: string, quote?: Parameters<Visits['workOn']>[0]) => Promise<void>
  /** The quote is gone: says so and begins anew (spec 2.2). */
  readonly startAnew: () => Promise<void>
  /** What was typed on pages that were left without answering. */
  readonly drafts: Map<string, Payload>
}

/** Knows the screen as the visitor moves. What moving takes is loaded when it is needed. */
export function useNavigator(initial: InitialData): Navigator {
  const [shown, setShown] = useState<Shown>({ screen: initial.screen, notice: noticeOf(initial) })
  const [drafts] = useState(() => new Map<string, Payload>())
  /** Where the page was told to begin; the server leads on from there if the visitor may not be there yet. */
  const firstStep = useRef(initial.wadsworth_first_step)
  const loading = useRef<Promise<Visits>>(undefined)
  const visits = useCallback(() => {
    const show = (next: Partial<Shown>) => setShown(before => ({ ...before, ...next }))
    loading.current ??= import('./visits.ts').then(module => module.createVisits(initial, show))
    // A load that failed is tried again by whoever comes next.
    loading.current.catch(() => {
      loading.current = undefined
    })
    return loading.current
  }, [initial])

  useEffect(() => nameQuote(initial), [initial])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onPop = () => void visits().then(to => to.visit(location.pathname, 'pop', 'back'))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [visits])

  return useMemo(
    () => ({
      ...shown,
      drafts,
      go: async (path, direction = 'forward') => (await visits()).go(path, direction),
      startAnew: async () => (await visits()).startAnew(),
      follow: async (endpoint, quote) => {
        const to = await visits()
        to.forget()
        if (quote) to.workOn(quote)
        const first = firstStep.current
        firstStep.current = null
        // A page that was passed by itself is no place to come back to.
        const how = first === null ? 'push' : 'replace'
        await to.visit(first && isOfLine(first, endpoint) ? first : endpoint, how, 'forward')
      },
    }),
    [shown, drafts, visits],
  )
}

/** A question that was opened without its quote in the address gets it: loaded anew, it shows the same quote. */
function nameQuote({ screen }: InitialData): void {
  if (screen.name !== 'step' || screen.properties.quote_id === undefined) return
  const { route, query = '', properties } = screen
  history.replaceState(history.state, '', addressOf(route, query, properties.quote_id))
}

/** Whether two questions belong to the same line. */
function isOfLine(path: string, other: string): boolean {
  return path.split('/')[2] === other.split('/')[2]
}

/** A message that the page brought along; what concerns the ZIP code is shown at its field instead. */
function noticeOf({ error, zip_code, screen }: InitialData): string | null {
  if (screen.name === 'step' && screen.status !== undefined) return screen.status
  return zip_code === null ? error : null
}
