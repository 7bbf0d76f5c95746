import { afterAll, expect, test } from 'vitest'
import { ourNeed } from '../../src/connectors/needs/need.ts'
import { needsFirstAddress } from '../../src/contract/purchase/needs.ts'
import { needingCarriers, ownNeed } from '../support/needing.ts'
import { anotherRenter, answerUntil } from '../support/renters.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, openPage, widths } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const { server, carrierNeeding } = await needingCarriers()
afterAll(() => server.close())
const service = serviceOfFile({
  carriers: [
    carrierNeeding('alder', [ourNeed('phone', 'quote'), ourNeed('email', 'quote')]),
    carrierNeeding('birch', [
      ourNeed('phone', 'quote'),
      ownNeed('roommates', {
        kind: 'yes or no',
        to: 'quote',
        prompt: { en: 'Do you live with roommates?', es: '¿Vive con compañeros de cuarto?' },
      }),
    ]),
    carrierNeeding('cedar'),
  ],
  env: { EGRESS_ALLOW: server.host },
  site: { needsFirst: ['renters'] },
})

const last = '/quote/renters/3'

test.each(widths)('what insurers need comes before the prices, at %i pixels', async width => {
  const visitor = service.visitor()
  await answerUntil(visitor, last, anotherRenter())
  const { page, errors } = await openPage(width)
  await takeCookies(page, visitor)
  await page.goto(service.origin + last)
  await isAlive(page)
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Example')
  await page.locator('main button[type=submit]').last().press('Enter')
  await page.waitForURL(/\/quotes\/[\w-]+\/needs/, { timeout: 40_000 })
  await page.getByRole('heading', { name: /^Before your prices/ }).waitFor()
  expect(await faultsOnBothScreens(page)).toEqual([])
  await shoot(page, `needs-first-${width}`)
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Send and see prices' }).press('Enter')
  await page.getByRole('link', { name: /^Phone/ }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
  await page.getByLabel('Phone').fill('512-555-0142')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Send and see prices' }).press('Enter')
  await page.waitForURL(/\/quotes\/[\w-]+$/)
  for (const name of [/Alder/, /Birch/])
    await page.getByRole('article', { name }).getByText('$14.00').first().waitFor()
  // The browser logs the refused answers.
  expect(errors.filter(error => !error.includes('422'))).toEqual([])
})

test('the step is skipped without scripts, in Spanish', async () => {
  const { visitor, id, path } = await visitorWithQuote(service)
  expect(path).toBe(needsFirstAddress(id))
  const { page } = await openPage(360, { javaScriptEnabled: false, locale: 'es-US' })
  await takeCookies(page, visitor)
  await page.goto(`${service.origin}/es${path}`)
  await page.getByRole('heading', { name: /^Antes de sus precios/ }).waitFor()
  await shoot(page, 'needs-first-es')
  await page.getByRole('link', { name: 'Omitir y ver los precios' }).click()
  await page.waitForURL(/\/quotes\/[\w-]+$/)
})
