import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, readSources } from '../house/sources.ts'
import { textsIn } from '../house/texts-in.ts'
import { everyOtherText, type Section } from './copy-of.ts'
import { readingGrade } from './reading-grade.ts'

/** The school grade that a text may ask of its reader (docs/design.md). */
const highest = 7

const hard = (sections: readonly Section[]) =>
  sections
    .map(({ title, texts }) => ({ title, grade: readingGrade(texts) ?? 0 }))
    .filter(({ grade }) => grade > highest)

test('the questions of every line read at grade 7 or lower', () => {
  const lines = readSources().filter(({ file }) => file.startsWith('src/lines/') && !isTest(file))
  expect(hard(lines.map(source => ({ title: source.file, texts: textsIn(source) })))).toEqual([])
})

test('so do all other pages, mails and messages', () => {
  const sections = everyOtherText()
  expect(sections.length).toBeGreaterThan(30)
  expect(hard(sections)).toEqual([])
})

test('and the pages to read', () => {
  const pages = globSync('src/texts/default/*.md').map(file => ({ title: file, texts: wordsOf(file) }))
  expect(pages.length).toBeGreaterThan(5)
  expect(hard(pages)).toEqual([])
})

/** As the butler says them: without what a company says, and without marks of Markdown. */
function wordsOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .replaceAll(/{{\^assistant}}.*?{{\/assistant}}/g, '')
    .replaceAll(/{{[#^/].*?}}/g, '')
    .replaceAll(/{{.*?}}/g, '…')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('\n')
}
