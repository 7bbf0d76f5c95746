import { type Properties, type PropertiesReply, properties } from '../../contract/answers/properties.ts'
import type { CallReply } from '../../contract/call.ts'
import { withoutOrigin } from '../../contract/came-from.ts'
import type { InitialData, Screen } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { quoteIn, visitQuery } from '../../contract/visit-query.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { addressAt, pathHere } from '../base-path.ts'
import { call, noReply } from '../calls/call.ts'
import { inTime, silence } from '../calls/patience.ts'
import { checkConnection, isConnected } from '../connection/connection.ts'
import { hold, letGo, whatIsHeld } from '../connection/held.ts'
import { isReloadNeeded } from '../load-piece.ts'
import { loadScreen } from '../load-screen.ts'
import { helpWith } from '../trouble/reference.ts'
import { leaveLayers } from '../ui/dialog/back-closes.ts'
import { recallDraft } from '../wizard/answer-queue/keep-typed.ts'
import { messages } from '../wizard/messages.ts'
import { isStart, type StepScreen } from '../wizard/step-screen.ts'
import { cameFrom, changeScreen, historyAt, isMarked, writeHistory } from './history.ts'
import type { Direction, Next, Routes, Shown } from './router.ts'

const words = wordsIn({
  en: {
    /** A step that could not be loaded; the visitor is sent to /start (spec 8.3). */
    expired: 'The quote is expired or something error happened. Please start a new quote.',
  },
  es: { expired: 'La cotización venció o hubo un error. Empiece una cotización nueva.' },
})

const resultsPath = /^\/quotes\/([\w-]+)$/
const wizardPath = /^\/(?:start|welcome|mobile|partner|quote\/[a-z]+\/[a-z0-9]+)$/
const mostRedirects = 5

interface RoutesOptions {
  readonly initial: InitialData
  readonly show: (next: Partial<Shown>) => void
  /** The initial screen's position in the tab's history. */
  readonly at: number
}

/** Loads pages, caches them, and passes each to `show` when all its code is loaded. */
export function openRoutes({ initial, show, at }: RoutesOptions): Routes {
  const pages = new Map<string, Properties>()
  let latest: AbortController | undefined
  let shownAt = at
  let shownScreen = initial.screen
  /** The id of the last failed request, if the server sent one. */
  let failed: string | undefined
  /** While the browser goes back to the entry of the current page. */
  let isRealigning = false
  /** This tab's quote, whatever other tabs of the visitor do. */
  let quoteId = quoteOf(initial.screen)
  let quoteNumber: string | undefined
  /** Where the page should begin; the server redirects if the visitor may not be there yet. */
  let firstStep = initial.wadsworth_first_step
  /** The query of the visit stays the same from the first page to the last. */
  const query = visitQuery(location.search, quoteId)
  if (initial.screen.name === 'step') keep(initial.screen)

  function keep({ route, properties }: Pick<StepScreen, 'route' | 'properties'>): void {
    pages.set(`${properties.quote_id} ${route}`, properties)
  }

  /** A message, and what to do if trying again does not help. */
  function withHelp(message: string): string {
    return `${message} ${helpWith(failed, initial.facts)}`.trim()
  }

  /** A new visit cancels the last one. */
  function begin(): AbortController {
    latest?.abort()
    letGo()
    latest = new AbortController()
    return latest
  }

  async function visit(
    path: string,
    how: 'push' | 'replace' | 'pop',
    direction: Direction,
    notice: string | null = null,
  ): Promise<void> {
    const isBackHere = how === 'pop' && historyAt() === shownAt && isAddressOf(shownScreen)
    // Our own step back to the current page takes back nothing that waits.
    if (isBackHere && isRealigning) {
      isRealigning = false
      return
    }
    const mine = begin()
    failed = undefined
    // Back to the current screen, before another one was shown.
    if (isBackHere) return
    // When the browser navigated by itself, its history knows the direction better than the caller.
    const way = how === 'pop' && historyAt() > shownAt ? 'forward' : direction
    const target = how === 'pop' ? (quoteIn(location.search) ?? quoteId) : quoteId
    const screen = await findScreen(path, target, mine.signal).catch(error =>
      error === silence ? 'silent' : null,
    )
    if (how !== 'pop') await leaveLayers()
    if (mine.signal.aborted) return
    if (screen === 'elsewhere') return goElsewhere(path, direction === 'back' ? withoutOrigin(query) : query)
    if (screen === null && isReloadNeeded()) return location.assign(addressAt(addressOf(path, query, target)))
    if (screen === null || screen === 'silent') {
      if (how !== 'pop') hold('page', () => void visit(path, how, direction))
      else if (screen === 'silent') holdStep(path, direction)
      // If the network accepts requests but never replies, the start page would not load either.
      return screen === null ? toStart(mine.signal) : stayAndTell()
    }
    const route = screen.name === 'step' ? screen.route : path
    // Address and page change at the same moment, so that nobody sees one without the other.
    changeScreen(() => {
      quoteId = quoteOf(screen) ?? quoteId
      const address = addressOf(route, query, quoteOf(screen))
      // A page that changes in place, such as a list, is still one history entry.
      if (how !== 'pop') writeHistory(address, route === pathHere() ? 'replace' : how, at)
      else if (route !== path) writeHistory(address, 'replace', at)
      appear(screen, notice)
    }, way)
  }

  /** Takes a step of the browser's own once more when the connection is back; until then the page stays at its entry. */
  function holdStep(path: string, direction: Direction): void {
    const steps = historyAt() - shownAt
    hold('page', () => {
      if (steps !== 0 && isMarked()) history.go(steps)
      else void visit(path, 'push', direction)
    })
  }

  /** To a page that the server itself draws, once it can come. */
  function goElsewhere(path: string, search: string): void {
    const go = () => location.assign(addressAt(path + search))
    if (isConnected()) go()
    else hold('page', go)
  }

  function appear(screen: Screen, notice: string | null): void {
    shownAt = historyAt()
    shownScreen = screen
    if (screen.name === 'step') recallDraft(screen)
    show({ screen, notice, resumed: undefined })
  }

  /** The screen at a path; for a step ahead of the visitor's path, the open step. Null if it cannot be loaded. */
  async function findScreen(
    path: string,
    quote: string | undefined,
    signal: AbortSignal,
  ): Promise<Screen | 'elsewhere' | null> {
    let route = path
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const finished = resultsPath.exec(route)?.[1]
      // The server itself draws that page.
      if (finished && withoutOrigin(query) !== query) return 'elsewhere'
      // Prices that cannot come would be an empty page.
      if (finished && !isConnected()) throw silence
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
      // If the service cannot be reached, the start page is no better than the current page.
      if (reply === noReply) throw silence
      if (!reply.data) {
        failed = reply.reason.request
        return null
      }
      route = reply.data.endpoint
    }
    return null
  }

  /** To the start page with an alert (spec 2.2.5). If even that fails to load, the visitor stays and gets a message. */
  async function toStart(signal: AbortSignal): Promise<void> {
    pages.clear()
    const start = await findScreen('/start', undefined, signal).catch(() => null)
    if (signal.aborted) return
    if (start !== null && start !== 'elsewhere') {
      return changeScreen(() => {
        quoteId = undefined
        writeHistory(addressOf('/start', query, undefined), 'push', at)
        appear(withoutSubtitle(start), withHelp(spoken(words, initial.facts.speech).expired))
      }, 'back')
    }
    const isServed = await inTime(signal => fetch(addressAt('/start'), { signal }), signal).then(
      response => response.ok,
      () => false,
    )
    if (signal.aborted) return
    if (isServed) return location.assign(addressAt(`/start${query ? `${query}&` : '?'}expired=1`))
    stayAndTell()
  }

  function stayAndTell(): void {
    // Without a connection, the notice about that says what happens to the press.
    if (isConnected() || whatIsHeld() === null)
      show({ notice: withHelp(spoken(messages, initial.facts.speech).networkError) })
    realign()
  }

  /**
   * Restores the page's address if the browser had already gone elsewhere. From an entry that does not know its place in history
   * nobody can go back to the page, so that entry becomes the page's own.
   */
  function realign(): void {
    const steps = shownAt - historyAt()
    if (steps !== 0 && isMarked()) {
      isRealigning = true
      history.go(steps)
      return
    }
    if (isAddressOf(shownScreen)) return
    const address = addressOf(pathOf(shownScreen), query, quoteOf(shownScreen))
    writeHistory(address, 'replace', at)
    shownAt = historyAt()
  }

  function stay(): void {
    begin()
    realign()
  }

  async function go(path: string, direction: Direction): Promise<void> {
    // The browser may have gone there already, with the page still on its way.
    const isPrevious = direction === 'back' && pathHere() !== path && cameFrom(at) === path
    // Without a connection, a step back out of this document would lose what waits to be sent.
    if (isPrevious && (isConnected() || historyAt() !== at)) return history.back()
    return visit(path, direction === 'back' && path === '/start' ? 'replace' : 'push', direction)
  }

  function follow({ endpoint, config, properties, notice }: Next): Promise<void> {
    pages.clear()
    if (config) {
      quoteId = config.quoteId
      quoteNumber = config.quote_number
    }
    if (properties) keep({ route: endpoint, properties })
    const first = firstStep
    firstStep = null
    // A page that was skipped automatically is not one to come back to.
    const how = first === null ? 'push' : 'replace'
    return visit(first && isOfLine(first, endpoint) ? first : endpoint, how, 'forward', notice)
  }

  return {
    go,
    pop: () => visit(pathHere(), 'pop', 'back'),
    follow,
    startAnew: () => toStart(begin().signal),
    forget: () => pages.clear(),
    stay,
  }
}

/** The start page below an alert that a quote is gone: its subtitle would call one open. */
function withoutSubtitle(screen: Screen): Screen {
  if (screen.name !== 'step') return screen
  const { subtitle: _, ...properties } = screen.properties
  return { ...screen, properties }
}

/** The quote that a screen is about. */
function quoteOf(screen: Screen): string | undefined {
  if (screen.name === 'results') return screen.quoteId
  return screen.name === 'step' ? screen.properties.quote_id : undefined
}

/** The path of a screen that the wizard shows. */
function pathOf(screen: Screen): string {
  if (screen.name === 'results') return `/quotes/${screen.quoteId}`
  return screen.name === 'step' ? screen.route : pathHere()
}

/** Whether two questions belong to the same line. */
function isOfLine(path: string, other: string): boolean {
  return path.split('/')[2] === other.split('/')[2]
}

/** Whether the address bar names a screen. The position in history is not enough, because a failed reload loses it. */
function isAddressOf(screen: Screen): boolean {
  const path = pathHere()
  if (screen.name === 'results') return resultsPath.exec(path)?.[1] === screen.quoteId
  if (screen.name !== 'step') return true
  return isStart(screen.properties) ? !path.startsWith('/quote') : screen.route === path
}

async function ready(screen: Screen): Promise<Screen> {
  await loadScreen(screen)
  return screen
}

/**
 * Asks once more after a moment, and again if the connection has come back meanwhile: an accepted answer should not end in an alert
 * because of a hiccup.
 */
async function fetchStep(
  step: { step: string; quote_id: string | undefined },
  signal: AbortSignal,
): Promise<CallReply<PropertiesReply>> {
  return inTime(async inner => {
    const ask = () => call(properties, step, { signal: inner })
    const reply = await ask()
    if (reply.status !== 'Error' || reply.reason.code !== 'unavailable') return reply
    await new Promise(resolve => setTimeout(resolve, 800))
    const second = await ask()
    return second === noReply && (await checkConnection()) ? ask() : second
  }, signal)
}
