import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type FormWords, formWordsOf } from '../support/form-words.ts'
import { pagesOf, readPersonas, personasDay as today } from '../support/personas.ts'
import { isTitleOf } from '../support/routes.ts'
import { answerPage, type Hand, keyboardHand, nextButton } from './hands.ts'
import { axeFindings, openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile({ today })

/** The kinds of pages already checked, in any line. */
const kinds = new Set<string>()

test.each(readPersonas().filter(({ browser }) => browser))(
  '$who goes from the start page to prices by keyboard alone on a phone (spec 1.3, 2.4.3); axe finds nothing, by day on each kind of page as it opens and by night where something is wrong; each answer is one round trip (spec 3.1.3)',
  async persona => {
    await using visit = await openPage(360)
    const { page } = visit
    await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
    const hand = keyboardHand(page)
    const problems: string[] = []
    const look = async (where: string) => {
      problems.push(...(await axeFindings(page)).map(finding => `${where}: ${finding}`))
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) problems.push(`${where}: scrolls sideways by ${sideways} px`)
    }
    const start = { type: persona.line, zipCode: persona.zip }
    // The start page does not count as a step.
    let counted = 0

    const calls = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/v1\/(answer|properties)$/.test(pathname)) calls.add(pathname)
    })
    await page.goto(`${service.origin}/start`)
    for (const [route, answer] of pagesOf(persona)) {
      // The address may change before the page does.
      await page.locator(`main form:is([action="${route}"], [action^="${route}?"])`).waitFor()
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      if (route !== '/start') {
        const step = await page
          .getByText(/^Step \d+ of \d+$/)
          .first()
          .textContent()
        const [current = 0, total = 0] = step?.match(/\d+/g)?.map(Number) ?? []
        expect(current, `${route}: ${step}`).toBeGreaterThanOrEqual(counted)
        expect(current, `${route}: ${step}`).toBeLessThanOrEqual(total)
        counted = current
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        expect(isTitleOf(route, title ?? ''), `${route}: ${title}`).toBe(true)
      }
      const words = route === '/start' ? start : formWordsOf({ ...answer })
      // Pages with equal fields are built alike and go wrong alike.
      const kind = Object.keys(words).join()
      if (!kinds.has(kind)) {
        kinds.add(kind)
        await look(route)
        if (await goWrong({ page, words, hand }))
          await elsewhere(page, () => look(`${route} with something wrong`))
      }
      await answerPage(page, words, hand)
    }
    await page.waitForURL(/\/quotes\//)
    await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(Object.keys(persona.offers).length)
    await look('results')
    // The lists of all lines are built alike.
    if (!kinds.has('results')) await elsewhere(page, () => look('results'))
    kinds.add('results')
    expect(problems).toEqual([])
    expect(await page.getByText(/^(✓ Confirmed|~ Estimate)$/).count()).toBeGreaterThanOrEqual(3)
    // The reply to an answer holds the next question.
    expect([...calls]).toEqual(['/api/v1/answer'])
    expect(visit.errors).toEqual([])
  },
)

/** Presses on with every field empty, including prefilled ones. False where nothing can be wrong. */
async function goWrong({
  page,
  words,
  hand,
}: {
  page: Page
  words: FormWords
  hand: Hand
}): Promise<boolean> {
  const isList = Object.keys(words).every(name => name === 'pressed')
  if (isList) return false
  if ('city' in words) await hand.type(page.locator('[name="city"]'), '')
  if ('emailSwitch' in words) await hand.tick(page.locator('[name="emailSwitch"]'))
  await hand.press(nextButton(page))
  await page.locator('[aria-invalid="true"]').first().waitFor()
  return true
}

/** The page for a moment on a desktop in dark mode. */
async function elsewhere(page: Page, look: () => Promise<void>): Promise<void> {
  const phone = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await look()
  await page.emulateMedia({ colorScheme: 'light' })
  if (phone) await page.setViewportSize(phone)
}
