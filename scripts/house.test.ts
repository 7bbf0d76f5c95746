import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'

// Rules of the house that the linter has no words for. Each reads the sources as text and names file and finding.

// What tests and measurements share is theirs.
const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)(?:testing|sample)(?:-[a-z]+)?\.tsx?$/.test(file)
const sources = globSync('src/**/*.{ts,tsx,css}')
  .filter(file => !isTest(file))
  .map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))

/** `file: finding` for each match of the pattern in the sources whose path matches. */
function findings(paths: RegExp, pattern: RegExp): string[] {
  return sources
    .filter(({ file }) => paths.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`))
}

const pure =
  /^src\/(?:(?:wizard|lines|law|risk|rating|contract)\/|kinds\/[^/]+\/[^/]+\.ts$|reference\/email\.ts$)/

describe('pure folders', () => {
  test('read no clock, no chance, no network and no environment', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bperformance\.now\b|\bMath\.random\b|\bcrypto\.\w+|\bprocess\.\w+|\bfetch\(|\bset(?:Timeout|Interval)\(/g
    expect(findings(pure, impure)).toEqual([])
  })
})

describe('imports of types alone', () => {
  // From each folder, what it may know by its types but never run.
  test.each([
    ['risk', /lines/],
    ['rating', /risk/],
    ['carriers', /risk/],
    // The page checks an answer as the server does; where it leads only the server knows.
    ['web', /wizard(?!\/(?:check|form|pressed)\.ts)/],
  ] as const)('%s imports only types of %s', (folder, target) => {
    const other = new RegExp(`import (?!type )[^;']*? from '(?:\\.\\./)+${target.source}/[^']+'`, 'g')
    const own = new RegExp(`^src/${folder}/`)
    const found = findings(own, other).filter(one => isOutside(folder, one))
    expect(found.filter(one => !onlyInlineTypes(one))).toEqual([])
  })
})

/** Whether a statement that was found imports from beyond the folder: `web` has a `wizard` of its own. */
function isOutside(folder: string, found: string): boolean {
  const [file = ''] = found.split(': ', 1)
  const imported = /'(\.[^']+)'/.exec(found)?.[1] ?? ''
  return !join(dirname(file), imported).startsWith(`src/${folder}/`)
}

/** `import { type A, type B } from` brings nothing at run time either. */
function onlyInlineTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1]?.split(',') ?? ['']
  return names.every(name => name.trim() === '' || name.trim().startsWith('type ')) && statement.includes('{')
}

describe('the page', () => {
  test('takes every color from tokens.css', () => {
    const color =
      /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi
    expect(findings(/^src\/(?:web|kinds)\/(?!.*tokens\.css$)/, color)).toEqual([])
  })

  test('changes its layout at the widths of the specification alone (spec 2.4, 9)', () => {
    const widths = '576|768|992|1200|1536'
    const sound = new RegExp(`min-width: (?:${widths})px|max-width: (?:575|767|991|1199|1535)\\.98px`)
    const media = findings(/^src\/.*\.css$/, /@media[^{]*width[^{]*/g)
    expect(media.length).toBeGreaterThan(0)
    expect(media.filter(found => !sound.test(found))).toEqual([])
  })

  test('handles what an import could not fetch where the build leaves the handler: in a try, or in a catch', () => {
    // The build calls `loadPiece` around `import(…).then(…)` as a whole: a second handler in it never hears of a file.
    const unheard = /\bimport\('[^']+'\)\s*\.then\((?:[^(),]|\([^()]*\))*,(?!\s*\))/g
    expect('import("./a.ts").then(use, tell)'.replaceAll('"', "'")).toMatch(unheard)
    expect(findings(/^src\/(?:web|kinds)\//, unheard)).toEqual([])
  })

  test('leaves what a visitor types in the field: no step input is controlled', () => {
    // What is typed before the page comes alive would be lost (radio, checkbox and the like keep their value).
    const field = /<(?:input|textarea|select)\b(?:=>|[^>])*>/gis
    const controlled = findings(/^src\/kinds\/.*View\.tsx$/, field).filter(
      found => /\svalue=/.test(found) && !/type=["'{]+(?:radio|checkbox|hidden|submit|button)/.test(found),
    )
    expect(controlled).toEqual([])
  })
})

describe('README.md', () => {
  test('lists exactly the settings that the service reads', () => {
    const read = [...readFileSync('src/server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): \[/gm)].map(
      found => found[1],
    )
    const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z][^|]*`) \|/gm)
    const told = [...rows].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? [])
    // Set by `npm run dev` alone.
    expect(told.sort()).toEqual(read.filter(name => name !== 'WADSWORTH_DEV').sort())
  })
})
