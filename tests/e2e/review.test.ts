import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ann, camry, details, untilCars, untilDrivers, untilPrices } from '../support/auto.ts'
import { type Page as Answered, anotherRenter, answerUntil } from '../support/renters.ts'
import { axeFindings, openPage, type Width, widths } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const at = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

/** The page of all answers of somebody who has answered every question. */
async function openReview(width: Width, pages: readonly Answered[] = anotherRenter(), scripts = true) {
  const visitor = service.visitor()
  const id = (await answerUntil(visitor, undefined, pages))?.config.quoteId ?? ''
  const visit = await openPage(width, { javaScriptEnabled: scripts })
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: service.origin }))
  await visit.page.context().addCookies(cookies)
  const review = `/quotes/${id}/answers`
  await visit.page.goto(service.origin + review)
  if (scripts) await isAlive(visit.page)
  return { ...visit, id, review }
}

/** Only on demand: `SHOTS=folder` keeps what each state looks like. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true })
  }
}

/** Gives the focus to a link and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name })
  await link.focus()
  await page.keyboard.press('Enter')
}

describe.each(widths)('the page of all answers at %d px', width => {
  test('leads to a question and back with what changed, by keyboard; axe finds nothing', async () => {
    await using visit = await openReview(width)
    const { page, errors, review } = visit
    await shoot(page, `review-renters-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await press(page, 'Change Deductible')
    await at(page, '/quote/renters/2c')
    await isAlive(page)
    await page.getByRole('radio', { name: '$500' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await at(page, review)
    await page.getByText('Deductible: $1,000 (before: $500)').waitFor()
    await shoot(page, `review-changed-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'See my prices' }).click()
    await page.getByText('You changed Deductible: $1,000 (before: $500).').waitFor()
    await shoot(page, `review-results-${width}`)
    expect(errors).toEqual([])
  })

  test('opens a car of the list and comes back after it', async () => {
    await using visit = await openReview(width, driver)
    const { page, errors, review } = visit
    await shoot(page, `review-auto-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Change 2019 Toyota Camry' }).press('Enter')
    await at(page, '/quote/auto/3')
    await isAlive(page)
    await page.locator('main form button[type="submit"]:not([name])').click()
    await at(page, '/quote/auto/5')
    await page.getByLabel(/miles/i).first().fill('40')
    await page.locator('main form button[type="submit"]:not([name])').click()
    await at(page, '/quote/auto/6')
    await page.getByRole('button', { name: 'Next' }).click()
    await at(page, review)
    await page.getByText(/40 miles a day/).waitFor()
    expect(errors).toEqual([])
  })
})

test('the page of all answers works without scripts', async () => {
  await using visit = await openReview(360, anotherRenter(), false)
  const { page, review } = visit
  await page.getByRole('link', { name: 'Change Deductible' }).click()
  await page.getByText('$1,000').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await at(page, review)
  await page.getByText('Deductible: $1,000 (before: $500)').waitFor()
})

const driver: readonly Answered[] = [
  ...untilCars,
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ...untilDrivers,
  ['/quote/auto/9', ann],
  ...untilPrices,
]
