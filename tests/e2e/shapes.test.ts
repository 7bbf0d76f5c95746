import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type Shape, shapeNames } from '../../scripts/carrier/shapes/shapes.ts'
import { continueAddress } from '../../src/contract/purchase/continue.ts'
import { needsAddress } from '../../src/contract/purchase/needs.ts'
import { pathIn } from '../../src/language/paths.ts'
import type { Language } from '../../src/language/text.ts'
import { untilComplete } from '../support/results.ts'
import { giveAll, pagesFor, serveShapes, typedFor, writtenBy } from '../support/shape-visitors.ts'
import { everyNth } from '../support/sweep.ts'
import { visitorAt } from '../support/visitor.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { answerPage, keyboardHand, quickHand } from './hands.ts'
import { axeFindings, faultsOnBothScreens, openPage, type Width, widths } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const served = await serveShapes()
afterAll(() => served.close())
const service = serviceOfFile({ carriers: served.carriers, env: served.env })

interface Way {
  readonly width: Width
  readonly language: Language
  /** With a keyboard alone, or without scripts. */
  readonly by: 'keyboard' | 'plain pages'
}

interface AtPricesOf {
  readonly shape: Shape
  /** It decides how the insurer answers. */
  readonly last: string
  readonly way: Way
  /** The insurer has everything that it needs. */
  readonly isGiven?: boolean
}

/** Somebody at the prices of an example's line, in a browser. */
async function atPrices({ shape, last, way: { width, language, by }, isGiven = false }: AtPricesOf) {
  const { carrier } = served.shapes.find(({ name }) => name === shape) ?? expect.fail(`no ${shape}`)
  const origin = service.origin + pathIn[language]
  const visitor = visitorAt(service.origin, () => origin)
  const { id } = await visitorWithPrices({ visitor: () => visitor }, pagesFor(carrier, last))
  if (isGiven) {
    await giveAll(visitor, id, carrier)
    await untilComplete(visitor, id)
  }
  const isPlain = by === 'plain pages'
  const opened = await openPage(width, { javaScriptEnabled: !isPlain })
  const { page } = opened
  page.context().setDefaultTimeout(30_000)
  await takeCookies(page, visitor)
  // Nothing leaves this machine.
  for (const host of carrier.hosts)
    await page
      .context()
      .route(`https://*${host}/**`, route =>
        route.fulfill({ contentType: 'text/html', body: '<h1>The insurer</h1>' }),
      )
  const alive = async () => {
    if (!isPlain) await isAlive(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(`${language}-US`)
  }
  await page.goto(`${origin}/quotes/${id}`)
  await alive()
  const hand = isPlain ? quickHand : keyboardHand(page)
  return { ...opened, ...{ visitor, id, carrier, hand, alive, isPlain } }
}
type AtPrices = Awaited<ReturnType<typeof atPrices>>

/** Axe runs as a script, so a page without them is only measured; the same page is walked with them too. */
async function faultsOf({ page, isPlain }: AtPrices): Promise<readonly string[]> {
  if (!isPlain) return faultsOnBothScreens(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
}

/** Gives the insurer everything that it asks for. */
async function give({ page, id, carrier, hand, alive }: AtPrices, name: string): Promise<void> {
  await hand.press(page.locator(`a[href*="${needsAddress(id, carrier.id)}"]`).first())
  await page.waitForURL(`**${needsAddress(id, carrier.id)}`)
  await alive()
  await shoot(page, `${name}-needs`)
  const controls = page.locator('main form [name]:not([type="hidden"])')
  const names = await controls.evaluateAll(all => [
    ...new Set(all.map(one => one.getAttribute('name') ?? '')),
  ])
  await answerPage(page, typedFor(writtenBy(carrier).needs, names), hand)
  await page.waitForURL(`**/quotes/${id}`)
  await alive()
}

/** Until the list has a link; without scripts a visitor reloads it. */
async function linkTo(address: string, { page, isPlain }: AtPrices): Promise<Locator> {
  const link = page.locator(`a[href*="${address}?"]`)
  if (!isPlain) await link.waitFor()
  else await expect.poll(() => reloaded(page, link), { interval: 500, timeout: 20_000 }).toBe(true)
  return link
}

async function reloaded(page: Page, awaited: Locator): Promise<boolean> {
  if (await awaited.isVisible()) return true
  await page.locator('main a[href="?"]').click()
  return awaited.isVisible()
}

/** Every mix of a width, a language and a way. */
const ways: readonly Way[] = widths.flatMap(width =>
  (['en', 'es'] as const).flatMap(language =>
    (['keyboard', 'plain pages'] as const).map(by => ({ width, language, by })),
  ),
)
const wayAt = (nth: number): Way => ways.at(nth % ways.length) ?? expect.fail('no way')

const inWords = ({ by, width, language }: Way) => `by ${by} at ${width} pixels in ${language}`
const walking = (shape: Shape, way: Way) => ({ shape, way, inWords: inWords(way) })

/** The mixes, each half as many places before its opposite. */
const half = ways.length / 2
const opposed = [...ways.slice(0, half), ...ways.slice(half).toReversed()]
/** One mix and its opposite for each example, so that all of them have each width, language and way; `npm run sweep` walks every mix. */
const walks = shapeNames.flatMap((shape, nth) => everyNth(half, opposed, nth).map(way => walking(shape, way)))
const endings = shapeNames.flatMap((shape, nth) => [
  { last: 'Declinewell', ending: 'decline', ...walking(shape, wayAt(nth + 3)) },
  { last: 'Referman', ending: 'referral', ...walking(shape, wayAt(nth + 6)) },
])

describe('an example carrier', () => {
  test.each(walks)(
    'leads from its questions to a confirmed price and its own page: $shape, $inWords',
    async ({ shape, way }) => {
      await using at = await atPrices({ shape, last: 'Example', way })
      const { page, errors, id, carrier, visitor, hand, alive } = at
      const name = `shape-${shape}-${way.width}-${way.language}`
      await shoot(page, `${name}-before`)
      await give(at, name)
      const { quotes } = (await untilComplete(visitor, id)).result
      for (const { price_info: price } of quotes)
        expect(price).toMatchObject({ type: 'price', estimated: false })
      const chosen = quotes.at(-1) ?? expect.fail('no price')
      const address = continueAddress(id, chosen.id)
      const next = await linkTo(address, at)
      await shoot(page, `${name}-after`)
      await hand.press(next)
      await page.waitForURL(`**${address}?**`)
      await alive()
      const onward = page.locator('main a[target="_blank"]')
      await onward.waitFor()
      await shoot(page, `${name}-continue`)
      const said = await page.locator('main').innerText()
      expect(said.replaceAll(',', '')).toContain(`$${chosen.price_info.premium}`)
      expect(await faultsOf(at)).toEqual([])
      const opens = page.context().waitForEvent('page')
      await hand.press(onward)
      const theirs = await opens
      await theirs.getByRole('heading', { name: 'The insurer' }).waitFor()
      expect(carrier.hosts).toContain(new URL(theirs.url()).hostname)
      expect(errors).toEqual([])
    },
  )

  test.each(endings)(
    'says what it decided, and shows no price as confirmed: $shape, a $ending, $inWords',
    async ({ shape, last, ending, way }) => {
      await using at = await atPrices({ shape, last, way, isGiven: true })
      const { page, errors, id, visitor } = at
      const name = `shape-${shape}-${ending}-${way.width}-${way.language}`
      const [quote] = (await untilComplete(visitor, id)).result.quotes
      const { price_info: info } = quote ?? expect.fail('no card')
      expect(info).not.toMatchObject({ type: 'price', estimated: false })
      const said = page.getByText(info.message ?? expect.fail('it says nothing')).first()
      if (at.isPlain)
        await expect.poll(() => reloaded(page, said), { interval: 500, timeout: 20_000 }).toBe(true)
      else await said.waitFor()
      await shoot(page, name)
      if (info.type !== 'price') expect(await page.locator('main a[href*="/continue/"]').count()).toBe(0)
      expect(at.isPlain ? [] : await axeFindings(page)).toEqual([])
      expect(errors).toEqual([])
    },
  )
})
