import type { Page } from 'playwright-core'
import { type Face, type Wish, windowOf } from './faces.ts'
import type { Scene } from './scene.ts'
import { steady } from './steady.ts'

/** Puts a page into the scheme and the width of a face, and waits until nothing on it changes any more. */
export async function pose(page: Page, face: Pick<Face, 'scheme' | 'width'>): Promise<void> {
  await page.emulateMedia({ colorScheme: face.scheme })
  await page.setViewportSize(windowOf(face))
  // Nothing is under the pointer.
  await page.mouse.move(0, 0)
  await settle(page)
  await steady(page)
}

interface Taken extends Pick<Face, 'scheme' | 'width'> {
  readonly png: Buffer
}

/** Pictures of a scene in some widths and schemes, as PNG: of all of the page, or of the window. */
export async function* photograph(
  { page, of }: Pick<Scene, 'page' | 'of'>,
  { widths, schemes }: Pick<Wish, 'widths' | 'schemes'>,
): AsyncGenerator<Taken, void> {
  for (const width of widths) {
    await pose(page, { width, scheme: schemes[0] ?? 'light' })
    if (of === 'page') {
      // A window as high as the page: what sticks to its edge is where it ends up, and pictures far below are loaded.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(height, windowOf({ width }).height) })
    }
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
      yield { width, scheme, png }
    }
  }
}

/** On a busy machine Chromium has stopped drawing a page for good; a new size makes it draw again. */
async function settle(page: Page): Promise<void> {
  const size = page.viewportSize()
  if ((await page.evaluate(settled)) || size === null) return
  await page.setViewportSize({ ...size, height: size.height + 1 })
  await page.setViewportSize(size)
  await page.evaluate(settled)
}

/**
 * Until fonts and pictures are there, fades have ended, and the page has been laid out; false for one that is not drawn any more.
 * Runs in the browser.
 */
async function settled(): Promise<boolean> {
  // A page does without a font that comes late, which depends on how busy the machine is. A face made here replaces it at once.
  const isMade = [...document.fonts].some(({ display }) => display === 'block')
  const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter(rule => rule instanceof CSSFontFaceRule),
  )
  const late = faces.filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
  for (const { style } of isMade ? [] : late) {
    const [family, src, weight] = ['font-family', 'src', 'font-weight'].map(name =>
      style.getPropertyValue(name),
    )
    const face = new FontFace((family ?? '').replaceAll('"', ''), src ?? '', {
      weight: weight ?? '',
      display: 'block',
    })
    document.fonts.add(await face.load())
  }
  await document.fonts.ready
  // One that is hidden is never loaded.
  const loading = [...document.images].filter(
    image =>
      !image.complete && image.getClientRects().length > 0 && image.getBoundingClientRect().top < innerHeight,
  )
  // One that can't be loaded has nothing to wait for.
  await Promise.allSettled(loading.map(image => image.decode()))
  const fades = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  // Fades don't end on a page that is not drawn.
  return new Promise(done => {
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => done(true))),
    )
    setTimeout(() => done(false), 5_000)
  })
}
