import type { RunOptions } from 'axe-core'
import { axeFindings } from '../../tests/e2e/page.ts'
import { pose } from './camera.ts'
import { type Face, type Wish, windowOf } from './faces.ts'
import type { Scene } from './scene.ts'

/** The widths at which axe looks where none is named: beyond the widest of them only the margins grow. */
export const axeWidths: readonly Face['width'][] = [360, 768, 1280]

/** Rules that axe leaves out by itself: small targets, and names that don't have what a control shows. */
const added = ['target-size', 'label-content-name-mismatch']
/** Rules about pages: a mail is shown within a page of somebody else. */
const ofPages = ['landmark-one-main', 'region']

function optionsFor(scene: string): RunOptions {
  const leftOut = scene.startsWith('mails/') ? ofPages : []
  return {
    rules: Object.fromEntries([
      ...added.map(rule => [rule, { enabled: true }]),
      ...leftOut.map(rule => [rule, { enabled: false }]),
    ]),
  }
}

/** What axe finds on a scene, in each width and scheme that is wished for; one entry for each look, with its findings. */
export async function* checked(
  { name, page, of }: Scene,
  { widths, schemes }: Pick<Wish, 'widths' | 'schemes'>,
): AsyncGenerator<Pick<Face, 'scheme' | 'width'> & { readonly findings: readonly string[] }, void> {
  for (const width of widths)
    for (const scheme of schemes) {
      await pose(page, { width, scheme })
      if (of === 'page') {
        // Of a target behind a bar that sticks, axe would count what the bar leaves of it.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.max(height, windowOf({ width }).height) })
      }
      yield { width, scheme, findings: await axeFindings(page, optionsFor(name)) }
    }
}
