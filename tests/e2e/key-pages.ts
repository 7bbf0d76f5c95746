import type { Page } from 'playwright-core'
import { pathIn } from '../../src/language/paths.ts'
import type { Language } from '../../src/language/text.ts'
import type { Running } from '../support/service.ts'
import { type VisitorWithQuote, visitorWithPrices } from '../support/visitor-with-quote.ts'
import { nextButton } from './hands.ts'
import { isAlive, takeCookies } from './service-of-file.ts'

/** It sells renters policies here. */
const seller = 'bramble'

/** Clears the fields of an address and presses the page’s button. */
async function goWrong(page: Page): Promise<void> {
  for (const name of ['zipcode', 'city', 'address1']) await page.locator(`main [name="${name}"]`).fill('')
  await nextButton(page).click()
  await page.locator('main [aria-invalid="true"]').first().waitFor()
}

async function compareTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Compare|Comparar)$/ }).click()
  const boxes = page.getByRole('article').getByRole('checkbox')
  for (const box of (await boxes.all()).slice(0, 2)) await box.check({ force: true })
}

async function putSideBySide(page: Page): Promise<void> {
  await compareTwo(page)
  await page.getByRole('button', { name: /^(?:Show|Mostrar)$/ }).click()
  await page.getByRole('dialog').waitFor()
}

/** The path of a page of somebody with prices, and what is done there before one looks. */
type KeyPage = readonly [path: (prices: string) => string, act?: (page: Page) => Promise<void>]

/** One page of each kind between the first question and the order. */
export const keyPages = {
  start: [() => '/start'],
  cards: [() => '/quote/renters/1c'],
  errors: [() => '/quote/renters/1', goWrong],
  // It may be skipped.
  date: [() => '/quote/renters/1e'],
  switch: [() => '/quote/renters/3'],
  results: [prices => prices],
  comparing: [prices => prices, compareTwo],
  'side by side': [prices => prices, putSideBySide],
  coverage: [prices => `${prices}/cover`],
  passport: [prices => `${prices}/price/${seller}`],
  order: [prices => `${prices}/buy/${seller}`],
  saving: [prices => `${prices}/save`],
} as const satisfies Record<string, KeyPage>

export type KeyPageName = keyof typeof keyPages
// The names of its members, and no others.
export const everyKeyPage = Object.keys(keyPages) as readonly KeyPageName[]

/** Somebody who has prices, and opens key pages. */
export interface Looker extends VisitorWithQuote {
  /** Opens a key page, alive, in the window that the page has. */
  open(page: Page, name: KeyPageName, language?: Language): Promise<void>
}

export async function lookerWithPrices(service: Running): Promise<Looker> {
  const quote = await visitorWithPrices(service)
  return {
    ...quote,
    async open(page, name, language = 'en') {
      const [path, act]: KeyPage = keyPages[name]
      await takeCookies(page, quote.visitor)
      await page.goto(service.origin + pathIn[language] + path(quote.path))
      await isAlive(page)
      await act?.(page)
    },
  }
}
