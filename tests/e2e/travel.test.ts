import { expect, test } from 'vitest'
import { fillUntil } from '../support/forms.ts'
import { journeys } from '../support/journeys.ts'
import { nextButton } from './hands.ts'
import { openPage } from './page.ts'
import { serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** A phone that holds the cookies of a visitor who has answered up to a page of the travel line. */
async function arriveAt(route: string) {
  const visitor = service.visitor()
  await fillUntil(visitor, journeys.travel, route)
  const visit = await openPage(360)
  await takeCookies(visit.page, visitor)
  await visit.page.goto(service.origin + route)
  await visit.page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  return visit
}

test('the length of the trip appears as soon as both days are there (spec 2.3.11.2)', async () => {
  await using visit = await arriveAt('/quote/travel/1')
  const { page } = visit
  await page.getByLabel('Departure').fill('2030-03-01')
  await page.getByLabel('Return').fill('2030-03-15')
  await page.getByText(/2 weeks/).waitFor()
})

test('a country stays under the finger that chooses it, and the focus stays when one is removed', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  const popular = page.getByRole('region', { name: 'Popular destinations' })
  const spain = popular.getByRole('button', { name: 'Spain' })
  const place = async () => (await spain.boundingBox()) ?? { x: NaN, y: NaN }
  const before = await place()
  await spain.click()
  await page.getByRole('list', { name: 'Your destinations' }).waitFor()
  const after = await place()
  expect(after.x).toBe(before.x)
  expect(Math.abs(after.y - before.y)).toBeLessThan(1)

  await popular.getByRole('button', { name: 'Italy' }).click()
  const chosen = page.getByRole('list', { name: 'Your destinations' }).getByRole('checkbox')
  await chosen.first().press('Space')
  await expect.poll(() => chosen.count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('IT')
  expect(await spain.getAttribute('aria-pressed')).toBe('false')
})

test('a half-typed country beside a chosen one is pointed out, and neither is lost', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  await page.getByRole('button', { name: 'France' }).click()
  const search = page.getByRole('combobox')
  await search.fill('Ital')
  await nextButton(page).click()
  await page.getByText(/^I couldn’t tell which country this is/).waitFor()
  expect(await search.inputValue()).toBe('Ital')
  expect(await page.getByRole('list', { name: 'Your destinations' }).getByText('France').count()).toBe(1)
  await search.fill('')
  await nextButton(page).click()
  await page.waitForURL('**/quote/travel/3?*')
})

test('an empty choice is reported at the search box', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  await page.getByRole('combobox').fill('zz')
  await nextButton(page).click()
  await page.getByText('Please start typing a country and select from the list.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
})

test('Enter on a name that can only mean one country chooses it, and Next accepts one typed in full', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  const search = page.getByRole('combobox')
  const chosen = page.getByRole('list', { name: 'Your destinations' }).getByRole('listitem')
  await search.fill('Hawaii')
  await page.getByRole('option', { name: 'United States (Hawaii)' }).waitFor()
  await search.press('Enter')
  await expect.poll(() => chosen.allTextContents()).toEqual([expect.stringContaining('United States')])
  expect(await search.inputValue()).toBe('')
  expect(page.url()).toContain('/quote/travel/2')
  await search.fill('united')
  await search.press('Enter')
  await page.getByRole('option', { name: 'United Kingdom' }).waitFor()
  expect(await chosen.count()).toBe(1)
  await search.fill('Turkey')
  await nextButton(page).click()
  await page.waitForURL('**/quote/travel/3?*')
  await page.getByText(/^Your answers so far \(2\)/).click()
  await page.getByRole('link', { name: /United States, Türkiye/ }).waitFor()
})

test('a country added while the answer is under way keeps the page, and is sent with the next press', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  const country = (name: string) =>
    page.getByRole('region', { name: 'Popular destinations' }).getByRole('button', { name })
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/answer', async route => {
    hear()
    await isReleased
    await route.continue()
  })
  await country('Spain').click()
  await nextButton(page).click()
  await isHeard
  await country('Italy').click()
  await page.getByRole('list', { name: 'Your destinations' }).getByText('Italy').waitFor()
  // The result of the press is compared as soon as it is rendered.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const replied = page.waitForResponse('**/api/v1/answer')
  release()
  await replied
  await expect.poll(() => nextButton(page).getAttribute('aria-disabled')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/quote/travel/2')
  const answerRequest = page.waitForRequest('**/api/v1/answer')
  await nextButton(page).click()
  const codes = (await answerRequest)
    .postDataJSON()
    .answer.destinations.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(['ES', 'IT'])
  await page.waitForURL('**/quote/travel/3*')
})

test('a country is chosen from the list A to Z', async () => {
  await using visit = await arriveAt('/quote/travel/2')
  const { page } = visit
  await page.getByText('All countries, A to Z').click()
  await page.getByRole('button', { name: 'Iceland' }).click()
  await nextButton(page).click()
  await page.waitForURL('**/quote/travel/3?*')
  await page.getByText(/^Your answers so far \(2\)/).click()
  await page.getByRole('link', { name: /Iceland/ }).waitFor()
})

test('a traveler who was filled in is not removed without a question (spec 4.3.3)', async () => {
  await using visit = await arriveAt('/quote/travel/4')
  const { page } = visit
  const add = page.getByRole('button', { name: 'Add a traveler' })
  const second = page.getByRole('group', { name: 'Traveler 2' })
  const remove = page.getByRole('button', { name: 'Remove traveler 2' })
  const dialog = page.getByRole('dialog', { name: 'Remove this traveler?' })
  await add.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-others.0.first_name')
  await remove.click()
  await second.waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(false)

  await add.click()
  await second.getByLabel('First name').fill('Ben')
  await remove.click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  expect(await second.getByLabel('First name').inputValue()).toBe('Ben')
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await second.waitFor({ state: 'detached' })
  expect(visit.errors).toEqual([])
})
