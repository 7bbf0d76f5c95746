import { describe, expect, test } from 'vitest'
import { assistantAt, knownAnswers } from '../support/assistant.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { faultsOnBothScreens, openPage, widths } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile({ site: { agents: { keys: [] } } })

/** The link to a tenant's quote that an assistant has answered. */
async function linkOf(language: 'en' | 'es'): Promise<string> {
  const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
  const assistant = await assistantAt(service.origin)
  const { quote } = (await assistant.use('start_quote', { line: 'renters', zip: renter.zip, language }))
    .values
  await assistant.use('answer_questions', { quote, answers: knownAnswers(pagesOf(renter)) })
  const { url } = (await assistant.use('hand_over', { quote })).values
  return String(url)
}

describe('the person behind a quote of an assistant', () => {
  test.each(widths)('opens its link, checks every answer and sees the prices, at %i pixels', async width => {
    const { page, errors } = await openPage(width)
    await page.goto(await linkOf('en'))
    await page.getByText('Your assistant gave these answers. Please check them.').waitFor()
    await isAlive(page)
    for (const answer of ['500 East 4th Street', '$30,000', 'Smoke alarm', '5/2/1994', '$500'])
      await page.getByText(answer, { exact: false }).first().waitFor({ timeout: 10_000 })
    await shoot(page, `handed-over-${width}`)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'These are right. Show my prices' }).press('Enter')
    await page.getByRole('article').first().waitFor()
    expect(errors).toEqual([])
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
})
