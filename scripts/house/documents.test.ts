import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [...globSync('docs/**/*.md'), 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].map(file => ({
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

/** The names that a document's headings have in links, as GitHub makes them. */
function headingsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
