import type { Locator, Page } from 'playwright-core'
import type { FormWords } from '../support/form-words.ts'

/** A way of operating the controls of a page. */
export interface Hand {
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>
  /** One of radio buttons or boxes. */
  tick(input: Locator): Promise<void>
  /** An option of a list, by its value. */
  pick(select: Locator, value: string): Promise<void>
  press(button: Locator): Promise<void>
}

/** Fills in the page's fields, in the order of the words, and goes on. Cards of one choice go on by themselves. */
export async function answerPage(page: Page, words: FormWords, hand: Hand): Promise<void> {
  const { pressed, ...fields } = words
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) await give(page, { name, value: one, hand })
  }
  if ('choice' in fields) return
  await hand.press(pressed === undefined ? nextButton(page) : page.locator(`button[value="${pressed}"]`))
}

/** The page's own button, whatever its label. */
export function nextButton(page: Page): Locator {
  return page.locator('main form button[type="submit"]:not([name])')
}

/** Withholds the next question's properties from the page, so that it has to request them, as after Back. */
export async function hideNextQuestion(page: Page): Promise<void> {
  await page.route('**/api/v1/answer', async route => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, ...(data && { data: { ...data, properties: undefined } }) },
    })
  })
}

interface FieldValue {
  readonly name: string
  readonly value: string
  readonly hand: Hand
}

/** Fills in one field, or adds one of a list. */
export async function give(page: Page, { name, value, hand }: FieldValue): Promise<void> {
  if (name === 'destinations') return chooseCountry(page, value, hand)
  const controls = page.locator(`main form [name="${name}"]:not([type="hidden"])`)
  if (name.startsWith('others.') && (await controls.count()) === 0)
    await hand.press(page.getByRole('button', { name: /^(?:Add a traveler|Agregar un viajero)$/ }))
  const control = controls.first()
  await control.waitFor({ state: 'attached' })
  const type = await control.evaluate((element: HTMLInputElement) => element.type)
  if (type === 'select-one') {
    await control.locator(`option[value="${value}"]`).waitFor({ state: 'attached' })
    return hand.pick(control, value)
  }
  if (type === 'radio' || type === 'checkbox')
    return hand.tick(controls.and(page.locator(`[value="${value}"]`)))
  await hand.type(control, value)
  // Accepts no suggestion.
  if ((await control.getAttribute('role')) === 'combobox') await page.keyboard.press('Escape')
}

async function chooseCountry(page: Page, code: string, hand: Hand): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
  const label = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  await hand.type(page.getByRole('combobox'), label)
  await page.getByRole('option', { name: label }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** A hand that loses no time, for tests about something else. */
export const quickHand: Hand = {
  async type(field, text) {
    await field.fill(text)
  },
  async tick(input) {
    if (!(await input.isChecked())) await input.locator('xpath=ancestor::label').click()
  },
  async pick(select, value) {
    await select.selectOption(value)
  },
  async press(button) {
    await button.click()
  },
}

/** A hand with only a keyboard: it moves forward with Tab and never reaches what Tab does not. */
export function keyboardHand(page: Page): Hand {
  const has = (control: Locator) => control.evaluate(element => element === document.activeElement)
  async function reach(control: Locator): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      if (await has(control)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${control} is not reached by Tab`)
  }

  return {
    async type(field, text) {
      await reach(field)
      if ((await field.getAttribute('type')) === 'date') {
        const [year = '', month = '', day = ''] = text.split('-')
        return page.keyboard.type(month + day + year)
      }
      // The field before may have moved the focus on, and this field may be filled in already.
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async tick(input) {
      const [type, name] = [await input.getAttribute('type'), await input.getAttribute('name')]
      if (type === 'checkbox') {
        if (await input.isChecked()) return
        await reach(input)
        await page.keyboard.press('Space')
        return
      }
      // Tab leads to the group; arrows lead on within it, and choose.
      const group = page.locator(`main form input[name="${name}"]`)
      for (let tries = 0; tries < 60; tries += 1) {
        if (await group.evaluateAll(all => all.includes(document.activeElement as never))) break
        await page.keyboard.press('Tab')
      }
      for (let tries = 0; tries < 20 && !(await has(input)); tries += 1)
        await page.keyboard.press('ArrowDown')
      if (!(await input.isChecked())) await page.keyboard.press('Space')
      else if (name === 'choice') await page.keyboard.press('Enter')
    },
    async pick(select, value) {
      await reach(select)
      const label = await select.locator(`option[value="${value}"]`).textContent()
      await page.keyboard.type(label ?? value)
    },
    async press(button) {
      await reach(button)
      await page.keyboard.press('Enter')
    },
  }
}

/** What a tab keeps for the documents after this one, by name: what was typed, and an answer that waits. */
export function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.startsWith('kept'))),
  )
}
