import type { Browser, Page } from 'playwright-core'
import { pathIn } from '../../src/language/paths.ts'
import type { Language } from '../../src/language/text.ts'
import { isAlive, takeCookies } from '../../tests/e2e/service-of-file.ts'
import { personasDay } from '../../tests/support/personas.ts'
import { type Visitor, visitorAt } from '../../tests/support/visitor.ts'
import type { Stage } from './open-stage.ts'

/** A page that waits to be photographed, in one language. */
export interface Scene {
  /** Words with slashes between them, as "renters/1c/errors". */
  readonly name: string
  readonly page: Page
  /** `window`: only what is on the screen, where a dialog covers it. */
  readonly of: 'page' | 'window'
}

/** What a tour through the product needs. A tour yields a scene, and goes on once it has been photographed. */
export interface Tour {
  readonly stage: Stage
  readonly browser: Browser
  readonly language: Language
  /** Whether anybody wants a picture of that scene; a tour brings about no other. */
  isWanted(name: string): boolean
}

export type Scenes = AsyncGenerator<Scene, void>

/** A visitor who calls the service, and a browser that shows the pages of the same visitor. */
export interface Guest extends AsyncDisposable {
  readonly visitor: Visitor
  readonly page: Page
  /** Opens a page of the site, alive. */
  open(path: string): Promise<void>
}

/** Later than anything that the product says happened that day. */
const evening = `${personasDay}T20:00:00-05:00`

/** A new visitor, in a browser that moves nothing and always reads the same time. */
export async function openGuest({ stage, browser, language }: Tour): Promise<Guest> {
  const origin = stage.origin + pathIn[language]
  const visitor = visitorAt(stage.origin, () => origin)
  const page = await openStill(browser)
  return {
    visitor,
    page,
    async open(path) {
      await takeCookies(page, visitor)
      await page.goto(origin + path, { waitUntil: 'load' })
      await isAlive(page)
    },
    [Symbol.asyncDispose]: () => page.context().close(),
  }
}

/** A page of a browser without cookies, for pictures. */
export async function openStill(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(evening)
  return page
}
