import type { Page } from 'playwright-core'
import { todayAt } from '../../src/units/today.ts'
import type { Answers } from '../../src/wizard/walk.ts'
import { randomFrom } from '../carriers/panel.ts'
import { openPage } from '../e2e/page.ts'
import { type Chance, chanceFrom } from '../support/chance.ts'
import type { LineName } from '../support/journeys.ts'
import type { Running } from '../support/service.ts'
import type { Visitor } from '../support/visitor.ts'
import { drawnBy, holdTimers, turnTimers } from './held-timers.ts'
import { type Network, openNetwork, type Tampering } from './network.ts'
import { people } from './person.ts'
import { keepRules, type Rules } from './rules.ts'
import type { Tab } from './tab.ts'
import { startTime, type Time } from './time.ts'
import { type Report, watchPage } from './watch.ts'

/** Where a journey takes place: a browser of its own with its tabs, the network, the time, and the rules. */
export interface Stage extends AsyncDisposable {
  readonly service: Running
  readonly line: LineName
  readonly chance: Chance
  readonly tabs: readonly Tab[]
  readonly time: Time
  readonly network: Network
  readonly rules: Rules
  /** What happened, one line per event. */
  readonly trace: readonly string[]
  /** The stored quote. */
  readonly answersOf: (quoteId: string) => Promise<Answers | undefined>
  note(what: string): void
  /** Opens another tab at an address of the service. */
  open(path: string): Promise<void>
  /** Continues as a visitor who has answered something before. */
  goOnAs(visitor: Visitor): Promise<void>
  /** From now on every reply comes at once. */
  calm(): void
}

export interface Setting extends Pick<Stage, 'service' | 'line' | 'answersOf'> {
  readonly seed: number
  /** What to break on purpose, to check that the walker notices. */
  readonly tampering?: Tampering | undefined
  /** Runs in each page before its own scripts, for the same purpose. */
  readonly meddling?: (() => void) | undefined
}

/** Looks after which a page that still changes by itself, without any time passing, counts as endless. */
const mostRounds = 100

/** Opens a fresh browser as wide as a phone. */
export async function openStage({ seed, tampering = {}, meddling, ...settings }: Setting): Promise<Stage> {
  const visit = await openPage(360, { viewport: { width: 390, height: 740 } })
  const context = visit.page.context()
  for (const script of [holdTimers, watchPage, meddling]) if (script) await context.addInitScript(script)

  const tabs: Tab[] = []
  const tabOf = (page: Page) => tabs.find(one => one.page === page)
  const rules = keepRules(tabs)
  const trace: string[] = []
  const note = (what: string) => void trace.push(`${(time.now() / 1000).toFixed(1)} s  ${what}`)
  const time = startTime({
    async turn(ms) {
      const timers = await Promise.all(tabs.map(({ page }) => turnTimers(page, ms)))
      return Math.min(...timers)
    },
    async settle() {
      // The last rendering may have started something else.
      let before = ''
      for (let rounds = 0; rounds < mostRounds; ) {
        const changes = await Promise.all(tabs.map(({ page }) => drawnBy(page)))
        const now = [network.count(), ...changes].join()
        if (network.working() === 0) {
          if (now === before) return
          rounds += 1
        }
        before = now
      }
      rules.complain('the pages never come to rest')
    },
  })
  let isCalm = false
  const network = openNetwork({
    context,
    origin: settings.service.origin,
    time,
    tampering,
    delayOf: what => (isCalm ? 0 : delayOf(seed, what)),
    onExchange(exchange) {
      const tab = tabOf(exchange.page)
      if (tab) rules.onExchange(tab, exchange)
    },
  })
  await context.exposeBinding('tellWalker', ({ page }, report: Report) => {
    const tab = tabOf(page)
    if (tab) rules.onReport(tab, report)
  })

  async function open(path: string): Promise<void> {
    const page = tabs.length === 0 ? visit.page : await context.newPage()
    const person = people[tabs.length]
    if (!person) throw new Error('there is nobody to sit before a further tab')
    const name = `tab ${tabs.length + 1}`
    tabs.push({
      name,
      page,
      person,
      quotes: [],
      reports: new Map(),
      seen: [],
      sent: null,
      isLed: true,
      card: null,
    })
    page.on('pageerror', error => rules.complain(`${name}: uncaught ${error.stack ?? error}`))
    page.on('dialog', dialog => {
      rules.complain(`${name} asks by the browser's own dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await network.carry(page)
    note(`${name} opens ${path.split('?', 1)[0]}`)
    void page.goto(settings.service.origin + path, { waitUntil: 'commit' }).catch(() => {})
  }

  return {
    ...settings,
    chance: chanceFrom(seed, todayAt(new Date())),
    ...{ tabs, time, network, rules, trace, note, open },
    async goOnAs({ cookies }) {
      const { origin } = settings.service
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
    },
    calm() {
      isCalm = true
    },
    [Symbol.asyncDispose]: () => visit[Symbol.asyncDispose](),
  }
}

/** Up to three seconds, fixed by the seed; files are mostly there at once, styles always: no page is drawn without. */
function delayOf(seed: number, what: string): number {
  if (what.endsWith('.css')) return 0
  const mixed = [...what].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed)
  const random = randomFrom(mixed)
  const isAtOnce = random() < (what.includes(' /assets/') ? 0.8 : 0.2)
  return isAtOnce ? 0 : Math.floor(random() * 31) * 100
}
