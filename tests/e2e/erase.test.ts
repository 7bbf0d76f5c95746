import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carriersOnCommand } from '../support/panel.ts'
import { type Running, run } from '../support/service.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, journeyWidths, openPage, type Width } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const { carriers, env, letSlowAnswer, close } = await carriersOnCommand()
let service: Running

beforeAll(async () => {
  service = await run({ carriers, env })
})
afterAll(async () => {
  letSlowAnswer()
  await service.close()
  await close()
})

/** The results of a visitor who has answered every question. */
async function openResults(width: Width, options: Parameters<typeof openPage>[1] = {}) {
  const { visitor, path } = await visitorWithQuote(service)
  const opened = await openPage(width, options)
  await takeCookies(opened.page, visitor)
  const at = service.origin + path
  await opened.page.goto(at)
  if (options.javaScriptEnabled !== false) await isAlive(opened.page)
  return { ...opened, at }
}

const gone = { name: 'Your answers have been deleted.' }
const expired = { name: 'This quote can’t be opened here.' }

describe.each(journeyWidths)('deleting the answers at %d px', width => {
  test('takes a second yes, by keyboard, and leaves no way back', async () => {
    const { page, errors, at } = await openResults(width)
    const button = page.getByRole('link', { name: 'Delete my answers' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete my answers?' })
    await dialog.waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await shoot(page, `erase-dialog-${width}`)
    const sizes = await dialog
      .getByRole('button', { name: 'my answers' })
      .evaluateAll(buttons => buttons.map(one => getComputedStyle(one).backgroundColor))
    expect(new Set(sizes).size).toBe(1)
    await page.keyboard.press('Escape')
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const leaving: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) leaving.push(new URL(request.url()).pathname)
    })
    await dialog.getByRole('button', { name: 'Delete my answers' }).press('Enter')
    await page.getByRole('heading', gone).waitFor()
    expect(leaving).toEqual(['/erased'])
    expect(await faultsOnBothScreens(page)).toEqual([])
    await shoot(page, `erased-${width}`)
    await page.goBack()
    await page.waitForLoadState()
    expect(await page.content()).not.toContain('500 East 4th Street')
    await page.goto(at)
    await page.getByRole('heading', expired).waitFor()
    await page.getByRole('link', { name: 'Start a new quote' }).waitFor()
    expect(errors.filter(error => !error.includes('410'))).toEqual([])
    await page.context().close()
  })

  test('takes the other tabs along, and what they kept for a reload', async () => {
    const { page, at } = await openResults(width)
    const results = await page.context().newPage()
    await results.goto(at)
    await isAlive(results)
    const question = await page.context().newPage()
    await question.goto(`${service.origin}/quote/renters/2`)
    await isAlive(question)
    await question.evaluate(() => sessionStorage.setItem('kept-drafts', '{}'))
    const read = await Promise.all(
      ['answers', 'cover', 'exact', 'data', 'save'].map(async name => {
        const tab = await page.context().newPage()
        await tab.goto(`${at}/${name}`)
        await isAlive(tab)
        return tab
      }),
    )
    await page.getByRole('link', { name: 'Delete my answers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my answers' }).click()
    for (const tab of [page, question, ...read]) await tab.getByRole('heading', gone).waitFor()
    // It may be asking for prices at this very moment, and learn from the reply that they are gone.
    await results
      .getByRole('heading', { name: /Your answers have been deleted|This quote can’t be opened/ })
      .waitFor()
    expect(await question.evaluate(() => sessionStorage.length)).toBe(0)
    await page.context().close()
  })

  test('is preceded by a page that says who got them, and gives a copy', async () => {
    const { page, errors } = await openResults(width)
    const link = page.getByRole('link', { name: 'Who got my answers' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Who got my answers' }).waitFor()
    await isAlive(page)
    const sent = page.getByRole('listitem').filter({ hasText: 'Slow (demo)' })
    expect(await sent.textContent()).toContain('street address')
    await page.getByText('Worked out here: Dear (demo), Never (demo), and Quick (demo)').waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await shoot(page, `who-${width}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).press('Enter')
    expect((await downloading).suggestedFilename()).toMatch(/^quote-.*\.json$/)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('asks once more on its page too', async () => {
    const { page, at } = await openResults(width)
    await page.goto(`${at}/data`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my answers?' })
    await dialog.getByRole('button', { name: 'Keep my answers' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    await dialog.getByRole('button', { name: 'Delete my answers' }).click()
    await page.getByRole('heading', gone).waitFor()
    await page.context().close()
  })

  test('works without scripts, on a page of its own', async () => {
    const { page, at } = await openResults(width, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Delete my answers' }).click()
    await page.getByRole('heading', { name: 'Your data' }).waitFor()
    await shoot(page, `data-${width}`)
    await page.getByRole('link', { name: 'Keep my answers' }).click()
    expect(page.url()).toBe(at)
    await page.getByRole('link', { name: 'Who got my answers' }).click()
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    await page.getByRole('heading', gone).waitFor()
    await page.goto(at)
    await page.getByRole('heading', expired).waitFor()
    await page.context().close()
  })
})
