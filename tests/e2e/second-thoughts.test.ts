import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys } from '../support/journeys.ts'
import { answerPage, nextButton, quickHand } from './hands.ts'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const at = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

/** Answers the renters line up to a page, which stays open; to the prices if none is named. */
async function answerUntil(page: Page, until?: string): Promise<void> {
  await page.goto(`${service.origin}/start?utm=a%20b&flag`)
  await isAlive(page)
  for (const [route, words] of journeys.renters) {
    if (route === until) return
    await at(page, route)
    await answerPage(page, words, quickHand)
  }
  await page.waitForURL(/\/quotes\//)
}

test('an early answer that is changed leads back to where its visitor was', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page, '/quote/renters/2b')
  await at(page, '/quote/renters/2b')
  expect(page.url()).toContain('?utm=a%20b&flag&q=')
  await page
    .getByText(/^Your answers so far/)
    .last()
    .click()
  await page.locator('details a[href^="/quote/renters/1c"]').click()
  await at(page, '/quote/renters/1c')
  await answerPage(page, { choice: 'HOUSE' }, quickHand)
  await at(page, '/quote/renters/2b')
  expect(visit.errors).toEqual([])
})

test('from the prices every question is one press away, and its answer leads back to them', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page)
  const results = page.url()
  expect(results).toContain('?utm=a%20b&flag')
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect.poll(() => answers.getByRole('listitem').count()).toBe(journeys.renters.length - 1)
  await answers.getByRole('link', { name: /^Deductible/ }).click()
  await at(page, '/quote/renters/2c')
  await answerPage(page, { choice: '1000' }, quickHand)
  await page.waitForURL(results)
  await answers.getByRole('link', { name: /\$1,000/ }).waitFor()
  expect(visit.errors).toEqual([])
})

test('Back from the first question is the start, filled in, and no trap; an unchanged start continues', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/faq`)
  await answerUntil(page, '/quote/renters/1c')
  await at(page, '/quote/renters/1c')
  const before = page.url()
  await page.getByRole('link', { name: 'Back' }).click()
  await at(page, '/quote/renters/1')
  await page.getByRole('link', { name: 'Back' }).click()
  await at(page, '/start')
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  await page.reload()
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  expect(await page.getByRole('radio', { name: 'Renters' }).isChecked()).toBe(true)
  await isAlive(page)
  await nextButton(page).click()
  await page.waitForURL(before)
  await page.goBack()
  await at(page, '/start')
  await page.goBack()
  await at(page, '/faq')
  expect(visit.errors).toEqual([])
})

test.each(journeyWidths)(
  '/welcome lists the open quotes, each with a link to where it is, at %i px',
  async width => {
    await using visit = await openPage(width)
    const { page } = visit
    await answerUntil(page, '/quote/renters/1e')
    await at(page, '/quote/renters/1e')
    const stands = page.url().replace('?utm=a%20b&flag&', '?')
    await page.goto(`${service.origin}/welcome`)
    const listed = page.getByRole('link', { name: /Renters insurance, Austin, TX, started today/ })
    await listed.waitFor()
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
    expect(await faultsOnBothScreens(page)).toEqual([])
    await listed.click()
    await page.waitForURL(stands)
    expect(visit.errors).toEqual([])
  },
)
