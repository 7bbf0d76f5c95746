import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { household } from '../support/household.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { everyNth } from '../support/sweep.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile()

/** The persona who owns a home, in Ohio. */
const owner = readPersonas()
  .filter(({ file }) => file === 'homeowner.yaml')
  .flatMap(pagesOf)
  .map(([step, said]): readonly [string, object] => [
    step,
    step === '/quote/homeowner/1'
      ? { address1: '12 Elm Street', city: 'Columbus', state: 'OH', zipcode: '43215' }
      : said,
  ])

/** The prices of a household with an accident and a ticket, on a phone or a desktop. */
async function openPrices(width: number, more: Parameters<typeof openPage>[1] = {}) {
  const { visitor, path } = await visitorWithQuote(service, household)
  const viewport = { width, height: width < 768 ? 844 : 900 }
  const visit = await openPage(1280, { viewport, ...more })
  await takeCookies(visit.page, visitor)
  await visit.page.goto(service.origin + path)
  return visit
}

/** Chooses an option as the keyboard does: by typing its first letters. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().focus()
  await page.keyboard.type(words)
}

const told =
  /^With all the details you added, .+ costs .+ (less|more) (a year|a month|for 6 months) than without them\.$/

test.each(everyNth(2, [390, 1280]))(
  'a visitor tells by keyboard who had the accident, and the prices follow: %i px',
  async width => {
    await using visit = await openPrices(width)
    const { page, errors } = visit
    await isAlive(page)
    await page.getByRole('link', { name: /^Get a more accurate price: \d questions$/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Get a more accurate price' }).waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('link', { name: 'Answer: Driving record' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Who was involved, and when?' }).waitFor()
    await isAlive(page)
    expect(await faultsOnBothScreens(page)).toEqual([])

    await choose(page, 'Who was it?', 'Ann')
    await page.getByRole('button', { name: 'Update my prices' }).press('Enter')
    await page.getByText('Please choose the year').first().waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await choose(page, 'Year', String(new Date().getFullYear() - 4))
    await page.getByRole('button', { name: 'Update my prices' }).press('Enter')

    // The next question is there.
    await page.getByRole('heading', { level: 1, name: 'Get a more accurate price' }).waitFor()
    await page.getByText(told).waitFor()
    expect(await page.getByRole('link', { name: /^Answer: / }).count()).toBeGreaterThan(0)
    expect(await faultsOnBothScreens(page)).toEqual([])
    expect(errors.filter(error => !error.includes('422'))).toEqual([])
  },
)

test('what happened twice gets a row of its own, and the focus goes there', async () => {
  await using visit = await openPrices(390)
  const { page } = visit
  await page.getByRole('link', { name: /^Get a more accurate price/ }).click()
  await page.getByRole('link', { name: 'Answer: Driving record' }).click()
  await isAlive(page)
  await page.getByRole('button', { name: 'Add another' }).press('Enter')
  const added = page.getByRole('group', { name: 'Another one' })
  const first = added.getByLabel('What happened?')
  await expect.poll(() => first.evaluate(select => select === document.activeElement)).toBe(true)
  expect(await first.locator('option').allTextContents()).toEqual(['Choose', 'Speeding ticket'])
})

test('all of it works without scripts', async () => {
  await using visit = await openPrices(390, { javaScriptEnabled: false })
  const { page } = visit
  await page.getByRole('link', { name: /^Get a more accurate price/ }).click()
  await page.getByRole('link', { name: 'Answer: Driving record' }).click()
  await page.getByRole('button', { name: 'Add another' }).click()
  await page.getByRole('group', { name: 'Another one' }).waitFor()
  const ticket = page.getByRole('group', { name: 'Speeding ticket' })
  await ticket.getByLabel('Who was it?').selectOption('Ben')
  await page.getByRole('button', { name: 'Update my prices' }).click()
  await page.getByText('Please choose the year').first().waitFor()
  await page.getByRole('group', { name: 'Speeding ticket' }).getByLabel('Year').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Update my prices' }).click()
  await page.getByText(told).waitFor()
  await page.getByText('Ben: speeding ticket').waitFor()
})

test.each(journeyWidths)(
  'an owner tells by keyboard how good the credit is and insures the car there too, and the prices follow; axe finds nothing: %d px',
  async width => {
    const { visitor, path } = await visitorWithQuote(service, owner)
    await using visit = await openPage(width)
    const { page, errors } = visit
    await takeCookies(page, visitor)
    await page.goto(`${service.origin}${path}/exact`)
    await isAlive(page)
    await shoot(page, `exact-owner-${width}`)
    for (const [question, choice] of [
      ['Credit', 'Needs work'],
      ['Home and car together', 'Yes'],
    ] as const) {
      await page.getByRole('link', { name: `Answer: ${question}` }).press('Enter')
      const radio = page.getByRole('radio', { name: new RegExp(`^${choice}`) })
      await radio.waitFor()
      await isAlive(page)
      await shoot(page, `exact-${question.split(' ')[0]}-${width}`)
      expect(await faultsOnBothScreens(page)).toEqual([])
      await radio.press('Space')
      await page.getByRole('button', { name: 'Update my prices' }).press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Get a more accurate price' }).waitFor()
      await page.getByText(choice, { exact: true }).waitFor()
    }
    await page.getByText(/^With all the details you added, /).waitFor()
    await shoot(page, `exact-owner-answered-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    expect(errors).toEqual([])
  },
)
