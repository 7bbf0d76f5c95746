import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)

/** A visitor at the address step, whose visit began with a query string. */
async function atAddress(options: Parameters<typeof openPage>[1] = {}) {
  const visit = await openPage(360, options)
  const { page } = visit
  await page.goto(`${service.origin}/start?utm_source=letter`)
  await isAlive(page)
  await page.getByText('Renters', { exact: true }).click()
  await page.getByText('Renters', { exact: true }).click()
  await page.getByLabel('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Get started' }).click()
  await page.waitForURL('**/quote/renters/1?*')
  return visit
}

test('the query string is carried along, the title counts, and the focus is on the question (spec 2.2.2, 2.2.3)', async () => {
  await using visit = await atAddress({ reducedMotion: 'no-preference' })
  const { page } = visit
  expect(new URL(page.url()).search).toMatch(/^\?utm_source=letter&q=[\w-]{22}$/)
  await expect.poll(() => page.title()).toMatch(/^Step 1 of \d+: Where’s the home you rent\? - Wadsworth$/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visit.errors).toEqual([])
})

test('a link of a partner passes the start page by itself, and no way back leads into it again (spec 2.3.1.3)', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/faq`)
  await page.goto(`${service.origin}/partner?partner=maple&type=renters&zip=78701`)
  const question = page.getByRole('heading', { level: 1, name: 'Where’s the home you rent?' })
  await question.waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname).toBe('/quote/renters/1')
  expect(search).toMatch(/^\?partner=maple&type=renters&q=[\w-]{22}$/)
  expect(await page.getByLabel('City').inputValue()).toBe('Austin')
  await page.goBack()
  await page.waitForURL('**/faq')
  await page.goForward()
  await question.waitFor()
  await isAlive(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good day/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/start')
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  await page.goBack()
  await page.waitForURL('**/faq')
  expect(visit.errors).toEqual([])
})

test('the first screen of a phone shows all six lines, the ZIP code and the button', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/start`)
  const button = await page.getByRole('button', { name: 'Get started' }).boundingBox()
  const field = await page.getByLabel('ZIP code').boundingBox()
  expect(await page.locator('label:has([name="type"])').count()).toBe(6)
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(740)
})

test('a style sheet that the page holds is not fetched once more', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await page.goto(`${service.origin}/start`)
  await isAlive(page)
  const held = await page.locator('style[id]').evaluateAll(all => all.map(({ id }) => id))
  expect(held.length).toBeGreaterThan(2)
  expect(fetched.filter(path => held.includes(path))).toEqual([])
})

test('a double click answers once', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  const posted: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/v1/answer')) posted.push(request.url())
  })
  await page.goto(`${service.origin}/start`)
  await isAlive(page)
  await page.getByText('Renters', { exact: true }).click()
  await page.getByText('Renters', { exact: true }).click()
  await page.getByLabel('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Get started' }).dblclick()
  await page.waitForURL('**/quote/renters/1?*')
  expect(posted).toHaveLength(1)
})

test('a card is chosen by a touch while its page still slides in, and the page slides in no wider than the window', async () => {
  await using visit = await openPage(360, { reducedMotion: 'no-preference' })
  const { page } = visit
  await page.goto(`${service.origin}/start?type=pet`)
  await isAlive(page)
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('[data-arriving] { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await page.getByText('Pet', { exact: true }).click()
  await page.getByLabel('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Get started' }).click()
  await page.waitForURL('**/quote/pet/1?*')
  const card = await page.locator('label:has([value="DOG_MEDIUM"])').boundingBox()
  await page.mouse.click((card?.x ?? 0) + 100, (card?.y ?? 0) + 20)
  expect(await page.locator('[value="DOG_MEDIUM"]').isChecked()).toBe(true)
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.waitForURL('**/quote/pet/10?*')
  expect(visit.errors).toEqual([])
})

test('what the visitor typed on a page that he left is there on the way back', async () => {
  await using visit = await atAddress()
  const { page } = visit
  await page.getByLabel('Street address').fill('12 Half')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back' }).click()
  const start = page.getByRole('heading', { level: 1, name: /^Good day/ })
  await start.waitFor()
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Where’s the home you rent?' }).waitFor()
  expect(await page.getByLabel('Street address').inputValue()).toBe('12 Half')
  await page.goBack()
  await start.waitFor()
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  expect(visit.errors).toEqual([])
})

test('a pasted address is split into the fields', async () => {
  await using visit = await atAddress()
  const { page } = visit
  await page.getByLabel('Street address').click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '12 Oak Ave Apt 4\nMcKinney, TX 75070')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('12 Oak Ave')
  expect(await page.getByLabel('Apt or suite').inputValue()).toBe('Apt 4')
  expect(await page.getByLabel('City').inputValue()).toBe('McKinney')
  expect(await page.getByLabel('State').inputValue()).toBe('TX')
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('75070')
})

test('the city and state of a ZIP in another state are filled in with one click', async () => {
  await using visit = await atAddress()
  const { page } = visit
  await page.getByLabel('ZIP code').fill('62701')
  await page.getByLabel('ZIP code').blur()
  await page.getByRole('button', { name: 'Use Springfield, IL' }).click()
  expect(await page.getByLabel('City').inputValue()).toBe('Springfield')
  expect(await page.getByLabel('State').inputValue()).toBe('IL')
})

test('the butler offers help to a visitor who hesitates, and what a question can do without', async () => {
  await using visit = await atAddress()
  const { page } = visit
  const stuck = page.getByText(
    /^Still stuck\? Street address required\. Or call .* What you’ve entered stays here\.$/,
  )
  const help = page.getByText(/^Need a hand\? Call .* What you’ve entered stays here\.$/)
  const boxOf = async (shown: Locator) => (await shown.boundingBox()) ?? expect.fail('nothing is shown')
  const why = page.getByText('Why we ask for this information').filter({ visible: true })
  const toWhy = async () => (await boxOf(why)).y + (await page.evaluate(() => scrollY))
  // So low that the field and the buttons have hardly room for what is between them.
  await page.setViewportSize({ width: 360, height: 480 })
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await page.waitForTimeout(100)
  }
  expect(await stuck.count()).toBe(0)
  const before = await toWhy()
  await page.getByRole('button', { name: 'Next' }).click()
  await stuck.waitFor()
  expect(await toWhy()).toBe(before)
  const said = await boxOf(stuck)
  const complaint = await boxOf(page.locator('#field-address1-error'))
  expect(said.y + said.height).toBeLessThanOrEqual(
    (await boxOf(page.getByRole('button', { name: 'Next' }))).y,
  )
  expect(said.y + said.height).toBeLessThan(480)
  expect(complaint.y + complaint.height).toBeLessThanOrEqual(said.y)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-address1')
  expect(await stuck.getAttribute('role')).toBe('status')
  await page.clock.install()
  await page.goto(`${service.origin}/quote/renters/1`)
  await isAlive(page)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  expect(await help.count()).toBe(0)
  await page.clock.runFor(15_000)
  await help.waitFor()
  const { y, height } = await boxOf(help)
  expect(y + height).toBeLessThan(480)
  expect(visit.errors).toEqual([])
})

test('several wrong fields are listed, each entry leads to its field, and a tap is enough', async () => {
  await using visit = await atAddress()
  const { page } = visit
  // Without its ZIP code, nothing can fill in the city again.
  await page.getByLabel('ZIP code').fill('')
  await page.getByLabel('City').fill('')
  await page.getByRole('button', { name: 'Next' }).click()
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: 'Street address required' }).waitFor()
  expect(await page.title()).toMatch(/^Error: Step 1 of \d+/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-address1')
  await summary.getByRole('link', { name: 'City required' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-city')
  await page.keyboard.type('Austin')
  await expect.poll(() => page.getByLabel('City').getAttribute('aria-invalid')).toBeNull()
  expect(await page.getByLabel('Street address').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [320, '100%'],
  [640, '200%'],
])('at %i px with text at %s nothing is lost sideways (WCAG 1.4.4, 1.4.10)', async (width, size) => {
  await using visit = await atAddress({ viewport: { width, height: 640 } })
  const { page } = visit
  await page.evaluate(fontSize => {
    document.documentElement.style.fontSize = fontSize
  }, size)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('nothing jumps while the start page comes to life', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${service.origin}/start`)
  await isAlive(page)
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThan(0.01)
})

test('a question fetches ahead the code of the questions that follow in its line, and of no other line', async () => {
  await using visit = await atAddress()
  const { page } = visit
  const views = new Set<string>()
  page.on('request', request => {
    const [, view] = /\/(\w+View)-[\w-]+\.js$/.exec(request.url()) ?? []
    if (view) views.add(view)
  })
  await page.reload()
  await isAlive(page)
  await expect.poll(() => [...views]).toContain('ContactView')
  await page.waitForLoadState('networkidle')
  expect([...views].sort()).toEqual(['AddressView', 'ChoiceView', 'ChoicesView', 'ContactView', 'DobView'])
  expect(visit.errors).toEqual([])
})
