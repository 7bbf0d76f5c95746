import { useEffect, useRef, useState } from 'react'
import type { Answered } from '../../contract/call.ts'
import type { InitialData, Screen } from '../../contract/page.ts'
import { type Properties, type PropertiesReply, properties } from '../../contract/properties.ts'
import type { Payload } from '../../wizard/form.ts'
import { call } from '../call.ts'
import { loadScreen } from '../screens.ts'
import { changeScreen, type Direction, historyAt, writeHistory } from './navigation.ts'

/** What a page may do with the wizard around it. */
export interface Navigator {
  readonly screen: Screen
  /** A general message above the question. */
  readonly notice: string | null
  /** Goes to a page of this site; the browser's back button leads here again. */
  readonly go: (path: string, direction?: Direction) => Promise<void>
  /** An answer was accepted: what the pages showed before may no longer hold. */
  readonly follow: (endpoint: string) => Promise<void>
  /** The quote is gone, or a step could not be loaded: says so and begins anew (spec 2.2). */
  readonly startAnew: () => Promise<void>
  /** What was typed on pages that were left without answering. */
  readonly drafts: Map<string, Payload>
}

const expired = 'The quote is expired or something error happened. Please start a new quote.'
const resultsPath = /^\/quotes\/([\w-]+)$/
const wizardPath = /^\/(?:start|welcome|mobile|partner|quote\/[a-z]+\/[a-z0-9]+)$/
const mostRedirects = 5

type How = 'push' | 'replace' | 'pop'

/** Knows the screen, and loads, shows and remembers pages as the visitor moves. */
export function useNavigator(initial: InitialData): Navigator {
  const [{ screen, notice }, show] = useState({ screen: initial.screen, notice: noticeOf(initial) })
  const pages = useRef(new Map<string, Properties>())
  const drafts = useRef(new Map<string, Payload>())
  const latest = useRef<AbortController>(undefined)
  const at = useRef(0)

  async function visit(path: string, how: How, direction: Direction): Promise<void> {
    latest.current?.abort()
    const mine = new AbortController()
    latest.current = mine
    const found = await findScreen(path, mine.signal).catch(() => null)
    if (mine.signal.aborted) return
    if (found === 'elsewhere') return location.assign(path)
    if (found === null) return startAnew()
    const moved = found.name === 'step' && found.route !== path
    if (moved && how === 'pop') writeHistory(found.route, 'replace')
    if (how !== 'pop') writeHistory(found.name === 'step' ? found.route : path, how)
    at.current = historyAt()
    changeScreen(() => show({ screen: found, notice: null }), direction)
  }

  /** The screen at a path; a step ahead of the visitor's path gives the step that is open. Null: not to be had. */
  async function findScreen(path: string, signal: AbortSignal): Promise<Screen | 'elsewhere' | null> {
    let route = path
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const quoteId = resultsPath.exec(route)?.[1]
      if (quoteId) return ready({ name: 'results', quoteId, data: null })
      const known = pages.current.get(route)
      if (known) return ready({ name: 'step', route, properties: known })
      if (!wizardPath.test(route)) return 'elsewhere'
      const reply = await fetchStep(route, signal)
      if (reply.status === 'OK') {
        pages.current.set(route, reply.properties)
        return ready({ name: 'step', route, properties: reply.properties })
      }
      if (reply.status !== 'Error' || !reply.data) return null
      route = reply.data.endpoint
    }
    return null
  }

  async function startAnew(): Promise<void> {
    pages.current.clear()
    const start = await findScreen('/start', new AbortController().signal).catch(() => null)
    if (start === null || start === 'elsewhere') {
      show(shown => ({ ...shown, notice: expired }))
      return
    }
    writeHistory('/start', 'push')
    at.current = historyAt()
    changeScreen(() => show({ screen: start, notice: expired }), 'back')
  }

  // The handlers close over refs and setters alone, so those of the first drawing serve for good.
  const handlers = useRef({ visit, startAnew })

  useEffect(() => {
    const { visit } = handlers.current
    history.scrollRestoration = 'manual'
    at.current = historyAt()
    history.replaceState({ at: at.current }, '')
    const onPop = () => {
      const direction = historyAt() < at.current ? 'back' : 'forward'
      void visit(location.pathname, 'pop', direction)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  useEffect(() => {
    if (initial.screen.name === 'step') pages.current.set(initial.screen.route, initial.screen.properties)
    const first = initial.wadsworth_first_step
    if (first && initial.screen.name === 'step') void handlers.current.visit(first, 'replace', 'forward')
  }, [initial])

  return {
    screen,
    notice,
    drafts: drafts.current,
    startAnew,
    go: (path, direction = 'forward') => visit(path, 'push', direction),
    follow: endpoint => {
      pages.current.clear()
      return visit(endpoint, 'push', 'forward')
    },
  }
}

async function ready(screen: Screen): Promise<Screen> {
  await loadScreen(screen)
  return screen
}

/** Asks once more after a moment: an answer that was just accepted is not to end in an alert for a hiccup. */
async function fetchStep(route: string, signal: AbortSignal): Promise<Answered<PropertiesReply>> {
  const ask = () => call(properties, { step: route }, { signal })
  const reply = await ask()
  if (reply.status !== 'Error' || reply.reason.code !== 'unavailable') return reply
  await new Promise(resolve => setTimeout(resolve, 800))
  return ask()
}

/** A message that the page brought along; what concerns the ZIP code is shown at its field instead. */
function noticeOf({ error, zip_code, screen }: InitialData): string | null {
  if (screen.name === 'step' && screen.status !== undefined) return screen.status
  return zip_code === null ? error : null
}
