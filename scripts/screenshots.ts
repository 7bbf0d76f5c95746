import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { start } from '../bench/server.ts'
import { resolveBrowser } from '../tests/e2e/browser.ts'
import { answerUntil } from '../tests/support/renters.ts'
import { visitorAt } from '../tests/support/visitor.ts'

/** Takes the screenshots for the README from the current product: `npm run screenshots`. */
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const shots = [
  { name: 'start', until: '/start', width: 1280, height: 800 },
  { name: 'question', until: '/quote/renters/1c', width: 1280, height: 800 },
  { name: 'results', until: undefined, width: 1280, height: 1000 },
  { name: 'results-phone', until: undefined, width: 360, height: 760 },
] as const

await mkdir(folder, { recursive: true })
const server = await start(fileURLToPath(new URL('../src/server/main.ts', import.meta.url)))
const browser = await chromium.launch({
  executablePath: await resolveBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
for (const { name, until, width, height } of shots) {
  const visitor = visitorAt(server.origin)
  const data = await answerUntil(visitor, until)
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  await context.addCookies(
    [...visitor.cookies].map(([key, value]) => ({ name: key, value, url: server.origin })),
  )
  const page = await context.newPage()
  await page.goto(server.origin + (until ?? data?.endpoint ?? ''), { waitUntil: 'networkidle' })
  if (until === undefined) {
    // Finished, and in order: prices that come late wait below until the page is loaded again.
    const preparing = page.getByRole('heading', { level: 1, name: 'Preparing quotes' })
    await preparing.waitFor({ state: 'hidden', timeout: 60_000 })
    await page.reload({ waitUntil: 'networkidle' })
  }
  await page.screenshot({ path: `${folder}${name}.png` })
  await context.close()
  console.log(`docs/screenshots/${name}.png`)
}
await browser.close()
await server.stop()
