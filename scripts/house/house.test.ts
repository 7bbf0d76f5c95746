import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { checkers } from '../../src/connectors/rate-plan/load-plan-files.ts'
import { failures } from '../../src/server/failures.ts'
import { missingInProduction } from '../../src/server/settings/config.ts'
import { settings } from '../../src/server/settings/settings.ts'
import { circlesIn } from './circles.ts'
import { faultOf, roomOf } from './fences.ts'
import { readBack } from './read-back.ts'
import { rooms } from './rooms.ts'
import { isTest, readSources } from './sources.ts'
import { strayWords } from './stray-words.ts'

// Rules of the house that the linter has no words for. Each reads the sources as text and names file and finding.

const product = readSources().filter(({ file }) => !isTest(file))
const styles = globSync('src/**/*.css').map(file => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}))
const lengthOf = ({ text }: { readonly text: string }) => text.trimEnd().split('\n').length

/** `file: finding` for each match of the pattern in the given sources. */
function findings(isMeant: (file: string) => boolean, pattern: RegExp): string[] {
  return [...product, ...styles]
    .filter(({ file }) => isMeant(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`))
}

describe('the rooms', () => {
  test('import only from rooms that they may use, and from some only types', () => {
    const faults = product.flatMap(source =>
      source.imports.flatMap(imported => {
        const fault = faultOf(source, imported)
        return fault === null ? [] : [`${source.file}: ${imported.from}: ${fault}`]
      }),
    )
    expect(faults).toEqual([])
  })

  test('have no circle between their files', () => {
    expect(circlesIn(product)).toEqual([])
  })

  test('never import test code or anything outside src', () => {
    const faults = product.flatMap(({ file, imports }) =>
      imports
        .filter(
          imported => imported.file !== null && (isTest(imported.file) || !imported.file.startsWith('src/')),
        )
        .map(imported => `${file}: ${imported.from}`),
    )
    expect(faults).toEqual([])
  })

  test('that are pure use no clock, no randomness, no network and no environment', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bperformance\.now\b|\bMath\.random\b|\bcrypto\.\w+|\bprocess\.\w+|\bfetch\(|\bset(?:Timeout|Interval)\(/g
    const isPure = (file: string) =>
      roomOf(file)?.isPure === true || /^src\/reference\/(?:email|name-key)\.ts$/.test(file)
    expect(findings(isPure, impure)).toEqual([])
  })

  test('write amounts, days and lists for people in one of them alone', () => {
    // A calendar of New York, sentences in a site's texts, a look-up's order, and words of other contracts.
    const others =
      /^src\/(?:units\/today|texts\/claims\/sentences|reference\/build\/vehicles|connectors\/acord\/envelope|site\/site-file)\.ts$/
    const isOther = (file: string) => !file.startsWith('src/language/') && !others.test(file)
    expect(findings(isOther, /\bIntl\.|\.toLocale\w*String\(|'en-US'/g)).toEqual([])
  })

  test('say nothing to a visitor outside the words of a file', () => {
    const strays = product
      .filter(({ file }) => /^src\/(?:web\/|kinds\/.*\.tsx$)/.test(file))
      .flatMap(strayWords)
    expect(strays).toEqual([])
  })

  test('read nothing back out of a text that was told', () => {
    // What lays a text out on a page or a picture, and what a mail server answered.
    const others =
      /^src\/(?:web\/format\/Unbroken|server\/pictures\/price-picture|server\/mail\/deliver-mails)\.tsx?$/
    const telling = /^src\/(?:web|kinds|server\/(?:http|journey|leads|mail|pictures|results))\//
    const reading = product.filter(({ file }) => telling.test(file) && !others.test(file)).flatMap(readBack)
    expect(reading).toEqual([])
  })

  test('hold no folder of more than twenty files beside their tests', () => {
    const folders = Map.groupBy([...product, ...styles], ({ file }) => dirname(file))
    expect([...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder)).toEqual([])
  })

  test('hold no file over 400 lines but lines and law', () => {
    const long = product
      .filter(({ file }) => !/^src\/(?:lines|law)\//.test(file))
      .filter(one => lengthOf(one) > 400)
    expect(long.map(({ file }) => file)).toEqual([])
  })
})

test('every failure of the catalog is raised somewhere', () => {
  const raising = product.filter(({ file }) => !/^src\/(?:server\/failures|contract\/call)\.ts$/.test(file))
  const isRaised = (key: string) => raising.some(({ text }) => text.includes(`'${key}'`))
  expect(Object.keys(failures.en).filter(key => !isRaised(key))).toEqual([])
})

test('plans are checked again when a room that their checks depend on changes', () => {
  const rating = rooms.filter(({ files }) => /^rating(?:\/|$)/.test(files))
  const used = rating.flatMap(({ files, may }) => [files, ...may]).map(name => name.split('/', 1)[0] ?? '')
  expect([...new Set(used)].sort()).toEqual(checkers.toSorted())
})

describe('the page', () => {
  test('takes every color from tokens.css', () => {
    const color =
      /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi
    expect(findings(file => /^src\/(?:web|kinds)\/(?!.*tokens\.css$)/.test(file), color)).toEqual([])
  })

  test('changes its layout only at the widths of the specification (spec 2.4.12)', () => {
    const widths = '576|768|992|1200|1536'
    // With letters of the usual size 15 em are 240 px, and no window is that narrow: it is for letters of twice the size.
    const sound = new RegExp(
      `min-width: (?:${widths})px|max-width: (?:(?:575|767|991|1199|1535)\\.98px|15em)`,
    )
    const media = findings(file => file.endsWith('.css'), /@media[^{]*width[^{]*/g)
    expect(media.length).toBeGreaterThan(0)
    expect(media.filter(query => !sound.test(query))).toEqual([])
  })

  test('handles failed imports where the build keeps the handler: in a try, or in a catch', () => {
    // The build calls `loadPiece` around `import(…).then(…)` as a whole: a second handler inside it never gets the
    // failure.
    const unheard = /\bimport\('[^']+'\)\s*\.then\((?:[^(),]|\([^()]*\))*,(?!\s*\))/g
    expect('import("./a.ts").then(use, tell)'.replaceAll('"', "'")).toMatch(unheard)
    expect(findings(file => /^src\/(?:web|kinds)\//.test(file), unheard)).toEqual([])
  })

  test('leaves what a visitor types in the field: no step input is controlled', () => {
    // What is typed before the page comes alive would be lost (radio, checkbox and the like keep their value).
    const field = /<(?:input|textarea|select)\b(?:=>|[^>])*>/gis
    const controlled = findings(file => /^src\/kinds\/.*View\.tsx$/.test(file), field).filter(
      tag => /\svalue=/.test(tag) && !/type=["'{]+(?:radio|checkbox|hidden|submit|button)/.test(tag),
    )
    expect(controlled).toEqual([])
  })
})

describe('package.json', () => {
  test('has only runtime packages among the dependencies, and build and test packages for development', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const byFile = new Map(product.map(source => [source.file, source]))
    const seen = new Set<string>()
    const packages = new Set<string>()
    const open = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const imported of byFile.get(file)?.imports ?? []) {
        // What loads on demand is Vite, for development, or the built page.
        if (imported.isType || imported.isLazy) continue
        if (imported.file !== null) open(imported.file)
        else if (!imported.from.startsWith('node:'))
          packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(imported.from)?.[0] ?? '')
      }
    }
    const commands = [...byFile.keys()].filter(file => /^src\/server\/commands\/[^/]+\.ts$/.test(file))
    const programs = [
      'src/server/main.ts',
      'src/server/worker.ts',
      'src/server/pictures/draw-pictures.ts',
      'src/sandbox/main.ts',
      ...commands,
    ]
    programs.forEach(open)
    expect([...packages].sort()).toEqual(Object.keys(dependencies).sort())
  })
})

test('no text says “shall” (docs/design.md)', () => {
  expect(findings(() => true, /.*\bshall\b.*/gi)).toEqual([])
})

describe('comments', () => {
  test('cite only documents that are in the repository', () => {
    const cited = [...readSources(), ...styles].flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w/.-])[a-z][\w/-]*\.md\b|\(domain:[^)]*\)/g)].map(([name]) => ({
        file,
        name,
      })),
    )
    expect(cited.length).toBeGreaterThan(0)
    const isThere = (name: string) => existsSync(name) || existsSync(`docs/${name}`)
    expect(cited.filter(({ name }) => !isThere(name))).toEqual([])
  })
})

describe('README.md', () => {
  test('lists only settings that the service reads, and those that production needs', () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z][^|]*`) \|/gm)
    const documented = [...rows].flatMap(([, names = '']) => names.match(/[A-Z_0-9]+/g) ?? [])
    expect(documented.filter(name => !Object.hasOwn(settings, name))).toEqual([])
    expect(documented).toEqual(expect.arrayContaining([...missingInProduction({})]))
  })
})

test('docs/commands.md lists exactly the commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rows = readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)
  const documented = new Set([...rows].map(([, name]) => name))
  expect([...documented].sort()).toEqual(Object.keys(scripts).sort())
})
