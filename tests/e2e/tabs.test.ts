import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerPage, nextButton, quickHand } from './hands.ts'
import { openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const texan = { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }
const newYorker = { address1: '2 York Ave', city: 'New York', state: 'NY', zipcode: '10001' }

/** A tab that has begun a renters quote and is at the address. */
async function begun(context: BrowserContext, zipCode: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${service.origin}/start?utm_source=letter`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await page.getByText('Renters', { exact: true }).click()
  await page.getByRole('radio', { name: 'Renters' }).check({ force: true })
  await page.getByLabel('ZIP code').fill(zipCode)
  await nextButton(page).click()
  await page.waitForURL('**/quote/renters/1?*')
  return page
}

async function answered(page: Page, words: Readonly<Record<string, string>>, next: string): Promise<void> {
  await answerPage(page, words, quickHand)
  await page.waitForURL(`**${next}?*`)
}

const quoteOf = (page: Page) => new URL(page.url()).searchParams.get('q')

test('two tabs of one line each work on their own quote, forward, back and after a reload (spec 3.2.2)', async () => {
  await using visit = await openPage(360)
  const context = visit.page.context()
  const texas = await begun(context, '78701')
  await answered(texas, texan, '/quote/renters/1c')
  const newYork = await begun(context, '10001')
  expect(quoteOf(texas)).not.toBe(quoteOf(newYork))
  const quotes = [quoteOf(texas), quoteOf(newYork)]

  await answered(newYork, newYorker, '/quote/renters/1c')
  await answered(texas, { choice: 'MOBILE' }, '/quote/renters/1e')
  await newYork.reload()
  expect(await newYork.locator('[name="choice"]:checked').count()).toBe(0)
  await answered(newYork, { choice: 'HOUSE' }, '/quote/renters/1e')

  await texas.getByRole('link', { name: 'Back' }).click()
  await texas.waitForURL('**/quote/renters/1c?*')
  expect(await texas.locator('[name="choice"]:checked').getAttribute('value')).toBe('MOBILE')
  await texas.reload()
  expect(await texas.locator('[name="choice"]:checked').getAttribute('value')).toBe('MOBILE')
  await texas.goBack()
  await expect.poll(() => new URL(texas.url()).pathname).not.toBe('/quote/renters/1c')
  await texas.goto(`${service.origin}/quote/renters/1?q=${quotes[0]}`)
  expect(await texas.getByLabel('Street address').inputValue()).toBe(texan.address1)
  await newYork.goto(`${service.origin}/quote/renters/1?q=${quotes[1]}`)
  expect(await newYork.getByLabel('Street address').inputValue()).toBe(newYorker.address1)
  expect([quoteOf(texas), quoteOf(newYork)]).toEqual(quotes)
})

test('a question opened without its quote in the address names it from then on', async () => {
  await using visit = await openPage(360)
  const first = await begun(visit.page.context(), '78701')
  const quote = quoteOf(first)
  await first.goto(`${service.origin}/quote/renters/1?utm_source=letter`)
  await first.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  expect(new URL(first.url()).search).toBe(`?utm_source=letter&q=${quote}`)
})
