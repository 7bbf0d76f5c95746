import { expect, test } from 'vitest'
import { readBack } from './read-back.ts'

const found = (text: string) => readBack({ file: 'a.tsx', text }).map(one => one.replace('a.tsx: ', ''))

test.each([
  ['a told text that is taken apart', `told(name, speech).split(', ')`],
  ['a word of the file', 'say.title.toLowerCase()'],
  ['a word with its values', 'say.offer(agent).slice(3)'],
  ['a name under which views have texts', 'row.label.replace(/ limit$/, suffix)'],
  ['one language of a text', 'what.en.charAt(0)'],
  ['a pattern', '/[$][0-9]+/.exec(one.title)'],
  ['a comparison with words of ours', `sentence === 'Good until tomorrow.'`],
  ['a search for words of ours', `price?.message.includes('estimate')`],
])('finds %s', (_, text) => expect(found(text)).toEqual([text]))

test('finds what was told a line above', () => {
  expect(found(`const said = tell(sentence)\nconst short = said.slice(0, 9)`)).toEqual(['said.slice(0, 9)'])
})

test.each([
  ['the words of a file', `wordsIn({ en: { add: (insurance: string) => insurance.toLowerCase() } })`],
  ['whether there is any', `title !== undefined && sentence !== ''`],
  ['told texts among each other', 'shared.details.includes(sentence)'],
  ['what a visitor typed', 'input.value.trim().slice(0, 9)'],
  ['keys', `sentence.key.startsWith('assumed.')`],
])('leaves %s', (_, text) => expect(found(text)).toEqual([]))
