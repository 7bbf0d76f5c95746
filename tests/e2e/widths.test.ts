import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { properties } from '../../src/contract/properties.ts'
import { ownArticles } from '../../src/texts/read-articles.ts'
import { fillForm, fillUntil } from '../support/forms.ts'
import { household } from '../support/household.ts'
import { journeys } from '../support/journeys.ts'
import { answerUntil } from '../support/renters.ts'
import { everyNth } from '../support/sweep.ts'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** Small phones to wide screens, and both sides of each width at which the layout changes. */
const widths = everyNth(
  2,
  [320, 360, 390, 480, 575, 576, 767, 768, 991, 992, 1010, 1024, 1030, 1200, 1280, 1440, 1920],
)

/** The widths where a page is tightest, for a sample of the kinds that another line has shown at every width. */
const tightest = [320, 576, 992]

const withViews = readdirSync(new URL('../../src/kinds', import.meta.url), { recursive: true })
  .map(String)
  .filter(file => file.endsWith('View.tsx'))
  .map(file => file.split('/')[0])

/** Questions and other pages of a quote that has its prices. */
const besidePrices = {
  auto: ['record', 'mostdriven', 'miles', 'cardeductibles', 'starts'].map(route => `/quote/auto/${route}`),
  travel: ['/quote/travel/birthdays'],
}
const pagesOfQuote = ['cover', 'exact', 'answers', 'add', 'save', 'data']

test('no page of any kind reaches past the side of the window or cuts its words, from 320 to 1920 px', async () => {
  const problems: string[] = []
  const kinds = new Set<string | undefined>()
  for (const [line, stops] of Object.entries(journeys)) {
    await using visit = await openPage(360)
    const { page } = visit
    const visitor = service.visitor()
    const look = async (path: string, at = widths) => {
      await takeCookies(page, visitor)
      await page.goto(service.origin + path)
      await isAlive(page)
      problems.push(...(await sweep(page, at)).map(finding => `${path}: ${finding}`))
    }
    const seen = new Set<string>()
    const sample = everyNth(6, stops)
    let next = '/start'
    for (const stop of stops) {
      const [route, words] = stop
      await visitor.open('/start')
      const { reply } = await visitor.call(properties, { step: route })
      const kind = reply.status === 'OK' ? reply.properties.kind : ''
      if (!kinds.has(kind)) await look(route)
      else if (!seen.has(kind) && sample.includes(stop)) await look(route, tightest)
      kinds.add(kind)
      seen.add(kind)
      next = (await fillForm(visitor, route, words)).headers.get('location') ?? ''
    }
    await look(next, line === 'auto' ? widths : tightest)
    if (line !== 'renters') continue
    await look('/welcome')
    for (const article of ownArticles) await look(`/${article}`, tightest)
    await look('/mobile')
    kinds.add('mobile-zip')
    await look('/demo-ad')
    await look('/start?expired=1')
    await look('/quotes/AAAAAAAAAAAAAAAAAAAAAA')
  }
  for (const [line, routes] of Object.entries(besidePrices)) {
    await using visit = await openPage(360)
    const visitor = service.visitor()
    const last =
      line === 'auto'
        ? `/quotes/${(await answerUntil(visitor, undefined, household))?.config.quoteId}`
        : await fillUntil(visitor, journeys.travel)
    await takeCookies(visit.page, visitor)
    for (const path of [...routes, ...pagesOfQuote.map(page => `${last}/${page}`)]) {
      const { reply } = await visitor.call(properties, { step: path })
      if (reply.status === 'OK') kinds.add(reply.properties.kind)
      await visit.page.goto(service.origin + path)
      await isAlive(visit.page)
      problems.push(...(await sweep(visit.page, tightest)).map(finding => `${path}: ${finding}`))
    }
  }
  expect([...kinds].sort()).toEqual(withViews.sort())
  expect(problems).toEqual([])
})

/** What is wrong with the page at any width, without a reload. */
async function sweep(page: Page, at: readonly number[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 })
    problems.push(...(await page.evaluate(beyond)).map(finding => `${width} px: ${finding}`))
  }
  return problems
}

/** What extends past the sides of the window, and words that end at the edge of their box. */
function beyond(): readonly string[] {
  const problems: string[] = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) problems.push(`scrolls sideways by ${sideways} px`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent?.checkVisibility() || !text.textContent?.trim()) continue
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left === right) continue
    let box: Element | null = parent
    while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
    const { overflowX, clipPath } = getComputedStyle(box ?? document.body)
    // A sliding row shows its words as it slides; clipped text is only for screen readers.
    if (box && (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none')) continue
    const edge = box?.getBoundingClientRect()
    const [from, to] = edge ? [edge.left, edge.right] : [0, innerWidth]
    if (left < from - 1 || right > to + 1) problems.push(`cuts "${text.textContent.trim().slice(0, 40)}"`)
  }
  return problems
}
