import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerUntil } from '../support/renters.ts'
import { type Running, run } from '../support/service.ts'
import { openPage } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'

let service: Running
let database: pg.Client
beforeAll(async () => {
  service = await run()
  database = new pg.Client({ connectionString: service.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await service.close()
})

async function phoneAt(route: string, { javaScriptEnabled }: { javaScriptEnabled: boolean }) {
  const visitor = service.visitor()
  await answerUntil(visitor, route)
  const visit = await openPage(360, { javaScriptEnabled })
  await takeCookies(visit.page, visitor)
  await visit.page.goto(service.origin + route)
  if (javaScriptEnabled) await isAlive(visit.page)
  return visit
}

test.each([true, false])(
  'a quote that expires during the wizard leads to the start with an alert, once (scripts: %s) (spec 2.2.5)',
  async javaScriptEnabled => {
    await using visit = await phoneAt('/quote/renters/1c', { javaScriptEnabled })
    const { page } = visit
    await database.query('delete from quote_key')
    await page.getByText('House', { exact: true }).click()
    if (!javaScriptEnabled) await page.locator('main form button[type="submit"]').first().click()
    const alert = page.getByText('The quote is expired or something error happened.')
    await alert.first().waitFor()
    expect(page.url()).toBe(`${service.origin}/start`)
    await page.reload()
    await page.getByRole('button', { name: 'Get started' }).waitFor()
    expect(await alert.count()).toBe(0)
  },
)

test('the flag of an expired quote disappears from the address, and the rest of the query stays', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/start?a=1&expired=1`)
  await page.getByText('The quote is expired or something error happened.').first().waitFor()
  expect(new URL(page.url()).search).toBe('?a=1')
})

test.each([true, false])(
  'a browser that keeps no cookies gets a message about it (scripts: %s)',
  async javaScriptEnabled => {
    await using visit = await openPage(360, { javaScriptEnabled })
    const { page } = visit
    await page.goto(`${service.origin}/start`)
    if (javaScriptEnabled) await isAlive(page)
    // As if the browser never stored any cookies, including those that the page sets from now on.
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
