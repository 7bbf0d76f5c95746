import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { oneDriver } from '../support/auto.ts'
import { type Page as Answered, anotherRenter } from '../support/renters.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, journeyWidths, openPage, type Width } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile()

const at = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

/** The page of all answers of somebody who has answered every question. */
async function openReview(width: Width, pages: readonly Answered[] = anotherRenter(), scripts = true) {
  const { visitor, id } = await visitorWithQuote(service, pages)
  const visit = await openPage(width, { javaScriptEnabled: scripts })
  await takeCookies(visit.page, visitor)
  const review = `/quotes/${id}/answers`
  await visit.page.goto(service.origin + review)
  if (scripts) await isAlive(visit.page)
  return { ...visit, id, review }
}

/** Gives the focus to a link and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name })
  await link.focus()
  await page.keyboard.press('Enter')
}

describe.each(journeyWidths)('the page of all answers at %d px', width => {
  test('leads to a question and back with what changed, by keyboard; axe finds nothing', async () => {
    await using visit = await openReview(width)
    const { page, errors, review } = visit
    await shoot(page, `review-renters-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await press(page, 'Change Deductible')
    await at(page, '/quote/renters/2c')
    await isAlive(page)
    const pages = await page.evaluate(() => history.length)
    await press(page, 'Back to your answers')
    await at(page, review)
    // It went back in the browser's history instead of adding to it.
    expect(await page.evaluate(() => history.length)).toBe(pages)
    await press(page, 'Change Deductible')
    await at(page, '/quote/renters/2c')
    await isAlive(page)
    await page.getByRole('radio', { name: '$500' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await at(page, review)
    await page.getByText('Deductible: $1,000 (was: $500)').waitFor()
    await shoot(page, `review-changed-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('link', { name: 'See my prices' }).click()
    await page.getByText('You made changes. Deductible: $1,000 (was: $500).').waitFor()
    await shoot(page, `review-results-${width}`)
    expect(errors).toEqual([])
  })

  test('opens a car of the list and comes back after it', async () => {
    await using visit = await openReview(width, oneDriver)
    const { page, errors, review } = visit
    await shoot(page, `review-auto-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
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
    // Among what changed, and among the answers.
    await page.getByText(/\(2019 Toyota Camry\): .*40 miles a day/).waitFor()
    expect(await page.getByText(/40 miles a day/).count()).toBe(2)
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
  await page.getByText('Deductible: $1,000 (was: $500)').waitFor()
})
