import { expect, test } from 'vitest'
import { oneDriver } from '../support/auto.ts'
import { journeys } from '../support/journeys.ts'
import { answerUntil } from '../support/renters.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { answerPage, keyboardHand } from './hands.ts'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile()

test.each(journeyWidths)(
  'a tenant adds life insurance by keyboard at %d px, is asked nothing twice, and goes back and forth; axe finds nothing',
  async width => {
    const { visitor, id } = await visitorWithQuote(service)
    await using visit = await openPage(width)
    const { page, errors } = visit
    await takeCookies(page, visitor)
    await page.goto(`${service.origin}/quotes/${id}`)
    await isAlive(page)
    await page.getByRole('link', { name: 'Add another quote' }).press('Enter')
    await page.waitForURL(`**/quotes/${id}/add`)
    await isAlive(page)
    await shoot(page, `add-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Get life insurance quotes' }).press('Enter')
    await page.waitForURL(/\/quote\/life\/1\?/)
    await isAlive(page)
    await page.getByText(/^I reused your name, your birth date/).waitFor()
    await shoot(page, `second-first-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
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
    expect(await faultsOnBothScreens(page)).toEqual([])
    await quotes.getByRole('link', { name: 'Renters insurance' }).press('Enter')
    await page.waitForURL(`**/quotes/${id}`)
    await quotes.getByRole('link', { name: 'Life insurance' }).waitFor()
    expect(errors).toEqual([])
  },
)

test.each(journeyWidths)(
  'who has two old cats adds the second by keyboard from the prices, sees both on each card, and takes it away again, at %d px; axe finds nothing',
  async width => {
    const year = new Date().getFullYear()
    const { visitor, id } = await visitorWithQuote(service, [
      ['/start', { type: 'pet', zipCode: '97201' }],
      ['/quote/pet/1', { choice: 'CAT_MIXED' }],
      ['/quote/pet/10', { month: '1', day: '1', year: String(year - 11) }],
    ])
    await using visit = await openPage(width)
    const { page, errors } = visit
    const hand = keyboardHand(page)
    await takeCookies(page, visitor)
    await page.goto(`${service.origin}/quotes/${id}`)
    await isAlive(page)
    await hand.press(page.getByRole('link', { name: 'Add another pet' }).first())
    await page.waitForURL(/\/quote\/pet\/others\?/)
    await isAlive(page)
    const submit = page.getByRole('button', { name: 'Update my prices' })
    await hand.press(submit)
    await page.getByRole('link', { name: 'Pet 2, year: Year Required' }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('pets.0.pet')
    await hand.press(page.getByRole('button', { name: 'Add another pet' }))
    await page.getByRole('group', { name: 'Pet 3' }).waitFor()
    await expect.poll(focused).toBe('pets.1.pet')
    await shoot(page, `pets-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await hand.press(page.getByRole('button', { name: 'Remove pet 3' }))
    const second = page.getByRole('group', { name: 'Pet 2' })
    await hand.pick(second.getByLabel('What kind of pet is it?'), 'CAT_MIXED')
    await second.getByLabel('Month').fill('1')
    await second.getByLabel('Year').fill(String(year - 14))
    await hand.press(submit)
    await page.waitForURL(`**/quotes/${id}`)
    await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
    const whole = page.getByRole('article').first()
    await whole.getByText(/^Cat, 14 years: \$\d/).waitFor()
    await page.getByText('For only 1 of 2 pets.').first().waitFor()
    await page.getByText(/^Insured separately, (?:with different coverage, )?they’d cost /).waitFor()
    await shoot(page, `two-pets-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await hand.press(page.getByRole('link', { name: 'go through all of them on one page' }))
    await hand.press(page.getByRole('link', { name: 'Change More pets' }))
    await page.waitForURL(/\/quote\/pet\/others\?/)
    await isAlive(page)
    await hand.press(page.getByRole('button', { name: 'Remove pet 2' }))
    await hand.press(submit)
    await page.waitForURL(/\/answers/)
    await page.goto(`${service.origin}/quotes/${id}`)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByText(/^Cat, 14 years/).count()).toBe(0)
    expect(errors).toEqual([])
  },
)

test.each(journeyWidths)(
  'a tenant with a car reads what a bundle saves, above the list and on the cards, at %d px; axe finds nothing',
  async width => {
    const { visitor, id } = await visitorWithQuote(service)
    await answerUntil(visitor, undefined, oneDriver)
    await using visit = await openPage(width)
    const { page, errors } = visit
    await takeCookies(page, visitor)
    await page.goto(`${service.origin}/quotes/${id}`)
    await isAlive(page)
    await page.getByText(/^Bundle with .+: \$[\d,.]+ a year\. That’s \$[\d,.]+ less than .+\.$/).waitFor()
    expect(
      await page.getByText(/a year instead of .+ if you buy car insurance from them too/).count(),
    ).toBeGreaterThan(1)
    await shoot(page, `bundle-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    expect(errors).toEqual([])
  },
)
