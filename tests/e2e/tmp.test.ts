import { test } from 'vitest'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { readPersonas, pagesOf } from '../support/personas.ts'
const service = serviceOfFile()
const born = (year: string) => ({ month: '5', day: '', year })
test('look', async () => {
  const cat = [['/start', { type: 'pet', zipCode: '97201' }], ['/quote/pet/1', { choice: 'CAT_MIXED' }], ['/quote/pet/10', born('2019')]]
  const all: [string, any][] = [['renters', undefined], ['pet', cat]]
  for (const [name, pages] of all) {
    const { visitor, path } = await visitorWithPrices(service, pages)
    for (const width of [360, 768, 1280] as const) {
      await using visit = await openPage(width as 360)
      const { page } = visit
      await takeCookies(page, visitor)
      await page.goto(service.origin + path)
      await isAlive(page)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: true })
      await page.getByRole('button', { name: /Compare/ }).first().click().catch(() => {})
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/look/${name}-compare-${width}.png` })
      await page.goto(service.origin + path + '/cover')
      await isAlive(page)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/look/${name}-cover-${width}.png`, fullPage: true })
    }
  }
}, 120000)
