import { expect, test } from 'vitest'
import { formWordsOf } from '../support/form-words.ts'
import { pagesOf, readPersonas, personasDay as today } from '../support/personas.ts'
import { answerUntil, renter } from '../support/renters.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { answerPage, quickHand } from './hands.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile({ today })

test('the switch keeps the place and the answers, and a renter goes on in Spanish to prices', async () => {
  const visitor = service.visitor()
  await answerUntil(visitor, '/quote/renters/1h')
  await using visit = await openPage(360)
  const { page, errors } = visit
  await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
  await takeCookies(page, visitor)
  await page.goto(`${service.origin}/quote/renters/1h`)
  await isAlive(page)
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(/\/es\/quote\/renters\/1h/)
  await isAlive(page)
  expect(await page.getByText(/^Paso \d+ de \d+$/).count()).toBeGreaterThan(0)
  const left = renter.slice(renter.findIndex(([route]) => route === '/quote/renters/1h'))
  for (const [route, answer] of left) {
    await page.locator(`main form[action^="/es${route}"]`).waitFor()
    await answerPage(page, formWordsOf({ ...answer }), quickHand)
  }
  await page.waitForURL(/\/es\/quotes\//)
  await page.getByRole('heading', { level: 1, name: 'Estos son los resultados.' }).waitFor()
  const quote = new URL(page.url()).pathname
  expect(await faultsOnBothScreens(page)).toEqual([])

  await page.goto(`${service.origin}${quote}/cover`)
  await isAlive(page)
  expect(await faultsOnBothScreens(page)).toEqual([])

  await page.goto(`${service.origin}${quote}/save`)
  expect(await faultsOnBothScreens(page)).toEqual([])
  // Back to English, at the same page.
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(url => url.pathname === `${quote.replace('/es', '')}/save`)
  expect(errors).toEqual([])
})

test('the switch keeps what is typed and not sent yet', async () => {
  await using visit = await openPage(360)
  const { page, errors } = visit
  const turnTo = async (language: string) => {
    await page.getByRole('link', { name: language }).click()
    await page.getByRole('link', { name: language }).waitFor({ state: 'detached' })
    await isAlive(page)
  }
  await page.goto(`${service.origin}/es/start`)
  await isAlive(page)
  await page.getByText('Inquilinos', { exact: true }).click()
  await page.getByLabel('Código postal').fill('7870')
  await turnTo('English')
  await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('7870')
  expect(await page.getByRole('radio', { name: 'Renters' }).isChecked()).toBe(true)
  // Nothing is told of it, and it is there again on the way back.
  expect(await page.getByText('What you typed').count()).toBe(0)
  await turnTo('Español')
  await expect.poll(() => page.getByLabel('Código postal').inputValue()).toBe('7870')

  // A form that is no question.
  const renters = await visitorWithPrices(service)
  await takeCookies(page, renters.visitor)
  await page.goto(`${service.origin}${renters.path}/save`)
  await isAlive(page)
  await page.getByLabel('Correo electrónico').first().fill('ann@')
  await turnTo('English')
  await expect.poll(() => page.getByLabel('Email address').first().inputValue()).toBe('ann@')
  expect(errors).toEqual([])
})

test.each(readPersonas().filter(({ browser }) => browser))(
  'a visitor of $line comes to prices in Spanish',
  async persona => {
    await using visit = await openPage(360)
    const { page, errors } = visit
    await page.clock.setFixedTime(`${today}T12:00:00-05:00`)
    await page.goto(`${service.origin}/es/start`)
    await isAlive(page)
    for (const [route, answer] of pagesOf(persona)) {
      await page
        .locator(`main form:is([action="/es${route}"], [action^="/es${route}?"])`)
        .waitFor({ state: 'attached' })
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      const words =
        route === '/start' ? { type: persona.line, zipCode: persona.zip } : formWordsOf({ ...answer })
      await answerPage(page, words, quickHand)
    }
    await page.waitForURL(/\/es\/quotes\//)
    await page.getByRole('heading', { level: 1, name: 'Estos son los resultados.' }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(Object.keys(persona.offers).length)
    expect(await page.getByText(/^(✓ Confirmado|~ Estimado)$/).count()).toBeGreaterThanOrEqual(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(errors).toEqual([])
  },
)
