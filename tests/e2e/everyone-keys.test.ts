import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { focusFaults } from '../support/sights.ts'
import { keyboardHand } from './hands.ts'
import { everyKeyPage, type Looker, lookerWithPrices } from './key-pages.ts'
import { openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()
let looker: Looker

beforeAll(async () => {
  looker = await lookerWithPrices(service)
})

const hasFocus = (control: Locator) => control.evaluate(element => element === document.activeElement)
/** Whether the focus is in the dialog above the page, or on the browser's own controls. */
const isInDialog = (page: Page) =>
  page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  )

/** The faults of what has the focus. The explanation of what had it before goes after a moment, and may have covered it. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  const faults = await page.evaluate(focusFaults)
  if (faults.length === 0) return []
  await page.waitForTimeout(500)
  return page.evaluate(focusFaults)
}

/** Opens a dialog with Enter, goes around in it by Tab in both directions, and closes it with Escape. */
async function aroundDialog(page: Page, opener: Locator): Promise<void> {
  await keyboardHand(page).press(opener)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 8; presses += 1) {
      expect(await isInDialog(page), `${opener} after ${presses} x ${key}`).toBe(true)
      await page.keyboard.press(key)
    }
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await hasFocus(opener), `${opener}`).toBe(true)
}

describe('by keyboard alone', () => {
  test('every dialog from the first question to the prices keeps the focus, closes on Escape and gives it back (WCAG 2.1.2, 2.4.3)', async () => {
    await using visit = await openPage(360)
    const { page } = visit
    await looker.open(page, 'start')
    await aroundDialog(page, page.getByRole('button', { name: 'Menu' }))
    await looker.open(page, 'date')
    await aroundDialog(page, page.getByRole('button', { name: 'Skip this question' }))
    await looker.open(page, 'comparing')
    await aroundDialog(page, page.getByRole('button', { name: 'Show', exact: true }))
    await aroundDialog(page, page.getByRole('button', { name: 'Tell me when prices change' }))
  })

  test('the first link of every page skips its header (WCAG 2.4.1)', async () => {
    await using visit = await openPage(360)
    const { page } = visit
    for (const name of ['start', 'cards', 'results'] as const) {
      await looker.open(page, name)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: 'Skip to content' })
      expect(await hasFocus(link), name).toBe(true)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), name).toBe(true)
    }
  })

  test.each([
    [360, 740],
    [320, 256],
  ] as const)(
    'all that takes the focus has a ring, and nothing that sticks covers it: %i x %i px (WCAG 2.4.7, 2.4.11)',
    async (width, height) => {
      await using visit = await openPage(360)
      const { page } = visit
      await page.setViewportSize({ width, height })
      const faults = new Set<string>()
      for (const name of [
        'start',
        'errors',
        'switch',
        'results',
        'comparing',
        'coverage',
        'order',
      ] as const) {
        await looker.open(page, name)
        // An explanation that opens under the pointer stays open.
        await page.mouse.move(0, 0)
        for (const key of ['Tab', 'Shift+Tab'])
          for (let presses = 0; presses < 30; presses += 1) {
            await page.keyboard.press(key)
            for (const fault of await lastingFaults(page)) faults.add(`${name}: ${fault} (${key})`)
          }
      }
      expect([...faults]).toEqual([])
    },
  )
})

test('an explanation opens for the pointer and for the focus, stays under the pointer, and Escape closes it (WCAG 1.4.13)', async () => {
  await using visit = await openPage(1280)
  const { page } = visit
  await looker.open(page, 'results')
  const button = page.getByRole('button', { name: /^(?:✓ Confirmed|~ Estimate)$/ }).first()
  const id = (await button.getAttribute('aria-describedby')) ?? ''
  const tip = page.locator(`[id="${id}"]`)
  await button.hover()
  await tip.waitFor()
  await tip.hover()
  // Longer than it waits before it closes.
  await page.waitForTimeout(400)
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
  await button.focus()
  await tip.waitFor()
})

test('help, menu, language and page have the same places on every page (WCAG 3.2.3, 3.2.6)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  for (const name of everyKeyPage) {
    await looker.open(page, name)
    const places = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header:has(button[aria-haspopup]), body main, footer, footer a[href^="tel:"]',
        ),
      ].map(element => element.tagName),
    )
    expect(places, name).toEqual(['HEADER', 'MAIN', 'FOOTER', 'A'])
    const first = await page.locator('footer a').first().getAttribute('href')
    expect(first, name).toMatch(/^tel:/)
  }
})

test('fields about the visitor can be filled in by the browser (WCAG 1.3.5)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  const tokens = async (name: Parameters<Looker['open']>[1]) => {
    await looker.open(page, name)
    return page
      .locator('main [autocomplete]:not([autocomplete="off"])')
      .evaluateAll(all => all.map(field => field.getAttribute('autocomplete')))
  }
  expect(await tokens('start')).toEqual(['postal-code'])
  expect(await tokens('errors')).toEqual([
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
  ])
  expect(await tokens('switch')).toEqual(['given-name', 'family-name', 'email'])
  expect(await tokens('order')).toEqual(['given-name', 'family-name', 'email'])
})

test('what was given is filled in where it is asked for again (WCAG 3.3.7)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await looker.open(page, 'switch')
  expect(await page.locator('main [name="firstName"]').inputValue()).toBe('Ann')
  await looker.open(page, 'order')
  expect(await page.locator('main [name="first_name"]').inputValue()).toBe('Ann')
  expect(await page.locator('main [name="email"]').inputValue()).toBe('ann@example.com')
})

test('each page and the link to the other language say their language (WCAG 3.1.1, 3.1.2)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  for (const [language, other] of [
    ['en', 'es'],
    ['es', 'en'],
  ] as const) {
    await looker.open(page, 'results', language)
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}\\b`))
    expect(await page.locator('header a[lang]').getAttribute('lang')).toBe(other)
  }
})

test('a wrong field is marked, described in words and focused, and the list of errors is announced (WCAG 3.3.1, 4.1.3)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await looker.open(page, 'errors')
  const wrong = page.locator('main [aria-invalid="true"]')
  expect(await wrong.count()).toBeGreaterThan(1)
  await expect.poll(() => hasFocus(wrong.first())).toBe(true)
  for (const field of await wrong.all()) {
    const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
    const said = await Promise.all(ids.map(id => page.locator(`[id="${id}"]`).innerText()))
    expect(said.join(' ')).toMatch(/required|Please/)
  }
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(await wrong.count())
})
