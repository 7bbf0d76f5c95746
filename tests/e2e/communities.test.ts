import { describe, expect, test } from 'vitest'
import { everyNth } from '../support/sweep.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()
/** A phone of today, and a desktop. */
const screens = [390, 1280] as const
const open = (width: (typeof screens)[number], options = {}) =>
  openPage(width === 390 ? 360 : 1280, { viewport: { width, height: 844 }, ...options })

const path = '/best-renters-insurance-larkspur-court-tenants'

describe('the page of a community', () => {
  test.each(everyNth(2, screens))(
    'leads to the first question of renters insurance by keyboard, its ZIP code known: %i px (spec 2.1.4)',
    async width => {
      await using visit = await open(width)
      const { page, errors } = visit
      await page.goto(service.origin + path)
      await page.getByRole('heading', { level: 1, name: /Larkspur Court tenants/ }).waitFor()
      const button = page.getByRole('button', { name: 'See my own prices' }).first()
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        if (await button.evaluate(element => element === document.activeElement)) break
      }
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/quote\/renters\/1(\?|$)/)
      expect(page.url()).not.toContain('43215')
      expect(await page.getByLabel('ZIP').inputValue()).toBe('43215')
      expect(errors).toEqual([])
    },
  )

  test('has no fault that axe can find, on a phone or on a desktop', async () => {
    await using visit = await open(390)
    const { page, errors } = visit
    for (const [address, status] of [
      [path, 200],
      ['/best-renters-insurance-nowhere-tenants', 404],
    ] as const) {
      const reply = await page.goto(service.origin + address)
      expect(reply?.status()).toBe(status)
      expect(await faultsOnBothScreens(page)).toEqual([])
    }
    expect(errors.filter(error => !error.includes('404'))).toEqual([])
  })

  test('works without scripts', async () => {
    await using visit = await open(390, { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(service.origin + path)
    await page.getByText('Does one policy cover my roommate?').click()
    await page.getByText('Usually not, unless').waitFor()
    await page.getByRole('button', { name: 'See my own prices' }).first().click()
    await page.waitForURL(/\/quote\/renters\/1(\?|$)/)
  })
})
