import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerUntil } from '../support/renters.ts'
import { nextButton } from './hands.ts'
import { axeFindings, openPage } from './page.ts'
import { serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** The question that the page shows, once its address has changed. */
async function expectStep(page: Page, route: string, title: string): Promise<void> {
  await page.waitForURL(url => url.pathname === route)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const choose = (page: Page, value: string) => page.locator(`label:has(input[value="${value}"])`).click()
const next = (page: Page) => nextButton(page).click()
const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)

/** A browser that holds the cookies of a visitor who has answered up to a page. */
async function arriveAt(route: string, width: 360 | 1280 = 1280) {
  const visitor = service.visitor()
  await answerUntil(visitor, route)
  const visit = await openPage(width)
  await takeCookies(visit.page, visitor)
  await visit.page.goto(service.origin + route)
  await isAlive(visit.page)
  return visit
}

test('a click on a card answers after 300 ms, and not before (spec 2.3.5.1)', async () => {
  await using visit = await arriveAt('/quote/renters/1c')
  const { page } = visit
  const posted: number[] = []
  page.on('request', request => request.url().endsWith('/answer') && posted.push(Date.now()))
  const clicked = Date.now()
  await choose(page, 'HOUSE')
  await expectStep(page, '/quote/renters/1e', 'When were you born?')
  expect(posted).toHaveLength(1)
  expect((posted[0] ?? 0) - clicked).toBeGreaterThanOrEqual(290)
})

test('arrow keys move over the cards and do not answer; Enter does (spec 2.3.5.2)', async () => {
  await using visit = await arriveAt('/quote/renters/1c')
  const { page } = visit
  await page.focus('[name="choice"]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(600)
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1c')
  await page.keyboard.press('Enter')
  await expectStep(page, '/quote/renters/1e', 'When were you born?')
})

test('the birth date moves the focus on and back, and accepts a pasted date (spec 2.3.7.1)', async () => {
  await using visit = await arriveAt('/quote/renters/1e')
  const { page } = visit
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
  await page.click('[name="month"]')
  await page.keyboard.type('11')
  expect(await focused()).toBe('day')
  await page.keyboard.type('3')
  expect(await focused()).toBe('day')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await focused()).toBe('month')
  expect(await page.inputValue('[name="month"]')).toBe('11')
  await page.fill('[name="month"]', '2')
  await page.fill('[name="day"]', '30')
  await page.fill('[name="year"]', '1990')
  await next(page)
  await page.getByText('Invalid day').first().waitFor()
  await expect.poll(focused).toBe('day')
  expect(await page.inputValue('[name="year"]')).toBe('1990')
})

test('"none of these" clears the others, and they clear it', async () => {
  await using visit = await arriveAt('/quote/renters/1h')
  const { page } = visit
  const checked = () =>
    page
      .locator('input[name="choices"]:checked')
      .evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
  await choose(page, 'SPRINKLER')
  await choose(page, 'GATED')
  expect(await checked()).toEqual(['SPRINKLER', 'GATED'])
  await choose(page, 'NONE')
  expect(await checked()).toEqual(['NONE'])
  await choose(page, 'GATED')
  expect(await checked()).toEqual(['GATED'])
})

test('a skip is confirmed once and never again (spec 4.2.2)', async () => {
  await using visit = await arriveAt('/quote/renters/1e')
  const { page } = visit
  const skip = page.getByRole('button', { name: /skip/i }).first()
  await skip.click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure to skip the question?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1e')
  await skip.click()
  await page.getByRole('button', { name: 'Yes, skip the question' }).click()
  await expectStep(page, '/quote/renters/1h', 'Which of these does your home have?')
  await page.getByRole('button', { name: /skip/i }).first().click()
  await expectStep(page, '/quote/renters/1k', 'Do you have a dog or any other pets?')
})

test('a skip that fails says so, and leaves the question open (spec 4.2.3)', async () => {
  await using visit = await arriveAt('/quote/renters/1e')
  const { page } = visit
  await page.route('**/api/v1/answer', route => route.abort())
  await page.getByRole('button', { name: /skip/i }).first().click()
  await page.getByRole('button', { name: 'Yes, skip the question' }).click()
  await page.getByText('Something went wrong', { exact: true }).waitFor()
  await page.getByText('There was a problem skipping your question. Please try again in a bit.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1e')
})

test('the page of several choices says in its own words that its answer was not accepted (spec 4.1.4)', async () => {
  await using visit = await arriveAt('/quote/renters/1h')
  const { page } = visit
  await page.route('**/api/v1/answer', route => route.abort())
  await choose(page, 'SPRINKLER')
  await next(page)
  await page.getByText('Oops, :( Failed to submit, please try again').first().waitFor()
  expect(await page.isChecked('input[value="SPRINKLER"]')).toBe(true)
})

test('an address is completed from a suggestion (spec 2.3.3.3)', async () => {
  await using visit = await arriveAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="city"]', '')
  await page.click('[name="address1"]')
  await page.keyboard.type('12 Elm Street, round ro')
  await page
    .getByRole('option', { name: /Round Rock, TX/ })
    .first()
    .click()
  await expect.poll(() => page.inputValue('[name="city"]')).toBe('Round Rock')
  expect(await page.inputValue('[name="address1"]')).toBe('12 Elm Street')
  expect(await page.inputValue('[name="state"]')).toBe('TX')
})

test('the city that the visitor typed is suggested, and no other in its place', async () => {
  await using visit = await arriveAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="city"]', 'Round Rock')
  await page.click('[name="address1"]')
  await page.keyboard.type('12 Elm Street')
  const options = page.getByRole('listbox').getByRole('option')
  await options.first().waitFor()
  for (const label of await options.allTextContents()) expect(label).toMatch(/^Round Rock, TX/)
  await options.first().click()
  await expect.poll(() => page.inputValue('[name="zipcode"]')).toMatch(/^786/)
  expect(await page.inputValue('[name="address1"]')).toBe('12 Elm Street')
  expect(await page.inputValue('[name="city"]')).toBe('Round Rock')
})

test('suggestions are requested once, 400 ms after the last key (spec 2.3.3.2)', async () => {
  await using visit = await arriveAt('/quote/renters/1')
  const { page } = visit
  const requests: string[] = []
  page.on('request', request => request.postData()?.includes('12 Elm') && requests.push(request.url()))
  await page.click('[name="address1"]')
  // The page's own time stands still, however slow this machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('12 Elm Stree')
  await page.clock.runFor(390)
  await page.keyboard.type('t')
  await page.clock.runFor(390)
  expect(requests).toEqual([])
  await page.clock.runFor(20)
  await page.getByRole('option').first().waitFor()
  expect(requests).toHaveLength(1)
})

test('a ZIP in another state is reported at once', async () => {
  await using visit = await arriveAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="zipcode"]', '73102')
  await page
    .getByText(/Oklahoma City/)
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1')
})

test('the press on Next after a corrected ZIP is not lost', async () => {
  await using visit = await arriveAt('/quote/renters/1', 360)
  const { page } = visit
  await page.fill('[name="address1"]', '500 East 4th Street')
  await page.fill('[name="zipcode"]', '73102')
  const notice = page.getByText(/Oklahoma City/).first()
  await notice.waitFor()
  await page.fill('[name="zipcode"]', '78701')
  await notice.waitFor({ state: 'detached' })
  await page.locator('main form button[type="submit"]').first().click({ delay: 150 })
  await expectStep(page, '/quote/renters/1c', 'What kind of home is it?')
})

test('a correction is offered for a likely slip in the e-mail (spec 2.3.9.5)', async () => {
  await using visit = await arriveAt('/quote/renters/3')
  const { page } = visit
  if (!(await page.isChecked('[name="emailSwitch"]')))
    await page.locator('label:has([name="emailSwitch"])').click()
  await page.fill('[name="email"]', 'ann@gmial.com')
  await page.locator('[name="email"]').blur()
  await page.getByRole('button', { name: 'Did you mean ann@gmail.com?' }).click()
  expect(await page.inputValue('[name="email"]')).toBe('ann@gmail.com')
})

test('an empty field with the switch on is reported in the words of the page (spec 5.9)', async () => {
  await using visit = await arriveAt('/quote/renters/3')
  const { page } = visit
  await page.fill('[name="firstName"]', 'Ann')
  await page.fill('[name="lastName"]', 'Example')
  if (!(await page.isChecked('[name="emailSwitch"]')))
    await page.locator('label:has([name="emailSwitch"])').click()
  await next(page)
  await page.getByText('Please enter your email to receive quotes').first().waitFor()
  expect(await page.inputValue('[name="firstName"]')).toBe('Ann')
})

test('the information disclosure opens in a dialog, and counts (spec 2.3.9.4, 7.5)', async () => {
  await using visit = await arriveAt('/quote/renters/3')
  const { page } = visit
  const counted = page.waitForRequest(request => request.url().endsWith('/instrument'))
  await page.getByText('Information Disclosure').first().click()
  await page.getByRole('dialog', { name: 'Information Disclosure' }).waitFor()
  expect((await counted).postDataJSON()).toMatchObject({ action: 'information_disclosure' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Information Disclosure' }).waitFor({ state: 'hidden' })
})

test('back, forward, refresh and a second tab lose and double nothing', async () => {
  await using visit = await arriveAt('/quote/renters/1k')
  const { page } = visit
  await choose(page, 'DOG')
  await expectStep(page, '/quote/renters/2', 'What are your belongings worth?')
  await page.goBack()
  await expectStep(page, '/quote/renters/1k', 'Do you have a dog or any other pets?')
  expect(await page.isChecked('input[value="DOG"]')).toBe(true)
  await page.goForward()
  await expectStep(page, '/quote/renters/2', 'What are your belongings worth?')
  await page.reload()
  await expectStep(page, '/quote/renters/2', 'What are your belongings worth?')

  const second = await page.context().newPage()
  await second.goto(`${service.origin}/quote/renters/2c`)
  await expectStep(second, '/quote/renters/2', 'What are your belongings worth?')
  await isAlive(second)
  await choose(second, '50000')
  await expectStep(second, '/quote/renters/2b', 'How much liability coverage do you want?')
  await isAlive(page)
  await choose(page, '15000')
  await expectStep(page, '/quote/renters/2b', 'How much liability coverage do you want?')
  await choose(second, '300000')
  await expectStep(second, '/quote/renters/2c', 'What deductible would you like?')
})

test('an answer given offline stays in its form until the connection is back', async () => {
  await using visit = await arriveAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="address1"]', '9 Offline Road')
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await next(page)
  await page.getByText('Oops. Network error. Please try again.').first().waitFor()
  expect(await page.inputValue('[name="address1"]')).toBe('9 Offline Road')
  await page.context().setOffline(false)
  await next(page)
  await expectStep(page, '/quote/renters/1c', 'What kind of home is it?')
})

test('text typed before the page is alive is kept', async () => {
  await using visit = await openPage(1280)
  const { page } = visit
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(`${service.origin}/start`, { waitUntil: 'commit' })
  await page.fill('[name="zipCode"]', '78701')
  await isAlive(page)
  expect(await page.inputValue('[name="zipCode"]')).toBe('78701')
})

test('a switch pressed before the page is alive shows its field', async () => {
  await using visit = await arriveAt('/quote/renters/3')
  const { page } = visit
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('label:has([name="emailSwitch"])').click()
  await isAlive(page)
  expect(await page.isChecked('[name="emailSwitch"]')).toBe(true)
  expect(await page.isVisible('[name="email"]')).toBe(true)
})

test('for a quote that no longer exists the page says so, and the start page is ready (spec 2.2.5)', async () => {
  await using visit = await arriveAt('/quote/renters/1c')
  const { page } = visit
  await page.context().clearCookies()
  const somebodyElse = await page.context().newPage()
  await somebodyElse.goto(`${service.origin}/start`)
  await choose(page, 'HOUSE')
  await page
    .getByText('The quote is expired or something error happened. Please start a new quote.')
    .first()
    .waitFor()
  await page.waitForURL(/\/start/)
})

test('the menu leads home, to the questions and to a new start (spec 2.2.6)', async () => {
  await using visit = await arriveAt('/quote/renters/1c')
  const { page } = visit
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('button', { name: 'FAQ' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('iframe').getAttribute('src')).toBe('/faq?show_header=false&show_footer=false')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
  expect(await menu.evaluate(element => element === document.activeElement)).toBe(true)
  await menu.click()
  await page.getByRole('button', { name: 'Start Over' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Start over' }).click()
  await page.waitForURL(/\/welcome/)
  expect(await page.inputValue('[name="zipCode"]')).toBe('78701')
})

test('the line works without scripts, skip and mistakes included', async () => {
  await using visit = await openPage(360, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${service.origin}/start`)
  await page.getByText('Renters', { exact: true }).click()
  await page.fill('[name="zipCode"]', '78701')
  await next(page)
  await page.fill('[name="address1"]', '500 East 4th Street')
  await next(page)
  await page.waitForURL(/renters\/1c/)
  for (const value of ['HOUSE']) await choose(page, value)
  await next(page)
  await page.getByRole('button', { name: /skip/i }).first().click()
  await page.waitForURL(/renters\/1h/)
  await choose(page, 'DEADBOLT')
  await next(page)
  for (const [route, value] of [
    ['1k', 'NONE'],
    ['2', '20000'],
    ['2b', '300000'],
    ['2c', '1000'],
    ['2g', 'NONE'],
  ] as const) {
    await page.waitForURL(new RegExp(`renters/${route}\\?`))
    await choose(page, value)
    await next(page)
  }
  await page.fill('[name="firstName"]', 'Ann')
  await page.fill('[name="lastName"]', '   ')
  await page.locator('[name="emailSwitch"]').uncheck()
  await next(page)
  await page.getByText('Should be at least 2 chars long').first().waitFor()
  expect(await page.inputValue('[name="firstName"]')).toBe('Ann')
  await page.fill('[name="lastName"]', 'Example')
  await next(page)
  await page.waitForURL(/\/quotes\//)
  // Without the birth date most carriers can only estimate.
  expect(await page.getByText(/^(✓ Confirmed|~ Estimate)$/).count()).toBeGreaterThanOrEqual(4)
})
