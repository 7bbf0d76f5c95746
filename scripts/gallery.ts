import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { photograph } from './gallery/camera.ts'
import { wishOf } from './gallery/faces.ts'
import { writeIndex } from './gallery/index-page.ts'
import { launch } from './gallery/launch.ts'
import { openStage } from './gallery/open-stage.ts'
import { makeReferences } from './gallery/references.ts'
import { tours } from './gallery/tours.ts'

/**
 * Takes pictures of every page in every state, as files to leaf through: `npm run gallery`, or `npm run gallery -- renters 360 light
 * en` for some of them. `npm run gallery -- references` makes the pictures that tests/e2e/pictures.test.ts compares with.
 */
const folder = fileURLToPath(new URL('../built/gallery/', import.meta.url))
const began = Date.now()
const words = process.argv.slice(2)

if (words[0] === 'references') await makeReferences()
else await makeGallery()

async function makeGallery(): Promise<void> {
  const wish = wishOf(words)
  let count = 0
  {
    await using stage = await openStage()
    const browser = await launch()
    for (const language of wish.languages)
      for await (const scene of tours({ stage, browser, language, isWanted: wish.isWanted })) {
        const taken = join(folder, scene.name)
        await mkdir(taken, { recursive: true })
        for await (const { width, scheme, png } of photograph(scene, wish)) {
          await writeFile(join(taken, `${language}-${scheme}-${width}.png`), png)
          count += 1
        }
        console.log(`${seconds().padStart(5)} s  ${language} ${scene.name}`)
      }
    await browser.close()
  }
  const all = await writeIndex(folder)
  console.log(`${count} pictures in ${seconds()} s. ${all} in all: ${join(folder, 'index.html')}`)
  // Nobody meant to take none.
  if (count === 0) process.exitCode = 1
}

function seconds(): string {
  return ((Date.now() - began) / 1000).toFixed(0)
}
