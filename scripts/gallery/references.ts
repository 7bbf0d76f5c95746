import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { type Box, boxFaults } from './boxes.ts'
import { type Drawing, drawingOf, type Look, lookAtKeyScreens } from './key-screens.ts'
import { launch } from './launch.ts'
import { openStage } from './open-stage.ts'
import { palettePng } from './palette-png.ts'

const folder = new URL('../../tests/e2e/pictures/', import.meta.url)
const record = new URL('references.json', folder)

/** What is kept beside the reference pictures. */
interface References extends Drawing {
  /** Where the key elements of each key screen are. */
  readonly boxes: Readonly<Record<string, readonly Box[]>>
}

/** Makes the reference pictures anew, and says how large they are. */
export async function makeReferences(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await using stage = await openStage()
  const browser = await launch()
  const boxes: Record<string, readonly Box[]> = {}
  for await (const { name, png, boxes: own } of lookAtKeyScreens(stage, browser)) {
    const small = palettePng(PNG.sync.read(png))
    await writeFile(fileOf(name), small)
    boxes[name] = own
    console.log(`${(small.length / 1024).toFixed(0).padStart(4)} KB  ${fileURLToPath(fileOf(name))}`)
  }
  const references: References = { ...(await drawingOf(stage, browser)), boxes }
  await writeFile(record, `${JSON.stringify(references, null, 2)}\n`)
  await browser.close()
}

export async function readReferences(): Promise<References> {
  // Written above.
  return JSON.parse(await readFile(record, 'utf8')) as References
}

/** Why pictures made here can't be compared with the references point by point; null where they can. */
export function whyOnlyBoxes(references: Drawing, here: Drawing): string | null {
  if (references.browser !== here.browser)
    return `the references were made with ${references.browser}, and this is ${here.browser}`
  return references.fonts === here.fonts ? null : 'letters look different here from those of the references'
}

/** How far colors may be apart, from 0 to 1, and how many of a million points may be farther apart. */
const threshold = 0.12
const mostInMillion = 300

/** How a key screen differs from its reference point by point; the places where it does are drawn into a picture. */
export async function pixelFaults({ name, png }: Look): Promise<readonly string[]> {
  const seen = PNG.sync.read(png)
  const { width, height } = seen
  const reference = PNG.sync.read(await readFile(fileOf(name)))
  if (reference.width !== width || reference.height !== height) return [`${name} has another size`]
  const difference = new PNG({ width, height })
  const count = pixelmatch(reference.data, seen.data, difference.data, width, height, { threshold })
  if (count <= (width * height * mostInMillion) / 1_000_000) return []
  const differences = new URL('../../built/gallery-differences/', import.meta.url)
  await mkdir(differences, { recursive: true })
  await writeFile(new URL(`${name}.png`, differences), png)
  await writeFile(new URL(`${name}-difference.png`, differences), PNG.sync.write(difference))
  return [`${name}: ${count} points differ, see built/gallery-differences/${name}-difference.png`]
}

/** How a key screen's boxes differ from the recorded ones. */
export function boxFaultsOf(references: References, { name, boxes }: Look): readonly string[] {
  return boxFaults(references.boxes[name] ?? [], boxes).map(fault => `${name}: ${fault}`)
}

function fileOf(name: string): URL {
  return new URL(`${name}.png`, folder)
}
