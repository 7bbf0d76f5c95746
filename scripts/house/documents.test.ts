import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [...globSync('docs/**/*.md'), ...globSync('tests/*.md'), ...globSync('*.md')].map(file => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** `file: finding` for each match of the pattern that is a fault. */
function faults(pattern: RegExp, isFault: (match: string, file: string) => boolean): readonly string[] {
  return documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, match = '']) => isFault(match, file))
      .map(([, match]) => `${file}: ${match}`),
  )
}

test('every path of the sources that a document names is there', () => {
  const path = /`((?:src|data|tests|scripts|docs|bench|deploy|migrations)\/[\w./-]+)`/g
  expect(faults(path, named => !existsSync(named))).toEqual([])
})

test('every link from one document to another leads to a page and a heading that are there', () => {
  const link = /\]\((?!https?:|mailto:)([^)\s]+)\)/g
  const leadsNowhere = (target: string, from: string) => {
    const [path = '', heading] = target.split('#')
    const page =
      path === '' ? from : [path, `${path}.md`].map(each => join(dirname(from), each)).find(existsSync)
    return page === undefined || (heading !== undefined && !headingsOf(page).includes(heading))
  }
  expect(faults(link, leadsNowhere)).toEqual([])
})

test('docs/troubleshooting.md quotes what the set-up and the service say', () => {
  const says = ['scripts/setup.mjs', ...globSync('src/server/**/*.ts')].map(file =>
    readFileSync(file, 'utf8'),
  )
  const quoted = [...readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)]
  const isSaid = (words: string) => says.some(text => text.includes(words))
  expect(quoted.length).toBeGreaterThan(20)
  const parts = quoted.flatMap(([, message = '']) => message.split('…').map(part => part.trim()))
  expect(parts.filter(part => !isSaid(part))).toEqual([])
})

test('no document has a value where its words should be', () => {
  expect(faults(/(\[object \w+\]|\bundefined\b \|)/g, () => true)).toEqual([])
})

test('each page about carriers is read in ten minutes', () => {
  const pages = documents.filter(({ file }) => /^docs\/carriers(?:\.md|\/)/.test(file))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(({ text }) => text.split(/\s+/).length > 1800).map(({ file }) => file)).toEqual([])
})

/** What quotes others: history, the specification, the law's rules, questions, titles of tests, and bad examples. */
const quotes = /^(?:docs\/(?:decisions|lines)\/|docs\/(?:specification|law|design)\.md|tests\/)/

test('no document has words that nobody in America says (docs/design.md)', () => {
  const words =
    /\b(shall|needn['’]t|seldom|dear(?:er|est)|besides?|whilst|somebody|anybody|nobody|everybody)\b/gi
  const said = documents
    .filter(({ file }) => !quotes.test(file))
    .flatMap(({ file, text }) =>
      [...text.replace(/`[^`\n]*`/g, '').matchAll(words)].map(([word]) => `${file}: ${word}`),
    )
  expect(said).toEqual([])
})

/** The names that a document's headings have in links, as GitHub makes them. */
function headingsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
