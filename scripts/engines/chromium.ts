import { chromium } from 'playwright-core'
import type { Browser } from './hand.ts'

/** Chromium, headless. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return {
    async openTab() {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      return {
        open: async url => void (await page.goto(url)),
        resize: size => page.setViewportSize(size),
        evaluate: expression => page.evaluate(expression),
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
