import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { updateQuote } from '../../src/contract/prices/update-quote.ts'
import type { Day } from '../../src/units/day.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { type Page as Answered, anotherRenter } from '../support/renters.ts'
import { type Running, run } from '../support/service.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, journeyWidths, type OpenPage, openPage, type Width, widths } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(async () => {
  await service.close()
})

type Options = Parameters<typeof openPage>[1]

/** The page of the covers of a visitor who has answered every question, and whose prices are all in. */
async function openCovers(
  width: Width,
  { pages = anotherRenter(), ...options }: Options & { readonly pages?: readonly Answered[] } = {},
): Promise<OpenPage & { readonly id: string }> {
  const { visitor, id, path } = await visitorWithPrices(service, pages)
  const opened = await openPage(width, options)
  await takeCookies(opened.page, visitor)
  await opened.page.goto(`${service.origin}${path}/cover`)
  if (options.javaScriptEnabled !== false) await opened.page.locator('html[data-hydrated]').waitFor()
  return { ...opened, id }
}

function persona(name: string): readonly Answered[] {
  const found = readPersonas().find(({ file }) => file === name)
  return found ? pagesOf(found) : expect.fail(`there is no ${name}`)
}

/** The part of the page about one cover, with its choices open. */
async function unfolded(page: Page, name: string): Promise<Locator> {
  const cover = page.getByRole('region', { name, exact: true })
  if (!(await cover.getByRole('button').first().isVisible())) await cover.locator('summary').press('Enter')
  return cover
}

/** The same with their car twice. */
function withSecondCar(pages: readonly Answered[]): readonly Answered[] {
  const car = pages.filter(([step]) => /\/auto\/[35]$/.test(step))
  return pages.flatMap((page): readonly Answered[] =>
    page[0].endsWith('/6') ? [[page[0], { action: 'new', type: 'other' }], ...car, page] : [page],
  )
}

/** Records layout shifts as Lighthouse counts them, also those after a press. Earlier shifts are drawn first. */
const watchShifts = async () => {
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver(list => {
    // The entries of this type have no declaration of their own.
    const entries = list.getEntries() as unknown as {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }[]
    for (const { sources } of entries)
      for (const { node, previousRect, currentRect } of sources)
        shifts.push(
          `${node?.textContent} from ${previousRect.y} to ${currentRect.y}, ${previousRect.x} to ${currentRect.x}`,
        )
  }).observe({ type: 'layout-shift', buffered: false })
}

const shiftsSeen = () => (globalThis as unknown as { shifts: string[] }).shifts

describe('the page of the covers', () => {
  test.each(widths)(
    'takes a choice, tells the difference, and takes it back, by keyboard, and nothing moves: %i px',
    async width => {
      await using opened = await openCovers(width)
      const { page, errors } = opened
      const deductible = await unfolded(page, 'Deductible')
      const wanted = deductible.getByRole('button', { name: '$2,500' })
      expect(await wanted.textContent()).toMatch(/\$[\d.]+ a month, \$[\d.]+ less/)
      const before = await page.getByRole('region', { name: 'Your prices' }).textContent()
      await wanted.focus()
      await page.evaluate(watchShifts)
      await page.keyboard.press('Enter')
      await page.getByText('I’m asking the insurers.').waitFor()
      await page
        .getByRole('status')
        .getByText(/^It was \$[\d.]+ with .+\.$/)
        .waitFor()
      expect(await wanted.getAttribute('aria-pressed')).toBe('true')
      expect(await wanted.evaluate(button => button === document.activeElement)).toBe(true)
      await page.getByText('Every insurer has answered').waitFor()
      await page.getByText('I’m asking the insurers.').waitFor({ state: 'detached' })
      // Another insurer's than the one that is named above it.
      const [, named] =
        /with (.+?)(?: \(demo\))?\s*$/.exec((await page.getByText(/^From/).textContent()) ?? '') ?? []
      expect(await page.getByRole('status').textContent()).not.toContain(named)
      expect(await page.getByRole('region', { name: 'Your prices' }).textContent()).not.toBe(before)
      expect(await page.evaluate(shiftsSeen)).toEqual([])
      const undo = page.getByRole('button', { name: 'Undo' })
      const said = await page.getByRole('status').boundingBox()
      const box = await page.getByRole('status').locator('..').boundingBox()
      // On a phone the words have the whole width of their box.
      if (width === 360) expect(said?.width).toBeGreaterThan((box?.width ?? 0) - 40)
      await undo.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Nothing has changed from your first choices.').waitFor()
      await page.getByText('Every insurer has answered').waitFor()
      expect(await page.getByRole('region', { name: 'Your prices' }).textContent()).toBe(before)
      // What was chosen first is the end of undoing.
      expect(await undo.isVisible()).toBe(false)
      expect(errors).toEqual([])
    },
  )

  test.each([600, 768, 1024])('moves nothing between a phone and a desktop either: %i px', async width => {
    const viewport = { width, height: 900 }
    await using opened = await openCovers(1280, { pages: persona('auto-never.yaml'), viewport })
    const { page, errors } = opened
    const limits = await unfolded(page, 'Liability limits')
    const heights = () =>
      limits.getByRole('button').evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
    const before = await heights()
    await page.evaluate(watchShifts)
    for (const limit of ['$100,000 / $300,000 / $100,000', '$250,000 / $500,000 / $250,000']) {
      await limits.getByRole('button', { name: limit }).press('Enter')
      await limits.getByRole('button', { name: limit, pressed: true }).waitFor()
      await page.getByText('I’m asking the insurers.').waitFor({ state: 'detached' })
      expect(await heights()).toEqual(before)
    }
    await page.getByRole('button', { name: 'Undo all' }).press('Enter')
    await page.getByRole('status').getByText('Nothing has changed from your first choices.').waitFor()
    await page.getByText('Every insurer has answered').waitFor()
    expect(await page.evaluate(shiftsSeen)).toEqual([])
    expect(errors).toEqual([])
  })

  test.each(journeyWidths)('is sound at %i px', async width => {
    await using opened = await openCovers(width, { pages: withSecondCar(persona('auto-never.yaml')) })
    const { page } = opened
    expect(await faultsOnBothScreens(page)).toEqual([])
    // Little more than five screens of a phone.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_900)
    const rights = await page
      .getByRole('button')
      .evaluateAll(all => all.map(button => button.getBoundingClientRect().right))
    expect(Math.max(...rights)).toBeLessThan(width)
    const deductible = await unfolded(page, 'Deductible')
    await page.evaluate(watchShifts)
    await deductible.getByRole('button').last().click()
    await page
      .getByRole('status')
      .getByText(/than before|^It was|^About/)
      .waitFor()
    await page.getByText('Every insurer has answered').waitFor()
    expect(await page.evaluate(shiftsSeen)).toEqual([])
    expect(await faultsOnBothScreens(page)).toEqual([])
    await shoot(page, `cover-${width}`)
  })

  test('goes back to what was chosen first in one step, follows another tab, and puts the choices beside one price', async () => {
    await using opened = await openCovers(1280, { pages: persona('auto-never.yaml') })
    const { page, errors, id } = opened
    const reference = await page.getByText('Each option shows what').textContent()
    const [, price = ''] = /Right now that’s (\$[\d,.]+) for 6 months/.exec(reference ?? '') ?? []
    const prices = page.getByRole('region', { name: 'Your prices' })
    expect(await prices.textContent()).toContain(price)
    const rows = await page
      .getByRole('region', { name: 'What changes your price' })
      .getByRole('listitem')
      .allInnerTexts()
    for (const row of rows) expect(row).toMatch(/\$[\d.,]+ (less|more) for 6 months$/)
    const deductible = await unfolded(page, 'Deductible')
    const chosen = () => deductible.locator('[aria-pressed="true"]').getAttribute('value')
    const first = await chosen()
    for (const name of ['$2,000', '$1,000']) {
      await deductible.getByRole('button', { name }).click()
      await expect
        .poll(() => deductible.getByRole('button', { name }).getAttribute('aria-pressed'))
        .toBe('true')
    }
    const other = await page.context().newPage()
    await other.goto(`${service.origin}/quotes/${id}`)
    await other.locator('html[data-hydrated]').waitFor()
    await page.getByRole('button', { name: 'Undo all' }).click()
    await expect.poll(chosen).toBe(first)
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isVisible()).toBe(true)
    await page.getByText('Every insurer has answered').waitFor()
    const card = other.getByRole('article').filter({ hasText: 'prices today for coverage you tried' }).first()
    await card.getByText('prices today for coverage you tried').click()
    await card.getByRole('button', { name: /\(Deductible \$1,000\)/ }).waitFor()
    // The price of now is no button.
    await card.getByText(/Now: \$[\d,.]+ \(Deductible \$[\d,]+\)\. Press a price/).waitFor()
    await shoot(other, 'receipts')
    const reloaded = other.waitForEvent('domcontentloaded')
    await card.getByRole('button', { name: /\(Deductible \$1,000\)/ }).click()
    await reloaded
    await expect.poll(chosen).toBe('1000')
    expect(errors).toEqual([])
  })

  test('on a phone, Continue stands above what an insurer charged for what was tried, and no list shows through the bar above it', async () => {
    const { visitor, id, path } = await visitorWithPrices(service)
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { property: { choice: '50000' } } } })
    await using opened = await openPage(360)
    const { page } = opened
    await takeCookies(page, visitor)
    await page.goto(service.origin + path)
    await page.locator('html[data-hydrated]').waitFor()
    const gaps = page
      .getByRole('article')
      .filter({ hasText: 'prices today for coverage you tried' })
      .evaluateAll(cards =>
        cards.map(card => {
          const [first, second] = [...card.querySelectorAll('a[href*="/continue/"], details:has(form)')]
          const [above, below] = [first, second].map(element => element?.getBoundingClientRect())
          return [first?.tagName, (below?.top ?? 0) - (above?.bottom ?? 0)] as const
        }),
      )
    expect((await gaps).length).toBeGreaterThan(2)
    for (const gap of await gaps) expect(gap).toEqual(['A', expect.toSatisfy((px: number) => px >= 0)])
    const bar = page.getByRole('group', { name: 'Show only' }).locator('..')
    // The edge of the phone cuts the first filter: its word is there to see, and not an empty box.
    const filter = await bar.locator('label', { hasText: 'With a price' }).boundingBox()
    const box = await bar.getByLabel('With a price').boundingBox()
    expect(filter?.x).toBeLessThan(330)
    expect(box?.x).toBeGreaterThan((filter?.x ?? 0) + (filter?.width ?? 0) / 2)
    const edgeAt = async (y: number) => {
      await page.evaluate(y => scrollTo(0, y), y)
      const { height = 0 } = (await bar.boundingBox()) ?? {}
      const clip = { x: 320, y: 4, width: 40, height: height - 8 }
      return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
    }
    expect(new Set([await edgeAt(500), await edgeAt(530), await edgeAt(560)]).size).toBe(1)
  })

  test('of two pages of one quote, each follows the other, and says what the other changed', async () => {
    const resting = await run({ restMs: 4_000 })
    onTestFinished(() => resting.close())
    const { visitor, path } = await visitorWithPrices(resting)
    await using opened = await openPage(1280)
    const { page, errors } = opened
    await takeCookies(page, visitor)
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${resting.origin}${path}/cover`)
      await tab.locator('html[data-hydrated]').waitFor()
    }
    await (await unfolded(page, 'Belongings')).getByRole('button', { name: '$75,000' }).click()
    await page
      .getByRole('status')
      .getByText(/than before|^It was|^About/)
      .waitFor()
    await (await unfolded(other, 'Deductible')).getByRole('button', { name: '$2,500' }).click()
    await other.getByText('You changed this on another page: Belongings $75,000.').waitFor()
    await page.getByText('You changed this on another page: Deductible $2,500.').waitFor()
    const now = (tab: Page, name: string) =>
      tab.getByRole('region', { name, exact: true }).locator('[aria-pressed="true"]').getAttribute('value')
    expect(await now(page, 'Deductible')).toBe('2500')
    expect(await now(other, 'Belongings')).toBe('75000')
    expect(errors).toEqual([])
  })

  test('moves nothing when an estimate is confirmed while other insurers are still asked', async () => {
    await using opened = await openCovers(360)
    const { page, errors } = opened
    let isEstimated = true
    await page.route('**/api/v1/status*', async route => {
      const reply = await route.fetch()
      const body = await reply.json()
      const { result } = body.data
      result.quote_status = 'quoting'
      for (const { price_info } of result.quotes)
        if (isEstimated) price_info.estimated = true
        else delete price_info.estimated
      await route.fulfill({ response: reply, json: body })
    })
    await (await unfolded(page, 'Deductible')).getByRole('button', { name: '$2,500' }).press('Enter')
    const line = page.getByText(/^From /)
    await expect.poll(() => line.textContent()).toMatch(/^From ~ .*asking the insurers/)
    await page.evaluate(watchShifts)
    isEstimated = false
    await expect.poll(() => line.textContent()).toMatch(/^From \$.*asking the insurers/)
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(shiftsSeen)).toEqual([])
    expect(errors).toEqual([])
  })

  test('works by plain forms where scripts do not run', async () => {
    await using opened = await openCovers(360, { javaScriptEnabled: false })
    const { page } = opened
    const wanted = (pressed: boolean) =>
      page.getByRole('region', { name: 'Deductible' }).getByRole('button', { name: '$2,500', pressed })
    expect(await wanted(false).isVisible()).toBe(false)
    await unfolded(page, 'Deductible')
    await wanted(false).click()
    await wanted(true).waitFor()
    await page
      .getByRole('status')
      .getByText(/^It was \$/)
      .waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await wanted(false).waitFor({ state: 'attached' })
    await unfolded(page, 'Start date')
    const day = page.getByLabel('Or pick another date')
    await day.fill((await day.getAttribute('max')) ?? '')
    await page.getByRole('button', { name: 'Start on this date' }).click()
    const dates = page.getByRole('region', { name: 'Start date' })
    await dates.getByRole('button', { name: 'In 60 days', pressed: true }).waitFor()
  })

  test('tells what changes the price the most, by covers and by answers that a visitor can act on', async () => {
    await using opened = await openCovers(1280, { pages: persona('homeowner.yaml') })
    const { page } = opened
    const effects = page.getByRole('region', { name: 'What changes your price' })
    const rows = await effects.getByRole('listitem').allInnerTexts()
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(row).toMatch(/\$[\d.,]+ (less|more) a year$/)
    // Each bar is as long as its amount, beside the largest.
    const amounts = rows.map(row => Number(/\$([\d.,]+) (?:less|more)/.exec(row)?.[1]?.replaceAll(',', '')))
    const bars = await effects
      .locator('rect')
      .evaluateAll(all => all.map(bar => bar.getBoundingClientRect().width))
    expect(bars).toHaveLength(amounts.length)
    for (const [at, bar] of bars.entries())
      expect(bar / (bars[0] ?? 0)).toBeCloseTo((amounts[at] ?? 0) / (amounts[0] ?? 0), 1)
    const widthOf = async (of: Locator) => Math.round((await of.boundingBox())?.width ?? 0)
    expect(await widthOf(effects)).toBe(await widthOf(page.getByRole('region', { name: 'Start date' })))
    await shoot(page, 'cover-home')
    await effects.getByRole('link').first().click()
    await page.waitForURL(/\/quote\/homeowner\//)
    await page.getByRole('link', { name: 'Back to your coverage' }).click()
    await effects.waitFor()
  })

  test('is where the visitor left it after a look at what changes the price', async () => {
    await using opened = await openCovers(360, { pages: persona('homeowner.yaml') })
    const { page } = opened
    const effect = page.getByRole('region', { name: 'What changes your price' }).getByRole('link').last()
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await effect.scrollIntoViewIfNeeded()
    const before = await scrolled()
    expect(before).toBeGreaterThan(500)
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Back to your coverage' }).click(),
    ]) {
      await effect.click()
      await page.waitForURL(/\/quote\/homeowner\//)
      await isAlive(page)
      await goBack()
      await page.waitForURL(/\/cover$/)
      await isAlive(page)
      await expect.poll(scrolled, { timeout: 5_000 }).toBe(before)
    }
  })

  test.each(journeyWidths)(
    'is where a visitor picks a new start date, by keyboard, once it has passed: %i px',
    async width => {
      let today: Day = '2026-11-22'
      const later = await run({ today: () => today })
      onTestFinished(() => later.close())
      const { visitor, id, path } = await visitorWithPrices(later)
      await visitor.call(updateQuote, {
        quote_id: id,
        data: { changes: { starts: { choice: '2026-12-01' } } },
      })
      today = '2026-12-03'
      await using opened = await openPage(width)
      const { page, errors } = opened
      await takeCookies(page, visitor)
      await page.goto(later.origin + path)
      const notice = page.getByText('It’s too late now for the start date you picked, December 1, 2026.')
      expect(await notice.textContent()).toContain('would start tomorrow, December 4, 2026')
      expect(await faultsOnBothScreens(page)).toEqual([])
      await shoot(page, 'late-start')
      await page.getByRole('link', { name: 'Pick a new start date' }).press('Enter')
      const here = page.getByText('It’s too late now for the date you picked')
      await here.waitFor()
      await page.locator('html[data-hydrated]').waitFor()
      await page.getByRole('button', { name: 'In a week' }).focus()
      await page.evaluate(watchShifts)
      await page.getByRole('button', { name: 'In a week' }).press('Enter')
      await page.getByRole('status').getByText('before, with').waitFor()
      expect(await here.isVisible()).toBe(false)
      await page.getByText('Every insurer has answered').waitFor()
      expect(await page.evaluate(shiftsSeen)).toEqual([])
      await page.getByRole('link', { name: 'Back to all quotes' }).press('Enter')
      await page.getByText('starts on December 10, 2026').waitFor()
      expect(await notice.count()).toBe(0)
      expect(errors).toEqual([])
    },
  )
})
