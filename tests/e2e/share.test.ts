import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { updateQuote } from '../../src/contract/prices/update-quote.ts'
import { untilComplete } from '../support/results.ts'
import { everyNth } from '../support/sweep.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, openPage, type Width } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

type Size = readonly [Width, { readonly width: number; readonly height: number }]

const sizes: readonly Size[] = [
  [360, { width: 390, height: 844 }],
  [1280, { width: 1280, height: 900 }],
]

/** The results of a renter, with the details of one price open. */
async function openDetails(...[width, viewport]: Size) {
  const { visitor, id, path } = await visitorWithQuote(service)
  const opened = await openPage(width, { viewport })
  const { page } = opened
  await takeCookies(page, visitor)
  await page.goto(service.origin + path)
  await isAlive(page)
  await page.getByText("Here's what I found.").waitFor()
  const card = page.getByRole('article', { name: 'Bramble' })
  await card.getByText('Details').press('Enter')
  return { ...opened, card, visitor, quoteId: id }
}

/** What somebody else’s browser shows of a link. */
async function openElsewhere(link: string, [width, viewport]: Size) {
  const elsewhere = await openPage(width, { viewport })
  await elsewhere.page.goto(service.origin + new URL(link).pathname)
  return elsewhere
}

const linkOf = (page: Page) => page.getByLabel('Your link to this price').inputValue()

describe.each(everyNth(2, sizes))('sharing a price at %i px', (...size) => {
  test('makes a link by keyboard, copies it, and ends it (spec 7.8)', async () => {
    const { page, errors, card, ...opened } = await openDetails(...size)
    await using _ = opened
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card.getByRole('link', { name: /Share this price/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Share Bramble/ })
    await dialog.getByRole('button', { name: 'Make a link' }).press('Enter')
    const link = await linkOf(page)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
    await dialog.getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    await using elsewhere = await openElsewhere(link, size)
    expect(await elsewhere.page.getByText('Renters insurance in Texas').isVisible()).toBe(true)
    expect(await faultsOnBothScreens(elsewhere.page)).toEqual([])

    await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter')
    await dialog.getByRole('status').getByText('The link no longer works.').waitFor()
    await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
    await elsewhere.page.reload()
    await elsewhere.page.getByText('This price is no longer shared.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
  })

  test('lists what is shared on the page of the visitor’s data, where each link ends', async () => {
    const { page, errors, card, quoteId, ...opened } = await openDetails(...size)
    await using _ = opened
    await card.getByRole('link', { name: /Share this price/ }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await linkOf(page)
    await page.getByRole('link', { name: 'All prices you’re sharing' }).click()
    await page.waitForURL(/\/data#shared$/)
    await isAlive(page)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: /^Stop sharing.*Bramble/ }).press('Enter')
    await page.getByText('None. You’ll find “Share this price”').waitFor()
    await using elsewhere = await openElsewhere(link, size)
    await elsewhere.page.getByText('This price is no longer shared.').waitFor()
    await page.goto(`${service.origin}/quotes/${quoteId}/share/bramble`)
    await isAlive(page)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Make a link' }).press('Enter')
    expect(await linkOf(page)).not.toBe(link)
    expect(await faultsOnBothScreens(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

test('the dialog knows the link after a reload, and says at once that it shows another price', async () => {
  const { page, errors, card, visitor, quoteId, ...opened } = await openDetails(360, {
    width: 360,
    height: 740,
  })
  await using _ = opened
  const open = async () => {
    await card.getByRole('link', { name: /Share this price/ }).click()
    return page.getByRole('dialog', { name: /^Share Bramble/ })
  }
  const first = await open()
  await first.getByRole('button', { name: 'Make a link' }).click()
  const link = await linkOf(page)
  await first.getByRole('button', { name: 'Done' }).click()
  expect(await linkOf((await open()).page())).toBe(link)
  await page.reload()
  await isAlive(page)
  await card.getByText('Details').press('Enter')
  const again = await open()
  expect(await linkOf(page)).toBe(link)
  await again.getByRole('button', { name: 'Copy link' }).waitFor()
  expect(await again.getByRole('button', { name: 'Make a link' }).count()).toBe(0)

  await visitor.call(updateQuote, {
    quote_id: quoteId,
    data: { changes: { property: { choice: '50000' } } },
  })
  await untilComplete(visitor, quoteId)
  await page.reload()
  await isAlive(page)
  await card.getByText('Details').press('Enter')
  await (await open()).getByText('Your link to this insurer’s price shows').waitFor()
  expect(await again.getByLabel('Your link', { exact: true }).inputValue()).toBe(link)
  await again.getByRole('button', { name: 'Stop sharing' }).waitFor()
  await again.getByRole('button', { name: 'Show this price instead' }).click()
  expect(await linkOf(page)).toBe(link)
  await again.getByRole('button', { name: 'Stop sharing' }).click()
  await again.getByRole('button', { name: 'Make a link' }).waitFor()
  expect(errors).toEqual([])
})

test('a link that waits for the connection is not made once its dialog is closed', async () => {
  const { page, card, quoteId, ...opened } = await openDetails(360, { width: 360, height: 740 })
  await using _ = opened
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  const shares: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/shareQuote')) shares.push(request.url())
  })
  const share = () => card.getByRole('link', { name: /Share this price/ }).click()
  const make = page.getByRole('button', { name: 'Make a link' })
  await share()
  await make.waitFor()
  await page.context().setOffline(true)
  await make.click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.context().setOffline(false)
  await share()
  await make.waitFor()
  expect(shares).toEqual([])
  // It works as ever after that.
  await make.click()
  const link = await linkOf(page)
  expect(link).toContain('/shared/')
  expect(shares).toHaveLength(1)
  // Opened without a connection, the dialog still knows the link; once another tab has ended it, it shows none.
  await page.getByRole('button', { name: 'Done' }).click()
  await page.context().setOffline(true)
  await share()
  expect(await linkOf(page)).toBe(link)
  await page.context().setOffline(false)
  const other = await page.context().newPage()
  await other.goto(`${service.origin}/quotes/${quoteId}/share/bramble`)
  await isAlive(other)
  await other.getByRole('button', { name: 'Stop sharing' }).press('Enter')
  await make.waitFor()
})

test('a price that has changed in another tab is shown as it is now, and shared once the visitor has seen it', async () => {
  const { page, errors, card, visitor, quoteId, ...opened } = await openDetails(360, {
    width: 360,
    height: 740,
  })
  await using _ = opened
  await visitor.call(updateQuote, {
    quote_id: quoteId,
    data: { changes: { property: { choice: '50000' } } },
  })
  const { result } = await untilComplete(visitor, quoteId)
  const now = `$${result.quotes.find(({ id }) => id === 'bramble')?.price_info.premium}`
  expect(await card.innerText()).not.toContain(now)
  await card.getByRole('link', { name: /Share this price/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByText(`This price has changed since you saw it. It’s ${now} a month now`).waitFor()
  await card.getByText(now).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Make a link' }).click()
  expect(await linkOf(page)).toContain('/shared/')
  expect(errors).toEqual([])
})
