import { test } from 'vitest'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()
test.each([
  [360, '/start'],
  [768, '/start'],
  [1280, '/start'],
  [360, '/es/start'],
] as const)('%d %s', async (width, path) => {
  await using visit = await openPage(width)
  await visit.page.goto(`${service.origin}${path}`)
  await isAlive(visit.page)
  await visit.page.screenshot({
    path: `/tmp/s-${width}-${path.includes('es') ? 'es' : 'en'}.png`,
    fullPage: true,
  })
  await visit.page.emulateMedia({ colorScheme: 'dark' })
  await visit.page.screenshot({
    path: `/tmp/s-${width}-${path.includes('es') ? 'es' : 'en'}-dark.png`,
    fullPage: true,
  })
})
