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
  const faults: string[] = []
  for await (const look of lookAtKeyScreens(stage, browser)) {
    compared.push(look.name)
    // Pictures show more; boxes are measured there too, so that what a machine with other fonts compares is up to date.
    if (why === null) faults.push(...(await pixelFaults(look)))
    faults.push(...boxFaultsOf(references, look))
  }
  // Looked at in built/gallery-differences, a change that was meant is taken over by `npm run gallery -- references`.
  expect(faults).toEqual([])
  expect(compared.toSorted()).toEqual(keyNames.toSorted())
  expect(Object.keys(references.boxes).toSorted()).toEqual(keyNames.toSorted())
})
