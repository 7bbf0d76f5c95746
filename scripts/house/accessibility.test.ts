import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plain } from '../spec/specification.ts'
import { testsIn } from '../spec/tests-in.ts'
import { isTest, readSources } from './sources.ts'

/** The success criteria of WCAG 2.2, by level. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

describe('docs/accessibility.md', () => {
  const rows = [
    ...readFileSync('docs/accessibility.md', 'utf8').matchAll(
      /^\| (\d\.\d\.\d+) [^|]+ \| (A{1,2}) \| ([^|]+) \| ([^|]+) \|$/gm,
    ),
  ].map(([, number = '', level, how = '', tests = '']) => ({ number, level, how, tests }))

  test.each(['A', 'AA'] as const)('has a row for each criterion of WCAG 2.2 at level %s', level => {
    const named = rows.filter(row => row.level === level).map(({ number }) => number)
    expect(named).toEqual(criteria[level].split(' '))
  })

  test('names a test in each row, and only tests that are there', () => {
    const faults = rows.flatMap(({ number, tests }) => {
      const named = [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)]
      if (named.length !== tests.split('<br>').length) return [`${number}: names something that is no test`]
      return named
        .filter(([, file = '', title = '']) => !hasTest(file, title))
        .map(([, file, title]) => `${number}: ${file} has no test “${title}”`)
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

function hasTest(file: string, begins: string): boolean {
  if (!existsSync(file)) return false
  return testsIn(file, readFileSync(file, 'utf8')).some(({ title }) =>
    (title.split(' › ').at(-1) ?? '').startsWith(plain(begins)),
  )
}

const page = readSources().filter(({ file }) => /^src\/(?:web|kinds)\//.test(file) && !isTest(file))

/** `file: match` for each match in the sources of the page. */
function found(pattern: RegExp, isMeant: (file: string) => boolean = () => true): readonly string[] {
  expect(page.length).toBeGreaterThan(100)
  return page
    .filter(({ file }) => isMeant(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))
}

describe('what does not apply, because', () => {
  test('the page plays nothing', () => {
    expect(found(/<(?:audio|video|embed)\b|\bnew Audio\b|AudioContext|autoPlay/g)).toEqual([])
  })

  test('nothing is dragged, swiped or shaken, and no pointer acts before it is released', () => {
    const gestures =
      /\b(?:draggable|onDrag\w*|onTouch\w+|touch(?:start|move)|device(?:motion|orientation))\b/g
    expect(found(gestures)).toEqual([])
    // Two keep a list still under a finger, the third knows that somebody is there.
    const watching = /\/(?:QuoteList|CardsApp|Hesitation)\.tsx$/
    expect(
      found(/\bon(?:Pointer|Mouse)(?:Down|Move)\b|'pointerdown'/g, file => !watching.test(file)),
    ).toEqual([])
  })

  test('keys mean something only in a field, on a card or in a dialog', () => {
    expect(found(/\baccessKey\b/g)).toEqual([])
    // Whoever hesitates is noticed by any key; the page in the FAQ hears Escape.
    const known = /\/(?:Hesitation|FaqDialog)\.tsx$/
    expect(found(/addEventListener\('key\w+'/g, file => !known.test(file))).toEqual([])
  })

  test('no page asks for a password, or what is in a picture', () => {
    expect(found(/type="password"|current-password|captcha/gi)).toEqual([])
  })
})

test('every picture on the page has a text next to it, and so an empty one of its own, or says what it shows', () => {
  const pictures = page.flatMap(({ file, text }) =>
    [...text.matchAll(/<img\b[^>]*?(?:\/>|>(?=\s|<|\)))/gs)].map(([tag]) => ({ file, tag })),
  )
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter(({ tag }) => !/\balt=/.test(tag))).toEqual([])
})

test('no text refers to something by its place, shape or color', () => {
  const texts = [
    ...page.map(({ file, text }) => ({ file, text })),
    ...globSync('src/texts/**/*.md').map(file => ({ file, text: readFileSync(file, 'utf8') })),
  ]
  const byLook =
    /\b(?:(?:green|red|round|blue|gray|big) (?:button|box|link|icon)|(?:button|box|link|menu|list) (?:on|to) the (?:left|right))\b/gi
  const refers = texts.flatMap(({ file, text }) =>
    [
      ...text
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\/\/.*/g, '')
        .matchAll(byLook),
    ].map(([match]) => `${file}: ${match}`),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(refers).toEqual([])
})
