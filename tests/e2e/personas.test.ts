import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPersonas, saidIn, personasDay as today } from '../support/personas.ts'
import { isTitleOf } from '../support/routes.ts'
import { type Running, run } from '../support/service.ts'
import { answerPage, quickHand } from './hands.ts'
import { closeBrowser, openPage } from './page.ts'

let service: Running
beforeAll(async () => {
  service = await run({ today })
})
afterAll(async () => {
  await closeBrowser()
  await service.close()
})

test.each(readPersonas().filter(({ browser }) => browser))(
  '$who goes from the start page to prices (spec 1, 2.3, 2.4)',
  async ({ line, zip, pages, offers }) => {
    await using visit = await openPage(1280)
    const { page } = visit
    await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
    const isAlive = () =>
      page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
    await page.goto(`${service.origin}/start`)
    await isAlive()
    await answerPage(page, { type: line, zipCode: zip }, quickHand)
    for (const { on, step, answer } of pages) {
      const route = `/quote/${line}/${on}`
      await page.waitForURL(url => url.pathname === route)
      const title = page.getByRole('heading', { level: 1 })
      await expect
        .poll(async () => isTitleOf(route, (await title.textContent()) ?? ''), {
          message: route,
        })
        .toBe(true)
      await page.getByText(`Step ${step}`, { exact: true }).first().waitFor()
      await isAlive()
      await answerPage(
        page,
        saidIn(answer ?? expect.fail('a persona in the browser skips nothing')),
        quickHand,
      )
    }
    await page.waitForURL(/\/quotes\//)
    await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(Object.keys(offers).length)
    expect(visit.errors).toEqual([])
  },
)
