import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { type Moments, watchPage } from './watch-page.ts'
import { words } from './words.ts'

/** How a phone is imitated: the size, touch and network of Lighthouse's mobile profile. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const
const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
}

export interface Conditions {
  /** How many times slower the processor is made. */
  readonly slowdown: number
  /** Whether the network is throttled to a phone's; otherwise it is this machine's own. */
  readonly network: boolean
}

/** What was transferred, headers included, as compressed. What the browser still had does not count. */
export interface Transfer {
  readonly bytes: number
  readonly requests: number
}

/** A first visit, with nothing cached. Times are milliseconds. */
export interface FirstVisit {
  /** Until the page's load event. What a page defers comes later. */
  readonly loaded: Transfer
  /** Until nothing more was requested. */
  readonly idle: Transfer
  /** With the second screen too, and what the page prepares there. */
  readonly bothScreens: Transfer
  /** The largest contentful paint. */
  readonly largestPaint: number
  /** Until React had taken over the button. */
  readonly interactive: number
  /** From the press on the button, long after the page had loaded, to the heading of the second screen. */
  readonly step: number
}

/** Where a visit goes, and whether it keeps pictures of both screens. */
export interface Destination {
  readonly browser: Browser
  /** The address of the first screen. */
  readonly address: string
  readonly conditions: Conditions
  /** The beginning of the names of the two pictures. */
  readonly pictures?: string | undefined
}

/** Opens the first screen, waits until it is still, answers it and waits for the second. */
export async function visitBothScreens(destination: Destination): Promise<FirstVisit> {
  const { address, pictures } = destination
  await using visit = await openVisit(destination, false)
  const { page, moments, traffic } = visit
  await page.goto(address)
  await traffic.untilStill()
  const idle = traffic.total()
  const loaded = traffic.total(traffic.loadedAt())
  const largestPaint = await page.evaluate(largestPaintOfPage)
  const { start = 0, interactive = Number.NaN } = moments
  await expectWords(page, [
    words.start.title,
    words.start.subtitle,
    words.start.type,
    words.start.zip,
    ...words.start.lines.map(([, title]) => title),
  ])
  if (pictures) await page.screenshot({ path: `${pictures}-1.png` })
  await page.locator('label', { hasText: /^\s*Renters\s*$/ }).click()
  await page.getByRole('textbox', { name: words.start.zip }).fill('78701')
  await traffic.untilStill()
  await page.getByRole('button', { name: words.start.action }).click()
  const { pressed, arrived } = await untilArrived(page, moments)
  await traffic.untilStill()
  const bothScreens = traffic.total()
  const { title, subtitle, street, unit, city, state, action } = words.address
  await expectWords(page, [title, subtitle, street, unit, city, state, words.start.zip])
  await page.getByRole('button', { name: action, exact: true }).waitFor()
  if (pictures) await page.screenshot({ path: `${pictures}-2.png`, fullPage: true })
  return {
    loaded,
    idle,
    bothScreens,
    largestPaint,
    interactive: interactive - start,
    step: arrived - pressed,
  }
}

/**
 * Milliseconds from the beginning of the first screen to the second, for a visitor who answers as soon as the button is on the screen.
 * Before the scripts are there, a form may be sent by the browser itself.
 */
export async function rushToSecondScreen(destination: Destination): Promise<number> {
  await using visit = await openVisit(destination, true)
  const { page, moments } = visit
  await page.goto(destination.address, { waitUntil: 'commit' })
  const { start, arrived } = await untilArrived(page, moments)
  return arrived - start
}

/** Times of our own page with the prices, opened by its address. */
export interface ResultsVisit {
  readonly largestPaint: number
  /** Until all of the page responds, as the page itself says. */
  readonly interactive: number
}

/** Opens our results as the visitor whose cookies these are. */
export async function visitResults(
  destination: Destination,
  cookies: Parameters<BrowserContext['addCookies']>[0],
): Promise<ResultsVisit> {
  await using visit = await openVisit(destination, false)
  const { page, moments, traffic } = visit
  await page.context().addCookies(cookies)
  await page.goto(destination.address)
  await traffic.untilStill()
  const { start = 0, hydrated = Number.NaN } = moments
  if (destination.pictures) await page.screenshot({ path: `${destination.pictures}.png` })
  return { largestPaint: await page.evaluate(largestPaintOfPage), interactive: hydrated - start }
}

interface Visit extends AsyncDisposable {
  readonly page: Page
  readonly moments: Moments
  readonly traffic: Traffic
}

/** A page of a new visitor on a phone. */
async function openVisit(
  { browser, conditions: { slowdown, network } }: Destination,
  pressesAtOnce: boolean,
): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  if (network) await session.send('Network.emulateNetworkConditions', mobileNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const moments = await watchPage(page, {
    action: words.start.action,
    heading: words.address.title,
    pressesAtOnce,
  })
  return { page, moments, traffic, [Symbol.asyncDispose]: () => context.close() }
}

/** Everything that a page requests, by the browser's clock in seconds. */
interface Traffic {
  /** Up to a moment, or so far. */
  total(until?: number): Transfer
  /** When the page's load event was. */
  loadedAt(): number
  /** Waits until nothing has been under way for a while, or a page that never rests has had its time. */
  untilStill(): Promise<void>
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const asked = new Map<string, number>()
  const arrived: { readonly at: number; readonly bytes: number }[] = []
  let changed = performance.now()
  let loaded = 0
  const underWay = new Set<string>()
  const end = (id: string, at: number, bytes: number) => {
    underWay.delete(id)
    arrived.push({ at, bytes })
    changed = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    asked.set(requestId, timestamp)
    underWay.add(requestId)
    changed = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId, timestamp, asked.has(requestId) ? encodedDataLength : 0)
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp
    changed = performance.now()
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  return {
    loadedAt: () => loaded,
    total(until = Number.POSITIVE_INFINITY) {
      return {
        bytes: arrived.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
        requests: [...asked.values()].filter(at => at <= until).length,
      }
    },
    async untilStill() {
      const began = performance.now()
      changed = began
      while (
        performance.now() - began < longest &&
        (underWay.size > 0 || performance.now() - changed < stillness)
      )
        await new Promise(resolve => setTimeout(resolve, 20))
    },
  }
}

/** Longer than any page waits before it fetches what it deferred. */
const stillness = 2500
const longest = 20_000

async function untilArrived(page: Page, moments: Moments): Promise<Required<Moments>> {
  for (const until = performance.now() + 60_000; performance.now() < until; ) {
    // Both of these moments are there once the second screen is.
    if (moments.arrived !== undefined) return moments as Required<Moments>
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`${page.url()} never showed the second screen`)
}

/** Throws unless the page shows all these texts: the screens that are compared must be the same. */
async function expectWords(page: Page, texts: readonly string[]): Promise<void> {
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  const missing = texts.filter(text => !shown.includes(text))
  if (missing.length > 0) throw new Error(`${page.url()} doesn’t show ${missing.join(', ')}`)
}

/** Runs in the page. */
function largestPaintOfPage(): Promise<number> {
  return new Promise(resolve => {
    new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}
