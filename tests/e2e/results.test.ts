import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StatusReply } from '../../src/contract/prices/status.ts'
import { ownArticles } from '../../src/texts/read-articles.ts'
import { carriersOnCommand } from '../support/panel.ts'
import { renter } from '../support/renters.ts'
import { type Running, run } from '../support/service.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { axeFindings, faultsOnBothScreens, type OpenPage, openPage, type Width } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'

const { carriers, env, letSlowAnswer, close } = await carriersOnCommand()
let service: Running

beforeAll(async () => {
  service = await run({ carriers, env })
})
// No carrier is left pending: the service would wait for it when it closes.
afterEach(letSlowAnswer)
afterAll(async () => {
  await service.close()
  await close()
})

/** The interactive results of a visitor who has answered every question. */
async function openResults(
  width: Width = 1280,
  options: Parameters<typeof openPage>[1] = {},
): Promise<OpenPage> {
  const { visitor, path } = await visitorWithQuote(service)
  const opened = await openPage(width, options)
  await takeCookies(opened.page, visitor)
  await hydrated(opened, path)
  return opened
}

/** Opens a path and waits until its scripts run: the page counts what it shows. */
async function hydrated({ page }: OpenPage, path: string): Promise<void> {
  const counted = page.waitForRequest(/instrument/)
  await page.goto(service.origin + path)
  await counted
}

/** Waits until a dialog has come in: half faded, its text is too pale for axe. */
function settled(dialog: Locator): Promise<unknown> {
  return dialog.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

/** Changes the service's replies about the quotes from here on. */
async function rewriteStatus(page: Page, change: (result: StatusReply['data']['result']) => unknown) {
  await page.route('**/api/v1/status*', async route => {
    const response = await route.fetch()
    const reply = (await response.json()) as StatusReply
    const result = change(reply.data.result)
    await route.fulfill({ json: { ...reply, data: { ...reply.data, result } } })
  })
}

const slowCard = { name: 'Slow (demo)' }

describe('the results page', () => {
  test('shows the offers so far at once, and lets the rest arrive (spec 2.4.3, 4.4.1)', async () => {
    await using opened = await openResults()
    const { page, errors } = opened
    const slow = page.getByRole('article', slowCard)
    expect(await page.getByRole('article', { name: 'Quick (demo)' }).textContent()).toContain('$14.84')
    expect(await slow.textContent()).toContain('Quoting')
    expect(await slow.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    expect(await page.getByRole('status').textContent()).toBe('4 of 5 insurers answered')
    letSlowAnswer()
    await page.getByText('5 of 5 insurers answered').waitFor()
    expect(await slow.textContent()).toContain('$9.00')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("Here's what I found.")
    expect(errors).toEqual([])
  })

  test('moves nothing once the visitor is on the list, until he requests it', async () => {
    await using opened = await openResults()
    const { page } = opened
    const order = () => page.getByRole('heading', { level: 2 }).allInnerTexts()
    await page.getByRole('article', { name: 'Dear (demo)' }).hover()
    const before = await order()
    letSlowAnswer()
    await page.getByText('5 of 5 insurers answered').waitFor()
    expect(await order()).toEqual(before)
    await page.getByRole('button', { name: 'Re-sort the list' }).click()
    expect((await order())[0]).toBe('Slow (demo)')
  })

  test.each([
    [390, 844, 3],
    [1280, 900, 6],
  ] as const)(
    'shows offers in full on the first screen: %i x %i, %i of them',
    async (width, height, offers) => {
      await using opened = await openResults()
      const { page } = opened
      await rewriteStatus(page, result => {
        const quick = result.quotes.find(({ id }) => id === 'quick') ?? expect.fail('no quick carrier')
        const quotes = Array.from({ length: 8 }, (_, place) => ({ ...quick, id: `quick-${place}` }))
        return { ...result, quotes, quote_status: 'complete' }
      })
      await page.getByText('8 of 8 insurers answered').waitFor()
      await page.setViewportSize({ width, height })
      const cards = page.getByRole('article')
      const bottoms = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().bottom))
      expect(bottoms[offers - 1]).toBeLessThanOrEqual(height)
      const last = cards.nth(offers - 1)
      for (const part of [
        last.getByRole('heading'),
        last.getByText('a month').first(),
        last.getByRole('button', { name: '✓ Confirmed' }),
        last.getByRole('button', { name: /call/ }).or(last.getByRole('link', { name: /Continue/ })),
      ])
        expect(await part.isVisible()).toBe(true)
    },
  )

  test('puts two to four prices side by side, by keyboard too, and marks where they differ', async () => {
    await using opened = await openResults(360)
    const { page, errors } = opened
    await page.getByRole('button', { name: 'Compare' }).press('Enter')
    const show = page.getByRole('button', { name: 'Show', exact: true })
    await show.waitFor()
    await page.getByRole('checkbox', { name: 'Compare Quick (demo)' }).press('Space')
    expect(await show.isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Compare Dear (demo)' }).press('Space')
    await show.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    await dialog.waitFor()
    await settled(dialog)
    const table = dialog.getByRole('region', { name: 'Comparison' })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const price = dialog.getByRole('row').filter({ hasText: /^Price, differs/ })
    expect(await price.getByRole('cell').allInnerTexts()).toContain('$14.84 a month')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await show.evaluate(button => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    expect(await page.getByRole('checkbox', { name: /^Compare/ }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('keeps sorting in reach while the list scrolls, and hides nothing that has the focus', async () => {
    await using opened = await openResults(360)
    const { page } = opened
    const last = page.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    expect(
      await page.getByLabel('Sort by').evaluate(select => select.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0)
    const controls = await page.getByLabel('Sort by').boundingBox()
    await page.getByRole('article').first().locator('summary').focus()
    const focused = await page.getByRole('article').first().locator('summary').boundingBox()
    expect(focused?.y).toBeGreaterThan((controls?.y ?? 0) + (controls?.height ?? 0) - 1)
  })

  test('sorts and filters', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.getByLabel('Sort by').selectOption('Highest rating')
    expect(await page.getByRole('article').first().textContent()).toContain('Caller (demo)')
    await page.getByLabel('With a price').check()
    expect(await page.getByRole('article', { name: 'Caller (demo)' }).count()).toBe(0)
    expect(await page.getByRole('article', { name: 'Dear (demo)' }).count()).toBe(1)
    const order = await page.getByRole('article').evaluateAll(cards => cards.map(card => card.textContent))
    await page.goto(`${service.origin}/privacy`)
    await page.goBack()
    await isAlive(page)
    // The browser fills the form in as it was left, and the list is what the form says.
    await expect.poll(() => page.getByRole('article', { name: 'Caller (demo)' }).count()).toBe(0)
    expect(await page.getByLabel('Sort by').inputValue()).toBe('rating')
    expect(await page.getByLabel('With a price').isChecked()).toBe(true)
    const now = await page.getByRole('article').evaluateAll(cards => cards.map(card => card.textContent))
    expect(now).toEqual(order)
    // A question is a page of the same document.
    await page
      .getByRole('region', { name: 'Your answers' })
      .getByRole('link', { name: /^Deductible/ })
      .click()
    await page.waitForURL(/\/quote\//)
    await page.goBack()
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('rating')
    expect(await page.getByLabel('With a price').isChecked()).toBe(true)
    expect(await page.getByRole('article', { name: 'Caller (demo)' }).count()).toBe(0)
  })

  test('says so beside the button when the call cannot be shown, and shows it at the next press', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.route('**/assets/dialogs-*.js', route => route.abort())
    await page.reload()
    const button = page.getByRole('button', { name: 'Call for a quote' })
    await isAlive(page)
    await button.click()
    const message = page.getByRole('article', { name: 'Caller (demo)' }).getByRole('alert')
    await message.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unroute('**/assets/dialogs-*.js')
    await button.click()
    await page.getByRole('dialog', { name: 'Call Caller (demo)' }).waitFor()
    expect(await message.count()).toBe(0)
  })

  test('gives quote number and toll-free number of a carrier to call, and the focus back (spec 4.5.1)', async () => {
    await using opened = await openResults()
    const { page } = opened
    const button = page.getByRole('button', { name: 'Call for a quote' })
    const click = page.waitForRequest(request => request.postData()?.includes('quote_click') ?? false)
    await button.press('Enter')
    expect((await click).postDataJSON()).toMatchObject({ data: { carrier: 'caller' } })
    const dialog = page.getByRole('dialog', { name: 'Call Caller (demo)' })
    await dialog.waitFor()
    const numbers = await dialog.getByRole('definition').allTextContents()
    expect(numbers).toEqual(['C-100', '1-800-555-0199', 'Weekdays 8 am to 8 pm Central'])
    expect(await dialog.getByRole('term').first().textContent()).toBe('Quote number at Caller (demo)')
    const own = await page.getByRole('contentinfo').locator('strong').textContent()
    await dialog
      .getByText(
        `Your quote number with Wadsworth is ${own}. Use that one only if you call Wadsworth. Caller (demo) doesn’t know it.`,
      )
      .waitFor()
    expect(await dialog.getByRole('link').getAttribute('href')).toBe('tel:+18005550199')
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('says so when the service cannot be reached, and recovers by itself (spec 4.4.3)', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.route('**/api/v1/status*', route => route.abort())
    const alert = page.getByText("Sorry. Wadsworth can't be reached. Please refresh your page.")
    await alert.waitFor()
    // Wherever on the list the visitor is.
    await page.getByRole('article').nth(1).scrollIntoViewIfNeeded()
    const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(900)
    expect(await page.getByRole('article').count()).toBe(5)
    await page.unroute('**/api/v1/status*')
    await alert.waitFor({ state: 'detached' })
  })

  /** Results whose polls fail, under a clock that the test moves: without a reply, or with a server's failure. */
  async function withoutReplies(page: Page, how: 'lost' | 'refused') {
    const polls = { seen: 0 }
    await page.route('**/api/v1/status*', route => {
      polls.seen += 1
      return how === 'lost' ? route.abort() : route.fulfill({ status: 503, body: '' })
    })
    await page.clock.install()
    await page.reload()
    await isAlive(page)
    return {
      polls,
      alert: page.getByText("Sorry. Wadsworth can't be reached. Please refresh your page."),
      async recover(reconnect: () => Promise<unknown>) {
        await page.unroute('**/api/v1/status*')
        letSlowAnswer()
        await reconnect()
        await expect
          .poll(async () => {
            await page.clock.runFor(2500)
            return page.getByText('5 of 5 insurers answered').count()
          })
          .toBe(1)
      },
    }
  }

  test('gives up after ten failed polls, until the browser is back online', async () => {
    await using opened = await openResults()
    const { page } = opened
    const { polls, alert, recover } = await withoutReplies(page, 'refused')
    for (const before of Array.from({ length: 10 }, (_, at) => at)) {
      await page.clock.runFor(6000)
      await expect.poll(() => polls.seen).toBeGreaterThan(before)
    }
    await alert.waitFor()
    await page.clock.runFor(60_000)
    expect(polls.seen).toBe(10)
    await recover(() => page.evaluate(() => dispatchEvent(new Event('online'))))
    expect(await alert.count()).toBe(0)
  })

  test('asks nobody to refresh the page offline, and goes on by itself, however long the connection was away', async () => {
    await using opened = await openResults()
    const { page } = opened
    const { polls, alert, recover } = await withoutReplies(page, 'lost')
    // With the code for a lost connection.
    await page.locator('[data-ready]').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.clock.runFor(6000)
    await expect.poll(() => polls.seen).toBe(1)
    await page.getByText('You’re offline.').waitFor()
    await page.clock.runFor(60_000)
    expect(polls.seen).toBe(1)
    expect(await alert.count()).toBe(0)
    await recover(() => page.context().setOffline(false))
  })

  test('a dialog that could not be fetched offline leaves no message once the connection is back', async () => {
    await using opened = await openResults()
    const { page } = opened
    const failed = page.getByRole('alert').getByText('Oops. Network error. Please try again.')
    // Before all have answered, the dialogs are not fetched ahead.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Tell me when prices change' }).click()
    await failed.waitFor()
    await page.context().setOffline(false)
    await failed.waitFor({ state: 'detached' })
  })

  test('names the request that failed, in the words of an error page', async () => {
    await using opened = await openResults()
    const { page } = opened
    const headers = { 'X-Request-Id': 'AAAA-BBBB-CCCC' }
    await page.route('**/api/v1/status*', route => route.fulfill({ status: 500, headers, json: {} }))
    const words = 'Mention reference AAAA-BBBB-CCCC, so someone can look up what happened.'
    await page.getByRole('alert').getByText(words).waitFor()
    await page.unroute('**/api/v1/status*')
    await page.getByText(words).waitFor({ state: 'detached' })
  })

  test('is replaced by a page that says so when the quote expires in the meantime', async () => {
    await using opened = await openResults()
    const { page } = opened
    const json = { status: 'Error', reason: { code: 'quote-expired' } }
    await page.route('**/api/v1/status*', route => route.fulfill({ status: 410, json }))
    await page.getByRole('heading', { level: 1, name: /can’t be opened/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Start a new quote' }).isVisible()).toBe(true)
  })

  test('has a heading of preparation while insurers are working, after a reload too (spec 2.4.1)', async () => {
    await using opened = await openResults()
    const { page } = opened
    const heading = page.getByRole('heading', { level: 1, name: 'Preparing quotes' })
    await heading.waitFor()
    await page.reload()
    await heading.waitFor()
  })

  test('says beside the button that more results could not be loaded', async () => {
    await using opened = await openResults(360)
    const { page } = opened
    await rewriteStatus(page, result => ({ ...result, has_more_results: true }))
    await page.route('**/api/v4/loadAds', route => route.abort())
    const button = page.getByRole('button', { name: 'Show more results...' })
    await button.click()
    const failure = page.getByRole('alert')
    await failure.waitFor()
    const [below, above] = [await failure.boundingBox(), await button.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(200)
    await page.unroute('**/api/v4/loadAds')
    await button.click()
    await failure.waitFor({ state: 'detached' })
  })

  test('loses only one card to an offer that cannot be drawn', async () => {
    await using opened = await openResults(360)
    const { page } = opened
    await rewriteStatus(page, result => ({
      ...result,
      quotes: result.quotes.map(quote =>
        quote.insurer.name === 'Quick (demo)' ? { ...quote, insurer: { name: 'Broken' } } : quote,
      ),
    }))
    const reported = page.waitForRequest(request => request.postData()?.includes('part_broken') ?? false)
    await page.getByText('This quote can’t be shown.').waitFor()
    expect((await reported).postDataJSON()).toMatchObject({ data: { place: 'card', error: 'TypeError' } })
    expect(await page.getByRole('article', slowCard).count()).toBe(1)
  })

  test('says so when the page itself cannot be drawn, with a way on', async () => {
    await using opened = await openResults(360)
    const { page } = opened
    await rewriteStatus(page, result => ({ ...result, quotes: [null] }))
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).waitFor()
    await page.unroute('**/api/v1/status*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('article', slowCard).waitFor()
  })

  test('gives every price and number without scripts too', async () => {
    const { visitor, path } = await visitorWithQuote(service, renter)
    await using opened = await openPage(1280, { javaScriptEnabled: false })
    const { page } = opened
    await takeCookies(page, visitor)
    await page.goto(service.origin + path)
    expect(await page.getByRole('article', { name: 'Quick (demo)' }).textContent()).toContain('$14.84')
    expect(await page.getByLabel('Sort by').isVisible()).toBe(false)
    const caller = page.getByRole('article', { name: 'Caller (demo)' })
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Reload' }).click()
        return caller.textContent()
      })
      .toContain('1-800-555-0199, quote number C-100')
    expect(await caller.getByRole('button', { name: 'Call for a quote' }).count()).toBe(0)
  })

  test('opens for nobody else', async () => {
    await using owner = await openResults()
    await using stranger = await openPage(1280)
    const reply = await stranger.page.goto(owner.page.url())
    expect(reply?.status()).toBe(410)
    expect(await stranger.page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'This quote can’t be opened here.',
    )
    expect(await stranger.page.textContent('body')).not.toContain('East 4th')
  })

  test('has no fault that axe can find, on a phone or on a desktop', async () => {
    await using opened = await openResults(360)
    const { page } = opened
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Call for a quote' }).click()
    await settled(page.getByRole('dialog'))
    expect(await faultsOnBothScreens(page)).toEqual([])
  })
})

describe('the side drawer', () => {
  test('shows the FAQ in a dialog, without its own frame, and gives the focus back (spec 2.2.7)', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.getByRole('button', { name: 'Menu' }).click()
    const faq = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'FAQ' })
    await faq.press('Enter')
    const frame = page.frameLocator('iframe')
    await frame.getByText('Will anyone call me?').waitFor()
    expect(await frame.getByRole('contentinfo').count()).toBe(0)
    await settled(page.getByRole('dialog', { name: 'FAQ' }))
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await faq.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('asks before it starts over, and then leads to the welcome page (spec 2.2.8)', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Start Over' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Start Over' }).click()
    await page.getByRole('dialog', { name: 'Start over?' }).getByRole('link', { name: 'Start over' }).click()
    await page.waitForURL('**/welcome')
  })
})

describe('the articles', () => {
  test.each([...ownArticles, 'law/ca'])('/%s is open to everybody', async name => {
    await using opened = await openPage(360)
    const { page } = opened
    await page.goto(`${service.origin}/${name}`)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.goto(`${service.origin}/${name}?show_header=false&show_footer=false`)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('banner').count()).toBe(0)
  })
})
