import { expect, test } from 'vitest'
import { answerUntil } from '../support/renters.ts'
import { openPage } from './page.ts'
import { serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

test('an ad of the demonstration opens a page of its own that leads back to the visitor’s prices', async () => {
  const visitor = service.visitor()
  const done = await answerUntil(visitor)
  await using visit = await openPage(360)
  const { page, errors } = visit
  await takeCookies(page, visitor)
  await page.goto(`${service.origin}${done?.endpoint}`)
  await page.getByRole('button', { name: 'Show more results...' }).click()
  const ad = page.locator('article[data-further]').first()
  const link = ad.getByRole('link', { name: /^Visit .*, opens in a new window$/ })
  expect(await link.getAttribute('rel')).toContain('noopener')
  const opened = page.waitForEvent('popup')
  await link.click()
  const popup = await opened
  await popup.getByRole('heading', { level: 1, name: 'A demonstration ad' }).waitFor()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe(done?.endpoint)
  await popup.getByRole('link', { name: 'Back to your quotes' }).click()
  await popup.waitForURL(`**${done?.endpoint}`)
  const offer = (await page.locator('article:not([data-further]) h2').first().textContent()) ?? ''
  await popup.getByRole('article', { name: offer }).waitFor()
  expect(errors).toEqual([])
})
