import type { Locator } from 'playwright-core'
import { fillIn, touch } from './fill.ts'
import { pageOf, type Screen } from './screen.ts'
import type { Stage } from './stage.ts'
import type { Tab } from './tab.ts'

/** The place of an action. */
export interface Scene extends Stage {
  readonly tab: Tab
  /** What the tab shows at the start of the action. */
  readonly screen: Screen
}

/** Something that visitors do. */
export interface Action {
  readonly name: string
  /** How often it happens, relative to the others. */
  readonly weight: number
  isPossible(scene: Scene): boolean
  /** May return a string that describes exactly what happened. */
  do(scene: Scene): Promise<unknown>
}

const isQuestion = ({ screen }: Scene) => screen.shows === 'question' && screen.dialog === null
const isOutside = ({ screen }: Scene) => screen.shows === 'outside'
const mostTabs = 3

const nextOf = ({ page }: Tab): Locator => page.locator('main form button[type="submit"]:not([name]):visible')

/** Answers a question like an undisturbed visitor. */
export async function answer(scene: Scene): Promise<void> {
  const { tab } = scene
  const goesOn = await fillIn(scene)
  if (goesOn) tab.card = pageOf(scene.screen)
  else await touch(tab.page, nextOf(tab))
}

/** A list that continues only once something is in it. */
export function isEmptyList({ listButtons }: Screen): boolean {
  return listButtons.length > 0 && !listButtons.some(value => value.startsWith('action=edit'))
}

/** Adds an item to a list. */
export async function add(scene: Scene): Promise<void> {
  await touch(scene.tab.page, listButton(scene, scene.chance.one(buttonsFor(scene, 'new'))))
}

/** Leaves the page by hand: no answer caused the next page. */
async function lead({ tab }: Scene, how: () => Promise<unknown>): Promise<void> {
  tab.isLed = true
  await how()
}

/** The browser's own buttons, which wait for nothing. */
const browse = (scene: Scene, what: 'back' | 'forward' | 'reload') =>
  lead(scene, () =>
    scene.tab.page.evaluate(how => (how === 'reload' ? location.reload() : history[how]()), what),
  )

const cards = ({ screen }: Scene) => screen.groups.find(({ name }) => name === 'choice')?.values ?? []

const cardOf = ({ tab }: Scene, value: string) =>
  tab.page.locator(`main form input[name="choice"][value="${value}"]`).locator('xpath=ancestor::label')

const listButton = ({ tab }: Scene, value: string) =>
  tab.page.locator(`main form button[name="pressed"][value="${value}"]`)

const buttonsFor = ({ screen }: Scene, action: string) =>
  screen.listButtons.filter(value => value.startsWith(`action=${action}`))

export const actions: readonly Action[] = [
  { name: 'answers', weight: 30, isPossible: isQuestion, do: answer },
  {
    name: 'fills in a part and goes no further',
    weight: 5,
    isPossible: isQuestion,
    async do(scene) {
      await fillIn(scene, 0.5)
    },
  },
  {
    name: 'presses on with nothing filled in',
    weight: 4,
    isPossible: isQuestion,
    do: ({ tab }) => touch(tab.page, nextOf(tab)),
  },
  {
    name: 'chooses one card, and at once another',
    weight: 10,
    isPossible: scene => isQuestion(scene) && cards(scene).length > 1,
    async do(scene) {
      const [first, second] = [scene.chance.one(cards(scene)), scene.chance.one(cards(scene))]
      await touch(scene.tab.page, cardOf(scene, first))
      await scene.time.pass(scene.chance.one([0, 200, 400, 900]))
      // The page may have moved on by then.
      if (await cardOf(scene, second).isVisible()) await touch(scene.tab.page, cardOf(scene, second))
      return `${first}, then ${second}`
    },
  },
  {
    name: 'clicks twice',
    weight: 6,
    isPossible: isQuestion,
    async do(scene) {
      const [value] = cards(scene)
      if (value === undefined) await fillIn(scene)
      const what = value === undefined ? nextOf(scene.tab) : cardOf(scene, value)
      await touch(scene.tab.page, what, 2)
      return value
    },
  },
  {
    name: 'answers, and presses again while the answer is under way',
    weight: 6,
    isPossible: isQuestion,
    async do(scene) {
      await answer(scene)
      await scene.time.pass(scene.chance.one([0, 400, 800]))
      if (await nextOf(scene.tab).isVisible()) await touch(scene.tab.page, nextOf(scene.tab))
    },
  },
  {
    name: 'presses Enter in a field',
    weight: 5,
    isPossible: scene => isQuestion(scene) && cards(scene).length === 0,
    async do(scene) {
      await fillIn(scene)
      const field = scene.tab.page.locator(
        'main form input[type="text"]:visible, main form input:not([type]):visible',
      )
      if ((await field.count()) === 0) await touch(scene.tab.page, nextOf(scene.tab))
      else await field.last().press('Enter')
    },
  },
  {
    name: 'skips',
    weight: 4,
    isPossible: scene => isQuestion(scene) && scene.screen.canSkip,
    async do({ tab, time }) {
      await touch(tab.page, tab.page.locator('main form button[name="skip_answer"]'))
      await time.pass(0)
      const confirm = tab.page.getByRole('button', { name: 'Yes, skip the question' })
      if (await confirm.isVisible()) await touch(tab.page, confirm)
    },
  },
  {
    name: 'presses the Back of the page',
    weight: 7,
    isPossible: scene => isQuestion(scene) && scene.screen.canGoBack,
    do: scene =>
      lead(scene, () =>
        touch(scene.tab.page, scene.tab.page.getByRole('link', { name: 'Back', exact: true })),
      ),
  },
  {
    name: 'presses an answer given earlier',
    weight: 5,
    isPossible: scene => isQuestion(scene) && scene.screen.chips > 0,
    async do(scene) {
      const { tab, screen, chance, time } = scene
      const fold = tab.page.locator('main details', { hasText: 'Your answers so far' })
      if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
        await touch(tab.page, fold.locator('summary'))
      await time.pass(0)
      const chip = fold.locator('a').nth(chance.pick(screen.chips))
      const label = await chip.textContent()
      await lead(scene, () => touch(tab.page, chip))
      return label?.trim()
    },
  },
  {
    name: 'goes back in the browser',
    weight: 8,
    isPossible: scene => !isOutside(scene) && scene.screen.canLeave,
    do: scene => browse(scene, 'back'),
  },
  {
    name: 'goes forward in the browser',
    weight: 5,
    isPossible: scene => !isOutside(scene),
    do: scene => browse(scene, 'forward'),
  },
  {
    name: 'reloads',
    weight: 5,
    isPossible: scene => !isOutside(scene),
    do: scene => browse(scene, 'reload'),
  },
  {
    name: 'edits one of a list',
    weight: 6,
    isPossible: scene => isQuestion(scene) && buttonsFor(scene, 'edit').length > 0,
    do: scene => touch(scene.tab.page, listButton(scene, scene.chance.one(buttonsFor(scene, 'edit')))),
  },
  {
    name: 'removes one of a list',
    weight: 4,
    isPossible: scene => isQuestion(scene) && buttonsFor(scene, 'delete').length > 0,
    async do(scene) {
      const { tab, time } = scene
      await touch(tab.page, listButton(scene, scene.chance.one(buttonsFor(scene, 'delete'))))
      await time.pass(0)
      const confirm = tab.page.locator('dialog[open]').getByRole('button', { name: 'Remove', exact: true })
      if (await confirm.isVisible()) await touch(tab.page, confirm)
    },
  },
  {
    name: 'adds one to a list',
    weight: 8,
    isPossible: scene => isQuestion(scene) && buttonsFor(scene, 'new').length > 0,
    do: add,
  },
  {
    name: 'loses the connection',
    weight: 5,
    isPossible: ({ network }) => network.isOnline(),
    do: ({ network }) => network.turn('offline'),
  },
  {
    name: 'has a connection again',
    weight: 30,
    isPossible: ({ network }) => !network.isOnline(),
    do: ({ network }) => network.turn('online'),
  },
  {
    name: 'opens a second tab to begin the same line again',
    weight: 3,
    isPossible: ({ tabs, network }) => tabs.length < mostTabs && network.isOnline(),
    do: ({ open }) => open('/start'),
  },
  {
    name: 'opens the same page in a second tab',
    weight: 2,
    isPossible: ({ tabs, network, screen }) =>
      tabs.length < mostTabs && network.isOnline() && screen.shows === 'question',
    async do({ tab, open }) {
      const { pathname, search } = new URL(tab.page.url())
      await open(pathname + search)
    },
  },
  {
    name: 'starts over',
    weight: 1,
    isPossible: scene => isQuestion(scene) || scene.screen.shows === 'results',
    async do(scene) {
      const { tab, time } = scene
      const { page } = tab
      await touch(page, page.getByRole('button', { name: 'Menu' }))
      await time.pass(0)
      await touch(page, page.getByRole('button', { name: 'Start Over' }))
      await time.pass(0)
      await lead(scene, () => touch(page, page.getByRole('link', { name: 'Start over' })))
    },
  },
  {
    name: 'waits',
    weight: 6,
    isPossible: () => true,
    do: ({ time }) => time.pass(3_000),
  },
]

/** Picks one of the actions possible now, the frequent ones more often. */
export function anyAction(scene: Scene): Action {
  const possible = actions.filter(action => action.isPossible(scene))
  let at = scene.chance.pick(possible.reduce((sum, { weight }) => sum + weight, 0))
  for (const action of possible) {
    at -= action.weight
    if (at < 0) return action
  }
  throw new Error('one of them weighs more than nothing')
}
