import { add, answer, isEmptyList } from './actions.ts'
import { isSamePlace, lookAt, type Screen } from './screen.ts'
import type { Stage } from './stage.ts'
import { comeToLife, isBusy, type Tab } from './tab.ts'

/** The disturbance is over: the connection is back and every reply is in. Then each tab must work. */
export async function rest(stage: Stage): Promise<void> {
  const { network, tabs, rules, note, answersOf } = stage
  if (!network.isOnline()) note('the connection is back')
  await network.turn('online')
  await drain(stage)
  for (const tab of tabs) {
    const screen = await backOnSite(stage, tab)
    note(`${tab.name} rests at ${screen.path}: ${screen.heading}${messagesOf(screen)}`)
    rules.onRest(tab, screen)
  }
  await rules.onStored(answersOf)
}

/** Waits until nothing is on its way any more, and every page has come to life. */
export async function drain({
  time,
  network,
  tabs,
  rules,
}: Pick<Stage, 'time' | 'network' | 'tabs' | 'rules'>): Promise<void> {
  for (let waits = 0; waits < 60; waits += 1) {
    await time.pass(1_000)
    if (network.pending() > 0) continue
    // On a busy machine the network learns late what a page asks.
    if (network.isOnline() && (await Promise.all(tabs.map(isBusy))).includes(true)) continue
    const hadToWait = await Promise.all(tabs.map(comeToLife))
    // What was pressed before needs a moment more.
    if (!hadToWait.includes(true)) return
  }
  rules.complain('the pages never stop asking')
}

/** What a visitor does about the browser's own error page, or a dialog left open. */
async function backOnSite(stage: Stage, tab: Tab): Promise<Screen> {
  const { page } = tab
  const screen = await lookAt(page)
  if (screen.shows === 'outside') {
    tab.isLed = true
    void page.reload({ waitUntil: 'commit' }).catch(() => {})
    await drain(stage)
  } else if (screen.dialog !== null) {
    await page.keyboard.press('Escape')
    await stage.time.pass(0)
  } else return screen
  return lookAt(page)
}

/** Answers the question of a tab well. It must lead on; a late or partial answer is repeated. */
export async function goOn(stage: Stage, tab: Tab): Promise<void> {
  const { rules, note } = stage
  for (let tries = 0; tries < 3; tries += 1) {
    const screen = await lookAt(tab.page)
    if (screen.shows !== 'question') return
    const scene = { ...stage, tab, screen }
    // A card touched as its page was unloading no longer counts.
    tab.card = null
    const outcome = await (isEmptyList(screen) ? add(scene) : answer(scene)).catch(inOneLine)
    await drain(stage)
    const after = await lookAt(tab.page)
    note(`${tab.name} ${screen.path}: answers in peace${outcome ?? ''}${messagesOf(after)}`)
    rules.onRest(tab, after)
    if (!isSamePlace(screen, after)) return
  }
  const { path, messages } = await lookAt(tab.page)
  rules.complain(`${tab.name} is stuck at ${path}: nothing comes of a good answer [${messages.join(' | ')}]`)
}

/** More pages than any line has. */
const mostPages = 60

/** Continues undisturbed to the prices. */
export async function finish(stage: Stage, tab: Tab): Promise<void> {
  const { rules, service } = stage
  await tab.page.bringToFront()
  for (let pages = 0; pages < mostPages && rules.complaints.length === 0; pages += 1) {
    const { shows } = await lookAt(tab.page)
    if (shows === 'results') return
    if (shows === 'question') await goOn(stage, tab)
    else {
      // A message says to start over.
      void tab.page.goto(`${service.origin}/start`, { waitUntil: 'commit' }).catch(() => {})
      await drain(stage)
    }
  }
  if (rules.complaints.length === 0) rules.complain(`${tab.name} never comes to its prices`)
}

function messagesOf({ messages }: Screen): string {
  return messages.length === 0 ? '' : ` [${messages.join(' | ')}]`
}

/** What came in between, as the trace of a journey shows it. */
export function inOneLine({ message }: Error): string {
  return ` (not done: ${message.split('\n', 1)[0]})`
}
