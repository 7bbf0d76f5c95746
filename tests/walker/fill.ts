import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { give, type Hand } from '../e2e/hands.ts'
import type { FormWords } from '../support/form-words.ts'
import type { Scene } from './actions.ts'
import { saidBy } from './person.ts'

/** A finger: it lands where a control is, whatever the page does about it, and waits for nothing. */
function fingerOn(page: Page): Hand {
  return {
    type: (field, text) => field.fill(text),
    async tick(input) {
      if (!(await input.isChecked())) await touch(page, input.locator('xpath=ancestor::label'))
    },
    async pick(select, value) {
      await select.selectOption(value)
    },
    press: button => touch(page, button),
  }
}

/** Touches the middle of an element; throws when it is invisible. */
export async function touch(page: Page, what: Locator, times = 1): Promise<void> {
  const one = what.first()
  await one.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }), null, {
    timeout: 2_000,
  })
  const box = await restingBox(one)
  if (!box) throw new Error(`${what} is not to be seen`)
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.click(x, y, { clickCount: times })
}

/** Where an element is once it has stopped moving; null when it is invisible. */
async function restingBox(what: Locator) {
  let box = await what.boundingBox()
  for (let looks = 0; looks < 20; looks += 1) {
    const before = box
    box = await what.boundingBox()
    if (isDeepStrictEqual(box, before)) break
  }
  return box
}

type Filling = Pick<Scene, 'tab' | 'screen' | 'line' | 'chance' | 'time'>

/**
 * Fills in a question: what the person types, and any of its cards. True after touching a card of one choice, which
 * goes on by itself.
 */
export async function fillIn(filling: Filling, share = 1): Promise<boolean> {
  const { tab, screen, line, chance } = filling
  const hand = fingerOn(tab.page)
  const words = saidBy(tab.person, line, screen.route ?? '')
  const wish = tab.page.locator('main form input[name="emailSwitch"]')
  if (share === 1 && (await wish.count()) > 0 && chance.pick(2) === 0) await hand.tick(wish)
  const fields = Object.entries(words).filter(() => share === 1 || chance.pick(100) < share * 100)
  for (const [name, value] of fields) {
    if (name === 'destinations') await chooseCountries(filling)
    else for (const one of [value].flat()) await giveField(filling, { name, value: one, hand })
  }
  if (share === 1) await fillRows(filling, words)
  for (const { name, type, values } of screen.groups) {
    if (name in words || name.endsWith('Switch') || share < 1) continue
    const inputs = tab.page.locator(`main form input[name="${name}"]`)
    if (type === 'checkbox' && (await inputs.and(tab.page.locator(':checked')).count()) > 0) continue
    await touch(
      tab.page,
      inputs.and(tab.page.locator(`[value="${chance.one(values)}"]`)).locator('xpath=ancestor::label'),
    )
  }
  return screen.groups.some(({ name }) => name === 'choice')
}

interface FieldValue {
  readonly name: string
  readonly value: string
  readonly hand: Hand
}

async function giveField({ tab: { page }, time }: Filling, value: FieldValue): Promise<void> {
  const field = page.locator(`main form [name="${value.name}"]:not([type="hidden"])`).first()
  const isThere = async () => {
    if ((await field.count()) === 0) return value.name.startsWith('others.')
    if (!(await field.isVisible())) return false
    const type = await field.evaluate((element: HTMLInputElement) => element.type)
    return type !== 'select-one' || (await field.locator(`option[value="${value.value}"]`).count()) > 0
  }
  // A look-up takes its time; a person who waits in vain leaves the field.
  for (let tries = 0; tries < 20 && !(await isThere()); tries += 1) {
    if ((await field.count()) > 0 && !(await field.isVisible())) return
    await time.pass(250)
  }
  if (await isThere()) await give(page, value)
}

/** Fills rows that were added and left empty: a person like the one before. */
async function fillRows({ tab: { page } }: Filling, words: FormWords): Promise<void> {
  const fields = page.locator('main form [name^="others."]:visible')
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const value = words[name.replace(/\d+/, '0')]
    if (typeof value === 'string' && (await field.inputValue()) === '') await field.fill(value)
  }
}

/** Two of the most popular countries. */
async function chooseCountries({ tab: { page }, chance }: Filling): Promise<void> {
  const popular = page.getByRole('region', { name: 'Popular destinations' })
  for (const _ of [1, 2]) await touch(page, popular.getByRole('button').nth(chance.pick(10)))
}
