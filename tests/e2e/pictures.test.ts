import { expect, test } from 'vitest'
import { drawingOf, keyNames, lookAtKeyScreens } from '../../scripts/gallery/key-screens.ts'
import { openStage } from '../../scripts/gallery/open-stage.ts'
import { boxFaultsOf, pixelFaults, readReferences, whyOnlyBoxes } from '../../scripts/gallery/references.ts'
import { openPage } from './page.ts'

test('twenty key screens look like their reference pictures, or with another browser or other fonts are laid out like them', async () => {
  await using visit = await openPage(360)
  const browser = visit.page.context().browser() ?? expect.fail('the page has no browser')
  await using stage = await openStage()
  const references = await readReferences()
  const why = whyOnlyBoxes(references, await drawingOf(stage, browser))
  if (why) process.stderr.write(`Key screens are compared by their boxes alone: ${why}.\n`)
  const compared: string[] = []
  async function faultsOf(names: readonly string[]) {
    const faults = new Map<string, readonly string[]>()
    for await (const look of lookAtKeyScreens(stage, browser, names)) {
      compared.push(look.name)
      // Pictures show more; boxes are measured there too, so that what a machine with other fonts compares is up to date.
      const found = [...(why === null ? await pixelFaults(look) : []), ...boxFaultsOf(references, look)]
      if (found.length > 0) faults.set(look.name, found)
    }
    return faults
  }
  const first = await faultsOf(keyNames)
  // A busy machine may draw a page late, so what differs is looked at once more.
  const faults = [...(first.size > 0 ? await faultsOf([...first.keys()]) : first).values()].flat()
  // Looked at in built/gallery-differences, a change that was meant is taken over by `npm run gallery -- references`.
  expect(faults).toEqual([])
  expect([...new Set(compared)].toSorted()).toEqual(keyNames.toSorted())
  expect(Object.keys(references.boxes).toSorted()).toEqual(keyNames.toSorted())
})
