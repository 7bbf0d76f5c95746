import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journeys, type LineName, type Said } from '../support/journeys.ts'
import { type Running, run } from '../support/service.ts'
import { answerPage, type Hand, keyboardHand, nextButton } from './hands.ts'
import { axeFindings, closeBrowser, openPage } from './page.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(async () => {
  await closeBrowser()
  await service.close()
})

// What differs between the lines is in tests/support/journeys.ts.
test.each(Object.keys(journeys) as LineName[])(
  '%s is done by keyboard alone on a phone, and axe finds nothing, by day on each page as it opens and by night where something is wrong',
  async line => {
    await using visit = await openPage(360)
    const { page } = visit
    const hand = keyboardHand(page)
    const found: string[] = []
    const kinds = new Set<string>()
    const look = async (where: string) => {
      found.push(...(await axeFindings(page)).map(finding => `${where}: ${finding}`))
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) found.push(`${where}: scrolls sideways by ${sideways} px`)
    }

    await page.goto(`${service.origin}/start`)
    for (const [route, said] of journeys[line]) {
      // The address may change before the page does.
      await page.locator(`main form:is([action="${route}"], [action^="${route}?"])`).waitFor()
      await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
      await look(route)
      // Pages of the same fields go wrong in the same way.
      const kind = Object.keys(said).join()
      if (!kinds.has(kind) && (await goWrong({ page, said, hand }))) {
        await elsewhere(page, () => look(`${route} with something wrong`))
      }
      kinds.add(kind)
      await answerPage(page, said, hand)
    }
    await page.waitForURL(/\/quotes\//)
    await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
    await look('results')
    await elsewhere(page, () => look('results'))
    expect(found).toEqual([])
    expect(await page.getByText(/^(✓ Confirmed|~ Estimate)$/).count()).toBeGreaterThanOrEqual(3)
    expect(visit.errors).toEqual([])
  },
)

/** Presses on with nothing said, or with what was filled in beforehand gone. False where nothing can be wrong. */
async function goWrong({ page, said, hand }: { page: Page; said: Said; hand: Hand }): Promise<boolean> {
  const isList = Object.keys(said).every(name => name === 'pressed')
  if (isList) return false
  if ('city' in said) await hand.type(page.locator('[name="city"]'), '')
  if ('emailSwitch' in said) await hand.tick(page.locator('[name="emailSwitch"]'))
  await hand.press(nextButton(page))
  await page.locator('[aria-invalid="true"]').first().waitFor()
  return true
}

/** The same page on a desktop in the dark, for a moment. */
async function elsewhere(page: Page, look: () => Promise<void>): Promise<void> {
  const phone = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await look()
  await page.emulateMedia({ colorScheme: 'light' })
  if (phone) await page.setViewportSize(phone)
}
