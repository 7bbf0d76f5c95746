import type { BrowserContext, Page } from 'playwright-core'
import { randomFrom } from '../../src/carriers/testing-panel.ts'
import { todayAt } from '../../src/server/today.ts'
import type { Answers } from '../../src/wizard/walk.ts'
import { type Chance, chanceFrom } from '../chance.ts'
import { openPage } from '../e2e/page.ts'
import { fillUntil } from '../forms.ts'
import { journeys, type LineName } from '../journeys.ts'
import type { Running } from '../service.ts'
import { add, answer, anyAction, isEmptyList, type Scene } from './actions.ts'
import { holdTimers, isDrawn, turnTimers } from './held-timers.ts'
import { openNetwork, type Tampering } from './network.ts'
import { people } from './person.ts'
import { keepRules } from './rules.ts'
import { isSamePlace, lookAt, type Screen } from './screen.ts'
import type { Tab } from './tab.ts'
import { startTime } from './time.ts'
import { type Report, watchPage } from './watch.ts'

export interface Journey {
  readonly seed: number
  readonly line: LineName
  /** What happened, a line each. */
  readonly trace: readonly string[]
  /** What was found wrong; empty when all is well. */
  readonly complaints: readonly string[]
}

interface Ask {
  readonly service: Running
  readonly answersOf: (quoteId: string) => Promise<Answers | undefined>
  readonly seed: number
  /** How many things are done before the visitor calms down. */
  readonly length?: number
  readonly tampering?: Tampering
  /** Runs in each page before its own scripts. */
  readonly meddling?: () => void
}

const lineNames = Object.keys(journeys) as LineName[]

/** The line that a seed leads to: seeds in a row cover them all. */
export function lineOf(seed: number): LineName {
  return lineNames[seed % lineNames.length] ?? 'renters'
}

/**
 * One visitor's way through a line, disturbed by all that people do and networks suffer, and then in peace to the
 * prices. Ends at the first complaint. The same seed leads the same way.
 */
export async function journey({
  service,
  answersOf,
  seed,
  length = 16,
  tampering = {},
  meddling,
}: Ask): Promise<Journey> {
  const line = lineOf(seed)
  const chance = chanceFrom(seed, todayAt(new Date()))
  await using visit = await openPage(360, { viewport: { width: 390, height: 740 } })
  const context = visit.page.context()
  await context.addInitScript(holdTimers)
  await context.addInitScript(watchPage)
  if (meddling) await context.addInitScript(meddling)

  const tabs: Tab[] = []
  const trace: string[] = []
  const note = (what: string) => void trace.push(`${(time.now() / 1000).toFixed(1)} s  ${what}`)
  const rules = keepRules(tabs)
  const time = startTime({
    async turn(ms) {
      const timers = await Promise.all(tabs.map(({ page }) => turnTimers(page, ms)))
      const next = timers.filter(timer => timer !== null)
      return next.length > 0 ? Math.min(...next) : null
    },
    async settle() {
      for (let before = -1; before !== network.count(); ) {
        before = network.count()
        await Promise.all(tabs.map(({ page }) => isDrawn(page)))
      }
    },
  })
  let isCalm = false
  const network = openNetwork({
    context,
    origin: service.origin,
    time,
    delayOf: what => (isCalm ? 0 : delayOf(seed, what)),
    tampering,
    onExchange: exchange => {
      const tab = tabs.find(({ page }) => page === exchange.page)
      if (tab) rules.onExchange(tab, exchange)
    },
  })
  await context.exposeBinding('tellWalker', ({ page }, report: Report) => {
    const tab = tabs.find(one => one.page === page)
    if (tab) rules.onReport(tab, report)
  })

  async function open(path: string, page?: Page): Promise<void> {
    const opened = page ?? (await context.newPage())
    const person = people[tabs.length] ?? people[0]
    if (!person) throw new Error('there is nobody')
    const name = `tab ${tabs.length + 1}`
    tabs.push({
      name,
      page: opened,
      person,
      quotes: [],
      screen: null,
      shown: new Map(),
      sent: null,
      isLed: true,
    })
    opened.on('pageerror', error => rules.complain(`${name}: uncaught ${error}`))
    opened.on('dialog', dialog => {
      rules.complain(`${name} asks by the browser's own dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await network.carry(opened)
    void opened.goto(service.origin + path, { waitUntil: 'commit' }).catch(() => {})
    note(`${name} opens ${path}`)
  }

  const scene = (tab: Tab, screen: Screen): Scene => ({
    tab,
    screen,
    tabs,
    line,
    chance,
    time,
    network,
    open,
  })

  await open(await beginning({ service, context, line, chance }), visit.page)
  await rest()
  for (let nth = 0; nth < length && rules.complaints.length === 0; nth += 1) {
    const tab = chance.one(tabs)
    await tab.page.bringToFront()
    const screen = await lookAt(tab.page)
    const here = scene(tab, screen)
    const action = anyAction(here)
    const at = `${tab.name} ${screen.path}${screen.busy ? ' (busy)' : ''}`
    const outcome = await action.do(here).catch((error: Error) => `(not done: ${firstLine(error)})`)
    note(`${at}: ${action.name}${typeof outcome === 'string' ? `: ${outcome}` : ''}`)
    await time.pass(chance.one([0, 0, 100, 350, 1_000, 2_500, 4_000]))
    if (chance.pick(4) === 0) await rest()
  }
  if (rules.complaints.length === 0) await rest()
  isCalm = true
  for (const tab of tabs) if (rules.complaints.length === 0) await finish(tab)
  if (rules.complaints.length === 0) await rules.onStored(answersOf)
  return { seed, line, trace, complaints: rules.complaints }

  /** The disturbance is over: the connection is back and every reply is in. Each tab must be of use. */
  async function rest(): Promise<void> {
    if (!network.isOnline()) note('the connection is back')
    await network.turn('online')
    await drain()
    for (const tab of tabs) {
      let screen = await lookAt(tab.page)
      if (screen.shows === 'outside') {
        void tab.page.reload({ waitUntil: 'commit' }).catch(() => {})
        tab.isLed = true
        await drain()
        screen = await lookAt(tab.page)
      }
      if (screen.dialog !== null) {
        await tab.page.bringToFront()
        await tab.page.keyboard.press('Escape')
        await time.pass(0)
        screen = await lookAt(tab.page)
      }
      tab.screen = screen
      note(`${tab.name} rests at ${screen.path}: ${screen.heading}${told(screen)}`)
      if (screen.shows === 'nothing' || screen.shows === 'outside')
        rules.complain(`${tab.name} shows nothing of use at ${screen.path}`)
      rules.onRest(tab, screen)
    }
    await rules.onStored(answersOf)
  }

  /** Until nothing is on its way and no page means to do something soon. */
  async function drain(): Promise<void> {
    for (let waits = 0; waits < 60; waits += 1) {
      await time.pass(1_000)
      if (network.pending() === 0) return
    }
    rules.complain('the pages never stop asking')
  }

  /** Goes on in peace to the prices; each page must go on from a good answer. */
  async function finish(tab: Tab): Promise<void> {
    await tab.page.bringToFront()
    note(`${tab.name} goes on in peace`)
    let tries = 0
    for (let pages = 0; pages < 60 && rules.complaints.length === 0; pages += 1) {
      const screen = await lookAt(tab.page)
      if (screen.shows === 'results') return
      if (screen.shows === 'message') {
        void tab.page.goto(`${service.origin}/start`, { waitUntil: 'commit' }).catch(() => {})
        await drain()
        continue
      }
      const done = isEmptyList(screen) ? add(scene(tab, screen)) : answer(scene(tab, screen))
      const outcome = await done.catch((error: Error) => ` (not done: ${firstLine(error)})`)
      await drain()
      const after = await lookAt(tab.page)
      note(`${tab.name} ${screen.path}: answers${outcome ?? ''}${told(after)}`)
      tries = isSamePlace(screen, after) ? tries + 1 : 0
      if (tries === 3)
        rules.complain(`${tab.name} is stuck at ${screen.path}: nothing comes of a good answer`)
      tab.screen = after
      rules.onRest(tab, after)
    }
    if (rules.complaints.length === 0 && (await lookAt(tab.page)).shows !== 'results')
      rules.complain(`${tab.name} never comes to its prices`)
  }
}

interface Beginning {
  readonly service: Running
  readonly context: BrowserContext
  readonly line: LineName
  readonly chance: Chance
}

/** Some page of the line: the start page, or one up to which everything was answered before. */
async function beginning({ service, context, line, chance }: Beginning): Promise<string> {
  if (chance.pick(5) < 2) return '/start'
  const visitor = service.visitor()
  const [route] = chance.one(journeys[line].slice(1))
  const where = await fillUntil(visitor, journeys[line], route)
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: service.origin }))
  await context.addCookies(cookies)
  return where
}

/** None to three seconds; files are mostly there at once. */
function delayOf(seed: number, what: string): number {
  const random = randomFrom(
    [...what].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed),
  )
  const isAtOnce = random() < (what.includes(' /assets/') ? 0.8 : 0.2)
  return isAtOnce ? 0 : Math.floor(random() * 31) * 100
}

function told({ messages }: Screen): string {
  return messages.length === 0 ? '' : ` [${messages.join(' | ')}]`
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0] ?? ''
}
