import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plain } from './specification.ts'
import { testsIn } from './tests-in.ts'

const document = readFileSync('tests/operator-problems.md', 'utf8')
const rows = [...document.matchAll(/^\| (?!Problem \|)(.+?) \| (.+) \|$/gm)].map(
  ([, what = '', held = '']) => [what, held] as const,
)

/** A file of tests and words of a title in it, as they stand behind it up to the end of a cell. */
const named = /`([\w./-]+\.test\.tsx?)`(.*)$/

const titlesByFile = new Map<string, readonly string[]>()

function titlesIn(file: string): readonly string[] {
  const titles = titlesByFile.get(file) ?? testsIn(file, readFileSync(file, 'utf8')).map(({ title }) => title)
  titlesByFile.set(file, titles)
  return titles
}

test('tests/operator-problems.md has rows, and most of them are held by a test', () => {
  expect(rows.filter(([, held]) => named.test(held)).length).toBeGreaterThan(80)
})

test.each(rows)('tests/operator-problems.md: “%s” has its test, or a reason', (_, held) => {
  const [, file, words = ''] = named.exec(held) ?? []
  if (file === undefined) return expect(held).toMatch(/\w+ \w+ \w+/)
  expect(titlesIn(file).filter(title => title.includes(plain(words)))).not.toEqual([])
})
