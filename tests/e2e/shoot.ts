import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/**
 * Only on demand: with `SHOTS=folder`, saves screenshots of the page, light and dark, as `name-light.png` and `name-dark.png`.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
