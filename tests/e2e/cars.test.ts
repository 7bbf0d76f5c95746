import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { camry, details, untilCars } from '../support/auto.ts'
import { answerUntil } from '../support/renters.ts'
import { answerPage, nextButton, quickHand } from './hands.ts'
import { openPage } from './page.ts'
import { serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** The page of the first car, its look-ups failing until `restoreLookUps` is called. */
async function atFirstCar(lookUps: 'makes' | 'models') {
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, untilCars)
  const visit = await openPage(1280)
  const { page } = visit
  await takeCookies(page, visitor)
  let isBroken = true
  await page.route('**/api/v1/answer', route =>
    isBroken && route.request().postDataJSON().answer.action === lookUps ? route.abort() : route.continue(),
  )
  await page.goto(`${service.origin}/quote/auto/3`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  const restoreLookUps = () => {
    isBroken = false
  }
  return { visit, page, restoreLookUps }
}

const choose = (page: Page, name: string, value: string) => page.selectOption(`select[name="${name}"]`, value)
const chosen = (page: Page, name: string) => page.inputValue(`select[name="${name}"]`)

test('a failed look-up of makes is reported, and tried again (spec 4.3.2, 8.2)', async () => {
  const { visit, page, restoreLookUps } = await atFirstCar('makes')
  await using _ = visit
  await choose(page, 'year', '2019')
  await page.getByText('Failed to load makes. Please try again.').waitFor()
  restoreLookUps()
  await page.getByRole('button', { name: 'Try again' }).click()
  await choose(page, 'make', 'Toyota')
  await choose(page, 'model', 'Camry')
  await page.getByText('Failed to load makes. Please try again.').waitFor({ state: 'detached' })
})

test('a failed look-up of models is reported; another year clears make and model (spec 4.3.2, 8.3)', async () => {
  const { visit, page, restoreLookUps } = await atFirstCar('models')
  await using _ = visit
  await choose(page, 'year', '2019')
  await choose(page, 'make', 'Toyota')
  await page.getByText('Failed to load models. Please try again.').waitFor()
  restoreLookUps()
  await page.getByRole('button', { name: 'Try again' }).click()
  await choose(page, 'model', 'Camry')
  await choose(page, 'year', '2020')
  await expect.poll(() => chosen(page, 'make')).toBe('')
  expect(await chosen(page, 'model')).toBe('')
})

test('Next with a VIN and no car looks the VIN up; one that identifies no car says so at its field and clears the car', async () => {
  const { visit, page, restoreLookUps } = await atFirstCar('makes')
  restoreLookUps()
  await using _ = visit
  await page.getByText('Have the VIN handy?').click()
  const vin = page.locator('main form input[name="vin"]')
  await vin.fill(details.vin)
  await nextButton(page).click()
  await expect.poll(() => chosen(page, 'model')).toBe('Camry')
  await page.getByText(/^I’ve filled in your car below/).waitFor()
  expect(await page.getByText('Year is required').count()).toBe(0)

  // What is said is about this VIN, and not about the one before.
  await vin.fill('1HGCM82633A004353')
  await page.getByText(/^This VIN doesn’t add up/).waitFor()
  expect(await page.getByText(/^I’ve filled in your car below/).count()).toBe(0)
  await vin.fill('00000000000000000')
  await page.getByRole('button', { name: 'Fill in my car' }).click()
  await page.getByText(/^I couldn’t find a car with this VIN/).waitFor()
  expect(await vin.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => chosen(page, 'year')).toBe('')
  // A press while an earlier VIN is being looked up counts for the VIN that stands there then.
  await page.route('**/api/v1/answer', async route => {
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await route.fallback()
  })
  await nextButton(page).click()
  expect(page.url()).toContain('/quote/auto/3')

  await vin.fill(details.vin)
  await nextButton(page).click()
  await expect.poll(() => chosen(page, 'model')).toBe('Camry')
  await nextButton(page).click()
  await page.waitForURL('**/quote/auto/5?*')
})

test('a VIN that filled in a car is sent once, and is not used for the next car of the same model', async () => {
  const { visit, page, restoreLookUps } = await atFirstCar('makes')
  restoreLookUps()
  await using _ = visit
  const vinAfter = async () => {
    await nextButton(page).click()
    await page.waitForURL('**/quote/auto/5?*')
    const vin = page.locator('main form input[name="vin"]')
    await page.locator('input[name="daily_mileage"]').waitFor()
    return vin.inputValue()
  }
  await page.getByText('Have the VIN handy?').click()
  await page.locator('main form input[name="vin"]').fill(details.vin)
  await page.getByRole('button', { name: 'Fill in my car' }).click()
  await expect.poll(() => chosen(page, 'model')).toBe('Camry')
  expect(await vinAfter()).toBe(details.vin)
  await answerPage(page, details, quickHand)
  await page.waitForURL('**/quote/auto/6?*')
  await page.getByRole('button', { name: 'Add another car' }).click()
  await page.waitForURL('**/quote/auto/3?*')
  for (const [name, value] of Object.entries(camry)) {
    await page.locator(`select[name="${name}"] option[value="${value}"]`).waitFor({ state: 'attached' })
    await choose(page, name, value)
  }
  expect(await vinAfter()).toBe('')
})

test('what is said about a VIN on the page of the details is about what stands in the field now', async () => {
  const visitor = service.visitor()
  await answerUntil(visitor, undefined, [...untilCars, ['/quote/auto/3', camry]])
  await using visit = await openPage(1280)
  const { page } = visit
  await takeCookies(page, visitor)
  await page.goto(`${service.origin}/quote/auto/5`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  const vin = page.locator('main form input[name="vin"]')
  const otherCar = page.getByText(/^This VIN belongs to a 2003 Honda Accord/)
  for (const now of ['ABC', '', '1HGCM82633A004353']) {
    await vin.fill('1HGCM82633A004352')
    await otherCar.waitFor()
    await vin.fill(now)
    await vin.blur()
    await otherCar.waitFor({ state: 'detached' })
  }
  await page.getByText(/^This VIN doesn’t add up/).waitFor()
})
