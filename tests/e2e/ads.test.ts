import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AdServer, adServer, goodAd } from '../support/ad-network.ts'
import { carriersOnCommand } from '../support/panel.ts'
import { type Running, run } from '../support/service.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, type OpenPage, openPage, type Width } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'logo-'))
const hostile = join(folder, 'logo.svg')
writeFileSync(
  hostile,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="document.title='run'"><script>document.title = 'run'; new Image().src = '/start?from=logo'</script><image href="/start?from=image"/><rect width="64" height="64"/></svg>`,
)

const { carriers, env, letSlowAnswer, close } = await carriersOnCommand()
const [first, ...others] = carriers
const evil = { ...first, logoFile: pathToFileURL(hostile) } as (typeof carriers)[number]
const ads = [goodAd, { ...goodAd, sponsor: 'Second Lane', pixel: '' }]
let network: AdServer
let service: Running

beforeAll(async () => {
  network = await adServer({ ads })
  service = await run({
    carriers: [evil, ...others, network.network],
    env: { EGRESS_ALLOW: `${env.EGRESS_ALLOW},${network.host}` },
  })
})
beforeEach(() => {
  network.answer = { ads }
})
// No carrier is left pending: the service would wait for it when it closes.
afterEach(letSlowAnswer)
afterAll(async () => {
  await service.close()
  await network.close()
  await close()
  rmSync(folder, { recursive: true })
})

interface Results extends OpenPage {
  /** Requests to the world outside the service. */
  readonly outside: Request[]
}

/** The results of a visitor who has answered every question, in a browser that reaches only the service. */
async function openResults(
  options: BrowserContextOptions & { width?: Width; before?: (page: Page) => Promise<unknown> } = {},
): Promise<Results> {
  const { width = 1280, before, ...context } = options
  const { visitor, path } = await visitorWithQuote(service)
  const opened = await openPage(width, context)
  const { page } = opened
  const outside: Request[] = []
  await page.context().route(/^https:/, (route, request) => {
    outside.push(request)
    return route.fulfill({ contentType: 'text/html', body: 'outside' })
  })
  await takeCookies(page, visitor)
  await before?.(page)
  await page.goto(service.origin + path)
  await isAlive(page)
  return { ...opened, outside }
}

const more = (page: Page) => page.getByRole('button', { name: 'Show more results...' })
const adOf = (page: Page) => page.getByRole('article', { name: 'Umbrella Lane' })
/** The names on the cards, in their order. */
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()

/** Opens the ad in its window. */
async function openAd(page: Page) {
  const opened = page.waitForEvent('popup')
  await adOf(page).getByRole('link', { name: 'Visit Umbrella Lane' }).click()
  const popup = await opened
  await popup.waitForLoadState()
  return popup
}

describe('more results in the browser', () => {
  test('show that they are loading, move nothing, and say so when there are none (spec 2.4.4, 4.7.1)', async () => {
    await using opened = await openResults()
    const { page, errors } = opened
    const before = await names(page)
    network.answer = undefined
    const press = more(page).click()
    await page.locator('button[data-busy]').waitFor()
    await press
    expect(await names(page)).toEqual(before)
    const nothing = page.getByText('That’s everything I have.')
    await nothing.waitFor()
    await expect.poll(() => nothing.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await more(page).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('come as ads in the places where a reload shows them, and the first gets the focus (spec 4.7.2)', async () => {
    await using opened = await openResults()
    const { page, errors } = opened
    const before = await names(page)
    await more(page).click()
    await adOf(page).waitFor()
    const places = [...before.slice(0, 3), 'Umbrella Lane', ...before.slice(3), 'Second Lane']
    expect(await names(page)).toEqual(places)
    expect(await adOf(page).textContent()).toContain('Ad by Test Road Offers')
    await expect.poll(() => adOf(page).evaluate(element => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('status').textContent()).toBe('4 of 5 insurers answered')
    expect(await more(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Re-sort the list' }).count()).toBe(0)
    await page.reload()
    expect(await names(page)).toEqual(places)
    expect(errors).toEqual([])
  })

  test('have no fault that axe can find, on a phone or on a desktop', async () => {
    await using opened = await openResults({ width: 360 })
    const { page } = opened
    await more(page).click()
    await adOf(page).waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
  })

  test('can be requested again when the service could not be reached', async () => {
    await using opened = await openResults()
    const { page } = opened
    await page.route('**/api/v4/loadAds', route => route.abort())
    await more(page).click()
    await page.getByText('I couldn’t get more results just now.').waitFor()
    await page.unroute('**/api/v4/loadAds')
    await more(page).click()
    await adOf(page).waitFor()
  })
})

describe('an ad', () => {
  test('opens in a window of its own, counts as an ad and is reported by one closed frame (spec 4.5.2)', async () => {
    await using opened = await openResults()
    const { page, outside, errors } = opened
    await page
      .context()
      .addCookies([
        { name: 'known', value: '1', url: 'https://px.ads.example', sameSite: 'None', secure: true },
      ])
    await more(page).click()
    await adOf(page).waitFor()
    expect(outside).toEqual([])
    const pixel = page.waitForRequest('https://px.ads.example/1?a=1&b=2')
    const counted = page.waitForRequest(request => request.postData()?.includes('_click') ?? false)
    const popup = await openAd(page)
    expect((await counted).postDataJSON()).toMatchObject({
      action: 'ad_click',
      data: { carrier: 'network-ad-1', position: 4 },
    })
    expect(popup.url()).toBe('https://click.ads.example/1')
    expect(await popup.evaluate(() => [document.referrer, String(window.opener)])).toEqual(['', 'null'])
    const headers = await (await pixel).allHeaders()
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('sandbox')).toBe('')
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(outside.map(request => new URL(request.url()).host).toSorted()).toEqual([
      'click.ads.example',
      'px.ads.example',
    ])
    // The reply of a test isn't an image; nothing else is wrong.
    expect(errors.filter(error => !/CORS|net::ERR_FAILED/.test(error))).toEqual([])
  })

  test('is not reported where the browser asks not to be tracked', async () => {
    await using opened = await openResults({
      before: page =>
        page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    })
    const { page, outside } = opened
    await more(page).click()
    await adOf(page).waitFor()
    const told: string[] = []
    page.on('request', request => request.url().includes('instrument') && told.push(request.url()))
    const popup = await openAd(page)
    expect(popup.url()).toBe('https://click.ads.example/1')
    await page.waitForTimeout(500)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(told).toEqual([])
    expect(outside.map(request => new URL(request.url()).host)).toEqual(['click.ads.example'])
  })
})

describe('an estimate that stands in', () => {
  test('is replaced by its insurer’s own price on its card, and a message says so (spec 4.4.9)', async () => {
    let answered = false
    await using opened = await openResults({
      before: page =>
        page.route('**/api/v1/status*', async route => {
          const reply = await route.fetch()
          const json = await reply.json()
          const slow = json.data.result.quotes.find(({ id }: { id: string }) => id === 'slow')
          const estimate = {
            type: 'price',
            premium: '8.00',
            policy_period: 'month',
            estimated: true,
            source: 'similar plans',
            awaited: true,
          }
          if (!answered) Object.assign(slow, { price_info: estimate, actions: [] })
          await route.fulfill({ response: reply, json })
        }),
    })
    const { page } = opened
    const slow = page.getByRole('article', { name: 'Slow (demo)' })
    await page.getByRole('article', { name: 'Dear (demo)' }).hover()
    await slow.getByText('Based on similar plans. Slow (demo)’s own price may replace it.').waitFor()
    expect(await slow.textContent()).toContain('~ Estimate')
    expect(await page.getByRole('status').textContent()).toBe('4 of 5 insurers answered')
    const [order, at] = [await names(page), await slow.boundingBox()]
    answered = true
    letSlowAnswer()
    await slow.getByText('✓ Confirmed').waitFor()
    expect(await slow.textContent()).toMatch(/Confirmed by Slow \(demo\) today\./)
    expect(await page.getByRole('status').textContent()).toBe(
      '5 of 5 insurers answered. Just in: Slow (demo)',
    )
    expect(await names(page)).toEqual(order)
    expect((await slow.boundingBox())?.y).toBe(at?.y)
  })
})

describe('what a carrier sends', () => {
  /** Gives every card's insurer this description, as the browser reads it. */
  const describedAs = (description: string) =>
    openResults({
      before: page =>
        page.route('**/api/v1/status*', async route => {
          const reply = await route.fetch()
          const json = await reply.json()
          for (const quote of json.data.result.quotes) quote.description = description
          await route.fulfill({ response: reply, json })
        }),
    })

  test.each(['https://reviews.example/plans', 'HTTPS://reviews.example/plans'])(
    'as a link to %s opens apart, and reveals neither where the visitor was nor who opened it',
    async href => {
      const rel = 'noopener noreferrer nofollow'
      await using opened = await describedAs(
        `<p>See the <a href="${href}" rel="${rel}" target="_blank" onclick="x()">plans</a></p>`,
      )
      const card = opened.page.getByRole('article', { name: 'Quick (demo)' })
      await card.locator('summary').click()
      const link = card.getByRole('link', { name: 'plans' })
      await link.waitFor()
      const isSame = await link.evaluate(element =>
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      )
      expect(isSame).toEqual({ href, rel, target: '_blank' })
    },
  )

  test('is inert as markup, even if nobody had cleaned it', async () => {
    const description =
      '<p>Plain <b>words</b></p><img src=x onerror="document.title=\'run\'"><script>document.title="run"</script><svg onload="document.title=\'run\'"></svg><iframe srcdoc="<script>parent.document.title=\'run\'</script>"></iframe><a href="javascript:document.title=\'run\'">go</a><form action="https://evil.example"><input name="q"></form><style>body{display:none}</style>'
    await using opened = await describedAs(description)
    const { page, outside } = opened
    const card = page.getByRole('article', { name: 'Quick (demo)' })
    await card.locator('summary').click()
    await card.getByText('Plain words').waitFor()
    await page.waitForTimeout(300)
    expect(await page.title()).not.toBe('run')
    expect(outside).toEqual([])
    const isSame = await card
      .getByText('Plain words')
      .evaluate(paragraph =>
        [...(paragraph.parentElement?.querySelectorAll('*') ?? [])].map(element => [
          element.tagName,
          ...element.getAttributeNames(),
        ]),
      )
    expect(isSame).toEqual([['P'], ['B'], ['A']])
  })

  test('as a logo is a picture: opened by itself, it runs no script and loads nothing', async () => {
    await using opened = await openResults()
    const { page } = opened
    const logo = page.locator('img[src="/logos/quick.svg"]')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const alone = await page.context().newPage()
    const loaded: string[] = []
    alone.on('requestfinished', request => loaded.push(new URL(request.url()).pathname))
    await alone.goto(`${service.origin}/logos/quick.svg`)
    await alone.waitForTimeout(300)
    expect(await alone.title()).not.toBe('run')
    expect(loaded).toEqual(['/logos/quick.svg'])
  })
})
