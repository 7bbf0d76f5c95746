import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, run } from '../support/service.ts'
import { closeBrowser, openPage } from './page.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(async () => {
  await closeBrowser()
  await service.close()
})

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive !== undefined)

test('the alert of an expired quote is told once, and its flag leaves the address (spec 2.2)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/start?a=1&expired=1`)
  await page.getByText('The quote is expired or something error happened.').first().waitFor()
  expect(new URL(page.url()).search).toBe('?a=1')
  await page.reload()
  await isAlive(page)
  expect(await page.getByText('The quote is expired').count()).toBe(0)
})

test.each([true, false])(
  'a browser that keeps no cookies is told so (scripts: %s)',
  async javaScriptEnabled => {
    await using visit = await openPage(360, { javaScriptEnabled })
    const { page } = visit
    await page.goto(`${service.origin}/start`)
    if (javaScriptEnabled) await isAlive(page)
    // As if they had never been kept, and are not kept when the page asks for new ones.
    await page.context().clearCookies()
    await page.route('**/start', route =>
      route.request().method() === 'GET' ? route.fulfill() : route.continue(),
    )
    await page.getByText('Renters', { exact: true }).click()
    await page.fill('[name="zipCode"]', '78701')
    await page.locator('main form button[type="submit"]').first().click()
    await page.getByText('Your browser is blocking cookies.').first().waitFor()
  },
)
