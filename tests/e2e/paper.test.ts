import { describe, expect, test } from 'vitest'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive, openAs, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** The results of a renter, on a sheet of paper's width. */
async function openResults() {
  const { visitor, path } = await visitorWithQuote(service)
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
    expect(await page.getByRole('link', { name: /Continue|Share|Delete/ }).count()).toBe(0)
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
    expect(await page.getByRole('link', { name: /Back to all|Share/ }).count()).toBe(0)
  })
})

test('the page behind a price has no fault that axe can find, on a phone or on a desktop', async () => {
  const { visitor, path } = await visitorWithQuote(service)
  await using opened = await openAs({ service, visitor, path: `${path}/price/bramble` })
  await isAlive(opened.page)
  expect(await faultsOnBothScreens(opened.page)).toEqual([])
})
