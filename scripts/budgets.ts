// Fails when the built page weighs more than it may (docs/design.md, budgets). Sizes are of the brotli files that are
// served; `node scripts/budgets.ts` after a build.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Language } from '../src/language/text.ts'
import { allTold } from '../src/language/texts.ts'
import { lines } from '../src/lines/index.ts'
import { openCardApp } from '../src/server/agents/card-app.ts'
import {
  type Chunk,
  closureOf,
  type Manifest,
  openBuiltPage,
} from '../src/server/http/pages/document/built-page.ts'
import { atRoot, demoFacts, introductionIn } from './copy/demo-facts.ts'

const dist = join(import.meta.dirname, '../dist')
const client = join(dist, 'client')
const languages = ['en', 'es'] as const
const entry = 'src/web/entry-client.tsx'
const shell = 'src/web/wizard/frame/WizardShell.tsx'
const extras = 'src/web/wizard/extras.ts'
const start = 'src/kinds/start/StartView.tsx'
const results = ['src/web/results/ResultsPage.tsx', 'src/web/butler/poses.tsx']
const kilo = 1024

/** One for every step that shares them: the combobox, the cards' icons, the VIN of two pages. */
const onItsOwn = /combobox|Icon|card-icons|\bvin-/

const page = await openBuiltPage(dist, atRoot)
const checks = [...(await Promise.all(languages.map(checksIn))).flat(), ...checksOfCards()]

for (const [what, size, most] of checks) {
  const verdict = size <= most * kilo ? 'ok' : 'OVER'
  console.log(`${verdict.padEnd(5)}${(size / kilo).toFixed(1).padStart(6)} of ${most} KB  ${what}`)
}
if (checks.some(([, size, most]) => size > most * kilo)) process.exitCode = 1

type Check = readonly [what: string, size: number, most: number]

/** The pieces of the page in one language, and what each may weigh. */
async function checksIn(language: Language): Promise<readonly Check[]> {
  // Written by Vite.
  const file = join(client, `.vite/manifest-${language}.json`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const first = closureOf(manifest, [entry, shell, start])
  const font = Object.values(manifest)
    .flatMap(chunk => chunk.assets ?? [])
    .find(name => name.endsWith('.woff2'))
  const fontSize = font ? statSync(join(client, font)).size : 0
  const drawn = await page.draw(startPage(language), {}, await introductionIn(language))
  const htmlSize = brotliCompressSync(drawn.html).length
  const checks: readonly Check[] = [
    ['scripts of /start', scripts(first), 68],
    ['styles in /start', styles(first), 8],
    ['HTML of /start with its styles', htmlSize, 12],
    ['all of /start with its font', scripts(first) + htmlSize + fontSize, 105],
    ['scripts of the results', scripts(closureOf(manifest, [entry, ...results])), 80],
    ...Object.keys(manifest)
      .filter(key => /^src\/kinds\/.*View\.tsx$/.test(key) && key !== start)
      .map((key): Check => [key, scripts(further(manifest, key)), 3]),
  ]
  return checks.map(([what, size, most]) => [`${language}  ${what}`, size, most])
}

/** The document that hosts of assistants get, which speaks both languages. Their connections are not ours, so it has no .br file. */
function checksOfCards(): readonly Check[] {
  const brand = {
    name: 'Wadsworth',
    tagLine: { en: 'the insurance butler', es: 'el mayordomo de los seguros' },
  }
  const app = openCardApp(dist, { server: 'wadsworth', brand, credits: '/credits' })
  const size = app ? brotliCompressSync(app.html).length : Number.POSITIVE_INFINITY
  return [['all of the cards for assistants', size, 90]]
}

/** What a step adds to what the visitor has already loaded. */
function further(manifest: Manifest, key: string): readonly Chunk[] {
  const had = new Set(closureOf(manifest, [entry, shell, start, extras]).map(chunk => chunk.file))
  return closureOf(manifest, [key]).filter(({ file }) => !had.has(file) && !onItsOwn.test(file))
}

function scripts(chunks: readonly Chunk[]): number {
  return sum(chunks.map(chunk => chunk.file))
}

function styles(chunks: readonly Chunk[]): number {
  return sum([...new Set(chunks.flatMap(chunk => chunk.css ?? []))])
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + statSync(join(client, `${file}.br`)).size, 0)
}

function startPage(language: Language) {
  const step = lines.startPage('/start')
  return {
    error: null,
    wadsworth_first_step: null,
    zip_code: null,
    insurance_type: null,
    lead_id: null,
    facts: { ...demoFacts, speech: language },
    screen: {
      name: 'step',
      route: '/start',
      properties: { ...allTold(step.props, language), kind: step.kind },
    },
  } as const
}
