import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { axeWidths, checked } from './gallery/axe.ts'
import { photograph } from './gallery/camera.ts'
import { widths, wishOf } from './gallery/faces.ts'
import { writeIndex } from './gallery/index-page.ts'
import { launch } from './gallery/launch.ts'
import { openStage } from './gallery/open-stage.ts'
import { makeReferences } from './gallery/references.ts'
import { tours } from './gallery/tours.ts'

/**
 * Takes pictures of every page in every state, as files to leaf through: `npm run gallery`, or `npm run gallery -- renters 360 light
 * en` for some of them. `npm run gallery -- references` makes the pictures that tests/e2e/pictures.test.ts compares with, and `npm
 * run gallery -- axe` has axe look at every page and state instead of taking pictures, where more words narrow it down too.
 */
const folder = fileURLToPath(new URL('../built/gallery/', import.meta.url))
const began = Date.now()
const words = process.argv.slice(2)

if (words[0] === 'references') await makeReferences()
else if (words[0] === 'axe') await runAxe(words.slice(1))
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

async function runAxe(named: readonly string[]): Promise<void> {
  const wish = wishOf(named)
  const isWidthNamed = widths.some(width => named.includes(String(width)))
  const faces = { schemes: wish.schemes, widths: isWidthNamed ? wish.widths : axeWidths }
  const count = { scenes: 0, looks: 0 }
  const findings = new Map<string, number>()
  {
    await using stage = await openStage()
    const browser = await launch()
    for (const language of wish.languages)
      for await (const scene of tours({ stage, browser, language, isWanted: wish.isWanted })) {
        count.scenes += 1
        for await (const look of checked(scene, faces)) {
          count.looks += 1
          for (const finding of look.findings) {
            findings.set(finding, (findings.get(finding) ?? 0) + 1)
            console.log(`${language} ${scene.name}, ${look.width} px, ${look.scheme}: ${finding}`)
          }
        }
        console.log(`${seconds().padStart(5)} s  ${language} ${scene.name}`)
      }
    await browser.close()
  }
  for (const [finding, times] of findings) console.log(`${times} times: ${finding}`)
  console.log(`${count.looks} looks at ${count.scenes} screens in ${seconds()} s, ${findings.size} findings.`)
  if (count.looks === 0 || findings.size > 0) process.exitCode = 1
}

function seconds(): string {
  return ((Date.now() - began) / 1000).toFixed(0)
}
