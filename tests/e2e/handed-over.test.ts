import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { assistantAt, knownAnswers } from '../support/assistant.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { faultsOnBothScreens, openPage, widths } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile({ site: { agents: { keys: [] } } })

/** What a page of that tenant's answers says. */
const renterSays = ['500 East 4th Street', '$30,000', 'Smoke alarm', '5/2/1994', '$500']

/** The link to a quote that an assistant has answered: a tenant's, or of the line given. */
async function linkOf(
  language: 'en' | 'es',
  changed: readonly object[] = [],
  line = 'renters',
): Promise<string> {
  const person = readPersonas().find(({ file }) => file === `${line}.yaml`) ?? expect.fail('no persona')
  const assistant = await assistantAt(service.origin)
  const { quote } = (await assistant.use('start_quote', { line, zip: person.zip, language })).values
  await assistant.use('answer_questions', { quote, answers: knownAnswers(pagesOf(person)) })
  if (changed.length > 0) {
    await assistant.use('get_quotes', { quote })
    await assistant.use('answer_questions', { quote, answers: changed })
  }
  const { url } = (await assistant.use('hand_over', { quote })).values
  return String(url)
}

describe('the person behind a quote of an assistant', () => {
  test.each(widths)('opens its link, checks every answer and sees the prices, at %i pixels', async width => {
    const { page, errors } = await openPage(width)
    await page.goto(await linkOf('en'))
    await page.getByText('Your assistant gave these answers. Please check them.').waitFor()
    await isAlive(page)
    for (const answer of renterSays)
      await page.getByText(answer, { exact: false }).first().waitFor({ timeout: 10_000 })
    await shoot(page, `handed-over-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'These are right. Show my prices' }).press('Enter')
    await page.getByRole('article').first().waitFor()
    expect(errors).toEqual([])
  })

  test.each(widths)('goes on where nothing has been answered yet, at %i pixels', async width => {
    const { page, errors } = await openPage(width)
    const assistant = await assistantAt(service.origin)
    const { quote } = (await assistant.use('start_quote', { line: 'renters', zip: '78701' })).values
    await page.goto(String((await assistant.use('hand_over', { quote })).values.url))
    await page.getByText('Your assistant has answered nothing yet.').waitFor()
    await shoot(page, `handed-over-empty-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Go on' }).press('Enter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL('**/quote/**')
    expect(errors).toEqual([])
  })

  test.each(widths)(
    'answers what is open, then checks what the assistant had said behind it, at %i pixels',
    async width => {
      const { page, errors } = await openPage(width)
      const never = { question: 'status', answer: { choice: 'NEVER' } }
      await page.goto(await linkOf('en', [never], 'auto'))
      await page.getByRole('button', { name: 'These are right. Go on' }).press('Enter')
      await page.waitForURL('**/quote/auto/**')
      await isAlive(page)
      await page.getByText('I didn’t have a car').click()
      await page.getByText('Your assistant gave these answers. Please check them.').waitFor()
      await page.getByRole('heading', { level: 3, name: '2019 Toyota Camry' }).waitFor({ timeout: 10_000 })
      await shoot(page, `handed-over-again-${width}`)
      expect(await faultsOnBothScreens(page)).toEqual([])
      await page.getByRole('button', { name: 'These are right. Show my prices' }).press('Enter')
      await page.getByRole('article').first().waitFor()
      expect(errors).toEqual([])
    },
  )

  test('reads what the assistant changed after the prices, not as a change of their own', async () => {
    const { page } = await openPage(360)
    await page.goto(await linkOf('en', [{ question: 'deductible', answer: { choice: '1000' } }]))
    const changes = page.getByRole('region', { name: 'Latest changes' })
    expect(await changes.textContent()).toContain('$1,000')
    expect(await page.getByText('What you changed').count()).toBe(0)
  })

  test.each(widths)('reads it in Spanish, at %i pixels', async width => {
    const { page, errors } = await openPage(width)
    await page.goto(await linkOf('es'))
    await page.getByText('Su asistente dio estas respuestas.').waitFor()
    await shoot(page, `handed-over-es-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Son correctas. Ver mis precios' }).click()
    await page.getByRole('article').first().waitFor()
    expect(errors).toEqual([])
  })

  test.each(widths)(
    'does the same without scripts, and on another browser too, at %i pixels',
    async width => {
      const link = await linkOf('en')
      await using first = await openPage(width, { javaScriptEnabled: false })
      await pasted(first.page, link)
      await first.page.getByText('Your assistant gave these answers. Please check them.').waitFor()
      for (const answer of renterSays)
        await first.page.getByText(answer, { exact: false }).first().waitFor({ timeout: 10_000 })
      await shoot(first.page, `handed-over-plain-${width}`)
      // Another browser has to check them too, as long as nobody has.
      await using second = await openPage(width, { javaScriptEnabled: false })
      await pasted(second.page, link)
      await second.page.getByText('Your assistant gave these answers. Please check them.').waitFor()
      await first.page.getByRole('button', { name: 'These are right. Show my prices' }).click()
      await first.page.waitForURL(/\/quotes\/[\w-]+$/)
      expect(await first.page.getByRole('article').count()).toBeGreaterThan(3)
      await shoot(first.page, `handed-over-plain-prices-${width}`)
      await second.page.goto(first.page.url())
      expect(await second.page.getByRole('article').count()).toBeGreaterThan(3)
      await using third = await openPage(width)
      await third.page.goto(link)
      await third.page.waitForURL(first.page.url())
      await third.page.getByRole('article').nth(3).waitFor()
      expect([...first.errors, ...second.errors, ...third.errors]).toEqual([])
    },
  )
})

/** Without scripts, a link is pasted: what follows its "#" reaches no server. */
async function pasted(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('[name="link"]').fill(link)
  await page.locator('[name="link"]').press('Enter')
}
