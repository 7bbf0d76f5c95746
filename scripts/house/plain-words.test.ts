import { expect, test } from 'vitest'
import { unplainWords } from './plain-words.ts'
import { isTest, readSources } from './sources.ts'

/** The folders of questions, law and sentences. */
const rooms = /^src\/(?:connectors|kinds|law|lines|risk|sentences|wizard)\//

const sources = readSources().filter(({ file }) => rooms.test(file) && !isTest(file))

test('questions, law and sentences have no word that nobody says (docs/design.md)', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(unplainWords)).toEqual([])
})

const wordsOf = (text: string, file = 'src/kinds/a.ts') =>
  unplainWords({ file, text }).map(said => said.replace(`${file}: `, ''))

test.each([
  ['a text', `const title = { en: 'Which car shall we insure?' }`, ['Which car shall we insure?']],
  [
    'words of a file',
    `const words = wordsIn({ en: { box: 'Please tick the box.' } })`,
    ['Please tick the box.'],
  ],
  ['a function of values', `const text = { we: n => \`It seldom costs \${n}.\` }`, ['It seldom costs ….']],
  [
    'a choice of texts',
    `const text = { en: is ? 'You needn’t.' : 'It stands.' }`,
    ['You needn’t.', 'It stands.'],
  ],
  [
    'cover as a noun',
    `const label = [{ en: 'Cover' }, { en: 'less cover' }, { en: 'of these covers' }]`,
    ['Cover', 'less cover', 'of these covers'],
  ],
])('are found in %s', (_, text, found) => expect(wordsOf(text)).toEqual(found))

test('“may not” is found in the law alone, and there in every string', () => {
  const text = `const words = { credit: 'Your credit may not count.' }, text = { en: 'You may not need it.' }`
  expect(wordsOf(text)).toEqual([])
  expect(wordsOf(text, 'src/law/a.ts')).toEqual(['Your credit may not count.', 'You may not need it.'])
})

test.each([
  ['a policy that covers', `const text = { en: 'Insurers that cover this. It covers each car.' }`],
  ['names and values', `const step = { cover: 'cover', kind: 'covers', stands: 'stands' }`],
  ['other words', `const text = { en: 'Tickets, sticky roof coverings and endearing standards.' }`],
])('leave %s', (_, text) => expect(wordsOf(text)).toEqual([]))
