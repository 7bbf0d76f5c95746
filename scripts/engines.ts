import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { start } from '../bench/server.ts'
import { loadCarriers } from '../src/carriers/load-carriers.ts'
import { journeys, type LineName } from '../tests/support/journeys.ts'
import { everyWidth, layoutFaults } from '../tests/support/layout-faults.ts'
import { type Drawn, heightDifferences, keyBoxes } from './engines/boxes.ts'
import { startChromium } from './engines/chromium.ts'
import {
  type EngineName,
  engineNames,
  findChromium,
  findEngine,
  thisMachine,
} from './engines/find-engines.ts'
import { startFirefox } from './engines/firefox.ts'
import { type Browser, type Hand, handOn, type Size } from './engines/hand.ts'
import { faultLines, type Picture, reportPage, tableOf, type Walked, wordsOf } from './engines/report.ts'
import { type Way, walk } from './engines/walk.ts'
import { startWebKit } from './engines/webkit.ts'

/**
 * Walks every line in every browser engine that this machine has: `npm run engines`. `-- firefox renters` names engines and lines;
 * any other word is the folder for the pictures.
 */
const phone: Size = { width: 390, height: 844 }
const wider: readonly Size[] = [
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
/** No picture is taller. */
const tallest = 4500

const named = process.argv.slice(2)
const isLine = (word: string): word is LineName => Object.hasOwn(journeys, word)
const isEngine = (word: string): word is EngineName => engineNames.some(name => name === word)
const lines = named.filter(isLine)
const engines = named.filter(isEngine)
const folder = named.find(word => !isLine(word) && !isEngine(word)) ?? 'built/engines'

const ways: readonly Way[] = (['renters', 'auto', 'homeowner', 'pet', 'travel', 'life'] as const)
  .filter(line => lines.length === 0 || lines.includes(line))
  .flatMap(line => [phone, ...(line === 'renters' ? wider : [])].map(size => ({ line, size })))

const walked: Walked[] = []
const drawn: Drawn[] = []
const pictures: Picture[] = []

/** The names of the demonstration's insurers that sell a line on our own pages. */
const carriers = loadCarriers()
const sellersOf = (line: LineName) =>
  carriers.filter(({ binds }) => binds?.lines.some(sold => sold === line)).map(({ insurer }) => insurer.name)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const server = await start(join(import.meta.dirname, '../src/server/main.ts'))
// The name by which the service knows itself, to which the checkout leads back.
const origin = server.origin.replace('127.0.0.1', 'localhost')
try {
  for (const engine of engineNames) {
    if (engines.length > 0 && !engines.includes(engine)) continue
    const browser = await startEngine(engine)
    if (typeof browser === 'string') {
      console.log(browser)
      continue
    }
    try {
      for (const way of ways) await walkIn(engine, browser, way)
    } finally {
      await browser.close()
    }
  }
} finally {
  await server.stop()
}

const differences = heightDifferences(drawn)
await writeFile(join(folder, 'index.html'), reportPage({ walked, differences, pictures }))
const faults = faultLines(walked)
for (const line of [...faults, ...differences]) console.log(line)
console.log(`\n${tableOf(walked)}\n\n${folder}/index.html`)
if (faults.length > 0) process.exitCode = 1

/** The engine's browser, or why there is none. */
async function startEngine(engine: EngineName): Promise<Browser | string> {
  switch (engine) {
    case 'chromium': {
      const found = await findChromium()
      return 'missing' in found ? found.missing : startChromium(found.file)
    }
    case 'firefox': {
      const found = findEngine('firefox', thisMachine)
      return 'missing' in found ? found.missing : startFirefox(found.files.firefox)
    }
    case 'webkit': {
      const found = findEngine('webkit', thisMachine)
      return 'missing' in found ? found.missing : startWebKit(found.files)
    }
  }
}

async function walkIn(engine: EngineName, browser: Browser, way: Way): Promise<void> {
  const hand = handOn(await browser.openTab())
  try {
    await hand.resize(way.size)
    const look = lookWith(hand, engine, way)
    const email = `${way.line}-${way.size.width}-${engine}@example.com`
    const findings = await walk({ ...way, hand, origin, email, sellers: sellersOf(way.line), look })
    walked.push({ ...way, engine, findings })
    console.log(`${engine}, ${way.line} at ${way.size.width} px: ${wordsOf(findings)}`)
  } finally {
    await hand.close()
  }
}

/** Measures a page, and takes its picture. */
function lookWith(hand: Hand, engine: EngineName, { line, size }: Way) {
  return async (name: string, whole?: 'whole'): Promise<readonly string[]> => {
    const page = `${line}-${size.width}-${name}`
    await hand.until('the page at rest', atRest)
    const found = [...(await hand.evaluate(layoutFaults)), ...(await hand.evaluate(thrown))]
    drawn.push({ engine, page, boxes: await hand.evaluate(keyBoxes) })
    const height = whole ? await hand.evaluate(() => document.documentElement.scrollHeight) : 0
    const isTaller = height > size.height
    if (isTaller) await hand.resize({ width: size.width, height: Math.min(height, tallest) })
    const file = `${page}-${engine}.png`
    await writeFile(join(folder, file), await hand.screenshot())
    pictures.push({ engine, page, file })
    // A phone's walk shows every page: there each is measured at all widths.
    if (whole && size === phone) found.push(...(await faultsAtWidths(hand)))
    await hand.resize(size)
    return found.map(fault => `${name}: ${fault}`)
  }
}

async function faultsAtWidths(hand: Hand): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of everyWidth) {
    await hand.resize({ width, height: phone.height })
    await hand.until('the page at rest', atRest)
    const found = await hand.evaluate(layoutFaults)
    faults.push(...found.map(fault => `at ${width} px ${fault}`))
  }
  return faults
}

/** Whether nothing fades in or moves any more; what turns while something is fetched turns on. */
function atRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)
}

/** What the page's scripts have thrown since the first look at this document. */
function thrown(): readonly string[] {
  // A property of our own, which no page has.
  const page = window as unknown as { thrown?: string[] }
  if (page.thrown) return page.thrown.splice(0)
  const errors: string[] = []
  page.thrown = errors
  addEventListener('error', ({ message }) => errors.push(`throws ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejects ${reason}`))
  return []
}
