import type { Locator, Page } from 'playwright-core'

type Answer = Readonly<Record<string, unknown>>

/** Fills the page of a step as a person would, and sends it: by its own names, whatever fields it draws. */
export async function fill(page: Page, answer: Answer | undefined): Promise<void> {
  if (!answer) return skip(page)
  if ('action' in answer) return press(page, answer)
  for (const [name, value] of Object.entries(answer)) await give(page, name, value)
  // A click on a card has sent the page already.
  if (!('choice' in answer)) await send(page)
}

const form = (page: Page) => page.locator('main form')
const named = (page: Page, name: string) => form(page).locator(`[name="${name}"]:not([type="hidden"])`)

/** The page's own button. */
async function send(page: Page): Promise<void> {
  await form(page).locator('button[type="submit"]').first().click()
}

async function skip(page: Page): Promise<void> {
  await form(page).locator('button[name="skip_answer"]').click()
  const confirm = page.getByRole('button', { name: 'Yes, skip the question' })
  // Asked the first time alone.
  const asked = confirm.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
  if (await asked) await confirm.click()
}

async function press(page: Page, { action, item }: Answer): Promise<void> {
  if (action === 'next') return send(page)
  if (action === 'new')
    return form(page)
      .getByRole('button', { name: /\bAdd / })
      .click()
  const button = form(page).getByRole('button', { name: action === 'edit' ? /^Edit/ : /^Remove/ })
  await button.nth(Number(item) - 1).click()
  if (action === 'delete') await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
}

async function give(page: Page, name: string, value: unknown): Promise<void> {
  if (name === 'destinations') return choose(page, value as readonly { readonly label: string }[])
  if (name === 'dateBirth') return spread(page, name, datePartsOf(String(value)))
  if (name === 'others') return add(page, value as readonly Answer[])
  if (Array.isArray(value)) {
    for (const one of value) await tick(page, name, String(one))
    return
  }
  if (typeof value === 'object' && value !== null) return spread(page, name, value as Answer)
  await set(page, name, value)
}

/** A group of fields, named after it: `traveler.first_name`. */
async function spread(page: Page, name: string, parts: Answer): Promise<void> {
  for (const [part, value] of Object.entries(parts)) await give(page, `${name}.${part}`, value)
}

async function add(page: Page, others: readonly Answer[]): Promise<void> {
  for (const [at, other] of others.entries()) {
    await form(page).getByRole('button', { name: 'Add a traveler' }).click()
    await spread(page, `others.${at}`, other)
  }
}

/** Countries by search. */
async function choose(page: Page, countries: readonly { readonly label: string }[]): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search a country' })
  for (const { label } of countries) {
    await search.fill(label)
    await page.getByRole('option', { name: label, exact: true }).click()
  }
}

async function set(page: Page, name: string, value: unknown): Promise<void> {
  const field = named(page, name)
  const kind = await field.first().evaluate(element => element.getAttribute('type') ?? element.tagName)
  if (kind === 'radio') return tick(page, name, String(value))
  if (kind === 'checkbox') {
    if ((await field.isChecked()) !== value) await labelOf(page, `[name="${name}"]`).click()
    return
  }
  if (kind === 'SELECT') {
    await field.selectOption(String(value))
    return
  }
  await field.fill(String(value))
  // A list of suggestions would lie over the fields below.
  if ((await field.getAttribute('role')) === 'combobox') await page.keyboard.press('Escape')
}

/** The radio button or the checkbox of a value, by its label: the input itself may lie under a card. */
function tick(page: Page, name: string, value: string): Promise<void> {
  return labelOf(page, `[name="${name}"][value="${value}"]`).click()
}

function labelOf(page: Page, input: string): Locator {
  return form(page).locator(`label:has(${input})`)
}

function datePartsOf(day: string): Answer {
  const [year, month, date] = day.split('-')
  return { month, day: date, year }
}
