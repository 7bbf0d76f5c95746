import type { CallReply } from '../../contract/call.ts'
import type { InitialData, Screen } from '../../contract/page.ts'
import { type Properties, type PropertiesReply, properties } from '../../contract/properties.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { quoteIn, visitQuery } from '../../contract/visit-query.ts'
import { call } from '../call.ts'
import { isReloadNeeded } from '../load-piece.ts'
import { inTime, silence } from '../patience.ts'
import { loadScreen } from '../screens.ts'
import { helpWith } from '../trouble/reference.ts'
import { expired, networkError } from './messages.ts'
import { cameFrom, changeScreen, type Direction, historyAt, writeHistory } from './navigation.ts'
import { isStart, type StepScreen } from './step-screen.ts'

export interface Shown {
  readonly screen: Screen
  /** A general message above the question. */
  readonly notice: string | null
  /** The page was loaded anew while somebody was at it: with what was typed, which may have been on its way. */
  readonly resumed?: 'typing' | 'sending' | undefined
}

export interface Visits {
  /** Goes to a page of this site. `pop`: the browser's history is there already. */
  visit(path: string, how: 'push' | 'replace' | 'pop', direction: Direction): Promise<void>
  /** The same by a link. The way back to the page before is the browser's own, and the start is no page to add. */
  go(path: string, direction: Direction): Promise<void>
  /** Goes where the reply to an answer leads; what the pages showed before may no longer hold. */
  follow(next: Next): Promise<void>
  /** The quote is gone, or a step could not be loaded: says so and begins anew (spec 2.2.5). */
  startAnew(): Promise<void>
  /** What the pages showed before may no longer hold. */
  forget(): void
  /** Gives up a visit that is under way. */
  stay(): void
}

/** Where a reply leads: with the quote that the tab works on from then on, and what the page there shows, if it was told. */
export interface Next {
  readonly endpoint: string
  readonly config?: { readonly quoteId: string; readonly quote_number: string }
  readonly properties?: Properties
}

const resultsPath = /^\/quotes\/([\w-]+)$/
const wizardPath = /^\/(?:start|welcome|mobile|partner|quote\/[a-z]+\/[a-z0-9]+)$/
const mostRedirects = 5

interface VisitsOptions {
  readonly initial: InitialData
  readonly show: (next: Partial<Shown>) => void
  /** Where in the tab's history the initial screen stands. */
  readonly at: number
}

/** Loads pages, keeps them, and hands each to `show` when all that draws it is there. */
export function createVisits({ initial, show, at }: VisitsOptions): Visits {
  const pages = new Map<string, Properties>()
  let latest: AbortController | undefined
  let shownAt = at
  let shownScreen = initial.screen
  /** The request that failed last, where the server named it. */
  let failed: string | undefined
  /** The quote that this tab works on, whatever other tabs of the visitor do. */
  let quoteId = quoteOf(initial.screen)
  let quoteNumber: string | undefined
  /** Where the page was told to begin; the server leads on from there if the visitor may not be there yet. */
  let firstStep = initial.wadsworth_first_step
  /** What a link brought along stays the same from the first page to the last. */
  const query = visitQuery(location.search, quoteId)
  if (initial.screen.name === 'step') keep(initial.screen)

  function keep({ route, properties }: Pick<StepScreen, 'route' | 'properties'>): void {
    pages.set(`${properties.quote_id} ${route}`, properties)
  }

  /** A new visit gives up the one before. */
  function begin(): AbortController {
    latest?.abort()
    latest = new AbortController()
    return latest
  }

  async function visit(path: string, how: 'push' | 'replace' | 'pop', direction: Direction): Promise<void> {
    const mine = begin()
    failed = undefined
    // Back to what is shown, before another page could be.
    if (how === 'pop' && historyAt() === shownAt && isAddressOf(shownScreen)) return
    // Where the browser went on its own, history says more than the caller.
    const way = how === 'pop' && historyAt() > shownAt ? 'forward' : direction
    const target = how === 'pop' ? (quoteIn(location.search) ?? quoteId) : quoteId
    const screen = await findScreen(path, target, mine.signal).catch(error =>
      error === silence ? 'silent' : null,
    )
    if (mine.signal.aborted) return
    if (screen === 'elsewhere') return location.assign(path + query)
    if (screen === null && isReloadNeeded()) return location.assign(addressOf(path, query, target))
    if (screen === null || screen === 'silent') {
      if (how !== 'pop') repeatOnline(() => visit(path, how, direction), mine)
      // Where the network accepts and never replies, the start page would not come either.
      return screen === null ? toStart(mine.signal) : stayAndTell()
    }
    const route = screen.name === 'step' ? screen.route : path
    // Address and page change in the same moment, so that nobody sees the one without the other.
    changeScreen(() => {
      // The screen changes a moment later, when the visitor may be on the way elsewhere.
      if (mine.signal.aborted) return
      quoteId = quoteOf(screen) ?? quoteId
      const address = addressOf(route, query, quoteOf(screen))
      // A page that changes in its place, as a list does, is still one page to go back to.
      if (how !== 'pop') writeHistory(address, route === location.pathname ? 'replace' : how)
      else if (route !== path) writeHistory(address, 'replace')
      appear(screen, null)
    }, way)
  }

  function appear(screen: Screen, notice: string | null): void {
    shownAt = historyAt()
    shownScreen = screen
    show({ screen, notice, resumed: undefined })
  }

  /** The screen at a path; a step ahead of the visitor's path gives the step that is open. Null: not to be had. */
  async function findScreen(
    path: string,
    quote: string | undefined,
    signal: AbortSignal,
  ): Promise<Screen | 'elsewhere' | null> {
    let route = path
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const finished = resultsPath.exec(route)?.[1]
      if (finished) return ready({ name: 'results', quoteId: finished, quoteNumber, data: null, query })
      const properties = pages.get(`${quote} ${route}`)
      if (properties) return ready({ name: 'step', route, properties, query })
      if (!wizardPath.test(route)) return 'elsewhere'
      const reply = await fetchStep({ step: route, quote_id: quote }, signal)
      if (reply.status === 'OK') {
        keep({ route, properties: reply.properties })
        return ready({ name: 'step', route, properties: reply.properties, query })
      }
      if (reply.status !== 'Error') return null
      if (!reply.data) {
        failed = reply.reason.request
        return null
      }
      route = reply.data.endpoint
    }
    return null
  }

  /** To the start page with an alert (spec 2.2.5). Where even that does not come, the visitor stays and is told. */
  async function toStart(signal: AbortSignal): Promise<void> {
    pages.clear()
    const start = await findScreen('/start', undefined, signal).catch(() => null)
    if (signal.aborted) return
    if (start !== null && start !== 'elsewhere') {
      return changeScreen(() => {
        if (signal.aborted) return
        quoteId = undefined
        writeHistory(addressOf('/start', query, undefined), 'push')
        appear(start, `${expired} ${helpWith(failed)}`.trim())
      }, 'back')
    }
    const isServed = await inTime(signal => fetch('/start', { signal }), signal).then(
      response => response.ok,
      () => false,
    )
    if (signal.aborted) return
    if (isServed) return location.assign(`/start${query ? `${query}&` : '?'}expired=1`)
    stayAndTell()
  }

  function stayAndTell(): void {
    show({ notice: `${networkError} ${helpWith(failed)}`.trim() })
    realign()
  }

  /** The address is that of the page again, where the browser had gone elsewhere already. */
  function realign(): void {
    if (historyAt() !== shownAt) history.go(shownAt - historyAt())
  }

  function stay(): void {
    begin()
    realign()
  }

  async function go(path: string, direction: Direction): Promise<void> {
    if (direction === 'back' && cameFrom() === path) return history.back()
    return visit(path, direction === 'back' && path === '/start' ? 'replace' : 'push', direction)
  }

  function follow({ endpoint, config, properties }: Next): Promise<void> {
    pages.clear()
    if (config) {
      quoteId = config.quoteId
      quoteNumber = config.quote_number
    }
    if (properties) keep({ route: endpoint, properties })
    const first = firstStep
    firstStep = null
    // A page that was passed by itself is no place to come back to.
    const how = first === null ? 'push' : 'replace'
    return visit(first && isOfLine(first, endpoint) ? first : endpoint, how, 'forward')
  }

  return {
    visit,
    go,
    follow,
    startAnew: () => toStart(begin().signal),
    forget: () => pages.clear(),
    stay,
  }
}

/** The quote that a screen shows something of. */
function quoteOf(screen: Screen): string | undefined {
  if (screen.name === 'results') return screen.quoteId
  return screen.name === 'step' ? screen.properties.quote_id : undefined
}

/** Whether two questions belong to the same line. */
function isOfLine(path: string, other: string): boolean {
  return path.split('/')[2] === other.split('/')[2]
}

/** Whether the address bar names a screen: its place in history alone does not tell, for a failed reload loses that. */
function isAddressOf(screen: Screen): boolean {
  const { pathname } = location
  if (screen.name === 'results') return resultsPath.exec(pathname)?.[1] === screen.quoteId
  if (screen.name !== 'step') return true
  return isStart(screen.properties) ? !pathname.startsWith('/quote') : screen.route === pathname
}

/** Tries again when the browser is back online, unless the visitor has gone elsewhere or typed something. */
function repeatOnline(again: () => Promise<void>, visit: AbortController): void {
  const options = { once: true, signal: visit.signal }
  addEventListener('online', () => void again(), options)
  addEventListener('input', () => visit.abort(), options)
}

async function ready(screen: Screen): Promise<Screen> {
  await loadScreen(screen)
  return screen
}

/** Asks once more after a moment: an answer that was just accepted is not to end in an alert for a hiccup. */
async function fetchStep(
  step: { step: string; quote_id: string | undefined },
  signal: AbortSignal,
): Promise<CallReply<PropertiesReply>> {
  return inTime(async inner => {
    const ask = () => call(properties, step, { signal: inner })
    const reply = await ask()
    if (reply.status !== 'Error' || reply.reason.code !== 'unavailable') return reply
    await new Promise(resolve => setTimeout(resolve, 800))
    return ask()
  }, signal)
}
