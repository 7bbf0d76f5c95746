import { type Browser, chromium } from 'playwright-core'
import { resolveBrowser } from '../../tests/e2e/browser.ts'

/** The one browser of the gallery, with the switches of the tests. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await resolveBrowser(),
    args: ['--no-sandbox', '--in-process-gpu'],
  })
}
