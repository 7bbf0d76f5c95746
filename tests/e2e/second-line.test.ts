import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ann, camry, details, untilCars, untilDrivers, untilPrices } from '../support/auto.ts'
import { journeys } from '../support/journeys.ts'
import { type Page as Answered, anotherRenter, answerUntil } from '../support/renters.ts'
import { answerPage, keyboardHand } from './hands.ts'
import { axeFindings, openPage, widths } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

/** Only on demand: `SHOTS=folder` keeps what each state looks like. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
}

test.each(widths)(
  'a tenant adds life insurance by keyboard at %d px, is asked nothing twice, and goes back and forth; axe finds nothing',
  async width => {
    const visitor = service.visitor()
    const id = (await answerUntil(visitor, undefined, anotherRenter()))?.config.quoteId ?? ''
    await using visit = await openPage(width)
    const { page, errors } = visit
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: service.origin }))
    await page.context().addCookies(cookies)
    await page.goto(`${service.origin}/quotes/${id}`)
    await isAlive(page)
    await page.getByRole('link', { name: 'Add another insurance' }).press('Enter')
    await page.waitForURL(`**/quotes/${id}/add`)
    await isAlive(page)
    await shoot(page, `add-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Add life insurance' }).press('Enter')
    await page.waitForURL(/\/quote\/life\/1\?/)
    await isAlive(page)
    await page.getByText(/^From your renters quote I took over your name, your birth date/).waitFor()
    await shoot(page, `second-first-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
    await page.waitForURL(`**/quotes/${id}`)
    await page.goBack()
    await page.waitForURL(/\/quote\/life\/1\?/)
    const hand = keyboardHand(page)
    for (const [route, words] of journeys.life) {
      // The start page and the birth date are known.
      if (!route.startsWith('/quote/') || route === '/quote/life/2') continue
      await page.waitForURL(url => url.pathname === route)
      if (route !== '/quote/life/5') await answerPage(page, words, hand)
    }
    expect(await page.getByLabel('First name').inputValue()).toBe('Ann')
    expect(
      await page
        .getByLabel(/^Email/)
        .last()
        .inputValue(),
    ).toBe('ann@example.com')
    await shoot(page, `second-contact-${width}`)
    await hand.press(page.locator('main form button[type="submit"]:not([name])'))
    await page.waitForURL(/\/quotes\/[\w-]+$/)
    const quotes = page.getByRole('navigation', { name: 'Your quotes' })
    await quotes.getByRole('link', { name: 'Renters insurance' }).waitFor()
    await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
    await shoot(page, `second-results-${width}`)
    expect(await axeFindings(page)).toEqual([])
    await quotes.getByRole('link', { name: 'Renters insurance' }).press('Enter')
    await page.waitForURL(`**/quotes/${id}`)
    await quotes.getByRole('link', { name: 'Life insurance' }).waitFor()
    expect(errors).toEqual([])
  },
)

const driver: readonly Answered[] = [
  ...untilCars,
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ...untilDrivers,
  ['/quote/auto/9', ann],
  ...untilPrices,
]

test.each(widths)(
  'a tenant with a car reads what a bundle saves, above the list and on the cards, at %d px; axe finds nothing',
  async width => {
    const visitor = service.visitor()
    const id = (await answerUntil(visitor, undefined, anotherRenter()))?.config.quoteId ?? ''
    await answerUntil(visitor, undefined, driver)
    await using visit = await openPage(width)
    const { page, errors } = visit
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: service.origin }))
    await page.context().addCookies(cookies)
    await page.goto(`${service.origin}/quotes/${id}`)
    await isAlive(page)
    await page.getByText(/^Both with .+: \$[\d,.]+ a year, \$[\d,.]+ less than apart\.$/).waitFor()
    expect(
      await page.getByText(/a year instead of .+ if auto insurance is here too/).count(),
    ).toBeGreaterThan(1)
    await shoot(page, `bundle-${width}`)
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  },
)
