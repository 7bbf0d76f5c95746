import type { Answered } from '../../contract/call.ts'
import type { InitialData, Screen } from '../../contract/page.ts'
import { type Properties, type PropertiesReply, properties } from '../../contract/properties.ts'
import { addressOf, quoteIn, visitQuery } from '../../contract/visit-query.ts'
import { call } from '../call.ts'
import { loadScreen } from '../screens.ts'
import { expired } from './messages.ts'
import { cameFrom, changeScreen, type Direction, historyAt, writeHistory } from './navigation.ts'
import type { StepScreen } from './step-screen.ts'

export interface Shown {
  readonly screen: Screen
  /** A general message above the question. */
  readonly notice: string | null
}

export interface Visits {
  /** Goes to a page of this site. `pop`: the browser's history is there already. */
  visit(path: string, how: 'push' | 'replace' | 'pop', direction: Direction): Promise<void>
  /** The same by a link. The way back to the page before is the browser's own, and the start is no page to add. */
  go(path: string, direction: Direction): Promise<void>
  /** From here on the tab works on this quote. */
  workOn(quote: { quoteId: string; quote_number: string }): void
  /** The quote is gone, or a step could not be loaded: says so and begins anew (spec 2.2). */
  startAnew(): Promise<void>
  /** What the pages showed before may no longer hold. */
  forget(): void
}

const resultsPath = /^\/quotes\/([\w-]+)$/
const wizardPath = /^\/(?:start|welcome|mobile|partner|quote\/[a-z]+\/[a-z0-9]+)$/
const mostRedirects = 5

/** Loads pages, keeps them, and hands each to `show` when all that draws it is there. */
export function createVisits(initial: InitialData, show: (next: Partial<Shown>) => void): Visits {
  const pages = new Map<string, Properties>()
  let latest: AbortController | undefined
  let at = historyAt()
  /** The quote that this tab works on, whatever other tabs of the visitor do. */
  let quoteId = quoteOf(initial.screen)
  let quoteNumber: string | undefined
  /** What a link brought along stays the same from the first page to the last. */
  const query = visitQuery(location.search, quoteId)
  if (initial.screen.name === 'step') keep(initial.screen)

  function keep({ route, properties }: Pick<StepScreen, 'route' | 'properties'>): void {
    pages.set(`${properties.quote_id} ${route}`, properties)
  }

  async function visit(path: string, how: 'push' | 'replace' | 'pop', direction: Direction): Promise<void> {
    latest?.abort()
    const mine = new AbortController()
    latest = mine
    // Where the browser went on its own, history says more than the caller.
    const way = how === 'pop' && historyAt() > at ? 'forward' : direction
    const asked = how === 'pop' ? (quoteIn(location.search) ?? quoteId) : quoteId
    const found = await findScreen(path, asked, mine.signal).catch(() => null)
    if (mine.signal.aborted) return
    if (found === 'elsewhere') return location.assign(path + query)
    if (found === null) return startAnew()
    const route = found.name === 'step' ? found.route : path
    // Address and page change in the same moment, so that nobody sees the one without the other.
    changeScreen(() => {
      quoteId = quoteOf(found) ?? quoteId
      const address = addressOf(route, query, quoteOf(found))
      // A page that changes in its place, as a list does, is still one page to go back to.
      if (how !== 'pop') writeHistory(address, route === location.pathname ? 'replace' : how)
      else if (route !== path) writeHistory(address, 'replace')
      at = historyAt()
      show({ screen: found, notice: null })
    }, way)
  }

  /** The screen at a path; a step ahead of the visitor's path gives the step that is open. Null: not to be had. */
  async function findScreen(
    path: string,
    asked: string | undefined,
    signal: AbortSignal,
  ): Promise<Screen | 'elsewhere' | null> {
    let route = path
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const finished = resultsPath.exec(route)?.[1]
      if (finished) return ready({ name: 'results', quoteId: finished, quoteNumber, data: null, query })
      const known = pages.get(`${asked} ${route}`)
      if (known) return ready({ name: 'step', route, properties: known, query })
      if (!wizardPath.test(route)) return 'elsewhere'
      const reply = await fetchStep({ step: route, quote_id: asked }, signal)
      if (reply.status === 'OK') {
        keep({ route, properties: reply.properties })
        return ready({ name: 'step', route, properties: reply.properties, query })
      }
      if (reply.status !== 'Error' || !reply.data) return null
      route = reply.data.endpoint
    }
    return null
  }

  async function startAnew(): Promise<void> {
    pages.clear()
    quoteId = undefined
    const start = await findScreen('/start', undefined, new AbortController().signal).catch(() => null)
    if (start === null || start === 'elsewhere') return show({ notice: expired })
    changeScreen(() => {
      writeHistory(addressOf('/start', query, undefined), 'push')
      at = historyAt()
      show({ screen: start, notice: expired })
    }, 'back')
  }

  async function go(path: string, direction: Direction): Promise<void> {
    if (direction === 'back' && cameFrom() === path) return history.back()
    return visit(path, direction === 'back' && path === '/start' ? 'replace' : 'push', direction)
  }

  return {
    visit,
    go,
    workOn(quote) {
      quoteId = quote.quoteId
      quoteNumber = quote.quote_number
    },
    startAnew,
    forget: () => pages.clear(),
  }
}

/** The quote that a screen shows something of. */
function quoteOf(screen: Screen): string | undefined {
  if (screen.name === 'results') return screen.quoteId
  return screen.name === 'step' ? screen.properties.quote_id : undefined
}

async function ready(screen: Screen): Promise<Screen> {
  await loadScreen(screen)
  return screen
}

/** Asks once more after a moment: an answer that was just accepted is not to end in an alert for a hiccup. */
async function fetchStep(
  step: { step: string; quote_id: string | undefined },
  signal: AbortSignal,
): Promise<Answered<PropertiesReply>> {
  const ask = () => call(properties, step, { signal })
  const reply = await ask()
  if (reply.status !== 'Error' || reply.reason.code !== 'unavailable') return reply
  await new Promise(resolve => setTimeout(resolve, 800))
  return ask()
}
