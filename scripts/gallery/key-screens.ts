import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { type Box, boxesOf } from './boxes.ts'
import { pose } from './camera.ts'
import type { Face } from './faces.ts'
import type { Stage } from './open-stage.ts'
import { openStill } from './scene.ts'
import { tours } from './tours.ts'

/** A scene in one face. */
interface KeyScreen extends Face {
  readonly scene: string
}

/** The screens that are compared with reference pictures: each kind of page, width and scheme in both languages. */
const keyScreens = [
  screen('start/empty', 'en', 'light', 360),
  screen('start/empty', 'en', 'dark', 1280),
  screen('start/errors', 'es', 'light', 768),
  screen('auto/3/empty', 'en', 'light', 360),
  screen('auto/5/errors', 'en', 'dark', 360),
  screen('auto/6/empty', 'en', 'light', 768),
  screen('auto/9/empty', 'en', 'light', 1280),
  screen('renters/1/errors', 'en', 'light', 360),
  screen('renters/1c/empty', 'en', 'light', 1280),
  screen('renters/1h/filled', 'en', 'dark', 360),
  screen('renters/3/empty', 'es', 'light', 360),
  screen('results/complete', 'en', 'light', 360),
  screen('results/complete', 'en', 'dark', 1280),
  screen('results/few', 'en', 'light', 768),
  screen('results/none', 'es', 'dark', 360),
  screen('pages/cover', 'en', 'light', 360),
  screen('pages/cover', 'en', 'dark', 1280),
  screen('pages/passport', 'en', 'light', 1280),
  screen('articles/faq', 'en', 'light', 1920),
  screen('mails/prices', 'en', 'dark', 768),
]

function screen(
  scene: string,
  language: Face['language'],
  scheme: Face['scheme'],
  width: Face['width'],
): KeyScreen {
  return { scene, language, scheme, width }
}

/** How a key screen looks: what the window shows of it, as PNG, and where its key elements are. */
export interface Look {
  readonly name: string
  readonly png: Buffer
  readonly boxes: readonly Box[]
}

/** The key screens of these names as they look now, in the order in which they come about. */
export async function* lookAtKeyScreens(
  stage: Stage,
  browser: Browser,
  names: readonly string[] = keyNames,
): AsyncGenerator<Look, void> {
  for (const language of ['en', 'es'] as const) {
    const ofLanguage = keyScreens.filter(one => one.language === language && names.includes(nameOf(one)))
    const isWanted = (name: string) => ofLanguage.some(({ scene }) => scene === name)
    for await (const { name, page } of tours({ stage, browser, language, isWanted }))
      for (const face of ofLanguage.filter(({ scene }) => scene === name)) {
        await pose(page, face)
        await page.evaluate(() => scrollTo(0, 0))
        const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
        yield { name: nameOf(face), png, boxes: await boxesOf(page) }
      }
  }
}

function nameOf({ scene, language, scheme, width }: KeyScreen): string {
  return `${scene.replaceAll('/', '-')}-${language}-${scheme}-${width}`
}

export const keyNames: readonly string[] = keyScreens.map(nameOf)

/** What letters look like here: pictures made where either is another are not comparable point by point. */
export interface Drawing {
  readonly browser: string
  readonly fonts: string
}

/** The browser's major version, and a hash of some letters in the fonts of the site. */
export async function drawingOf(stage: Stage, browser: Browser): Promise<Drawing> {
  const page = await openStill(browser)
  await page.goto(`${stage.origin}/start`)
  await pose(page, { scheme: 'light', width: 360 })
  const letters = await lettersOn(page)
  await page.context().close()
  return {
    browser: `${browser.browserType().name()} ${browser.version().split('.')[0]}`,
    fonts: createHash('sha256').update(letters).digest('hex').slice(0, 16),
  }
}

function lettersOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 120 })
    const pen = canvas.getContext('2d')
    const families = ['body', 'h1'].map(
      name => getComputedStyle(document.querySelector(name) ?? document.body).fontFamily,
    )
    for (const [nth, family] of families.entries())
      for (const [row, weight] of [400, 700].entries()) {
        if (pen) pen.font = `${weight} 20px ${family}`
        pen?.fillText('Good day, $14.84 a month: ¿Qué?', nth * 300, 40 + row * 50)
      }
    return canvas.toDataURL()
  })
}
