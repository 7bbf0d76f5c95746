import { expect, test } from 'vitest'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile()

test.each(journeyWidths)(
  'what the start page says below its form is there again after Back: %d px',
  async width => {
    await using visit = await openPage(width)
    const { page } = visit
    await page.goto(`${service.origin}/start`)
    await isAlive(page)
    const steps = page.getByRole('heading', { name: 'How it works' })
    await steps.waitFor()
    const prices = page.getByRole('region', { name: 'What your list will look like' }).getByRole('listitem')
    expect(await prices.count()).toBe(3)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await shoot(page, `introduction-${width}`)
    await page.getByRole('radio', { name: 'Pet' }).check({ force: true })
    await page.getByLabel('ZIP code').fill('78701')
    await page.getByRole('button', { name: 'Get started' }).click()
    await page.waitForURL('**/quote/pet/*')
    await steps.waitFor({ state: 'detached' })
    await page.goBack()
    await steps.waitFor()
    expect(visit.errors).toEqual([])
  },
)

test('the cards of a start page lead without scripts too', async () => {
  await using visit = await openPage(360, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${service.origin}/es/start`)
  await page.getByRole('link', { name: 'Leer la regla completa' }).click()
  await page.waitForURL('**/es/order')
})
