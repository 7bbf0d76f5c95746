import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { properties } from '../../src/contract/answers/properties.ts'
import { ownArticles } from '../../src/texts/read-articles.ts'
import { fillForm, fillUntil } from '../support/forms.ts'
import { household } from '../support/household.ts'
import { journeys } from '../support/journeys.ts'
import { everyWidth, layoutFaults } from '../support/layout-faults.ts'
import { answerUntil } from '../support/renters.ts'
import { everyNth } from '../support/sweep.ts'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

/** In `npm test` a page is tried at every third width, and the next page at others. */
let turn = 0
const someWidths = () => everyNth(3, everyWidth, turn++)

/** The widths where a page is tightest, for a sample of the kinds that another line has shown at every width. */
const tightest = [320, 576, 992]

const withViews = readdirSync(new URL('../../src/kinds', import.meta.url), { recursive: true })
  .map(String)
  .filter(file => file.endsWith('View.tsx'))
  .map(file => file.split('/')[0])

/** Questions and other pages of a quote that has its prices. */
const besidePrices = {
  auto: [
    'record',
    'mostdriven',
    'miles',
    'driverdiscounts',
    'policydiscounts',
    'cardeductibles',
    'starts',
  ].map(route => `/quote/auto/${route}`),
  homeowner: ['/quote/homeowner/claimdate', '/quote/homeowner/valuables'],
  travel: ['/quote/travel/birthdays'],
  pet: ['/quote/pet/others'],
}
/** The owner of a home with one claim. */
const afterClaim = journeys.homeowner.map((stop): (typeof journeys.homeowner)[number] =>
  stop[0] === '/quote/homeowner/5' ? [stop[0], { choice: 'ONE_OTHER' }] : stop,
)
const pagesOfQuote = ['cover', 'exact', 'answers', 'add', 'save', 'data']

test('no page of any kind is wider than its window, cuts or squeezes words, or lets boxes cover each other, from 320 to 1920 px and with large text', async () => {
  const problems: string[] = []
  const kinds = new Set<string | undefined>()
  for (const [line, stops] of Object.entries(journeys)) {
    await using visit = await openPage(360)
    const { page } = visit
    const visitor = service.visitor()
    const look = async (path: string, at = someWidths()) => {
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
    await look(next, line === 'auto' || line === 'renters' ? everyWidth : tightest)
    if (line !== 'renters') continue
    await look('/welcome')
    for (const article of ownArticles) await look(`/${article}`, tightest)
    await look('/mobile')
    kinds.add('mobile-zip')
    await look('/demo-ad')
    await look('/start?expired=1')
    await look('/quotes/AAAAAAAAAAAAAAAAAAAAAA')
  }
  for (const line of ['auto', 'homeowner', 'travel', 'pet'] as const) {
    await using visit = await openPage(360)
    const visitor = service.visitor()
    const last =
      line === 'auto'
        ? `/quotes/${(await answerUntil(visitor, undefined, household))?.config.quoteId}`
        : await fillUntil(visitor, line === 'homeowner' ? afterClaim : journeys[line])
    await takeCookies(visit.page, visitor)
    for (const path of [last, ...besidePrices[line], ...pagesOfQuote.map(page => `${last}/${page}`)]) {
      const { reply } = await visitor.call(properties, { step: path })
      if (reply.status === 'OK') kinds.add(reply.properties.kind)
      await visit.page.goto(service.origin + path)
      await isAlive(visit.page)
      const at = path === last ? everyWidth : tightest
      problems.push(...(await sweep(visit.page, at)).map(finding => `${path}: ${finding}`))
    }
  }
  expect([...kinds].sort()).toEqual(withViews.sort())
  expect(problems).toEqual([])
})

/** What is wrong with the page at any width, and on a phone with text of twice the size, without a reload. */
async function sweep(page: Page, at: readonly number[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 })
    problems.push(...(await page.evaluate(layoutFaults)).map(finding => `${width} px: ${finding}`))
  }
  await page.setViewportSize({ width: 390, height: 740 })
  const sideways = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const beyond = document.documentElement.scrollWidth - innerWidth
    document.documentElement.style.fontSize = ''
    return beyond
  })
  if (sideways > 0) problems.push(`large text scrolls sideways by ${sideways} px`)
  return problems
}
