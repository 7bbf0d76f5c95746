import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { keptIn, nextButton } from './hands.ts'
import { cutOff } from './network.ts'
import { axeFindings } from './page.ts'
import { openAs, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const networkError = 'Oops. Network error. Please try again.'
const updates = '**/api/v4/updateQuote'
const offline = 'You’re offline.'

/** The phone of a visitor whose prices are all in, on one of the pages of the quote. */
async function phoneWithPrices(page = '', options: BrowserContextOptions = {}) {
  const { visitor, path, id } = await visitorWithPrices(service)
  const visit = await openAs({ service, visitor, path: path + page, ...options })
  await isReady(visit.page)
  return { ...visit, id, path: path + page, results: path }
}

/** Until the code for a lost connection is there: it comes last, while there is one. */
const isReady = (page: Page) => page.locator('[data-ready]').waitFor({ state: 'attached' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname

test('choices of coverage pressed offline wait, the latest of each is sent once the connection is back, and Undo takes them back', async () => {
  await using visit = await phoneWithPrices('/cover')
  const { page } = visit
  const sent: { changes: Record<string, unknown>; key: string | undefined }[] = []
  await page.route(updates, async route => {
    const request = route.request()
    sent.push({ ...request.postDataJSON().data, key: request.headers()['idempotency-key'] })
    // The reply to the first one is lost, and the connection with it.
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort()
  })
  const cover = async (name: string) => {
    const section = page.getByRole('region', { name, exact: true })
    if (!(await section.getByRole('button').first().isVisible())) await section.locator('summary').click()
    return section
  }
  const belongings = await cover('Belongings')
  await belongings.getByRole('button', { name: '$50,000' }).click()
  await page.getByText(offline).waitFor()
  await belongings.getByRole('button', { name: '$50,000' }).getByText('Waiting for a connection').waitFor()
  const deductible = await cover('Deductible')
  await deductible.getByRole('button', { name: '$1,000' }).click()
  await deductible.getByRole('button', { name: '$2,500' }).click()
  await deductible.getByRole('button', { name: '$2,500' }).getByText('Waiting for a connection').waitFor()
  expect(await page.getByText(networkError).count()).toBe(0)
  await page.context().setOffline(false)
  await page
    .getByRole('status')
    .getByText(/than before|^It was|^About/)
    .waitFor()
  const chosen = await page.locator('[aria-pressed="true"]').allInnerTexts()
  expect(chosen.join()).toMatch(/\$50,000.*\$2,500/s)
  expect(sent.map(({ changes }) => Object.values(changes))).toEqual([
    [{ choice: '50000' }],
    [{ choice: '50000' }, { choice: '2500' }],
  ])
  await page.context().setOffline(true)
  await deductible.getByRole('button', { name: '$1,000' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await page.getByText('Waiting for a connection').count()).toBe(0)
  await page.context().setOffline(false)
  await page.getByText(offline).waitFor({ state: 'detached' })
  expect(sent).toHaveLength(2)
})

test.each([
  ['while there is no connection', true],
  ['once the connection is back', false],
])(
  'a change of coverage whose reply is lost %s is sent again under the same key',
  async (_, isLostOffline) => {
    await using visit = await phoneWithPrices('/cover')
    const { page } = visit
    const keys: (string | undefined)[] = []
    const connection = Promise.withResolvers<void>()
    await page.route(updates, async route => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await page.context().setOffline(true)
      if (!isLostOffline) await connection.promise
      await route.abort()
    })
    const isLost = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: '$50,000' }).click()
    await page.getByText(offline).waitFor()
    if (isLostOffline) await isLost
    await page.context().setOffline(false)
    await page.getByText(offline).waitFor({ state: 'detached' })
    connection.resolve()
    await page
      .getByRole('status')
      .getByText(/than before|^It was|^About/)
      .waitFor()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  },
)

test('offline, a link leaves the prices where they are, and opens once the connection is back', async () => {
  await using visit = await phoneWithPrices()
  const { page, results } = visit
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'go through all of them' }).click()
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  expect(pathOf(page)).toBe(results)
  expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  // A question opens without a new page, but not without a connection.
  await page
    .getByRole('link', { name: /, change$/ })
    .first()
    .click()
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  expect(pathOf(page)).toBe(results)
  // The last press counts, and any other takes it back.
  await page.getByRole('link', { name: 'Change your coverage' }).first().click()
  await page.context().setOffline(false)
  await page.waitForURL('**/cover')
  await page.goBack()
  await isReady(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Change your coverage' }).first().click()
  await page.locator('summary', { hasText: 'Details' }).first().click()
  await page.context().setOffline(false)
  await page.getByText(offline).waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe(results)
})

test('offline, the way on to an insurer waits too', async () => {
  await using visit = await phoneWithPrices()
  const { page } = visit
  await page.context().setOffline(true)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Continue/ })
    .click()
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  await page.context().setOffline(false)
  await page.waitForURL('**/continue/**')
})

test('dialogs open offline, although none was open before', async () => {
  await using visit = await phoneWithPrices()
  const { page } = visit
  await page.context().setOffline(true)
  await page.getByText(offline).waitFor()
  for (const [button, dialog] of [
    ['Save quotes...', 'Save Quotes to Your Email'],
    ['Tell me when prices change', 'Tell me when prices change'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('link', { name: 'Delete my answers' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a form sent offline goes out once the connection is back', async () => {
  await using visit = await phoneWithPrices('/add')
  const { page } = visit
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Get pet insurance quotes' }).click()
  await page.getByText('I’ll send that once you’re connected again.').waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(/\/quote\/pet\//)
})

test('an address given offline is sent once the connection is back, unless the visitor closes the dialog', async () => {
  await using visit = await phoneWithPrices()
  const { page } = visit
  const sent: string[] = []
  page.on('request', request => {
    if (/saveQuotes|watchPrices/.test(request.url())) sent.push(request.url())
  })
  const ask = async () => {
    await page.getByRole('button', { name: 'Tell me when prices change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell me when prices change' })
    await dialog.getByLabel('Email address').fill('someone@example.com')
    await page.context().setOffline(true)
    await dialog.getByLabel('Email address').press('Enter')
    await dialog.getByText('I’ll do this once you’re connected again.').waitFor()
    return dialog
  }
  const closings: ((dialog: Locator) => Promise<unknown>)[] = [
    dialog => dialog.getByRole('button', { name: 'Cancel' }).click(),
    dialog => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ]
  for (const close of closings) {
    const dialog = await ask()
    await close(dialog)
    await dialog.waitFor({ state: 'hidden' })
    await page.context().setOffline(false)
    await page.getByText(offline).waitFor({ state: 'detached' })
  }
  const last = await ask()
  await page.context().setOffline(false)
  await page.getByText('Please press the button in the email I’ve just sent you.').waitFor()
  await last.waitFor({ state: 'hidden' })
  expect(sent).toHaveLength(1)
})

test('a network that is dead while the browser believes in it counts as offline until it works again', async () => {
  await using visit = await phoneWithPrices('/cover')
  const { page, path } = visit
  const reconnect = await cutOff(page, '**/*')
  await page.getByRole('button', { name: '$50,000' }).click()
  await page.getByText('I’ve lost the connection.').waitFor()
  await page.getByRole('link', { name: 'Back to all quotes' }).click()
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  expect(pathOf(page)).toBe(path)
  reconnect()
  // First the change, then the page.
  await page.waitForURL(url => url.pathname === visit.results)
  await page
    .getByText(/\$50,000/)
    .first()
    .waitFor()
})

test('a page reloaded or gone back to offline says so, and comes by itself once the connection is back', async () => {
  await using visit = await phoneWithPrices('', { serviceWorkers: 'allow' })
  const { page, results } = visit
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${service.origin}${results}/answers`)
  await heading(page, /answers/)
  await page.context().setOffline(true)
  await page.goBack().catch(() => {})
  await heading(page, 'There’s no connection right now.')
  expect(pathOf(page)).toBe(results)
  await page.reload()
  await heading(page, 'There’s no connection right now.')
  expect(await axeFindings(page)).toEqual([])
  // Nothing of the visitor is kept in the browser for that.
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await page.context().setOffline(false)
  await heading(page, "Here's what I found.")
  expect(pathOf(page)).toBe(results)
})

test('Back from an answer given offline stays with what was typed; answer and prices go on once the connection is back', async () => {
  await using visit = await phoneWithPrices()
  const { page } = visit
  await page
    .getByRole('region', { name: 'Your answers' })
    .getByRole('link', { name: /^Address/ })
    .click()
  await page.waitForURL('**/quote/renters/1?*')
  const unit = page.getByLabel('Apt or suite')
  await unit.fill('55')
  await page.context().setOffline(true)
  await nextButton(page).click()
  await page.getByText(offline).waitFor()
  await page.evaluate(() => history.back())
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  expect(pathOf(page)).toBe('/quote/renters/1')
  expect(await unit.inputValue()).toBe('55')
  await page.context().setOffline(false)
  await heading(page, /Here's what/)
  await page
    .getByRole('region', { name: 'Your answers' })
    .getByText(/55, Austin/)
    .waitFor()
})

test.each([
  ['typed before the connection was lost', 'the browser'],
  ['typed before the connection was lost', 'the link'],
  ['typed without a connection', 'the browser'],
])(
  'an answer given offline, %s, is sent although its visitor goes back to the page of all answers by %s',
  async (typed, way) => {
    await using visit = await phoneWithPrices('', { serviceWorkers: 'allow' })
    const { page, results } = visit
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.getByRole('link', { name: 'go through all of them' }).click()
    await heading(page, /answers/)
    await page.getByRole('link', { name: 'Change Address' }).click()
    await page.waitForURL('**/quote/renters/1?*')
    await isReady(page)
    const unit = page.getByLabel('Apt or suite')
    if (typed === 'typed before the connection was lost') await unit.fill('77')
    await hasSendingCode(page)
    await page.context().setOffline(true)
    await unit.fill('77')
    await nextButton(page).click()
    await page.getByText(offline).waitFor()
    await page.getByText('Oops. Network error').or(page.getByText('goes out once')).first().waitFor()
    await expect.poll(() => keptIn(page)).toHaveProperty('kept-answer')
    if (way === 'the link') {
      await page.getByRole('link', { name: 'Back to your answers' }).click()
      await page.getByText('I’ll open that page once you’re connected again.').waitFor()
      expect(pathOf(page)).toBe('/quote/renters/1')
    } else {
      await page.goBack().catch(() => {})
      await heading(page, 'There’s no connection right now.')
    }
    await page.context().setOffline(false)
    await page.waitForURL(`**${results}/answers*`)
    await page
      .getByText(/77, Austin/)
      .first()
      .waitFor()
    await expect.poll(() => keptIn(page)).not.toHaveProperty('kept-answer')
  },
)

test('an answer given offline on a page that is reloaded goes out and on once the connection is back', async () => {
  await using visit = await phoneWithPrices('/answers', { serviceWorkers: 'allow' })
  const { page, results } = visit
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.getByRole('link', { name: 'Change Address' }).click()
  await page.waitForURL('**/quote/renters/1?*')
  await isReady(page)
  await page.getByLabel('Apt or suite').fill('76')
  await hasSendingCode(page)
  await page.context().setOffline(true)
  await nextButton(page).click()
  await expect.poll(() => keptIn(page)).toHaveProperty('kept-answer')
  await page.reload()
  await heading(page, 'There’s no connection right now.')
  await page.context().setOffline(false)
  await page.waitForURL(`**${results}/answers*`)
  await page
    .getByText(/76, Austin/)
    .first()
    .waitFor()
  // It is no draft any more, which would hide what another tab says later.
  expect(await keptIn(page)).toEqual({})
})

test('an answer given offline that its visitor changes again is not sent from another page', async () => {
  await using visit = await phoneWithPrices('', { serviceWorkers: 'allow' })
  const { page, results } = visit
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${service.origin}${results}/answers`)
  await page.getByRole('link', { name: 'Change Address' }).click()
  await page.waitForURL('**/quote/renters/1?*')
  await isReady(page)
  const unit = page.getByLabel('Apt or suite')
  await unit.fill('78')
  await hasSendingCode(page)
  await page.context().setOffline(true)
  await nextButton(page).click()
  await expect.poll(() => keptIn(page)).toHaveProperty('kept-answer')
  await unit.fill('79')
  await expect.poll(() => keptIn(page)).not.toHaveProperty('kept-answer')
})

/** The code that sends an answer comes by itself soon after the page; without it nothing can be kept. */
async function hasSendingCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/answering-')),
  )
}
