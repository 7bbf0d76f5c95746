import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patience } from '../../src/web/calls/patience.ts'
import { answerUntil } from '../support/renters.ts'
import { hideNextQuestion, nextButton } from './hands.ts'
import { holdBack } from './network.ts'
import type { OpenPage } from './page.ts'
import { isAlive, openAs, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const networkError = 'Oops. Network error. Please try again.'
const answer = '**/api/v1/answer'
const properties = '**/api/v1/properties'
const places = '**/api/v1/places'

const choose = (page: Page, value: string) => page.locator(`label:has(input[value="${value}"])`).click()

/** The interactive page of a visitor who has answered up to it. `before`: changes to the browser first. */
async function openAt(route: string, before?: (page: Page) => Promise<unknown>): Promise<OpenPage> {
  const visitor = service.visitor()
  await answerUntil(visitor, route)
  const visit = await openAs({ service, visitor, path: route, before })
  await isAlive(visit.page)
  return visit
}

test('a question that cannot be drawn leaves the frame, a way on and what the visitor typed', async () => {
  await using visit = await openAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="address1"]', '9 Broken Road')
  await page.fill('[name="city"]', 'Austin')
  await page.selectOption('[name="state"]', 'TX')
  // No reply of ours; whatever throws while a page is drawn does so in the same way.
  const unreadable = { toString: null, valueOf: null }
  await page.route(places, route =>
    route.request().postData()?.includes('10001')
      ? route.fulfill({ json: { status: 'OK', data: { city: unreadable, state: 'NY', zipcode: '10001' } } })
      : route.continue(),
  )
  const reported = page.waitForRequest(request => request.postData()?.includes('part_broken') ?? false)
  await page.locator('[name="zipcode"]').fill('10001')
  await page.getByRole('heading', { level: 1, name: 'Something went wrong on my side.' }).waitFor()
  await page.getByText('Your earlier answers are saved, and so is what you typed.').waitFor()
  expect(await page.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/welcome')
  expect((await reported).postDataJSON()).toMatchObject({
    action: 'part_broken',
    data: { place: 'step/address', error: 'TypeError' },
  })
  await expect.poll(() => service.logged.filter(line => line.includes('page-part-broken'))).toHaveLength(1)
  expect(service.logged.join()).not.toContain('9 Broken Road')
  await page.unroute(places)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[name="address1"]').waitFor()
  expect(await page.inputValue('[name="address1"]')).toBe('9 Broken Road')
  expect(await page.inputValue('[name="zipcode"]')).toBe('10001')
})

test('a next question that cannot be drawn is requested once more', async () => {
  await using visit = await openAt('/quote/renters/1c')
  const { page } = visit
  await page.route(answer, async route => {
    const { data, ...reply } = await (await route.fetch()).json()
    const spoilt = { ...data.properties, answers: [null] }
    await route.fulfill({ json: { ...reply, data: { ...data, properties: spoilt } } })
  })
  await choose(page, 'HOUSE')
  await page.getByRole('heading', { level: 1, name: 'Something went wrong on my side.' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[name="month"]').waitFor()
})

test('an answer without a reply counts as lost after a while, and is sent again under its key', async () => {
  await using visit = await openAt('/quote/renters/1c', page => page.clock.install())
  const { page } = visit
  const keys: (string | undefined)[] = []
  await page.route(answer, route => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first one is held forever.
    if (keys.length > 1) return route.continue()
  })
  const answerRequest = page.waitForRequest(answer)
  await choose(page, 'HOUSE')
  await page.clock.runFor(1000)
  await answerRequest
  await page.clock.runFor(patience)
  await page.getByText(networkError).first().waitFor()
  await nextButton(page).click()
  await page.clock.runFor(2000)
  await page.locator('[name="month"]').waitFor()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('a next question that never comes is reported after a while, and Next continues', async () => {
  await using visit = await openAt('/quote/renters/1c', page => page.clock.install())
  const { page } = visit
  await hideNextQuestion(page)
  const next = await holdBack(page, properties)
  await choose(page, 'HOUSE')
  await page.clock.runFor(1000)
  await next.waitFor(1)
  await page.clock.runFor(patience)
  await page.getByRole('alert').getByText(networkError).waitFor()
  await next.letGo()
  await nextButton(page).click()
  await page.clock.runFor(2000)
  await page.locator('[name="month"]').waitFor()
})

test('a file that never comes is reported after a while, and requested again', async () => {
  await using visit = await openAt('/quote/renters/1c', page => page.clock.install())
  const { page } = visit
  // The page fetches it when idle, so it is held back before it begins.
  const file = await holdBack(page, '**/assets/send-answer-*.js')
  await page.reload()
  await isAlive(page)
  await choose(page, 'HOUSE')
  await page.clock.runFor(1000)
  await file.waitFor(1)
  await page.clock.runFor(patience)
  await page.getByText(networkError).first().waitFor()
  await file.letGo()
  await nextButton(page).click()
  await page.clock.runFor(2000)
  await page.locator('[name="month"]').waitFor()
})

test('a failure names the request to read out, in the words of an error page', async () => {
  await using visit = await openAt('/quote/renters/1e')
  const { page } = visit
  const broken = (request: string) => ({ status: 500, headers: { 'X-Request-Id': request }, json: {} })
  await page.route(answer, route => route.fulfill(broken('AAAA-BBBB-CCCC')))
  await page.fill('[name="month"]', '05')
  await page.fill('[name="day"]', '02')
  await page.fill('[name="year"]', '1994')
  await nextButton(page).click()
  const words = (request: string) =>
    `If that doesn’t help, call (800) 555-0142. Mention reference ${request}, so someone can look up what happened.`
  await page.getByRole('alert').getByText(words('AAAA-BBBB-CCCC')).waitFor()
  // Where no reply came there is no request id to show.
  await page.unroute(answer)
  await page.route(answer, route => route.abort())
  await nextButton(page).click()
  await page.getByText('Mention reference').waitFor({ state: 'detached' })
  await page.getByText(networkError).first().waitFor()
})

test('a failed skip names the request too', async () => {
  await using visit = await openAt('/quote/renters/1e')
  const { page } = visit
  await page.route(answer, route =>
    route.fulfill({ status: 503, headers: { 'X-Request-Id': 'DDDD-EEEE-FFFF' }, json: {} }),
  )
  await page.getByRole('button', { name: 'Skip this question' }).click()
  await page.getByRole('button', { name: 'Yes, skip the question' }).click()
  await page.getByText('There was a problem skipping your question.').waitFor()
  await page.getByText('Mention reference DDDD-EEEE-FFFF,').waitFor()
})

test('only visitors who use a keyboard see the hint about keys', async () => {
  await using visit = await openAt('/quote/renters/1')
  const { page } = visit
  const hint = page.getByText('On a keyboard, use the arrow keys to move and Enter to choose.')
  await page.locator('[name="address1"]').click()
  await page.locator('[name="address1"]').pressSequentially('500 East 4th Street')
  await nextButton(page).click()
  await page.locator('[name="choice"]').first().waitFor({ state: 'attached' })
  expect(await hint.isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await hint.waitFor()
  await page.mouse.click(5, 400)
  await hint.waitFor({ state: 'hidden' })
})

test('a failed address look-up is reported under the field, and tried again', async () => {
  await using visit = await openAt('/quote/renters/1', page => page.route(places, route => route.abort()))
  const { page } = visit
  await page.locator('[name="address1"]').pressSequentially('500 East 4th')
  await page.getByText('I couldn’t look up addresses just now.').waitFor()
  await page.unroute(places)
  const again = page.waitForRequest(places)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await again).postDataJSON()).toMatchObject({ text: '500 East 4th' })
  await page.getByText('I couldn’t look up addresses just now.').waitFor({ state: 'detached' })
  expect(await page.inputValue('[name="address1"]')).toBe('500 East 4th')
})

test('a menu that did not load says so below its button, does not open late, and opens when it is pressed again', async () => {
  await using visit = await openAt('/quote/renters/1c', page =>
    page.route('**/assets/Drawer-*.js', route => route.abort()),
  )
  const { page } = visit
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('alert').getByText(networkError).waitFor()
  await page.unroute('**/assets/Drawer-*.js')
  await menu.focus()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await menu.click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText(networkError).count()).toBe(0)
})
