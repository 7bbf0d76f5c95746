import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { resolveBrowser } from '../tests/e2e/browser.ts'
import { answerPage, type Hand } from '../tests/e2e/hands.ts'
import { journeys, type Stop } from '../tests/support/journeys.ts'

/** Milliseconds a person with the answers ready takes: per key, to read a page, to move to the next control. */
const pace = { key: 180, page: 1200, control: 400 }

/**
 * Seconds from the start page to the first price, by line, for somebody who types at `pace`: a real browser goes
 * through every page of every line. The lines run in parallel, because most of the time is waiting.
 */
export async function benchJourneys(
  origin: string,
): Promise<readonly (readonly [line: string, seconds: number])[]> {
  const browser = await chromium.launch({
    executablePath: await resolveBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const timed = Object.entries(journeys).map(
    async ([line, stops]) => [line, await secondsToPrice({ browser, origin, stops })] as const,
  )
  try {
    return await Promise.all(timed)
  } finally {
    await browser.close()
  }
}

interface Journey {
  readonly browser: Browser
  readonly origin: string
  readonly stops: readonly Stop[]
}

async function secondsToPrice({ browser, origin, stops }: Journey): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en-US' })
  const hand = pacedHand(page)
  const started = performance.now()
  await page.goto(`${origin}/start`)
  for (const [route, words] of stops) {
    await page.locator(`main form:is([action="${route}"], [action^="${route}?"])`).waitFor()
    await pause(pace.page)
    await answerPage(page, words, hand)
  }
  await page
    .getByText(/^(✓ Confirmed|~ Estimate)$/)
    .first()
    .waitFor()
  return (performance.now() - started) / 1000
}

/** A field that is already filled in is not typed again. */
function pacedHand(page: Page): Hand {
  return {
    async type(field, text) {
      if ((await field.inputValue()) === text) return
      await pause(pace.control)
      await field.focus()
      const isDate = (await field.getAttribute('type')) === 'date'
      await page.keyboard.type(isDate ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1') : text, {
        delay: pace.key,
      })
    },
    async tick(input) {
      if (await input.isChecked()) return
      await pause(pace.control)
      await input.locator('xpath=ancestor::label').click()
    },
    async pick(select, value) {
      if ((await select.inputValue()) === value) return
      // One move opens the list, another chooses the entry.
      await pause(2 * pace.control)
      await select.selectOption(value)
    },
    async press(button) {
      await pause(pace.control)
      await button.click()
    },
  }
}
