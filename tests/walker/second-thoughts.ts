import type { Page } from 'playwright-core'
import { actions, type Scene } from './actions.ts'
import { touch } from './fill.ts'
import { drain, inOneLine, rest } from './peace.ts'
import { lookAt } from './screen.ts'
import type { Stage } from './stage.ts'
import type { Tab } from './tab.ts'

/** Something that a visitor does with prices in hand, and what must come of it. */
interface SecondThought {
  readonly name: string
  isPossible(scene: Scene): boolean
  do(scene: Scene): Promise<unknown>
}

/** With prices in hand, a visitor tries other coverage, reads on, comes back, and loses the connection in between. */
export async function haveSecondThoughts(stage: Stage, tab: Tab, count: number): Promise<void> {
  const { rules, chance } = stage
  await tab.page.bringToFront()
  for (let nth = 0; nth < count && rules.complaints.length === 0; nth += 1) {
    const screen = await lookAt(tab.page)
    const scene = { ...stage, tab, screen }
    // What came of a card was seen at the last rest.
    tab.card = null
    const thought = chance.one([...thoughts, ...usual].filter(one => one.isPossible(scene)))
    const outcome = await thought.do(scene).catch(inOneLine)
    stage.note(
      `${tab.name} ${screen.path}: ${thought.name}${typeof outcome === 'string' ? `: ${outcome}` : ''}`,
    )
    await rest(stage)
  }
}

const usual: readonly SecondThought[] = actions.filter(({ name }) =>
  ['answers', 'goes back in the browser', 'reloads', 'waits'].includes(name),
)

const isCoverage = ({ screen }: Scene) => /^\/quotes\/[\w-]+\/cover$/.test(screen.path)
const isOnSite = ({ screen }: Scene) => screen.shows !== 'outside'

/** Links that stay on the site, in this tab. Erasing would end the journey. */
const linksOf = (page: Page) =>
  page.locator('main a[href^="/"]:not([target], [download]):visible', { hasNotText: /erase/i })
const choicesOf = (page: Page) => page.locator('main button[aria-pressed="false"]')
const ownBack = (page: Page) => page.locator('main a:visible', { hasText: /^Back/ })

const thoughts: readonly SecondThought[] = [
  { name: 'follows a link', isPossible: isOnSite, do: follow },
  {
    name: 'follows a link, and goes back in the browser',
    isPossible: isOnSite,
    do: scene => comeBack(scene, () => scene.tab.page.evaluate(() => history.back())),
  },
  {
    name: 'follows a link, and presses the Back of the page',
    isPossible: isOnSite,
    do: scene => comeBack(scene, () => pressBack(scene.tab.page)),
  },
  {
    name: 'opens something over the page, and goes back in the browser',
    isPossible: isOnSite,
    async do(scene) {
      const { tab, chance, rules } = scene
      const openers = tab.page.locator('main button[aria-haspopup="dialog"]:visible')
      const count = await openers.count()
      if (count === 0) return 'there is nothing'
      await touch(tab.page, openers.nth(chance.pick(count)))
      await drain(scene)
      const { dialog } = await lookAt(tab.page)
      if (dialog === null) return 'it does not open'
      await tab.page.evaluate(() => history.back())
      await drain(scene)
      const after = await lookAt(tab.page)
      if (after.path !== scene.screen.path)
        rules.complain(`${tab.name} goes Back from "${dialog}", and leaves ${scene.screen.path}`)
      if (after.dialog !== null) rules.complain(`${tab.name} goes Back, and "${after.dialog}" is still open`)
      return dialog
    },
  },
  { name: 'chooses other coverage', isPossible: isCoverage, do: choose },
  {
    name: 'chooses other coverage without a connection',
    isPossible: isCoverage,
    async do(scene) {
      const { tab, network, rules } = scene
      await network.turn('offline')
      const chosen = await choose(scene)
      const promise = tab.page.getByText(/goes out once|when you’re connected|sends? it once/i).first()
      const isPromised = await promise.isVisible()
      await network.turn('online')
      await drain(scene)
      const isPressed = tab.page.locator('main button[aria-pressed="true"]', { hasText: chosen })
      if (isPromised && chosen !== '' && (await isPressed.count()) === 0)
        rules.complain(`${tab.name} chose "${chosen}" without a connection, and it was never sent`)
      return chosen
    },
  },
]

/** Follows one of the links of a page. */
async function follow(scene: Scene): Promise<string> {
  const { tab, chance } = scene
  const links = linksOf(tab.page)
  const count = await links.count()
  if (count === 0) return 'there is none'
  const link = links.nth(chance.pick(count))
  const words = (await link.textContent())?.trim() ?? ''
  tab.isLed = true
  await touch(tab.page, link)
  await drain(scene)
  return words
}

/** Follows a link and comes back in some way: that leads to where the link was. */

/** Presses the Back of a page; returns what it says. */
async function pressBack(page: Page): Promise<string> {
  const words = (await ownBack(page).first().textContent())?.trim() ?? ''
  await touch(page, ownBack(page))
  return words
}

async function comeBack(scene: Scene, how: () => Promise<unknown>): Promise<string> {
  const { tab, rules } = scene
  const from = new URL(tab.page.url()).pathname
  const words = await follow(scene)
  const to = new URL(tab.page.url()).pathname
  if (to === from) return `${words}, which leads nowhere else`
  // It has gone back itself.
  if (words.startsWith('Back')) return words
  const said = await how()
  await drain(scene)
  let now = await lookAt(tab.page)
  // A busy machine may not have begun to leave yet.
  if (now.path === to) {
    await drain(scene)
    now = await lookAt(tab.page)
  }
  const isAsSaid = said === 'Back to all quotes' && now.path === `/quotes/${now.quote}`
  if (now.path !== from && !isAsSaid)
    rules.complain(`${tab.name} came from ${from} to ${to} by "${words}", and Back leads to ${now.path}`)
  return words
}

/** Presses a choice of coverage that is not in force. */
async function choose({ tab: { page }, chance, time }: Scene): Promise<string> {
  const folds = page.locator('main details:not([open]) > summary')
  const closed = await folds.count()
  if (closed > 0) await touch(page, folds.nth(chance.pick(closed)))
  await time.pass(0)
  const choices = choicesOf(page).and(page.locator(':visible'))
  const count = await choices.count()
  if (count === 0) return ''
  const choice = choices.nth(chance.pick(count))
  const words = (await choice.locator('span > span').first().textContent())?.trim() ?? ''
  await touch(page, choice)
  await time.pass(500)
  return words
}
