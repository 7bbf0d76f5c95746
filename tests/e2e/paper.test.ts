import { describe, expect, test } from 'vitest'
import { anotherRenter, type Page } from '../support/renters.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive, openAs, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** A renter who doesn't say their age, which prices then assume. */
const ageless = anotherRenter().map(
  (page): Page => (page[0] === '/quote/renters/1e' ? [page[0], { skip_answer: true }] : page),
)

/** The results of a renter, on a sheet of paper's width. */
async function openResults() {
  const { visitor, path } = await visitorWithQuote(service, ageless)
  const opened = await openPage(1280, { colorScheme: 'dark' })
  const { page } = opened
  await takeCookies(page, visitor)
  await page.goto(service.origin + path)
  await isAlive(page)
  return { ...opened, address: service.origin + path }
}

describe('on paper', () => {
  test('the results show each price with insurer, cover and dates, and nothing to press', async () => {
    const { page, ...opened } = await openResults()
    await using _ = opened
    await page.getByText("Here's what I found.").waitFor()
    await page.emulateMedia({ media: 'print' })
    const card = page.getByRole('article', { name: /Bramble/ })
    for (const part of [
      /^\$30,000 belongings/,
      /^First-year total/,
      /^Worked out today from Bramble/,
      'a month',
    ])
      expect(await card.getByText(part).first().isVisible(), `${part}`).toBe(true)
    expect(await page.getByText(/Printed on \w+ \d+, \d{4}/).isVisible()).toBe(true)
    for (const name of ['Print', 'Compare', 'Menu', 'Save quotes...'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    expect(await card.getByText(/^Assumes an age between 25 and 49/).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: /Continue|Share|Delete|True|Change|Español/ }).count()).toBe(
      0,
    )
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(paper).toBe('light')
  })

  test('a price’s own page shows its worksheet without its links', async () => {
    const { page, address, ...opened } = await openResults()
    await using _ = opened
    await page.goto(`${address}/price/bramble`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('cell', { name: /starts at/ }).isVisible()).toBe(true)
    expect(await page.getByText(/Printed on/).isVisible()).toBe(true)
    expect(
      await page.getByRole('link', { name: /Back to all|Share|Change|rule|Answer/ }).allTextContents(),
    ).toEqual([])
    expect(await page.getByText('you can answer it now').isVisible()).toBe(false)
    await page.goto(`${address}/cover`)
    expect(await page.getByRole('link', { name: /Back to all|Compare|accurate/ }).count()).toBe(0)
  })
})

test('the page behind a price has no fault that axe can find, on a phone or on a desktop', async () => {
  const { visitor, path } = await visitorWithQuote(service)
  await using opened = await openAs({ service, visitor, path: `${path}/price/bramble` })
  await isAlive(opened.page)
  expect(await faultsOnBothScreens(opened.page)).toEqual([])
})
