import { afterAll, describe, expect, test } from 'vitest'
import { ourNeed } from '../../src/connectors/needs/need.ts'
import { needsAddress } from '../../src/contract/purchase/needs.ts'
import { needingCarriers, ownNeed } from '../support/needing.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { faultsOnBothScreens, openPage, type Width, widths } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const { server, carrierNeeding } = await needingCarriers()
afterAll(() => server.close())
const carriers = [
  carrierNeeding('alder', [
    ourNeed('phone', 'quote'),
    ourNeed('email', 'quote'),
    ownNeed('heating', {
      kind: 'choice',
      to: 'quote',
      prompt: { en: 'How is your home heated?', es: '¿Cómo se calienta su casa?' },
      choices: [
        { value: 'GAS', label: { en: 'Gas', es: 'Gas' } },
        { value: 'OIL', label: { en: 'Oil', es: 'Aceite' } },
      ],
    }),
    ownNeed('roommates', {
      kind: 'yes or no',
      to: 'quote',
      prompt: { en: 'Do you live with roommates?', es: '¿Vive con compañeros de cuarto?' },
    }),
    ownNeed('moved', {
      kind: 'date',
      to: 'quote',
      isRequired: false,
      prompt: { en: 'When did you move in?', es: '¿Cuándo se mudó?' },
    }),
  ]),
  carrierNeeding('birch', [ourNeed('phone', 'confirm')]),
  carrierNeeding('cedar'),
]
const service = serviceOfFile({ carriers, env: { EGRESS_ALLOW: server.host } })

async function withPrices(width: Width, options: Parameters<typeof openPage>[1] = {}) {
  const { visitor, id, path } = await visitorWithPrices(service)
  const opened = await openPage(width, options)
  await takeCookies(opened.page, visitor)
  await opened.page.goto(service.origin + path)
  return { ...opened, id, path }
}

describe('what an insurer needs', () => {
  test.each(widths)('leads from its card to its form and back to the list, at %i pixels', async width => {
    const { page, id, errors } = await withPrices(width)
    await isAlive(page)
    const card = page.getByRole('article', { name: /Alder/ })
    await card.getByText('Alder needs your phone number, your email address, and answers to 2 more').waitFor()
    await card.getByRole('link', { name: 'Get its own price' }).click()
    await page.getByRole('heading', { name: 'What Alder needs to know' }).waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByLabel('Phone').fill('555-0142')
    await page.getByRole('button', { name: 'Send to Alder' }).press('Enter')
    await page.getByRole('link', { name: /US phone number/ }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('US phone number')
    expect(await page.getByLabel('Phone').inputValue()).toBe('555-0142')
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByLabel('Phone').fill('512-555-0142')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('How is your home heated?').selectOption('Oil')
    await page.getByRole('radio', { name: 'No' }).check()
    await page.getByRole('button', { name: 'Send to Alder' }).press('Enter')
    await page.waitForURL(`**/quotes/${id}`)
    await card.getByText('Confirmed by Alder').waitFor({ state: 'attached' })
    await card.getByText('Details').click()
    await card.getByText('Confirmed by Alder').waitFor()
    // The browser logs the refused answer.
    expect(errors.filter(error => !error.includes('422'))).toEqual([])
  })

  test('is not sent again on the way back from a form that was corrected', async () => {
    const { page, id } = await withPrices(360)
    await page.goto(`${service.origin}${needsAddress(id, 'birch')}`)
    await page.getByLabel('Phone').fill('555-0142')
    await page.getByRole('button', { name: 'Send to Birch' }).click()
    await page.getByRole('link', { name: /US phone number/ }).waitFor()
    await isAlive(page)
    await page.getByLabel('Phone').fill('512-555-0142')
    await page.getByRole('button', { name: 'Send to Birch' }).click()
    await page.waitForURL(`**/quotes/${id}`)
    await isAlive(page)
    // The browser refuses to show an answer to a form again.
    await page.goBack()
    await page.getByRole('heading', { name: 'What Birch needs to know' }).waitFor()
  })

  test('is asked without scripts, in Spanish', async () => {
    const { page, id } = await withPrices(360, { javaScriptEnabled: false, locale: 'es-US' })
    await page.goto(`${service.origin}/es${needsAddress(id, 'alder')}`)
    await page.getByRole('heading', { name: 'Lo que Alder necesita saber' }).waitFor()
    await page.getByLabel('Teléfono').fill('512-555-0142')
    await page.getByRole('button', { name: 'Enviar a Alder' }).click()
    await page.getByText('Conteste esta pregunta.').first().waitFor()
    expect(await page.getByLabel('Teléfono').inputValue()).toBe('512-555-0142')
    await page.locator('[role=alert]:focus').waitFor()
  })
})
