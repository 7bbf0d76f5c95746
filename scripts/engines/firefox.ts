import { launch } from 'puppeteer-core'
import type { Browser } from './hand.ts'
import { untilSized } from './until-sized.ts'

/** Firefox, headless, by WebDriver BiDi: it needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      // As in the other engines: nothing moves while boxes are measured, and bars to scroll with take no room.
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'en-US',
    },
  })
  return {
    async openTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const evaluate = (expression: string) => page.evaluate(expression)
      return {
        open: async url => void (await page.goto(url)),
        async resize(size) {
          // A Firefox that can't turn its screen refuses that part only.
          await page.setViewport(size).catch(error => {
            if (!String(error).includes('setScreenOrientationOverride')) throw error
          })
          await untilSized(evaluate, size)
        },
        evaluate,
        click: (x, y) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        key: key => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
